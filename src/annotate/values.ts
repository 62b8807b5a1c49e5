/** Values of an annotation file, checked: what has the wrong shape is a problem with its place, and is left out. */
import { PROBLEMS_LISTED } from '../limits.js';
import { nearest } from '../text/nearest.js';
import { oneLine } from '../text/one-line.js';
import * as messages from './messages.js';
import type { Location, Pattern } from './model.js';
import type { MapValue, Value } from './yaml.js';

export type Entry = MapValue['entries'][number];

/** What is wrong in a file, in the order in which it was found. */
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

/** The entries by key. A key that is not known is a problem, with the one that was probably meant. */
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

/** A key that is like none of ours may be anything, also of another file that was taken for this one. */
function unknown(key: string, known: readonly string[]): string {
  const meant = nearest(key, known);
  return meant === null ? messages.unknownKeyOf(known) : messages.unknownKey(key, meant);
}

/** One line without control characters; null where it is no text. A longer one is a problem. */
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

/** Null where the key is not there. */
export const optionalText = (entry: Entry | undefined, length: number, problems: Problems): string | null =>
  entry === undefined ? null : textOf(entry.value, length, problems);

export function patternOf(value: Value, problems: Problems): Pattern | null {
  const text = textOf(value, Number.POSITIVE_INFINITY, problems);
  return text === null ? null : { text, place: value.place };
}
