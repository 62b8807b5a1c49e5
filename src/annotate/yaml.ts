/** Parses YAML or JSON to a tree in which every value has its source position. */

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
  readonly place: Location;
}
export interface ListValue {
  readonly kind: 'list';
  readonly items: readonly Value[];
  readonly place: Location;
}
export interface MapValue {
  readonly kind: 'map';
  readonly entries: readonly { readonly key: string; readonly place: Location; readonly value: Value }[];
  readonly place: Location;
}

/**
 * Parses a YAML document.
 * @throws InvalidInput with file, line and column: not YAML, more than one document, too many values, too deep
 */
export function parseYaml(text: string, file: string): Value {
  const lines = new LineCounter();
  // The core schema has no dates, binaries or merge keys, and tags are not resolved. Duplicate keys are checked here, because the
  // library compares each key with every other one: 20,000 keys take it a minute.
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', uniqueKeys: false, prettyErrors: false });
  const placeAt = (offset: number): Location => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(1, line), column: Math.max(1, col) };
  };
  const fault = document.errors[0];
  if (fault !== undefined) {
    throw new InvalidInput(messages.notYaml(placeAt(fault.pos[0]), messages.YAML_FAULTS[fault.code]), {
      remedy: messages.NOT_YAML_REMEDY,
    });
  }
  return new Reader(placeAt).read(document.contents as Node | null, placeAt(0), 0);
}

class Reader {
  #values = 0;
  /** Anchors before the current position. The library searches from the top for every alias. */
  readonly #anchors = new Map<string, Node>();

  constructor(readonly placeAt: (offset: number) => Location) {}

  read(node: Node | null | undefined, around: Location, depth: number): Value {
    const place = node?.range ? this.placeAt(node.range[0]) : around;
    if (++this.#values > ANNOTATION_VALUES_MAX || depth > ANNOTATION_DEPTH_MAX) {
      throw new InvalidInput(messages.tooMuchYaml(place), { remedy: messages.NOT_YAML_REMEDY });
    }
    if (isAlias(node)) return this.read(this.#anchors.get(node.source) ?? null, place, depth + 1);
    if (node?.anchor !== undefined) this.#anchors.set(node.anchor, node);
    if (isMap(node)) return this.#map(node.items as Pair<Node, Node | null>[], place, depth);
    if (isSeq(node)) {
      const items = node.items.map((item) => this.read(item as Node | null, place, depth + 1));
      return { kind: 'list', items, place };
    }
    return { kind: 'scalar', value: isScalar(node) ? scalarOf(node.value) : null, place };
  }

  #map(pairs: readonly Pair<Node, Node | null>[], place: Location, depth: number): MapValue {
    const keys = new Set<string>();
    const entries = pairs.map(({ key: node, value }) => {
      const at = node.range ? this.placeAt(node.range[0]) : place;
      if (!isScalar(node)) throw new InvalidInput(messages.keyIsNoText(at), { remedy: messages.NOT_YAML_REMEDY });
      const key = String(node.value);
      if (keys.has(key))
        throw new InvalidInput(messages.notYaml(at, messages.YAML_FAULTS.DUPLICATE_KEY), {
          remedy: messages.NOT_YAML_REMEDY,
        });
      keys.add(key);
      return { key, place: at, value: this.read(value, at, depth + 1) };
    });
    return { kind: 'map', entries, place };
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
  readonly lines: string[] = [];
  #more = 0;

  add(place: Location, what: string): void {
    if (this.lines.length < PROBLEMS_LISTED) this.lines.push(messages.problemAt(place, what));
    else this.#more++;
  }

  get total(): number {
    return this.lines.length + this.#more;
  }
}

export function entriesOf(value: Value, shape: string, problems: Problems): readonly Entry[] {
  if (value.kind === 'map') return value.entries;
  problems.add(value.place, shape);
  return [];
}

export function itemsOf(value: Value, shape: string, problems: Problems): readonly Value[] {
  if (value.kind === 'list') return value.items;
  problems.add(value.place, shape);
  return [];
}

/** Returns the entries by key. Reports unknown keys, with the closest known one. */
export function read(
  entries: readonly Entry[],
  known: readonly string[],
  problems: Problems,
  aliases: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>();
  for (const entry of entries) {
    const key = aliases.get(entry.key) ?? entry.key;
    if (known.includes(key)) found.set(key, entry);
    else problems.add(entry.place, unknown(entry.key, known));
  }
  return found;
}

/** A key that resembles none may come from another kind of file, so the message lists the known keys instead of quoting it. */
function unknown(key: string, known: readonly string[]): string {
  const meant = nearest(key, known);
  return meant === null ? messages.unknownKeyOf(known) : messages.unknownKey(key, meant);
}

/** Returns a text on one line without control characters; null if it is not text. Reports a text that is too long. */
export function textOf(value: Value, length: number, problems: Problems): string | null {
  if (value.kind !== 'scalar' || value.value === null) {
    problems.add(value.place, messages.TEXT_SHAPE);
    return null;
  }
  const text = oneLine(String(value.value));
  if ([...text].length <= length) return text;
  problems.add(value.place, messages.textTooLong(length));
  return null;
}

/** Returns null if the key is missing. */
export const optionalText = (entry: Entry | undefined, length: number, problems: Problems): string | null =>
  entry === undefined ? null : textOf(entry.value, length, problems);

export function patternOf(value: Value, problems: Problems): Pattern | null {
  const text = textOf(value, Number.POSITIVE_INFINITY, problems);
  return text === null ? null : { text, place: value.place };
}
