/**
 * Changed values and blocks of one resource, as far as they may be shown: numbers, flags, keywords of providers, names of blocks.
 */

import { blockKey, harmlessText } from '../catalog/harmless-values.js';
import { holdsInstanceName } from '../graph/instance-name.js';
import type { Json } from '../graph/inventory.js';
import { byText } from '../graph/order.js';
import type { BlockChange, ValueChange } from '../graph/touched.js';

/** Details by path. */
export interface ValueDetails {
  readonly values: readonly ValueChange[];
  readonly blocks: readonly BlockChange[];
}

type Block = Readonly<Record<string, Json>>;

interface Walk {
  readonly type: string;
  readonly values: ValueChange[];
  readonly blocks: BlockChange[];
}

interface Position {
  readonly path: readonly string[];
  /** Name of the innermost named block around the position; empty for none. */
  readonly of: string;
}

/**
 * Compares two sets of values of a resource. Keys of maps and of JSON texts come from the user, so nothing inside of them is
 * shown.
 * @param type of the resource
 */
export function valueDetails(type: string, before: Block, after: Block): ValueDetails {
  const walk: Walk = { type, values: [], blocks: [] };
  members({ path: [], of: '' }, before, after, walk);
  return { values: walk.values, blocks: walk.blocks };
}

function members({ path, of }: Position, before: Block, after: Block, walk: Walk): void {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const name of [...names].sort(byText)) {
    compareAt({ path: [...path, name], of }, memberOf(before, name), memberOf(after, name), walk);
  }
}

const memberOf = (map: Block, name: string): Json | undefined => (Object.hasOwn(map, name) ? map[name] : undefined);

function compareAt(position: Position, before: Json | undefined, after: Json | undefined, walk: Walk): void {
  if (JSON.stringify(before ?? null) === JSON.stringify(after ?? null)) return;
  const [old, now] = [blocksOf(before), blocksOf(after)];
  if (old !== null && now !== null && old.length + now.length > 0) compareBlocks(position, old, now, walk);
  else compareTexts(position, before, after, walk);
}

/** Returns the blocks of a list. Empty for an undefined value and an empty list; null if the value is not a list of blocks. */
function blocksOf(value: Json | undefined): readonly Block[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return null;
  const items = value as readonly Json[];
  const isBlock = (item: Json): item is Block => typeof item === 'object' && item !== null && !Array.isArray(item);
  return items.every(isBlock) ? items : null;
}

function compareTexts(
  { path, of }: Position,
  before: Json | undefined,
  after: Json | undefined,
  { type, values }: Walk,
): void {
  const [old, now] = [before, after].map((value) => {
    const text = harmlessText(type, path, value);
    return text === undefined || holdsInstanceName(text) ? null : text;
  }) as [string | null, string | null];
  const isUnseen = (value: Json | undefined, text: string | null): boolean =>
    text === null && value !== undefined && value !== null && value !== '';
  if (isUnseen(before, old) || isUnseen(after, now) || old === now) return;
  // A missing flag usually means `false`.
  if ((old === null && now === 'false') || (old === 'false' && now === null)) return;
  values.push({ path: path.join('.'), ...(of !== '' && { of }), before: old, after: now });
}

function compareBlocks(position: Position, before: readonly Block[], after: readonly Block[], walk: Walk): void {
  const [old, now] = [byKey(position.path, before, walk.type), byKey(position.path, after, walk.type)];
  if (old === null || now === null) {
    if (before.length === 1 && after.length === 1) members(position, before[0] as Block, after[0] as Block, walk);
    return;
  }
  const isOne = before.length <= 1 && after.length <= 1;
  // The only block of its path is the same block, even if its name differs.
  if (isOne && before.length === after.length) {
    members(position, before[0] as Block, after[0] as Block, walk);
    return;
  }
  const removed = [...old.keys()].filter((key) => !now.has(key));
  const added = [...now.keys()].filter((key) => !old.has(key));
  const kept = [...old.keys()].filter((key) => now.has(key));
  if (removed.length + added.length > 0) {
    walk.blocks.push({ path: position.path.join('.'), removed, added, kept });
  }
  for (const key of kept) {
    members({ ...position, of: key }, old.get(key) as Block, now.get(key) as Block, walk);
  }
}

/** Indexes blocks by name; null if a block has no name, or if two blocks share one. */
function byKey(path: readonly string[], blocks: readonly Block[], type: string): ReadonlyMap<string, Block> | null {
  const found = new Map<string, Block>();
  for (const block of blocks) {
    const key = blockKey(type, path, block);
    if (key === undefined || holdsInstanceName(key) || found.has(key)) return null;
    found.set(key, block);
  }
  return found;
}
