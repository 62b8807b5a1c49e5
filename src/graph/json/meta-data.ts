/**
 * Reads `meta_data` of debug data, the details that a graph file cannot hold. Hand-written or hostile data can add
 * nothing that a plan could not.
 */
import { ACCESS_ATTRIBUTE, ALLOWED_ATTRIBUTES, OPENED_ATTRIBUTE } from '../../catalog/attributes.js';
import { CLOUDS } from '../../catalog/cloud.js';
import { ATTRIBUTE_TEXT_LENGTH, LABEL_LENGTH_MAX } from '../../limits.js';
import { entriesOf, member, objectOf } from '../../platform/json/foreign.js';
import { addressInWords, isLikeAddress, textInWords } from '../../platform/json/in-words.js';
import { isAddress, isShort } from '../address.js';
import { CHANGES } from '../changes.js';
import { type Attributes, type Graph, type GraphEdge, type GraphNode, PROVENANCES } from '../model.js';
import { byAddress } from '../order.js';
import { detailsOf } from './changes.js';
import { metaDataUnfit } from './messages.js';

/** Details of an edge. */
export interface ConnectionData extends Partial<Pick<GraphEdge, 'label' | 'provenance' | 'thin'>> {
  /** The other end has a separate edge back. */
  readonly isSeparate: boolean;
}

/** Details of nodes and edges. */
export interface MetaData {
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
export function readMetaData(value: unknown, file: string): MetaData {
  const nodes = new Map(entriesOf(member(value, 'meta_data')).map(([address, data]) => [address, readNode(data)]));
  const unfit = [...nodes].filter(([, { isFit }]) => !isFit).map(([address]) => address);
  return {
    nodeData: (address) => nodes.get(address)?.node ?? {},
    connectionData: (from, to) => nodes.get(from)?.connections.get(to) ?? null,
    warnings: unfit.length === 0 ? [] : [metaDataUnfit(file, keyOrWords(unfit.sort(byAddress)[0]!), unfit.length)],
  };
}

/** An address needs no quotes in a sentence. */
const keyOrWords = (key: string): string =>
  isLikeAddress(key) ? key : isAddress(key) ? addressInWords(key) : textInWords(key);

interface NodeData {
  readonly node: Partial<GraphNode>;
  readonly connections: ReadonlyMap<string, ConnectionData>;
  /** True if every field was valid. */
  readonly isFit: boolean;
}

function readNode(data: unknown): NodeData {
  const reader = new Reader();
  const node = {
    ...reader.field('attributes', member(data, 'attributes'), attributesOf),
    ...reader.field('provenance', member(data, 'provenance'), oneOf(PROVENANCES)),
    ...reader.field('change', member(data, 'change'), oneOf(CHANGES)),
    ...reader.field('changed', member(data, 'changed'), detailsOf),
    ...reader.field('lookedUp', member(data, 'looked_up'), booleanOf),
    ...reader.field('count', member(data, 'count'), countOf),
    ...reader.field('countUnknown', member(data, 'count_unknown'), booleanOf),
    ...reader.field('instances', member(data, 'instances'), instancesOf),
    ...reader.field('called', member(data, 'called'), labelOf),
    ...reader.field('runsIn', member(data, 'runs_in'), addressOf),
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
  return { node, connections, isFit: reader.isFit && objectOf(data) !== null };
}

/** Takes the valid fields and records whether any was invalid. */
class Reader {
  isFit = true;

  /**
   * Returns an object with the field, or an empty object.
   * @param read returns null for an invalid value
   */
  field<N extends string, T>(name: N, value: unknown, read: (value: unknown) => T | null): { readonly [K in N]?: T } {
    const found = value === undefined ? null : read(value);
    if (found === null && value !== undefined) this.isFit = false;
    return (found === null ? {} : { [name]: found }) as { readonly [K in N]?: T };
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

/** The allow-list of attributes applies here, too, so that a foreign file cannot bypass it. */
function attributesOf(value: unknown): Attributes | null {
  const entries = entriesOf(value);
  const isFit = ([name, text]: [string, unknown]) => ATTRIBUTES.has(name) && captionOf(text) !== null;
  return objectOf(value) !== null && entries.every(isFit) ? (Object.fromEntries(entries) as Attributes) : null;
}

/** Accepts one line, within the length limit for attributes of a plan. */
const captionOf = (value: unknown): string | null => lineOf(value, ATTRIBUTE_TEXT_LENGTH);

const labelOf = (value: unknown): string | null => lineOf(value, LABEL_LENGTH_MAX);

const lineOf = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value.length <= most && !/[\r\n]/.test(value) ? value : null;

/** Reads `within` of debug data. Values that no diagram could show are left out. */
export function readWithin(value: unknown): Graph['within'] {
  const texts = (item: unknown): string[] => (Array.isArray(item) ? item.flatMap((text) => captionOf(text) ?? []) : []);
  const facts = CLOUDS.flatMap((cloud): [string, string[]][] => {
    const said = texts(member(member(value, 'within'), cloud));
    return said.length === 0 ? [] : [[cloud, said]];
  });
  return facts.length === 0 ? undefined : Object.fromEntries(facts);
}

/** Reads `total` of debug data, the number of resources in its source. */
export function readTotal(value: unknown): number | undefined {
  const total = member(value, 'total');
  return Number.isSafeInteger(total) && (total as number) >= 0 ? (total as number) : undefined;
}

/** Reads `changes` of debug data: true if its source knew the existing resources. */
export const readKnowsChanges = (value: unknown): boolean => member(value, 'changes') === true;

/** Reads `called` of debug data, the default title of its diagram; undefined if the value is not an object. */
export const readCalled = (value: unknown): string | undefined =>
  isDebugObject(value) ? (captionOf(member(value, 'called')) ?? '') : undefined;

const isDebugObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
