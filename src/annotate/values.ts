/** Typed access to values of an annotation file. A value of the wrong type is reported with its position and skipped. */
import { PROBLEMS_LISTED } from '../limits.js';
import { nearest } from '../platform/text/nearest.js';
import { oneLine } from '../platform/text/one-line.js';
import * as messages from './messages.js';
import type { Location, Pattern } from './model.js';
import type { MapValue, Value } from './yaml.js';

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
