/**
 * Reads `meta_data` of debug data: details of nodes and edges that a graph file cannot hold. Hand-written or hostile
 * data can add nothing that a plan could not.
 */
import { ACCESS_ATTRIBUTE, ALLOWED_ATTRIBUTES, OPENED_ATTRIBUTE } from '../../catalog/attributes.js';
import { ADDRESS_LENGTH_MAX, ATTRIBUTE_TEXT_LENGTH, LABEL_LENGTH_MAX } from '../../limits.js';
import { entriesOf, member, objectOf } from '../../platform/json/foreign.js';
import { addressInWords, isLikeAddress, textInWords } from '../../platform/json/in-words.js';
import { isAddress, isShort } from '../address.js';
import { CHANGES } from '../changes.js';
import { type Attributes, type GraphEdge, type GraphNode, PROVENANCES } from '../model.js';
import { byAddress } from '../order.js';
import { readChangeDetails } from './changes.js';
import * as messages from './messages.js';

/** Details of an edge. */
interface ConnectionData extends Partial<Pick<GraphEdge, 'label' | 'provenance' | 'thin'>> {
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
export const captionOf = (value: unknown): string | null => lineOf(value, ATTRIBUTE_TEXT_LENGTH);

const labelOf = (value: unknown): string | null => lineOf(value, LABEL_LENGTH_MAX);

const lineOf = (value: unknown, lengthMax: number): string | null =>
  typeof value === 'string' && value.length <= lengthMax && !/[\r\n]/.test(value) ? value : null;
