/** Two lists of what the same person has keys to made one: whatever either browser knows later is what is so. */

/** What browsers of one person share of a table. */
export interface Entry {
  game: string;
  title: string;
  when: number;
  host: string | null;
  mine: Record<number, string>;
  friends: Record<number, string>;
  /** When each of the keys came to be known, by its name (`host`, `mine.0`, `friends.1`). */
  since: Record<string, number>;
}

/** As whom somebody is known in a table of results, by the key of the member. */
export interface Membership {
  league: string;
  title: string;
  when: number;
}

/** A tournament that somebody takes part in, or organises. */
export interface Cup {
  name: string;
  when: number;
  /** The organiser's key, */
  host: string | null;
  /** and one's own, which opens one's seat at each table. */
  key: string | null;
  /** When each of both came to be known, by its name. */
  since: Record<string, number>;
}

export interface List {
  tables: Record<string, Entry>;
  leagues: Record<string, Membership>;
  tournaments: Record<string, Cup>;
  /** When any of them were forgotten. */
  gone: Record<string, number>;
}

const MOST_GONE = 200; // the last ones
const MOST = 40; // tables of results, and tournaments: those looked at last
const MOST_BYTES = 36_000; // of a list as JSON: the server takes no more once it is sealed
const HOUR = 3_600_000;

const of = <Value>(found: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(found, name) ? found[name] : undefined;

const both = <Value>(one: Record<string, Value>, other: Record<string, Value>): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

const latest = <Value>(found: [string, Value][], when: (value: Value) => number) =>
  found.sort(([a, one], [b, other]) => when(other) - when(one) || (a < b ? -1 : 1));

/** Whichever order they come in, and however often: the same list. */
export function merge(one: List, other: List): List {
  const gone = both(one.gone, other.gone).map((id): [string, number] => [
    id,
    Math.max(of(one.gone, id) ?? 0, of(other.gone, id) ?? 0),
  ]);
  const known = new Map(gone);
  return {
    tables: united(one.tables, other.tables, known, joined),
    leagues: united(one.leagues, other.leagues, known, later, MOST),
    tournaments: united(one.tournaments, other.tournaments, known, together, MOST),
    gone: Object.fromEntries(latest(gone, (when) => when).slice(0, MOST_GONE)),
  };
}

/** What either knows, but for what was forgotten since it was looked at; the last ones first. */
function united<Known extends { when: number }>(
  one: Record<string, Known>,
  other: Record<string, Known>,
  gone: Map<string, number>,
  join: (one: Known, other: Known) => Known,
  most = Number.POSITIVE_INFINITY,
): Record<string, Known> {
  const all = both(one, other).map((id): [string, Known] => {
    const [here, there] = [of(one, id), of(other, id)];
    return [id, here && there ? join(here, there) : ((here ?? there) as Known)];
  });
  const stay = all.filter(([id, { when }]) => when > (gone.get(id) ?? 0));
  return Object.fromEntries(latest(stay, ({ when }) => when).slice(0, most));
}

/** Whichever was looked at later. */
function later<Known extends { when: number }>(one: Known, other: Known): Known {
  if (one.when !== other.when) return one.when > other.when ? one : other;
  return JSON.stringify(one) > JSON.stringify(other) ? one : other;
}

/** Of each key the one that came to be known later, with when that was. */
function keysOf(
  all: { keys: [name: string, key: string | null][]; since: Record<string, number> }[],
): Map<string, [number, string]> {
  const named = new Map<string, [number, string]>();
  for (const { keys, since } of all) {
    for (const [name, key] of keys) {
      if (key === null) continue;
      const at = of(since, name) ?? 0;
      const [before, known] = named.get(name) ?? [-1, ""];
      if (at > before || (at === before && key > known)) named.set(name, [at, key]);
    }
  }
  return named;
}

const times = (named: Map<string, [number, string]>) =>
  Object.fromEntries([...named].map(([name, [at]]) => [name, at]));

function together(one: Cup, other: Cup): Cup {
  const named = keysOf(
    [one, other].map(({ host, key, since }) => ({
      keys: [
        ["host", host],
        ["key", key],
      ],
      since,
    })),
  );
  const { name, when } = later(one, other);
  const [host, key] = ["host", "key"].map((word) => named.get(word)?.[1] ?? null);
  return { name, when, host: host ?? null, key: key ?? null, since: times(named) };
}

function joined(one: Entry, other: Entry): Entry {
  const [first, second] = one.when > other.when ? [one, other] : [other, one];
  const named = keysOf(
    [one, other].map(({ host, mine, friends, since }) => {
      const keys = { mine, friends };
      const seats = (["mine", "friends"] as const).flatMap((whose) =>
        Object.entries(keys[whose]).map(([seat, key]): [string, string] => [
          `${whose}.${seat}`,
          key,
        ]),
      );
      return { keys: [["host", host], ...seats], since };
    }),
  );
  const seats = (whose: string) =>
    Object.fromEntries(
      [...named]
        .filter(([name]) => name.startsWith(`${whose}.`))
        .map(([name, [, key]]) => [name.slice(whose.length + 1), key]),
    );
  return {
    game: first.game || second.game,
    title: first.title || second.title,
    when: first.when,
    host: named.get("host")?.[1] ?? null,
    mine: seats("mine"),
    friends: seats("friends"),
    since: times(named),
  };
}

/** As many of its tables as the server takes, those looked at last first. */
export function fitting(whole: List): List {
  const found = latest(Object.entries(whole.tables), ({ when }) => when);
  let list = whole;
  while (found.length && size(list) > MOST_BYTES) {
    found.length = Math.min(found.length - 1, Math.floor(found.length * 0.9));
    list = { ...whole, tables: Object.fromEntries(found) };
  }
  return list;
}

const size = (list: List) => new TextEncoder().encode(JSON.stringify(list)).length;

/** Whether one says nothing that the other does not; when something was looked at may be an hour off. */
export function same(one: List, other: List): boolean {
  return plain(one) === plain(other);
}

const sorted = <Value>(found: Record<string, Value>) =>
  Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1));
const hour = (when: number) => Math.floor(when / HOUR);

function plain({ tables, leagues, tournaments, gone }: List): string {
  return JSON.stringify([
    sorted(tables).map(([id, { game, title, when, host, mine, friends }]) => [
      id,
      game,
      title,
      hour(when),
      host,
      sorted(mine),
      sorted(friends),
    ]),
    sorted(leagues).map(([key, { league, title, when }]) => [key, league, title, hour(when)]),
    sorted(tournaments).map(([id, { name, when, host, key }]) => [id, name, hour(when), host, key]),
    sorted(gone),
  ]);
}
