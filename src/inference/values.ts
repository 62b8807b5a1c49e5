/** Values of resources, by paths into their blocks. A list stands for each of its items. */
import type { Json } from '../graph/inventory.js';
import { TEXT_DEPTH_MAX } from './limits.js';

/**
 * Returns all plain values at a path as texts. The last name may contain dots, as annotation keys do. Example: path
 * `['port', 'name']` of `{ port: [{ name: 'http' }] }` yields `['http']`.
 */
export function textsAt(value: Json | undefined, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => textsAt(item, path));
  if (value === null || value === undefined) return [];
  const [name, ...remaining] = path;
  if (name === undefined) return typeof value === 'object' ? [] : [String(value)];
  if (typeof value !== 'object') return [];
  const block = value as Readonly<Record<string, Json>>;
  if (Object.hasOwn(block, name)) return textsAt(block[name], remaining);
  const key = path.join('.');
  return remaining.length > 0 && Object.hasOwn(block, key) ? textsAt(block[key], []) : [];
}

/** True if a path leads to a value other than null and the empty text. */
export function isSet(value: Json | undefined, path: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((item: Json) => isSet(item, path));
  if (value === null || value === undefined || value === '') return false;
  const [name, ...remaining] = path;
  if (name === undefined) return true;
  return (
    typeof value === 'object' &&
    Object.hasOwn(value, name) &&
    isSet((value as Readonly<Record<string, Json>>)[name], remaining)
  );
}

/** True if one of the paths (`block.attribute`) holds one of its texts, ignoring case as providers do. */
export const hasAny = (value: Json | undefined, expected: Readonly<Record<string, readonly string[]>>): boolean =>
  Object.entries(expected).some(([path, texts]) =>
    textsAt(value, path.split('.')).some((held) =>
      texts.some((text) => text === held || text.toLowerCase() === held.toLowerCase()),
    ),
  );

/** A text and the path of the attribute that holds it. */
export interface TextAt {
  /** Names of the enclosing blocks and of the attribute, without indexes, as in `Reference.path`. */
  readonly path: string;
  readonly text: string;
}

/** Returns every text in the value of an attribute, in order. */
export function textsIn(path: string, value: Json | undefined): readonly TextAt[] {
  const texts: TextAt[] = [];
  collectTexts(path, value, texts, TEXT_DEPTH_MAX);
  return texts;
}

/** A list is written to, since a generator for each of a million texts takes seconds. */
function collectTexts(path: string, value: Json | undefined, into: TextAt[], depth: number): void {
  if (typeof value === 'string') into.push({ path, text: value });
  if (value === null || typeof value !== 'object' || depth === 0) return;
  if (Array.isArray(value)) for (const item of value) collectTexts(path, item as Json, into, depth - 1);
  else for (const [name, item] of Object.entries(value)) collectTexts(`${path}.${name}`, item as Json, into, depth - 1);
}

/** The values of one block. */
export type Block = Readonly<Record<string, Json>>;

/** True for a block; false for null, a list and a plain value. */
export const isBlock = (value: Json | undefined): value is Block =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns all blocks at a path. A single block may stand without a list; a list in a list is ignored. */
export function blocksAt(value: Json | undefined, path: readonly string[]): readonly Block[] {
  if (Array.isArray(value)) return value.filter(isBlock).flatMap((item) => blocksAt(item, path));
  if (!isBlock(value)) return [];
  const [name, ...remaining] = path;
  if (name === undefined) return [value];
  return Object.hasOwn(value, name) ? blocksAt(value[name], remaining) : [];
}
