/** Finds the block of the code for a block of values. Their order says nothing: a plan sorts the blocks of a set. */
import type { Declaration, DeclaredBlock, Json, Resource } from '../graph/inventory.js';
import { type Block, blocksAt, textsAt } from './values.js';

/**
 * Returns the blocks of the code that may have these values. If several fit, those with most equal values.
 * @param path names of the blocks: `ingress`; empty for the resource itself
 */
export function matchBlocks(
  declared: Pick<Declaration, 'blocks'>,
  path: string,
  values: Block,
): readonly DeclaredBlock[] {
  const fitting = fittingIn(declared.blocks?.get(path) ?? [], values);
  const highest = fitting.reduce((max, { same }) => Math.max(max, same), 0);
  return fitting.filter(({ same }) => same === highest).map(({ block }) => block);
}

/**
 * True if the code sets an attribute of a block, and its value is unknown. A list is unknown if it has items and none
 * is known.
 * @param path names of the blocks: `ingress`; empty for the resource itself
 * @param block one of the blocks at this path in the values of the resource
 */
export function isUnknownIn(
  resource: Pick<Resource, 'declared' | 'values'>,
  path: string,
  block: Block,
  name: string,
): boolean {
  const { declared } = resource;
  if (declared === undefined) return false;
  const value = Object.hasOwn(block, name) ? block[name] : undefined;
  if (Array.isArray(value)) return value.length > 0 && value.every((item: Json) => item === null);
  if (value !== undefined) return false;
  // The value of an attribute has every member: `ingress = [{ from_port = var.port, ... }]`.
  if (declared.blocks?.has(path) === false && declared.lines.has(path)) return true;
  return assigned(resource.values, declared, path).get(block)?.lines.has(name) === true;
}

/**
 * Returns the names that the code gives to what an attribute of a block reads: `vpn_sg_id`; empty for none.
 * @param path as in `isUnknownIn`
 */
export function namesIn(
  { declared, values }: Pick<Resource, 'declared' | 'values'>,
  path: string,
  block: Block,
  name: string,
): readonly string[] {
  const names = declared === undefined ? undefined : assigned(values, declared, path).get(block)?.names;
  return names !== undefined && Object.hasOwn(names, name) ? (names[name] ?? []) : [];
}

/** True for a list with an unknown item, possibly beside known ones: `ports = ["443", var.port]`. */
export const hasUnknownItem = (value: Json | undefined): boolean => Array.isArray(value) && value.includes(null);

type Assigned = ReadonlyMap<Block, DeclaredBlock>;

/** Cached, because a resource may have a thousand blocks of one name. */
const cache = new WeakMap<Block, Map<string, Assigned>>();

function assigned(values: Block, declared: Declaration, path: string): Assigned {
  const byPath = cache.get(values) ?? new Map<string, Assigned>();
  cache.set(values, byPath);
  const cached = byPath.get(path);
  if (cached !== undefined) return cached;
  const assignment = assign(blocksAt(values, path === '' ? [] : path.split('.')), declared.blocks?.get(path) ?? []);
  byPath.set(path, assignment);
  return assignment;
}

/**
 * Assigns each block of values to a block of the code. Blocks with more known values choose first, and each block of
 * the code is chosen once, as long as others fit: of two blocks `allow { protocol = "tcp" }` and `allow { protocol =
 * "tcp", ports = var.ports }` with equal values, one has unknown ports. A `dynamic` block is chosen again.
 */
function assign(blocks: readonly Block[], written: readonly DeclaredBlock[]): Assigned {
  const assignment = new Map<Block, DeclaredBlock>();
  const [only] = written;
  if (only === undefined) return assignment;
  if (written.length === 1) return new Map(blocks.map((block) => [block, only]));
  const used = new Set<DeclaredBlock>();
  const membersOf = (block: Block): number => Object.keys(block).length;
  for (const block of [...blocks].sort((a, b) => membersOf(b) - membersOf(a))) {
    const fitting = fittingIn(written, block);
    const free = fitting.filter((each) => !used.has(each.block));
    const best = bestOf(free.length > 0 ? free : fitting, block);
    if (best === undefined) continue;
    used.add(best);
    assignment.set(block, best);
  }
  return assignment;
}

interface Fitting {
  readonly block: DeclaredBlock;
  /** Number of equal values. */
  readonly same: number;
}

function fittingIn(written: readonly DeclaredBlock[], values: Block): readonly Fitting[] {
  return written.flatMap((block) => {
    const same = countSharedLiterals(block, values);
    return same === null ? [] : [{ block, same }];
  });
}

/** Returns the block with most equal values that sets most of the known attributes, and few others. */
function bestOf(fitting: readonly Fitting[], values: Block): DeclaredBlock | undefined {
  let best: { readonly block: DeclaredBlock; readonly score: number } | undefined;
  for (const { block, same } of fitting) {
    const isKnown = (name: string): boolean => (values[name] ?? null) !== null;
    const score = [...block.lines.keys()].reduce((sum, name) => sum + (isKnown(name) ? 1 : -1), same);
    if (best === undefined || score > best.score) best = { block, score };
  }
  return best?.block;
}

/** Counts the literals that a block of values shares with the code; null if one differs. */
function countSharedLiterals({ literals: words }: DeclaredBlock, values: Block): number | null {
  const entries = Object.entries(words);
  const isSame = entries.every(([name, written]) => {
    const known = textsAt(values, [name]);
    return known.length === written.length && written.every((text) => known.includes(text));
  });
  return isSame ? entries.length : null;
}
