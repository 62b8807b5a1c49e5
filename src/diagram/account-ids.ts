/**
 * Masks the ids of accounts, subscriptions, tenants and projects in all output: docs/account-ids.md
 *
 * Ids are masked after inference and comparison, which need the real ones, and before labels are made. So
 * everything that is written, from pictures to pull request comments, has the masks.
 */
import { type AccountIdMatch, isProjectId, PROJECT_ATTRIBUTES, replaceIds } from '../catalog/cloud.js';
import type { Resource } from '../graph/inventory.js';
import type { Graph, GraphEdge } from '../graph/model.js';
import { byAddress, byText } from '../graph/order.js';
import { sha256 } from '../platform/hash.js';
import type { Reporter } from './on-step.js';

/** Replaces ids with masks: `123456789012` becomes `xxxx9012`. */
export interface IdMasker {
  /**
   * Records the project ids of resources. Call it before anything is masked: a project id is an ordinary word, and is
   * not recognised by its shape.
   */
  learn(resources: Iterable<Pick<Resource, 'account' | 'values'>>): void;
  /** Returns the string with its ids masked. Only ids that `maskData` has met before have unique masks. */
  maskText(text: string): string;
  /**
   * Returns a copy of the data with the ids in all strings masked, and makes the masks of these ids unique. Locations
   * in the code (members named `at`) stay, because links need the real file paths.
   * @param data plain data without cycles, including maps and sets
   */
  maskData<T>(data: T): T;
  /** Returns a graph with its ids masked, sorted by the masked addresses. */
  maskGraph(graph: Graph): Graph;
}

/**
 * Returns a name that does not come from a source, such as that of a directory, with its ids masked if the user hides
 * account ids.
 */
export const shownName = (name: string, hidesAccounts: boolean | undefined): string =>
  createIdMasker(hidesAccounts === true).maskText(name);

/** Masks nothing, for diagrams with visible ids. */
const NO_MASKING: IdMasker = {
  learn() {},
  maskText: (text) => text,
  maskData: (data) => data,
  maskGraph: (graph) => graph,
};

/** Stands for the part of an id that is not visible. */
const MASK = 'xxxx';
/** Number of characters of an id that stay visible. */
const VISIBLE_CHARACTERS = 4;

/** Keys whose values are locations in the code: `main.tf:12`. */
const LOCATION_KEYS: ReadonlySet<string> = new Set(['at']);

/** @param isEnabled false for a masker that returns everything as it is */
export function createIdMasker(isEnabled: boolean): IdMasker {
  if (!isEnabled) return NO_MASKING;
  const masks = createMasks();
  const projects = createProjects(masks);
  const maskedByOriginal = new Map<string, string>();
  const maskText = (original: string): string => {
    const known = maskedByOriginal.get(original);
    if (known !== undefined) return known;
    const masked = projects.replace(replaceIds(original, ({ kind, text: id }) => maskMatch(kind, id, masks)));
    maskedByOriginal.set(original, masked);
    return masked;
  };
  /**
   * Assigns a mask to each id in the data. It does so in alphabetical order, so that the masks do not depend on the
   * order in which the ids are found.
   */
  const assignMasks = (data: unknown): void => {
    const ids = new Set<string>();
    eachString(data, (original) => {
      replaceIds(original, ({ kind, text: id }) => {
        if (kind === 'left') masks.reserve(id);
        else if (kind !== 'cut') ids.add(id);
        if (kind === 'placed') projects.add(id);
        return id;
      });
    });
    for (const id of [...ids, ...projects.all()].sort(byText)) masks.assign(id);
    // A string in the cache may contain an id that has got a unique mask just now, or was not known to be one before.
    maskedByOriginal.clear();
  };
  const maskData = <T>(original: T): T => {
    assignMasks(original);
    return mapStrings(original, maskText, new Map()) as T;
  };
  return {
    learn(resources) {
      for (const { account, values } of resources) {
        for (const id of [account, ...PROJECT_ATTRIBUTES.map((name) => values[name])]) {
          if (typeof id === 'string' && isProjectId(id)) projects.add(id);
        }
      }
    },
    maskText,
    maskData,
    maskGraph: (graph) => sortGraph(maskData(graph)),
  };
}

/** Returns the replacement of a match of `replaceIds`. */
function maskMatch(kind: AccountIdMatch['kind'], match: string, masks: Masks): string {
  if (kind === 'left') return match;
  // A mask shows the end of an id. That of an id that was cut off is unknown.
  return kind === 'cut' ? MASK : masks.of(match);
}

/** The masks of ids. */
interface Masks {
  /** Returns the mask of an id. It may be that of another id, too, if `assign` was not called for this one. */
  of(id: string): string;
  /** Gives the id a mask that no other id has. Does nothing if it has one. */
  assign(id: string): void;
  /** Excludes a mask that the source itself contains, such as one copied from an earlier report. */
  reserve(mask: string): void;
}

function createMasks(): Masks {
  const masks = new Map<string, string>();
  const usedMasks = new Set<string>();
  return {
    of: (id) => masks.get(id) ?? plainMaskOf(id),
    reserve: (mask) => void usedMasks.add(mask),
    assign(id) {
      if (masks.has(id)) return;
      const plain = plainMaskOf(id);
      let mask = plain;
      // Two ids with the same mask would collapse into one node.
      for (let number = 2; usedMasks.has(mask); number++) mask = `${plain}-${number}`;
      usedMasks.add(mask);
      masks.set(id, mask);
    },
  };
}

/**
 * Returns the mask of an id, which another id may have, too. People recognise an account by the last digits of its
 * number. Project ids are words that often end alike, such as `shop-prod` and `mail-prod`, so their masks show the
 * start of a digest instead.
 */
function plainMaskOf(id: string): string {
  if (/^\d{4}-\d{4}-\d{4}$/.test(id)) return `${MASK}-${MASK}-${id.slice(-VISIBLE_CHARACTERS)}`;
  const end = isProjectId(id) ? sha256(id).slice(0, VISIBLE_CHARACTERS) : id.slice(-VISIBLE_CHARACTERS);
  return `${MASK}${end}`;
}

/**
 * The known project ids. A project id is only recognised in an attribute such as `project`, or by the text around it
 * (`projects/<id>`). Once known, it is masked in all strings.
 */
interface Projects {
  add(id: string): void;
  all(): Iterable<string>;
  /** Returns the text with the known ids masked. */
  replace(text: string): string;
}

function createProjects(masks: Masks): Projects {
  const ids = new Set<string>();
  let pattern: RegExp | null = null;
  return {
    all: () => ids,
    add(id) {
      if (!isProjectId(id) || ids.has(id)) return;
      ids.add(id);
      pattern = null;
    },
    replace(text) {
      if (ids.size === 0) return text;
      if (ids.has(text)) return masks.of(text);
      // An id that is a single word, such as `network`, may be an ordinary word inside a longer string.
      pattern ??= patternOf([...ids].filter((id) => /[\d-]/.test(id)));
      return text.replace(pattern, (id) => masks.of(id));
    },
  };
}

/**
 * Returns a pattern of the ids inside strings; for no ids, one that matches nothing. Of two ids that start alike, it
 * matches the longer one.
 */
function patternOf(ids: readonly string[]): RegExp {
  const longestFirst = [...ids].sort((a, b) => b.length - a.length || byText(a, b));
  return ids.length === 0 ? /(?!)/g : new RegExp(`(?<![a-z0-9])(?:${longestFirst.join('|')})(?![a-z0-9])`, 'g');
}

/** Calls `visit` for every string in the data, including keys. */
function eachString(data: unknown, visit: (text: string) => void, seen: Set<object> = new Set()): void {
  if (typeof data === 'string') visit(data);
  if (typeof data !== 'object' || data === null || seen.has(data)) return;
  seen.add(data);
  const entries = data instanceof Map || Array.isArray(data) || data instanceof Set ? [...data] : Object.entries(data);
  for (const entry of entries) eachString(entry, visit, seen);
}

/**
 * Returns a copy of the data with every string replaced, including keys.
 * @param data without cycles
 * @param copies copies by original, so that shared objects stay shared
 */
function mapStrings(data: unknown, replace: (text: string) => string, copies: Map<object, unknown>): unknown {
  if (typeof data === 'string') return replace(data);
  if (typeof data !== 'object' || data === null) return data;
  const known = copies.get(data);
  if (known !== undefined) return known;
  const map = (value: unknown) => mapStrings(value, replace, copies);
  const copy = isPlain(data) ? mapObject(data, map) : mapCollection(data, map);
  copies.set(data, copy);
  return copy;
}

const isPlain = (data: object): data is Record<string, unknown> =>
  !(data instanceof Map || data instanceof Set || Array.isArray(data));

/** Returns a copy with masked keys and values. It is frozen, because elements of a graph are (graph/create.ts). */
const mapObject = (data: Record<string, unknown>, map: (value: unknown) => unknown) =>
  Object.freeze(
    Object.fromEntries(
      Object.entries(data).map(([key, value]) => [map(key), LOCATION_KEYS.has(key) ? value : map(value)] as const),
    ),
  );

function mapCollection(data: object, map: (value: unknown) => unknown): unknown {
  if (data instanceof Map) return new Map([...data].map(([key, value]) => [map(key), map(value)]));
  if (data instanceof Set) return new Set([...data].map(map));
  return (data as readonly unknown[]).map(map);
}

/** Restores the order of nodes and edges that graph/model.ts guarantees: masked addresses may sort differently. */
function sortGraph(graph: Graph): Graph {
  const nodes = new Map([...graph.nodes].sort(([a], [b]) => byAddress(a, b)));
  const ranks = new Map([...nodes.keys()].map((address, index) => [address, index]));
  const rankOf = (address: string): number => ranks.get(address) ?? 0;
  const byEnds = (a: GraphEdge, b: GraphEdge) => rankOf(a.from) - rankOf(b.from) || rankOf(a.to) - rankOf(b.to);
  return { ...graph, nodes, edges: [...graph.edges].sort(byEnds) };
}

/**
 * Returns a resource with masked addresses. Its values stay as they are: they are only compared and looked up, and
 * `detailsOf` masks everything that it takes from them.
 */
export const maskAddresses = (resource: Resource, { maskText }: Pick<IdMasker, 'maskText'>): Resource => ({
  ...resource,
  address: maskText(resource.address),
  origin: maskText(resource.origin),
});

/** Returns a reporter that masks ids in everything that is reported to it. */
export const maskingReporter = <T extends Reporter>(reporter: T, { maskText }: Pick<IdMasker, 'maskText'>): T => ({
  ...reporter,
  step: (step: string, isCounted?: boolean) => reporter.step(maskText(step), isCounted),
  note: (note: string) => reporter.note(maskText(note)),
  warn: (warnings: readonly string[]) => reporter.warn(warnings.map(maskText)),
});

/** Runs the work. If it throws, masks ids in the error and in its causes, which stay the same objects. */
export async function maskingErrors<T>({ maskText }: Pick<IdMasker, 'maskText'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    for (let error: unknown = failure; error instanceof Error; error = error.cause) maskError(error, maskText);
    throw failure;
  }
}

function maskError(error: Error, maskText: IdMasker['maskText']): void {
  const parts = error as { -readonly [key in 'message' | 'stack' | 'remedy']?: unknown };
  for (const part of ['message', 'stack', 'remedy'] as const) {
    const original = parts[part];
    if (typeof original === 'string') parts[part] = maskText(original);
  }
}
