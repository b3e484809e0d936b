/** What the folder of a game is given, and what it provides. No rule of any game. */

import type { Component } from "svelte";
import type { Team } from "../house/ending";
import { BACK, type Next } from "../session.svelte";
import type { Ending, Line, Named, Option, Passage, Prompt, View } from "../wire";
import type { Catalogue } from "../words";

/** The names of what a game is made of, in the reader's language. */
export interface Things {
  /** The card (or category, ...) of that word; a word nobody knows names itself. */
  thing(kind: string, word: string): Named;
  /** The name of a card, or of whatever else lies in the places of this game. */
  card(word: string): Named;
  /** All things of a kind, as the server lists them. */
  all(kind: string): Named[];
  /** What is printed, as the game describes it: the `Board` of its `table.ts`. */
  board: unknown;
  /** The name of a place by the name of its zone. */
  place(zone: string): string;
  /** The game that they belong to. */
  game: string;
  /** What things are for, by their keys in the glossary of the game; of unknown ones nothing. */
  about(...keys: string[]): Passage[];
}

export { BACK, type Next };

/** What the reader settles before being asked, as the game describes it. */
export interface Ahead {
  offer: unknown;
  answer: unknown;
  /** Whether it does not hold now, as the reader acts by hand. */
  rests: boolean;
  /** Settles this; null: nothing any more. */
  settle(answer: unknown): void;
}

export interface BoardProps {
  view: View;
  /** Null while nobody is asked. Options are there only if the reader is asked. */
  prompt: Prompt | null;
  /** By seat. */
  names: string[];
  /** All that was told so far, in its order. */
  lines: Line[];
  things: Things;
  /** Plays a legal option, then what each `next` finds; of a refused one the page tells the rule. */
  choose(option: Option, ...next: Next[]): void;
  /** Takes the last answer back, and then plays what each `next` finds; not there where that is a whole move. */
  retake?: ((...next: Next[]) => void) | undefined;
  /** Not there where nothing can be settled, or others at this screen would see it. */
  ahead?: Ahead | undefined;
  /** The action that the hint names. */
  hinted: number | null;
  /** The action that was refused just now. */
  refused?: number | null;
  /** What a lesson speaks of, by its `data-anchor`: the part with the first of them is shown. */
  lit?: readonly string[] | undefined;
}

/** Moments of a match, for developers. */
export interface Positions {
  /** The record of the match. */
  record: string;
  /** How many actions lie before each moment, by the seat that sees it; after the last, onlookers. */
  plies: Record<number, number[]>;
}

/** Something that moves from one element to another, each named by its `data-anchor`. */
export interface Flight {
  /** The word of a card, or "?" for one that is not seen. */
  what: string;
  from: string;
  to: string;
}

/** What happened at the table without a choice of the reader. */
export interface Forced {
  /** What it happened to, as the leaf that flies is told; empty where that is nothing to be drawn. */
  what: string;
  /** What is told of it, at once. */
  lines: Line[];
}

export interface LeafProps {
  /** What flies, as the flight tells it. */
  word: string;
  view: View;
  /** By seat. */
  names: string[];
  things: Things;
}

/** How a match ended, to be counted up or looked at. */
export interface FinalProps {
  view: View;
  /** In the order of their seats. */
  teams: Team[];
  /** By seat. */
  names: string[];
  things: Things;
}

export interface CountProps extends Omit<FinalProps, "names"> {
  ending: Ending;
  /** Whether to count one by one, and to tell when it is `done`; else all is shown at once. */
  counting: boolean;
  done(): void;
}

export interface GameFolder {
  Board: Component<BoardProps>;
  /** The shape of each seat, where the game deals them; of no seat before that. */
  shapes?(view: View): number[];
  /** What moves because of that line, seen by that observer. */
  flights?(line: Line, observer: number, things: Things): Flight[];
  /**
   * What of all that just happened came to the reader, who is that observer, by itself, and what was decided for
   * the whole table: it is held up for a moment.
   */
  forced?(fresh: Line[], observer: number, things: Things): Forced[];
  /** Draws what flies, or is held up; it fills the width it is given. */
  Leaf?: Component<LeafProps>;
  /** The small picture on the button of an option, in the colour of the text. */
  Mark?: Component<{ option: Option; things: Things }>;
  /** What the button of an option tells below its name; nothing if empty. */
  note?(option: Option, things: Things, view: View): string;
  /** The kinds of options that the board offers too: each option that is legal has its place there. */
  onBoard?: readonly string[];
  /** Those of them that are listed only for who asks, since the board puts several together. */
  together?: readonly string[];
  /** What the reader has to answer with, such as money: it stands below the question. */
  Means?: Component<{ view: View; prompt: Prompt }>;
  /** Draws what a passage of the game in one page speaks of, or nothing, in a row of the text’s height. */
  Picture?: Component<{ passage: string; things: Things }>;
  /** Draws how points were counted, in place of the plain score sheet. */
  Count?: Component<CountProps>;
  /** Draws what stays to be looked at when the match is over. */
  Final?: Component<FinalProps>;
  /** Stands beside the title: how far the match has come, such as its phases. */
  Heading?: Component<{ view: View; things: Things | null }>;
  /** The parts that the folder draws, for developers, above the positions: `/showcase/<game>`. */
  Showcase?: Component<{ things: Things; view: View }>;
  positions?(): Promise<Positions>;
  /** What is printed on the board, the cards or the tiles, each with the `data-anchor` of its place. */
  printed?(): Promise<Component<{ things: Things; view: View }>>;
  /** The folder's own words as a Fluent catalogue; they are asked for by `text` of words.ts. */
  catalogue?: Catalogue;
}
