/** Values of resources, by paths into their blocks; a list means each of its items. */
import type { Json } from '../graph/inventory.js';

/** All plain values at a path into blocks, as text. */
export function textsAt(value: Json | undefined, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => textsAt(item, path));
  if (value === null || value === undefined) return [];
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'object' ? [] : [String(value)];
  return typeof value === 'object' && Object.hasOwn(value, name)
    ? textsAt((value as Readonly<Record<string, Json>>)[name], rest)
    : [];
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
