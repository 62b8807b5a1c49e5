/**
 * Hides the ids of accounts, subscriptions, tenants and projects in all output: docs/account-ids.md
 *
 * The filter applies between inference and labels. Comparison and placement see the real ids; formats, reports and
 * comments do not.
 */
import { isProjectId, PROJECT_ATTRIBUTES, replaceIds } from '../catalog/cloud.js';
import type { Resource } from '../graph/inventory.js';
import type { Graph, GraphEdge } from '../graph/model.js';
import { byAddress, byText } from '../graph/order.js';
import { sha256 } from '../platform/hash.js';
import type { Reporter } from './on-step.js';

export interface AccountIds {
  /** Records the project ids of resources, because a project id cannot be recognised by its form. */
  learn(resources: Iterable<Pick<Resource, 'account' | 'values'>>): void;
  /** Returns the text without ids. */
  text(text: string): string;
  /** Returns plain data, including maps and sets, without ids in any text. File paths stay, because links need them. */
  data<T>(data: T): T;
  /** Returns a graph without ids, sorted by its new addresses. */
  graph(graph: Graph): Graph;
}

/** Returns a name without ids if they are hidden: a directory, or a title that comes from no source. */
export const shownName = (name: string, isHidden: boolean | undefined): string =>
  accountIds(isHidden === true).text(name);

/** The filter that changes nothing, for diagrams with visible ids. */
const NO_FILTER: AccountIds = { learn() {}, text: (text) => text, data: (data) => data, graph: (graph) => graph };

/** Replaces the hidden part of an id. `123456789012` becomes `xxxx9012`. */
const MASK = 'xxxx';
/** Number of characters of an id that stay visible. */
const VISIBLE_CHARACTERS = 4;

/** Keys whose values are locations in the code: `main.tf:12`. */
const LOCATION_KEYS: ReadonlySet<string> = new Set(['at']);

/**
 * Returns a filter for ids.
 * @param isHidden false for a filter that changes nothing
 */
export function accountIds(isHidden: boolean): AccountIds {
  if (!isHidden) return NO_FILTER;
  const forms = createForms();
  const projects = createProjects(forms);
  const maskedTexts = new Map<string, string>();
  const text = (original: string): string => {
    const known = maskedTexts.get(original);
    if (known !== undefined) return known;
    const masked = projects.replace(replaceIds(original, ({ kind, text: id }) => replacementOf(kind, id, forms)));
    maskedTexts.set(original, masked);
    return masked;
  };
  /**
   * Finds all ids in the data and assigns their forms in alphabetical order, so that the result does not depend on
   * their order.
   */
  const assignForms = (data: unknown): void => {
    const ids = new Set<string>();
    eachText(data, (original) => {
      replaceIds(original, ({ kind, text: id }) => {
        if (kind === 'left') forms.reserve(id);
        else if (kind !== 'cut') ids.add(id);
        if (kind === 'placed') projects.add(id);
        return id;
      });
    });
    for (const id of [...ids, ...projects.all()].sort(byText)) forms.assign(id);
    maskedTexts.clear();
  };
  const data = <T>(original: T): T => {
    assignForms(original);
    return mapTexts(original, text, new Map()) as T;
  };
  return {
    learn(resources) {
      for (const { account, values } of resources) {
        for (const id of [account, ...PROJECT_ATTRIBUTES.map((name) => values[name])]) {
          if (typeof id === 'string' && isProjectId(id)) projects.add(id);
        }
      }
    },
    text,
    data,
    graph: (graph) => sortGraph(data(graph)),
  };
}

function replacementOf(is: 'left' | 'cut' | 'printed' | 'id' | 'placed', id: string, forms: Forms): string {
  if (is === 'left') return id;
  return is === 'cut' ? MASK : forms.of(id);
}

/** The masked forms of ids. */
interface Forms {
  /** Returns the masked form of an id. */
  of(id: string): string;
  /** Assigns an id a unique masked form. */
  assign(id: string): void;
  /** Reserves a form that the source itself contains. */
  reserve(form: string): void;
}

function createForms(): Forms {
  const forms = new Map<string, string>();
  const usedForms = new Set<string>();
  return {
    of: (id) => forms.get(id) ?? formOf(id),
    reserve: (form) => void usedForms.add(form),
    assign(id) {
      if (forms.has(id)) return;
      const plain = formOf(id);
      let form = plain;
      // With the same form, two ids would be one node in the diagram.
      for (let number = 2; usedForms.has(form); number++) form = `${plain}-${number}`;
      usedForms.add(form);
      forms.set(id, form);
    },
  };
}

/**
 * Returns the usual masked form of an id. People know an account by the last digits of its number. Project ids are
 * words with equal endings, `shop-prod` and `mail-prod`, so a digest distinguishes them.
 */
function formOf(id: string): string {
  if (/^\d{4}-\d{4}-\d{4}$/.test(id)) return `${MASK}-${MASK}-${id.slice(-VISIBLE_CHARACTERS)}`;
  const end = isProjectId(id) ? sha256(id).slice(0, VISIBLE_CHARACTERS) : id.slice(-VISIBLE_CHARACTERS);
  return `${MASK}${end}`;
}

/** Project ids, which are recognised by their position in one text and hidden everywhere else too. */
interface Projects {
  add(id: string): void;
  all(): Iterable<string>;
  /** Returns the text without the known ids. */
  replace(text: string): string;
}

function createProjects(forms: Forms): Projects {
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
      if (ids.has(text)) return forms.of(text);
      pattern ??= patternOf([...ids].filter((id) => /[\d-]/.test(id)));
      return text.replace(pattern, (id) => forms.of(id));
    },
  };
}

/**
 * Matches known ids inside of texts. A single word such as `network` is excluded by the caller, because elsewhere it
 * may be an ordinary word.
 */
function patternOf(ids: readonly string[]): RegExp {
  const longestFirst = [...ids].sort((a, b) => b.length - a.length || byText(a, b));
  return ids.length === 0 ? /(?!)/g : new RegExp(`(?<![a-z0-9])(?:${longestFirst.join('|')})(?![a-z0-9])`, 'g');
}

/** Calls `visit` for every text in the data, including keys. */
function eachText(data: unknown, visit: (text: string) => void, seen: Set<object> = new Set()): void {
  if (typeof data === 'string') visit(data);
  if (typeof data !== 'object' || data === null || seen.has(data)) return;
  seen.add(data);
  const entries = data instanceof Map || Array.isArray(data) || data instanceof Set ? [...data] : Object.entries(data);
  for (const entry of entries) eachText(entry, visit, seen);
}

/**
 * Returns the data with every text replaced, including keys.
 * @param copies converted objects by original, so that shared objects stay shared
 */
function mapTexts(data: unknown, replace: (text: string) => string, copies: Map<object, unknown>): unknown {
  if (typeof data === 'string') return replace(data);
  if (typeof data !== 'object' || data === null) return data;
  const known = copies.get(data);
  if (known !== undefined) return known;
  const map = (value: unknown) => mapTexts(value, replace, copies);
  const copy = isPlain(data) ? mapObject(data, map) : mapCollection(data, map);
  copies.set(data, copy);
  return copy;
}

const isPlain = (data: object): data is Record<string, unknown> =>
  !(data instanceof Map || data instanceof Set || Array.isArray(data));

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

/** Restores the order that graph/model.ts guarantees, because masked addresses may sort differently. */
function sortGraph(graph: Graph): Graph {
  const nodes = new Map([...graph.nodes].sort(([a], [b]) => byAddress(a, b)));
  const rank = new Map([...nodes.keys()].map((address, at) => [address, at]));
  const rankOf = (address: string): number => rank.get(address) ?? 0;
  const byEnds = (a: GraphEdge, b: GraphEdge) => rankOf(a.from) - rankOf(b.from) || rankOf(a.to) - rankOf(b.to);
  return { ...graph, nodes, edges: [...graph.edges].sort(byEnds) };
}

/** Returns a resource with masked addresses. Its values stay, because they are never shown. */
export const withMaskedAddresses = (resource: Resource, { text }: Pick<AccountIds, 'text'>): Resource => ({
  ...resource,
  address: text(resource.address),
  origin: text(resource.origin),
});

/** Returns a reporter that receives all texts without ids. */
export const withHiddenIds = <T extends Reporter>(reporter: T, { text }: Pick<AccountIds, 'text'>): T => ({
  ...reporter,
  step: (step: string, isCounted?: boolean) => reporter.step(text(step), isCounted),
  note: (note: string) => reporter.note(text(note)),
  warn: (texts: readonly string[]) => reporter.warn(texts.map(text)),
});

/** Runs the work and removes ids from the texts of its errors. */
export async function withHiddenErrors<T>({ text }: Pick<AccountIds, 'text'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    for (let error: unknown = failure; error instanceof Error; error = error.cause) hideIdsIn(error, text);
    throw failure;
  }
}

function hideIdsIn(error: Error, text: AccountIds['text']): void {
  const parts = error as { -readonly [key in 'message' | 'stack' | 'remedy']?: unknown };
  for (const part of ['message', 'stack', 'remedy'] as const) {
    const original = parts[part];
    if (typeof original === 'string') parts[part] = text(original);
  }
}
