/**
 * The levels of a page: the overview with which it opens, and the drawings that it leads to, each with a scene of its
 * own. An index lists what is on them, so that everything is found from everywhere: src/render/html/levels.ts writes
 * it.
 */

import type { SharedState } from './address.js';
import { NONE, type Target } from './scene.js';

/** A drawing of the page. */
export interface Level {
  /** The address of the part; `OVERVIEW_ID`, or `EVERYTHING_ID`. */
  readonly id: string;
  readonly title: string;
  /** Number of icons. */
  readonly count: number;
  readonly hasFlows?: boolean;
}

/** The number of the overview. */
export const OVERVIEW = 0;
/** Ids of the overview and of the drawing of everything. No address looks like them. */
const OVERVIEW_ID = 'overview';
export const EVERYTHING_ID = '*';

/** An element or undrawn resource, with the level that draws it and the element that shows it in the overview. */
export interface Placed {
  readonly id: string;
  /** Title, name and details of an element; an empty text and the name in the cloud of an undrawn resource. */
  readonly words: readonly string[];
  /** Number of the level. */
  readonly level: number;
  /** The element of the overview that shows it, such as a counted icon; NONE for an element of the overview itself. */
  readonly host: Target;
  /** Relation to the host. */
  readonly why: string;
  /** Index in `LevelIndex.places`, which is the same on every level. */
  readonly order: number;
  /** The risk of its change, 1 for the greatest; 0 for none. */
  readonly risk: number;
  /** Number of the last words, which are about the change. */
  readonly changeWords: number;
}

/** A line with a label or a change. */
export interface PlacedLine {
  readonly level: number;
  readonly start: string;
  readonly end: string;
  readonly label: string;
  readonly change: string;
  readonly risk: number;
}

/** The packed index. Its levels are counted from the first one below the overview. */
export type PackedIndex = readonly [
  groups: readonly (readonly [
    ...[level: number, host: Target, why: string, risk: number, changeWords: number],
    ...texts: readonly string[],
  ])[],
  lines: readonly (readonly [level: number, start: string, end: string, label: string, change: string, risk: number])[],
  /** Icons of all levels, which their drawings lack. */
  icons: readonly (readonly [id: string, markup: string])[],
];

/** Matches an empty icon of a packed drawing. */
const SYMBOL = /<symbol id="([^"]*)"\/>/g;

/** Returns a packed drawing with its icons put back. An unknown icon stays empty. */
export const withIcons = (svg: string, icons: ReadonlyMap<string, string>): string =>
  svg.replace(SYMBOL, (empty, id: string) => icons.get(id) ?? empty);

/** The levels of a page, and where everything is on them. */
export interface LevelIndex {
  readonly all: readonly Level[];
  readonly places: readonly Placed[];
  readonly placedLines: readonly PlacedLine[];
  /** Returns the number of the level that shows what a state names. */
  readonly levelOf: (state: SharedState) => number;
  /** Returns the place of an id; undefined if nothing shows it as itself. */
  readonly placeOf: (id: string) => Placed | undefined;
}

/** The index of a page with a single drawing. */
export const NO_LEVELS: LevelIndex = {
  all: [],
  places: [],
  placedLines: [],
  levelOf: () => OVERVIEW,
  placeOf: () => undefined,
};

/**
 * Returns the index of all levels.
 * @param overview the elements of the overview, in drawing order
 * @param levels the levels below the overview
 */
export function indexLevels(
  overview: readonly (Pick<Placed, 'id' | 'words' | 'risk' | 'changeWords'> & {
    readonly isExtra?: boolean | undefined;
  })[],
  levels: readonly Level[],
  [groups, lines]: PackedIndex,
): LevelIndex {
  const below = groups.flatMap(([level, host, why, risk, changeWords, ...texts]) =>
    texts.map((text): Placed => {
      const [id = '', ...words] = text.split('\n');
      return { id, words, level: level + 1, host, why, risk, changeWords, order: 0 };
    }),
  );
  const isBelow = new Set(below.map(({ id }) => id));
  const changed = new Set(below.filter(({ risk }) => risk > 0).map(({ host }) => host));
  const own = overview.flatMap(({ id, words, risk, changeWords, isExtra }, at): Placed[] => {
    // An icon for all that a container holds has no change besides those of its members.
    const ownRisk = isExtra && changed.has(at) ? 0 : risk;
    return isBelow.has(id)
      ? []
      : [{ id, words, risk: ownRisk, changeWords, level: OVERVIEW, host: NONE, why: '', order: 0 }];
  });
  const placed = [...own, ...below].map((place, order) => ({ ...place, order }));
  const places = new Map(placed.map((place) => [place.id, place]));
  const all = [{ id: OVERVIEW_ID, title: '', count: overview.length }, ...levels];
  const everything = all.findIndex(({ id }) => id === EVERYTHING_ID);
  return {
    all,
    places: placed,
    placedLines: lines.map(([level, start, end, label, change, risk]) => ({
      ...{ level: level + 1, start, end, label, change, risk },
    })),
    placeOf: (id) => places.get(id),
    levelOf(state) {
      const named = all.findIndex(({ id }) => id === state.level);
      if (named >= 0) return named;
      const { id, edge = [], ways = [], reach = '', reaches = '', dependents = '' } = state;
      const ids = [id, ...edge, ...ways, reach, reaches, dependents].filter(Boolean);
      const homes = new Set(ids.map((each) => places.get(each)?.level ?? OVERVIEW));
      const [first = state.flow === undefined ? OVERVIEW : levelOfFlows(all)] = homes;
      return homes.size > 1 && everything > 0 ? everything : first;
    },
  };
}

/** Returns the number of the level that shows the flows; that of the overview if none does. */
export const levelOfFlows = (all: readonly Level[]): number =>
  Math.max(
    OVERVIEW,
    all.findIndex(({ hasFlows }) => hasFlows),
  );

/**
 * Returns the levels to which an element leads: the level for the element itself, and those that draw what it stands
 * for.
 */
export function levelsBehind(index: LevelIndex, current: number, id: string, target: Target): readonly number[] {
  const ownLevel = index.all.findIndex((level) => level.id === id);
  const home = index.placeOf(id)?.level ?? OVERVIEW;
  const members = current === OVERVIEW ? membersOf(index, target).map(({ level }) => level) : [];
  const behind = new Set([...(ownLevel > 0 ? [ownLevel] : []), ...members, ...(home > OVERVIEW ? [home] : [])]);
  behind.delete(current);
  return [...behind];
}

/** Returns the places for which an element of the overview stands. */
export const membersOf = ({ places }: LevelIndex, target: Target): readonly Placed[] =>
  places.filter(({ host }) => host === target && target !== NONE);

/** Returns the places that no element of a level shows as itself. */
export function elsewhere(index: LevelIndex, current: number, ids: ReadonlySet<string>): readonly Placed[] {
  // A level of a part may have an icon that stands for several elements and has the id of one of them.
  const isAll = index.all[current]?.id === EVERYTHING_ID;
  return index.places.filter(({ id, level }) => level !== current && !((isAll || level === OVERVIEW) && ids.has(id)));
}
