/** Values of resources, by paths into their blocks; a list means each of its items. */
import type { Json } from '../graph/inventory.js';
import { TEXT_DEPTH_MAX } from './limits.js';

/** All plain values at a path into blocks, as text. The last name may be a key with dots: an annotation has some. */
export function textsAt(value: Json | undefined, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => textsAt(item, path));
  if (value === null || value === undefined) return [];
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'object' ? [] : [String(value)];
  if (typeof value !== 'object') return [];
  const block = value as Readonly<Record<string, Json>>;
  if (Object.hasOwn(block, name)) return textsAt(block[name], rest);
  const key = path.join('.');
  return rest.length > 0 && Object.hasOwn(block, key) ? textsAt(block[key], []) : [];
}

/** Whether anything but nothing and the empty text is at the end of a path. */
export function isSet(value: Json | undefined, path: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((item: Json) => isSet(item, path));
  if (value === null || value === undefined || value === '') return false;
  const [name, ...rest] = path;
  if (name === undefined) return true;
  return (
    typeof value === 'object' &&
    Object.hasOwn(value, name) &&
    isSet((value as Readonly<Record<string, Json>>)[name], rest)
  );
}

/** Whether one of these paths, `block.attribute` for one in a block, leads to one of its texts. */
export const hasAny = (value: Json | undefined, wanted: Readonly<Record<string, readonly string[]>>): boolean =>
  Object.entries(wanted).some(([path, texts]) => textsAt(value, path.split('.')).some((text) => texts.includes(text)));

export interface TextAt {
  /** Names of the blocks and of the attribute around it, without positions: as `Reference.path`. */
  readonly path: string;
  readonly text: string;
}

/** Every text in the value of an attribute. */
export function* textsIn(path: string, value: Json | undefined, depth = TEXT_DEPTH_MAX): Generator<TextAt> {
  if (typeof value === 'string') yield { path, text: value };
  if (value === null || typeof value !== 'object' || depth === 0) return;
  if (Array.isArray(value)) for (const item of value) yield* textsIn(path, item as Json, depth - 1);
  else {
    for (const [name, item] of Object.entries(value)) yield* textsIn(`${path}.${name}`, item as Json, depth - 1);
  }
}

export type Block = Readonly<Record<string, Json>>;

export const isBlock = (value: Json | undefined): value is Block =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All blocks at a path; one may stand without a list around it, and a list in a list is none. */
export function blocksAt(value: Json | undefined, path: readonly string[]): readonly Block[] {
  if (Array.isArray(value)) return value.filter(isBlock).flatMap((item) => blocksAt(item, path));
  if (!isBlock(value)) return [];
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  return Object.hasOwn(value, name) ? blocksAt(value[name], rest) : [];
}
