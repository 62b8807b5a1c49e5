/**
 * Reads a graph file (graph format 1.0, docs/graph-format.md), and the debug data of `--debug`, which is a graph file
 * with more members. Example: `{ "aws_lb.web": ["aws_instance.a"], "aws_instance.a": [] }`. All content is untrusted.
 */

import { ACCESS_ATTRIBUTE, ALLOWED_ATTRIBUTES, OPENED_ATTRIBUTE } from '../../catalog/attributes.js';
import { boxFactsOf } from '../../catalog/boxes.js';
import { CLOUDS } from '../../catalog/cloud.js';
import { InvalidInput } from '../../errors.js';
import { ADDRESS_LENGTH_MAX, ANNOTATION_BYTES_MAX, ATTRIBUTE_TEXT_LENGTH, LABEL_LENGTH_MAX } from '../../limits.js';
import * as sharedMessages from '../../messages.js';
import { notJson } from '../../platform/json/file.js';
import { entriesOf, listOf, member, objectOf, textOf } from '../../platform/json/foreign.js';
import { addressInWords, isLikeAddress, textInWords } from '../../platform/json/in-words.js';
import { findJsonFault, positionAt } from '../../platform/json/tokens.js';
import { isAddress, isShort, typeOf } from '../address.js';
import { CHANGES } from '../changes.js';
import { createEdge, createGraph, createNode } from '../create.js';
import { put } from '../group-by.js';
import { type Attributes, type Graph, type GraphEdge, type GraphNode, PROVENANCES } from '../model.js';
import { isContainerType } from '../node-types.js';
import { byAddress } from '../order.js';
import { readAllChanges, readChangeDetails } from './changes.js';
import { type Entry, isDebugData, type Problems, readEntries } from './entries.js';
import * as messages from './messages.js';

/** The content of a graph file or of debug data. */
export interface GraphFile {
  readonly graph: Graph;
  /** For debug data: the node of each resource in the code. */
  readonly entries: readonly LedgerEntry[];
  /** For debug data: the default title of the diagram. */
  readonly fallbackTitle?: string;
  /**
   * For debug data: its source knew which resources existed, so that its planned actions are changes. Code alone does
   * not know this.
   */
  readonly knowsChanges?: true;
  /** For debug data: the annotations of the diagram. */
  readonly annotations: readonly SavedAnnotations[];
  readonly warnings: readonly string[];
}

/**
 * Reads the graph of a graph file. For debug data, it combines `graphdict` with the details in `meta_data` to the
 * original graph.
 * @param text content of the file
 * @param file name of the file as the user gave it
 * @throws InvalidInput with up to ten problems, each with its position, path, value and rule
 */
export function readGraphJson(text: string, file: string): GraphFile {
  const json = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (findJsonFault(json) !== null) throw notJson(json, file);
  const { entries, problems } = readEntries(json);
  if (problems.total > 0) throw invalidGraph(problems, json, file);

  const containers = entries.filter(({ key }) => isContainerType(typeOf(key)));
  const { parents, warnings } = settleContainment(new Map(containers.map(({ key, targets }) => [key, targets])));
  const debugData: unknown = isDebugData(json) ? JSON.parse(json) : null;
  const metaData = readMetaData(debugData, file);
  const within = readWithin(debugData);
  const total = readTotal(debugData);
  const changes = readAllChanges(member(debugData, 'in_all'));
  const fallbackTitle = readFallbackTitle(debugData);
  const addresses = new Set(entries.flatMap(({ key, targets }) => [key, ...targets]));
  const nodes = [...addresses].map((address) =>
    createNode({ ...metaData.nodeData(address), address, parent: parents.get(address) ?? null }),
  );
  return {
    graph: createGraph({
      nodes,
      edges: edgesOf(entries, metaData),
      ...(within !== undefined && { within }),
      ...(total !== undefined && { total }),
      ...(changes !== undefined && { changes }),
    }),
    ...(fallbackTitle !== undefined && { fallbackTitle }),
    ...(readKnowsChanges(debugData) && { knowsChanges: true as const }),
    entries: readLedgerEntries(debugData),
    annotations: readSavedAnnotations(debugData, file),
    warnings: [...warnings, ...metaData.warnings],
  };
}

/**
 * Returns the edges. Two nodes that list each other get one two-way edge, unless `meta_data` says that their edges are
 * separate.
 */
function edgesOf(entries: readonly Entry[], { connectionData }: MetaData): GraphEdge[] {
  const targetsOf = new Map(
    entries.filter(({ key }) => !isContainerType(typeOf(key))).map(({ key, targets }) => [key, new Set(targets)]),
  );
  return [...targetsOf].flatMap(([from, targets]) =>
    [...targets].map((to) => {
      const data = connectionData(from, to);
      const hasReverse = from !== to && targetsOf.get(to)?.has(from) === true;
      const twoWay = hasReverse && data?.isSeparate !== true;
      // Debug data describes a two-way edge at only one of its ends.
      const { label, provenance, thin } = data ?? (twoWay ? connectionData(to, from) : null) ?? {};
      return createEdge({
        from,
        to,
        twoWay,
        ...(label && { label }),
        ...(provenance && { provenance }),
        ...(thin && { thin }),
      });
    }),
  );
}

function invalidGraph({ listed, total }: Problems, text: string, file: string): InvalidInput {
  const lines = listed.map(({ offset, path, value, rule }) =>
    messages.graphProblem(file, positionAt(text, offset), path, value, rule),
  );
  return new InvalidInput(messages.invalidGraph(file, lines, total), {
    remedy: sharedMessages.INVALID_GRAPH_REMEDY,
  });
}

// ---- `ledger` of debug data: the node of each resource, and its names in annotations.

/** The outcome of one resource: drawn as a node, folded into one, or hidden by a rule. */
type LedgerEntry = { readonly address: string; readonly origin: string } & (
  | { readonly bucket: 'drawn' | 'folded'; readonly node: string }
  | { readonly bucket: 'hidden'; readonly rule: string }
);

/**
 * Returns the ledger entries. Invalid ones are skipped, because no diagram depends on them.
 * @param value the parsed file
 */
const readLedgerEntries = (value: unknown): LedgerEntry[] =>
  listOf(member(value, 'ledger')).flatMap((entry): LedgerEntry[] => {
    const [address, origin] = [textOf(member(entry, 'address')), textOf(member(entry, 'origin'))];
    const [bucket, node, rule] = [
      member(entry, 'bucket'),
      textOf(member(entry, 'node')),
      textOf(member(entry, 'rule')),
    ];
    if (address === null || origin === null) return [];
    if (bucket === 'hidden') return [{ address, origin, bucket, rule: rule ?? '' }];
    return (bucket === 'drawn' || bucket === 'folded') && node !== null ? [{ address, origin, bucket, node }] : [];
  });

// ---- Other members of debug data.

/** Reads `within` of debug data. Values that no diagram could show are left out. */
function readWithin(value: unknown): Graph['within'] {
  const texts = (item: unknown): string[] => (Array.isArray(item) ? item.flatMap((text) => captionOf(text) ?? []) : []);
  const facts = CLOUDS.flatMap((cloud): [string, string[]][] => {
    const shown = texts(member(member(value, 'within'), cloud));
    return shown.length === 0 ? [] : [[cloud, shown]];
  });
  return facts.length === 0 ? undefined : Object.fromEntries(facts);
}

/** Reads `total` of debug data, the number of resources in its source. */
function readTotal(value: unknown): number | undefined {
  const total = member(value, 'total');
  return Number.isSafeInteger(total) && (total as number) >= 0 ? (total as number) : undefined;
}

/** Reads `changes` of debug data: true if its source knew the existing resources. */
const readKnowsChanges = (value: unknown): boolean => member(value, 'changes') === true;

/** Reads `called` of debug data, the default title of its diagram; undefined if the value is not an object. */
const readFallbackTitle = (value: unknown): string | undefined =>
  isDebugObject(value) ? (captionOf(member(value, 'called')) ?? '') : undefined;

const isDebugObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

// ---- `annotations` of debug data: the annotation files next to the source. The debug data may be drawn elsewhere, so
// it contains their text.

/** An annotation file in debug data. */
export interface SavedAnnotations {
  /** Name for messages. The original path is left out, because it may belong to another machine. */
  readonly name: string;
  readonly text: string;
  readonly author: 'person' | 'model';
}

/** Usual file names, by author. */
const FILE_NAMES = { person: 'groundplan.yml', model: 'groundplan.ai.yml' } as const;

/**
 * Returns the annotation files in debug data. Invalid entries are skipped; the text of each file is checked later, as
 * for any annotation file.
 * @param value the parsed file
 * @param file name of the file as the user gave it
 */
const readSavedAnnotations = (value: unknown, file: string): SavedAnnotations[] =>
  listOf(member(value, 'annotations')).flatMap((entry): SavedAnnotations[] => {
    const [text, author] = [textOf(member(entry, 'text')), member(entry, 'author')];
    if (text === null || Buffer.byteLength(text) > ANNOTATION_BYTES_MAX) return [];
    return author === 'person' || author === 'model' ? [{ name: `${file} (${FILE_NAMES[author]})`, text, author }] : [];
  });

// ---- Containment.
// Graph format 1.0 allows two containers to list one node, and a container to be inside itself. A diagram needs one
// parent for each node.

/** The containment of a graph file, with the problems that were resolved. */
interface Containment {
  /** Container of each child. */
  readonly parents: ReadonlyMap<string, string>;
  readonly warnings: readonly string[];
}

/**
 * Decides the parent of each node: the innermost container that lists it. If neither of two containers is inside the
 * other, the first by address gets the node. An entry that would close a cycle is cut. The search starts at containers
 * that no other lists, then at types that are usually outermost.
 * @param targetsOf the listed targets of each container
 */
function settleContainment(targetsOf: ReadonlyMap<string, readonly string[]>): Containment {
  const warnings: string[] = [];
  const { outerFirst, cut } = orderContainers(targetsOf);
  for (const [container, child] of cut) {
    warnings.push(container === child ? messages.holdsItself(child) : messages.holdsEachOther(container, child));
  }
  const cutEntries = new Set(cut.map(entryKey));
  const containersOf = new Map<string, string[]>();
  for (const container of outerFirst) {
    for (const child of targetsOf.get(container) as readonly string[]) {
      if (cutEntries.has(entryKey([container, child]))) continue;
      put(containersOf, child, container);
    }
  }
  const parents = new Map<string, string>();
  const inner = [...containersOf.keys()].filter((child) => !targetsOf.has(child)).sort(byAddress);
  for (const child of [...outerFirst, ...inner]) {
    const innermost = innermostOf(containersOf.get(child) ?? [], parents).sort(byAddress);
    if (innermost[0] !== undefined) parents.set(child, innermost[0]);
    if (innermost.length > 1) warnings.push(messages.heldTwice(child, innermost));
  }
  return { parents, warnings };
}

/** Returns a key for an entry of a container. Addresses may contain any separator: `aws_instance.web["a b"]`. */
const entryKey = (entry: readonly [container: string, child: string]): string => JSON.stringify(entry);

/** Returns the containers that contain none of the others. The parents of all of them are already settled. */
function innermostOf(containers: readonly string[], parents: ReadonlyMap<string, string>): string[] {
  if (containers.length < 2) return [...containers];
  const outer = new Set<string>();
  for (const container of containers) {
    let parent = parents.get(container);
    while (parent !== undefined && !outer.has(parent)) {
      outer.add(parent);
      parent = parents.get(parent);
    }
  }
  return containers.filter((container) => !outer.has(container));
}

interface ContainerOrder {
  /** Every container after all that list it, except for cut entries. */
  readonly outerFirst: readonly string[];
  /** Entries that would close a cycle: the container and its listed child. */
  readonly cut: readonly (readonly [container: string, child: string])[];
}

/** Orders containers by a depth-first search with an explicit stack. An entry that leads back into the path is cut. */
function orderContainers(targetsOf: ReadonlyMap<string, readonly string[]>): ContainerOrder {
  const listedContainers = new Set([...targetsOf.values()].flat());
  const starts = [...targetsOf.keys()].sort(
    (a, b) =>
      Number(listedContainers.has(a)) - Number(listedContainers.has(b)) ||
      boxFactsOf(typeOf(a)).rank - boxFactsOf(typeOf(b)).rank ||
      byAddress(a, b),
  );
  const cut: [string, string][] = [];
  const finished: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const path: { container: string; rest: string[] }[] = [];
  const enter = (container: string): void => {
    state.set(container, 'open');
    const inside = (targetsOf.get(container) as readonly string[]).filter((child) => targetsOf.has(child));
    path.push({ container, rest: inside.sort(byAddress).reverse() });
  };
  for (const start of starts) {
    if (!state.has(start)) enter(start);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const child = top.rest.pop();
      if (child === undefined) {
        state.set(top.container, 'done');
        finished.push(top.container);
        path.pop();
      } else if (state.get(child) === 'open') cut.push([top.container, child]);
      else if (!state.has(child)) enter(child);
    }
  }
  return { outerFirst: finished.reverse(), cut };
}

// ---- Meta data: the member `meta_data` of debug data, with details of nodes and edges that a graph file cannot hold.
// Hand-written or hostile data can add nothing that a plan could not.

/** Details of an edge. */
interface ConnectionData extends Partial<Pick<GraphEdge, 'label' | 'provenance' | 'thin'>> {
  /** The other end has a separate edge back. */
  readonly isSeparate: boolean;
}

/** Details of nodes and edges. */
interface MetaData {
  nodeData(address: string): Partial<GraphNode>;
  /** Returns the details of the edge that starts at `from`; null if there are none. */
  connectionData(from: string, to: string): ConnectionData | null;
  readonly warnings: readonly string[];
}

/**
 * Reads the details of all nodes and edges.
 * @param value the parsed file, of any shape
 * @param file name of the file as the user gave it, for warnings
 */
function readMetaData(value: unknown, file: string): MetaData {
  const nodes = new Map(entriesOf(member(value, 'meta_data')).map(([address, data]) => [address, readNode(data)]));
  const invalid = [...nodes].filter(([, { isValid }]) => !isValid).map(([address]) => address);
  return {
    nodeData: (address) => nodes.get(address)?.node ?? {},
    connectionData: (from, to) => nodes.get(from)?.connections.get(to) ?? null,
    warnings:
      invalid.length === 0
        ? []
        : [messages.metaDataUnfit(file, addressForMessage(invalid.sort(byAddress)[0]!), invalid.length)],
  };
}

/** Returns a key as a message shows it. An address needs no quotes in a sentence. */
const addressForMessage = (key: string): string =>
  isLikeAddress(key) ? key : isAddress(key) ? addressInWords(key) : textInWords(key);

/** Details of a node and of the edges that start at it. */
interface NodeData {
  readonly node: Partial<GraphNode>;
  readonly connections: ReadonlyMap<string, ConnectionData>;
  /** True if every field was valid. */
  readonly isValid: boolean;
}

function readNode(data: unknown): NodeData {
  const reader = new FieldReader();
  const node = {
    ...reader.field('attributes', member(data, 'attributes'), attributesOf),
    ...reader.field('provenance', member(data, 'provenance'), oneOf(PROVENANCES)),
    ...reader.field('change', member(data, 'change'), oneOf(CHANGES)),
    ...reader.field('changed', member(data, 'changed'), readChangeDetails),
    ...reader.field('lookedUp', member(data, 'looked_up'), booleanOf),
    ...reader.field('count', member(data, 'count'), countOf),
    ...reader.field('countUnknown', member(data, 'count_unknown'), booleanOf),
    ...reader.field('instances', member(data, 'instances'), instancesOf),
    ...reader.field('labelOverride', member(data, 'called'), labelOf),
    ...reader.field('runsIn', member(data, 'runs_in'), addressOf),
    ...reader.field('root', member(data, 'root'), (value) => lineOf(value, ADDRESS_LENGTH_MAX)),
  };
  const connections = new Map<string, ConnectionData>();
  for (const [to, connection] of entriesOf(member(data, 'connections'))) {
    connections.set(to, {
      ...reader.field('label', member(connection, 'label'), labelOf),
      ...reader.field('provenance', member(connection, 'provenance'), oneOf(PROVENANCES)),
      ...reader.field('thin', member(connection, 'thin'), trueOf),
      isSeparate: member(connection, 'two_way') === false,
    });
  }
  return { node, connections, isValid: reader.isValid && objectOf(data) !== null };
}

/** Accepts the valid fields and records whether any was invalid. */
class FieldReader {
  isValid = true;

  /**
   * Returns an object with the field, or an empty object.
   * @param read returns null for an invalid value
   */
  field<N extends string, T>(name: N, value: unknown, read: (value: unknown) => T | null): { readonly [K in N]?: T } {
    if (value === undefined) return {};
    const field = read(value);
    if (field === null) {
      this.isValid = false;
      return {};
    }
    return { [name]: field } as { readonly [K in N]?: T };
  }
}

const oneOf =
  <T extends string>(names: readonly T[]) =>
  (value: unknown): T | null =>
    names.find((name) => name === value) ?? null;

const booleanOf = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);

const trueOf = (value: unknown): true | null => (value === true ? value : null);

const countOf = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : null;

const addressOf = (value: unknown): string | null =>
  typeof value === 'string' && isShort(value) && isAddress(value) ? value : null;

const instancesOf = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && isShort(item) && isAddress(item))
    ? value
    : null;

const ATTRIBUTES: ReadonlySet<string> = new Set([...ALLOWED_ATTRIBUTES, ACCESS_ATTRIBUTE, OPENED_ATTRIBUTE]);

/** The allow-list of attributes applies here, too, so that a file from elsewhere cannot bypass it. */
function attributesOf(value: unknown): Attributes | null {
  const entries = entriesOf(value);
  const isAllowed = ([name, text]: [string, unknown]) => ATTRIBUTES.has(name) && captionOf(text) !== null;
  return objectOf(value) !== null && entries.every(isAllowed) ? (Object.fromEntries(entries) as Attributes) : null;
}

/** Accepts one line, within the length limit for attributes of a plan. */
const captionOf = (value: unknown): string | null => lineOf(value, ATTRIBUTE_TEXT_LENGTH);

const labelOf = (value: unknown): string | null => lineOf(value, LABEL_LENGTH_MAX);

const lineOf = (value: unknown, lengthMax: number): string | null =>
  typeof value === 'string' && value.length <= lengthMax && !/[\r\n]/.test(value) ? value : null;
