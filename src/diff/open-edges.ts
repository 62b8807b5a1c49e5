/**
 * Finds edges that may still exist although the code in `after` does not prove them. An attribute that becomes unknown does not
 * delete an edge.
 */

import { groupBy } from '../graph/group-by.js';
import { holdsMadeUpText, SOME_TEXT } from '../graph/instance-name.js';
import { type Json, leadsInto, type Reference, type Resource, topOf } from '../graph/inventory.js';
import type { GraphEdge } from '../graph/model.js';
import { VALUE_DEPTH } from '../limits.js';
import type { Known } from './known.js';
import type { Revision } from './model.js';

/**
 * Returns a predicate for edges of `before`. True if every attribute that proves the edge is still set and its value is now
 * unknown, such as a variable without a value or the result of a data source. An attribute that refers to a managed resource is
 * known.
 */
export function openEdges(before: Revision, after: Revision, { stemAfter }: Known): (edge: GraphEdge) => boolean {
  if (before.arrows === undefined || after.resources === undefined) return () => false;
  const proofs = new Map(before.arrows.map(({ from, to, evidence }) => [`${from}\n${to}`, evidence]));
  let references: ReadonlyMap<string, readonly Reference[]> | undefined;
  const isOpen = (by: string, path: string): boolean => {
    const resource = after.resources?.get(stemAfter(by));
    if (resource === undefined || !isUnknown(resource, path, after.writtenOf)) return false;
    references ??= groupBy(after.references ?? [], ({ from }) => from);
    const named = (references.get(resource.address) ?? []).filter((one) => leadsInto(one.path, path));
    return named.every(({ to }) => after.resources?.get(to)?.mode !== 'managed');
  };
  return ({ from, to }) => {
    const evidence = proofs.get(`${from}\n${to}`) ?? proofs.get(`${to}\n${from}`) ?? [];
    return evidence.length > 0 && evidence.every(({ by, path }) => path !== undefined && isOpen(by, path));
  };
}

/** True for an attribute that the code sets and whose value is partly or completely unknown. */
function isUnknown({ declared, origin, values }: Resource, path: string, writtenOf: Revision['writtenOf']): boolean {
  const isSet = [...(declared?.lines.keys() ?? [])].some((line) => line === path || line.startsWith(`${path}.`));
  if (!isSet) return false;
  if (textsAt(values, path.split('.')).length === 0) return true;
  const top = topOf(path);
  return textsAt({ [top]: writtenOf?.(origin, top) ?? null }, path.split('.')).some(isOpenText);
}

const isOpenText = (text: string): boolean => text.includes(SOME_TEXT) || holdsMadeUpText(text);

/** Returns all texts and numbers at a path and below, to a depth of `VALUE_DEPTH`. */
function textsAt(value: Json, path: readonly string[], depth = VALUE_DEPTH): readonly string[] {
  if (value === null || depth === 0) return [];
  if (typeof value !== 'object') return path.length === 0 ? [String(value)] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, path, depth - 1));
  const [name, ...rest] = path;
  const members = value as Readonly<Record<string, Json>>;
  if (name === undefined) return Object.values(members).flatMap((member) => textsAt(member, [], depth - 1));
  return Object.hasOwn(members, name) ? textsAt(members[name] as Json, rest, depth - 1) : [];
}
