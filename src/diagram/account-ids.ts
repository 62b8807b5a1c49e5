/**
 * Hides the ids of accounts, subscriptions, tenants and projects in all output: docs/account-ids.md
 *
 * The filter applies between inference and labels. Comparison and placement see the real ids; formats, reports and comments do
 * not.
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

/** The filter that changes nothing. */
const NO_FILTER: AccountIds = { learn() {}, text: (text) => text, data: (data) => data, graph: (graph) => graph };

const MASK = 'xxxx';
const SHOWN_CHARACTERS = 4;

/** Keys whose values are places in the code: `main.tf:12`. */
const LOCATION_KEYS: ReadonlySet<string> = new Set(['at']);

/**
 * Returns a filter for ids.
 * @param isHidden false for a filter that changes nothing
 */
export function accountIds(isHidden: boolean): AccountIds {
  if (!isHidden) return NO_FILTER;
  const forms = createForms();
  const projects = createProjects(forms);
  const known = new Map<string, string>();
  const text = (shown: string): string => {
    const before = known.get(shown);
    if (before !== undefined) return before;
    const hidden = projects.replace(replaceIds(shown, ({ is, text: id }) => replacementOf(is, id, forms)));
    known.set(shown, hidden);
    return hidden;
  };
  const settle = (data: unknown): void => {
    const ids = new Set<string>();
    eachText(data, (shown) => {
      replaceIds(shown, ({ is, text: id }) => {
        if (is === 'left') forms.reserve(id);
        else if (is !== 'cut') ids.add(id);
        if (is === 'placed') projects.add(id);
        return id;
      });
    });
    for (const id of [...ids, ...projects.all()].sort(byText)) forms.assign(id);
    known.clear();
  };
  const data = <T>(given: T): T => {
    settle(given);
    return mapTexts(given, text, new Map()) as T;
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
    graph: (graph) => sorted(data(graph)),
  };
}

function replacementOf(is: 'left' | 'cut' | 'printed' | 'id' | 'placed', id: string, forms: Forms): string {
  if (is === 'left') return id;
  return is === 'cut' ? MASK : forms.of(id);
}

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
  const taken = new Set<string>();
  return {
    of: (id) => forms.get(id) ?? formOf(id),
    reserve: (form) => void taken.add(form),
    assign(id) {
      if (forms.has(id)) return;
      const plain = formOf(id);
      let form = plain;
      // With the same form, two ids would be one node in the diagram.
      for (let number = 2; taken.has(form); number++) form = `${plain}-${number}`;
      taken.add(form);
      forms.set(id, form);
    },
  };
}

/**
 * Returns the usual masked form of an id. People know an account by the last digits of its number. Project ids are words with
 * equal endings, `shop-prod` and `mail-prod`, so a digest distinguishes them.
 */
function formOf(id: string): string {
  if (/^\d{4}-\d{4}-\d{4}$/.test(id)) return `${MASK}-${MASK}-${id.slice(-SHOWN_CHARACTERS)}`;
  const end = isProjectId(id) ? sha256(id).slice(0, SHOWN_CHARACTERS) : id.slice(-SHOWN_CHARACTERS);
  return `${MASK}${end}`;
}

interface Projects {
  add(id: string): void;
  all(): Iterable<string>;
  /** Returns the text without the known ids. */
  replace(text: string): string;
}

/** Ids that were recognised by their position. They are hidden everywhere else too. */
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
 * Matches known ids inside of texts. A single word such as `network` is excluded by the caller, because elsewhere it may be an
 * ordinary word.
 */
function patternOf(ids: readonly string[]): RegExp {
  const longestFirst = [...ids].sort((a, b) => b.length - a.length || byText(a, b));
  return ids.length === 0 ? /(?!)/g : new RegExp(`(?<![a-z0-9])(?:${longestFirst.join('|')})(?![a-z0-9])`, 'g');
}

function eachText(data: unknown, visit: (text: string) => void, seen: Set<object> = new Set()): void {
  if (typeof data === 'string') visit(data);
  if (typeof data !== 'object' || data === null || seen.has(data)) return;
  seen.add(data);
  const entries = data instanceof Map || Array.isArray(data) || data instanceof Set ? [...data] : Object.entries(data);
  for (const entry of entries) eachText(entry, visit, seen);
}

/** @param made converted objects by original, so that shared objects stay shared */
function mapTexts(data: unknown, change: (text: string) => string, made: Map<object, unknown>): unknown {
  if (typeof data === 'string') return change(data);
  if (typeof data !== 'object' || data === null) return data;
  const before = made.get(data);
  if (before !== undefined) return before;
  const map = (value: unknown) => mapTexts(value, change, made);
  const after = isPlain(data) ? mapObject(data, map) : mapCollection(data, map);
  made.set(data, after);
  return after;
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

/** Masked addresses may sort differently, and model.ts guarantees the order. */
function sorted(graph: Graph): Graph {
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
export const withHiddenIds = <T extends Reporter>(watch: T, { text }: Pick<AccountIds, 'text'>): T => ({
  ...watch,
  step: (step: string, isCounted?: boolean) => watch.step(text(step), isCounted),
  note: (note: string) => watch.note(text(note)),
  warn: (texts: readonly string[]) => watch.warn(texts.map(text)),
});

/** Runs the work and removes ids from the texts of its errors. */
export async function withHiddenErrors<T>({ text }: Pick<AccountIds, 'text'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    for (let error: unknown = failure; error instanceof Error; error = error.cause) hideError(error, text);
    throw failure;
  }
}

function hideError(error: Error, text: (shown: string) => string): void {
  const parts = error as { -readonly [key in 'message' | 'stack' | 'remedy']?: unknown };
  for (const part of ['message', 'stack', 'remedy'] as const) {
    const shown = parts[part];
    if (typeof shown === 'string') parts[part] = text(shown);
  }
}
