/**
 * Parses YAML or JSON to a tree in which every value has its source position, and gives typed access to it. decode.ts
 * makes annotations of the tree.
 */

import { InvalidInput } from '../errors.js';
import { PROBLEMS_LISTED } from '../limits.js';
import { nearest } from '../platform/text/matching.js';
import { oneLine } from '../platform/text/printable.js';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
} from '../platform/text/yaml.js';
import { ANNOTATION_DEPTH_MAX, ANNOTATION_VALUES_MAX } from './limits.js';
import * as messages from './messages.js';
import type { Location, Pattern } from './model.js';

export type Value = ScalarValue | ListValue | MapValue;

export interface ScalarValue {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  readonly location: Location;
}
export interface ListValue {
  readonly kind: 'list';
  readonly items: readonly Value[];
  readonly location: Location;
}
export interface MapValue {
  readonly kind: 'map';
  readonly entries: readonly { readonly key: string; readonly location: Location; readonly value: Value }[];
  readonly location: Location;
}

/**
 * Parses a YAML document.
 * @throws InvalidInput with file, line and column: not YAML, more than one document, too many values, too deep
 */
export function parseYaml(text: string, file: string): Value {
  const lines = new LineCounter();
  // The core schema has no dates, binaries or merge keys, and tags are not resolved. Duplicate keys are checked here,
  // because the library compares each key with every other one: 20,000 keys take it a minute.
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', uniqueKeys: false, prettyErrors: false });
  const locationAt = (offset: number): Location => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(1, line), column: Math.max(1, col) };
  };
  const error = document.errors[0];
  if (error !== undefined) {
    throw new InvalidInput(messages.notYaml(locationAt(error.pos[0]), messages.YAML_FAULTS[error.code]), {
      remedy: messages.NOT_YAML_REMEDY,
    });
  }
  return new Reader(locationAt).read(document.contents as Node | null, locationAt(0), 0);
}

/** Converts the nodes of the library, and limits their number and depth: aliases can multiply values. */
class Reader {
  #values = 0;
  /** Anchors before the current position. The library searches from the top for every alias. */
  readonly #anchors = new Map<string, Node>();

  constructor(readonly locationAt: (offset: number) => Location) {}

  /** @param parentLocation location of a value without one, such as an empty value */
  read(node: Node | null | undefined, parentLocation: Location, depth: number): Value {
    const location = node?.range ? this.locationAt(node.range[0]) : parentLocation;
    if (++this.#values > ANNOTATION_VALUES_MAX || depth > ANNOTATION_DEPTH_MAX) {
      throw new InvalidInput(messages.tooMuchYaml(location), { remedy: messages.NOT_YAML_REMEDY });
    }
    if (isAlias(node)) return this.read(this.#anchors.get(node.source) ?? null, location, depth + 1);
    if (node?.anchor !== undefined) this.#anchors.set(node.anchor, node);
    if (isMap(node)) return this.#map(node.items as Pair<Node, Node | null>[], location, depth);
    if (isSeq(node)) {
      const items = node.items.map((item) => this.read(item as Node | null, location, depth + 1));
      return { kind: 'list', items, location };
    }
    return { kind: 'scalar', value: isScalar(node) ? scalarOf(node.value) : null, location };
  }

  #map(pairs: readonly Pair<Node, Node | null>[], mapLocation: Location, depth: number): MapValue {
    const keys = new Set<string>();
    const entries = pairs.map(({ key: node, value }) => {
      const location = node.range ? this.locationAt(node.range[0]) : mapLocation;
      if (!isScalar(node)) throw new InvalidInput(messages.keyIsNoText(location), { remedy: messages.NOT_YAML_REMEDY });
      const key = String(node.value);
      if (keys.has(key))
        throw new InvalidInput(messages.notYaml(location, messages.YAML_FAULTS.DUPLICATE_KEY), {
          remedy: messages.NOT_YAML_REMEDY,
        });
      keys.add(key);
      return { key, location, value: this.read(value, location, depth + 1) };
    });
    return { kind: 'map', entries, location: mapLocation };
  }
}

function scalarOf(value: unknown): ScalarValue['value'] {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  return String(value);
}

// ---- Typed access to values of an annotation file.
// A value of the wrong type is reported with its position and skipped.

export type Entry = MapValue['entries'][number];

/** The problems of a file, in order of discovery. */
export class Problems {
  /** Messages of the first problems, with their locations. */
  readonly lines: string[] = [];
  #unlisted = 0;

  add(location: Location, problem: string): void {
    if (this.lines.length < PROBLEMS_LISTED) this.lines.push(messages.problemAt(location, problem));
    else this.#unlisted++;
  }

  /** Number of all problems, listed or not. */
  get total(): number {
    return this.lines.length + this.#unlisted;
  }
}

/**
 * Returns the entries of a map. Reports any other value, and returns no entries for it.
 * @param shape the expected value
 */
export function entriesOf(value: Value, shape: string, problems: Problems): readonly Entry[] {
  if (value.kind === 'map') return value.entries;
  problems.add(value.location, shape);
  return [];
}

/**
 * Returns the items of a list. Reports any other value, and returns no items for it.
 * @param shape the expected value
 */
export function itemsOf(value: Value, shape: string, problems: Problems): readonly Value[] {
  if (value.kind === 'list') return value.items;
  problems.add(value.location, shape);
  return [];
}

/**
 * Returns the entries by key. Reports unknown keys, with the closest known one.
 * @param aliases other spellings of known keys
 */
export function entriesByKey(
  entries: readonly Entry[],
  known: readonly string[],
  problems: Problems,
  aliases: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, Entry> {
  const byKey = new Map<string, Entry>();
  for (const entry of entries) {
    const key = aliases.get(entry.key) ?? entry.key;
    if (known.includes(key)) byKey.set(key, entry);
    else problems.add(entry.location, unknownKeyMessage(entry.key, known));
  }
  return byKey;
}

/**
 * Returns the message about an unknown key. A key that resembles none of the known ones may come from another kind of
 * file and be secret, so the message lists the known keys instead of quoting it.
 */
function unknownKeyMessage(key: string, known: readonly string[]): string {
  const similar = nearest(key, known);
  return similar === null ? messages.unknownKeyOf(known) : messages.unknownKey(key, similar);
}

/**
 * Returns a scalar as a string on one line without control characters. Reports a list, a map, null, and a string
 * longer than `lengthMax` characters, and returns null for them.
 */
export function textOf(value: Value, lengthMax: number, problems: Problems): string | null {
  if (value.kind !== 'scalar' || value.value === null) {
    problems.add(value.location, messages.TEXT_SHAPE);
    return null;
  }
  const text = oneLine(String(value.value));
  if ([...text].length <= lengthMax) return text;
  problems.add(value.location, messages.textTooLong(lengthMax));
  return null;
}

/** Returns the text of an entry like `textOf`; null if the key is missing. */
export const optionalText = (entry: Entry | undefined, lengthMax: number, problems: Problems): string | null =>
  entry === undefined ? null : textOf(entry.value, lengthMax, problems);

/**
 * Returns an address or path of any length with its location. Reports a value that is not a string, and returns null
 * for it.
 */
export function patternOf(value: Value, problems: Problems): Pattern | null {
  const text = textOf(value, Number.POSITIVE_INFINITY, problems);
  return text === null ? null : { text, location: value.location };
}
