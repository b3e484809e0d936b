/** What the page asks the server for. Whatever goes wrong is a `Trouble`, with a sentence to read. */

import { once } from "./lost";
import { BEHIND, patiently } from "./patience";
import { server } from "./server";
import { settings } from "./settings.svelte";
import { unbroken } from "./unbroken";
import type {
  AccountSeen,
  Attached,
  Attaching,
  Attempt,
  CatalogueEntry,
  ChairCode,
  CheckedBox,
  Claim,
  Continuing,
  Counting,
  Directing,
  Doors,
  EditionForm,
  EditionText,
  Example,
  FactText,
  Founded,
  GameWords,
  Glance,
  Keyring,
  KeyringRevision,
  League,
  LeaguesHere,
  Left,
  Lesson,
  LessonEntry,
  Lobby,
  NewReplay,
  NewTable,
  NewTournament,
  Noticed,
  NoticeWays,
  Noticing,
  Opened,
  OpenedBox,
  OverviewPart,
  OwnBox,
  PersonCode,
  Problem,
  Rematch,
  Replay,
  Reported,
  Review,
  Reviewing,
  RuleSection,
  SealedKeyring,
  Seat,
  SharedBox,
  SharedBoxes,
  SignedIn,
  SignInBegun,
  SignInReturn,
  TableInfo,
  TableKey,
  Tip,
  TournamentInfo,
  Withdrawn,
} from "./wire";
import { words } from "./words";

const GATEWAY = [502, 503, 504];
const STARTING = "starting"; // what a proxy answers for a server that is not there yet

export class Trouble extends Error {
  readonly code: string;

  constructor(problem: Problem) {
    super(problem.text);
    this.code = problem.code;
  }
}

/** Whether that is what was wrong. */
export function wasWrong(error: unknown, code: string): boolean {
  return error instanceof Trouble && error.code === code;
}

/** What leaves it open whether it was done: no answer, that of a proxy, or of a server that stops or stumbles. */
const OPEN = ["unreachable", STARTING, "server", "stopping", "broken"];

/** Whether it is to be asked again: it may have been done, and nobody knows; or nothing was done yet. */
export function unanswered(error: unknown): boolean {
  return [...OPEN, BEHIND].some((code) => wasWrong(error, code));
}

/** The sentence for whatever was thrown. */
export function told(error: unknown): string {
  return error instanceof Trouble ? error.message : words.text("trouble-page");
}

/** Asks, and again where a server has yet to see what happened, or to start behind its proxy. */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const reads = (init.method ?? "GET") === "GET";
  return patiently(
    () => answered(path, init),
    (error) => wasWrong(error, BEHIND) || (reads && wasWrong(error, STARTING)),
  );
}

async function answered(path: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await server().ask(path, {
      ...init,
      headers: { "Accept-Language": settings.language, ...init.headers },
    });
  } catch {
    throw new Trouble({ code: "unreachable", text: words.text("trouble-unreachable") });
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  const code = GATEWAY.includes(answer.status) ? STARTING : "server";
  throw new Trouble(problem?.text ? problem : { code, text: words.text("trouble-server") });
}

async function get<T>(
  path: string,
  about: Record<string, string> = {},
  several: string[][] = [],
): Promise<T> {
  const query = new URLSearchParams([
    ...Object.entries({ language: settings.language, ...about }),
    ...several,
  ]);
  return JSON.parse(await (await ask(`${path}?${query}`)).text(), unbroken);
}

/** With `exactly`, texts are files, and stay as they are. */
async function send<T>(
  method: "POST" | "PUT",
  path: string,
  body: unknown,
  exactly = false,
): Promise<T> {
  const answer = await ask(`${path}?language=${settings.language}`, {
    method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return JSON.parse(await answer.text(), exactly ? undefined : unbroken);
}

/** Opens something, which is the same one where the answer was lost and it is asked for once more. */
function anew<T>(path: string, wish: object): Promise<T> {
  return once(path, wish, (asked) => send<T>("POST", path, asked));
}

/** What has files in it. */
async function files<T>(path: string): Promise<T> {
  return JSON.parse(await (await ask(`${path}?language=${settings.language}`)).text());
}

const at = encodeURIComponent;
const seat = (table: string, number: number) => `/api/tables/${at(table)}/seats/${number}`;
const exampleAt = (game: string, name: string) => `/api/games/${at(game)}/examples/${at(name)}`;

export const api = {
  games: () => get<CatalogueEntry[]>("/api/games"),
  words: (game: string) => get<GameWords>(`/api/games/${at(game)}`),
  tableWords: (table: string) => get<GameWords>(`/api/tables/${at(table)}/words`),
  tableFacts: (table: string) => get<FactText[]>(`/api/tables/${at(table)}/facts`),
  rules: (game: string, language: string) =>
    get<RuleSection[]>(`/api/games/${at(game)}/rules`, { language }),
  overview: (game: string, language: string) =>
    get<OverviewPart[]>(`/api/games/${at(game)}/overview`, { language }),
  tips: (game: string) => get<Tip[]>(`/api/games/${at(game)}/tips`),
  lessons: (game: string) => get<LessonEntry[]>(`/api/games/${at(game)}/lessons`),
  lesson: (game: string, name: string) => get<Lesson>(`/api/games/${at(game)}/lessons/${at(name)}`),
  counting: () => get<Counting>("/api/counting"),
  /** Tells that somebody has reached a step of a lesson, where that is counted. */
  reached: (game: string, name: string, step: number) =>
    send<Counting>("POST", `/api/games/${at(game)}/lessons/${at(name)}/reached`, { step }),
  example: (game: string, name: string, language: string) =>
    get<Example>(exampleAt(game, name), { language }),
  /** How an example stands after so many of its moments, and what was played from there. */
  attempt: (game: string, name: string, after: number, played: readonly number[]) =>
    get<Attempt>(
      `${exampleAt(game, name)}/attempt`,
      { after: String(after) },
      played.map((action) => ["played", String(action)]),
    ),
  edition: (game: string) => get<EditionText>(`/api/games/${at(game)}/edition`),
  /** What is asked of whoever owns a box, and the check of what they say. */
  form: (game: string) => files<EditionForm>(`/api/games/${at(game)}/edition/form`),
  readBox: (game: string, text: string) =>
    send<CheckedBox>("POST", `/api/games/${at(game)}/edition/read`, { text }, true),
  writeBox: (game: string, box: OwnBox) =>
    send<CheckedBox>("POST", `/api/games/${at(game)}/edition/written`, box, true),
  /** The files that owners share, and one of them. */
  boxes: (game: string) => files<SharedBoxes>(`/api/games/${at(game)}/editions`),
  box: (id: string) => files<OpenedBox>(`/api/editions/${at(id)}`),
  shareBox: (game: string, key: string, text: string, made: string) =>
    send<SharedBox>("POST", `/api/games/${at(game)}/editions`, { key, text, made }),
  changeBox: (id: string, key: string, text: string) =>
    send<SharedBox>("PUT", `/api/editions/${at(id)}`, { key, text }),
  withdrawBox: (id: string, key: string) =>
    send<Withdrawn>("POST", `/api/editions/${at(id)}/withdrawn`, { key }),
  open: (table: NewTable) => anew<Opened>("/api/tables", table),
  /** How some tables stand, in their order. */
  glance: (asked: TableKey[]) => send<Glance[]>("POST", "/api/glances", { asked }),
  /** Opens the rematch of a table, for whoever has a key to it; or tells which it is. */
  rematch: (table: string, key: string) =>
    send<Rematch>("POST", `/api/tables/${at(table)}/rematch`, { key }),
  /** The tables that wait for anybody, where there may be any. */
  lobby: () => get<Lobby>("/api/lobby"),
  /** Sits down at one of them, by a key that was made here. */
  sit: (table: string, key: string, name: string) =>
    send<Seat>("POST", `/api/tables/${at(table)}/seat`, { key, name }),
  /** Votes that a bot plays for somebody who is away, or no longer. */
  vote: (table: string, number: number, key: string, agrees: boolean) =>
    send<TableInfo>("POST", `${seat(table, number)}/vote`, { key, agrees }),
  /** Tells the host of the server about somebody at a table. */
  report: (table: string, about: number, key: string, text: string) =>
    send<Reported>("POST", `/api/tables/${at(table)}/reports`, { key, seat: about, text }),
  /** Changes who may come to a table; what is not named stays. */
  doors: (table: string, wished: Doors) =>
    send<TableInfo>("PUT", `/api/tables/${at(table)}/doors`, wished),
  look: (table: string) => get<TableInfo>(`/api/tables/${at(table)}`),
  /** Exchanges the code of a link for a key that was made here. */
  join: (table: string, number: number, code: string, key: string, name: string) =>
    send<TableInfo>("POST", `${seat(table, number)}/join`, { code, key, name }),
  /** Gives a seat to a bot of that level, or back to its person (null). */
  reseat: (table: string, number: number, key: string, level: string | null) =>
    send<TableInfo>("PUT", seat(table, number), { key, level }),
  /** Makes a new link to a seat; one that somebody has a key to is freed by it. */
  invite: (table: string, number: number, host: string, frees: boolean) =>
    send<ChairCode>("POST", `${seat(table, number)}/invitation`, { host, frees }),
  /** Makes a link to one's own seat, for one more browser. */
  handOver: (table: string, number: number, key: string) =>
    send<ChairCode>("POST", `${seat(table, number)}/handover`, { key }),
  /** Lets a new key alone open one's own seat. */
  lock: (table: string, number: number, key: string, fresh: string) =>
    send<TableInfo>("POST", `${seat(table, number)}/lock`, { key, new: fresh }),
  noticeWays: () => get<NoticeWays>("/api/notices"),
  /** Wishes for notices at a seat, or no more, or only asks what is kept. */
  notice: (table: string, number: number, key: string, wish: Partial<Noticing>) =>
    send<Noticed>("PUT", `${seat(table, number)}/notices`, {
      ...wish,
      key,
      language: settings.language,
    }),
  /** Opens a table that goes on from a moment of a finished match. */
  goOn: (from: Continuing) => anew<Opened>("/api/replays/continuation", from),
  /** The sealed list of tables that several browsers of one person share, by its place. */
  keyring: {
    find: (place: string) => send<Keyring>("POST", "/api/keyrings/found", { place }),
    keep: (kept: SealedKeyring) => send<KeyringRevision>("PUT", "/api/keyrings", kept),
    drop: (place: string) => send<KeyringRevision>("POST", "/api/keyrings/dropped", { place }),
  },
  /** Signing in by the provider of the host, so that an account leads to that list; by its mark. */
  account: {
    find: (mark: string | null) => send<AccountSeen>("POST", "/api/accounts/found", { mark }),
    begin: () => send<SignInBegun>("POST", "/api/accounts/begun", {}),
    finish: (back: SignInReturn) => send<SignedIn>("POST", "/api/accounts/finished", back),
    attach: (asked: Attaching) => send<Attached>("POST", "/api/accounts/attached", asked),
    forget: (mark: string) => send<AccountSeen>("POST", "/api/accounts/forgotten", { mark }),
  },
  /** Tables of results of some friends: at a table, and by the key of a member. */
  leagues: {
    here: (table: string, number: number, key: string) =>
      send<LeaguesHere>("POST", `${seat(table, number)}/leagues`, { key }),
    count: (table: string, number: number, asked: Claim) =>
      send<LeaguesHere>("PUT", `${seat(table, number)}/leagues`, asked),
    find: (member: string) => send<League>("POST", "/api/leagues/found", { member }),
    rename: (member: string, name: string) =>
      send<League>("PUT", "/api/leagues/name", { member, name }),
    leave: (member: string) => send<Left>("POST", "/api/leagues/left", { member }),
    /** Exchanges the key of a member for a new one. */
    exchange: (member: string, fresh: string) =>
      send<League>("PUT", "/api/leagues/key", { member, new: fresh }),
  },
  /** Tournaments of people: opened, looked at with one's key, entered by one made here, directed. */
  tournament: {
    open: (wanted: NewTournament) => anew<Founded>("/api/tournaments", wanted),
    look: (id: string, key: string | null) =>
      send<TournamentInfo>("POST", `/api/tournaments/${at(id)}/look`, { key }),
    enter: (id: string, key: string, name: string) =>
      send<TournamentInfo>("POST", `/api/tournaments/${at(id)}/people`, { key, name }),
    /** Makes a link for somebody who takes part, which alone lets them play from then on. */
    invite: (id: string, key: string, person: number, name: string) =>
      send<PersonCode>("POST", `/api/tournaments/${at(id)}/links`, { key, person, name }),
    /** Exchanges a key, or the code of such a link, for a new key. */
    exchange: (id: string, key: string, fresh: string) =>
      send<TournamentInfo>("PUT", `/api/tournaments/${at(id)}/keys`, { key, new: fresh }),
    order: (id: string, asked: Directing) =>
      send<TournamentInfo>("POST", `/api/tournaments/${at(id)}/orders`, asked),
  },
  replay: (replay: NewReplay) => send<Replay>("POST", "/api/replays", replay),
  /** How far a review is; it goes on as long as it is asked for. */
  review: (asked: Reviewing) => send<Review>("POST", "/api/replays/review", asked),
  async record(table: string, key: string | null): Promise<string> {
    const headers = key ? { Authorization: `Bearer ${key}` } : {};
    const path = `/api/tables/${at(table)}/record?language=${settings.language}`;
    return (await ask(path, { headers })).text();
  },
};
