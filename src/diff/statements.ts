/** Applies `moved`, `removed` and `import` blocks to the resources of two revisions, by Terraform's own rules. */
import type { ModuleStep } from '../graph/address.js';
import { ANY_KEY, type Endpoint, type Statement } from '../graph/inventory.js';
import { byText } from '../graph/order.js';
import {
  formatTerraformAddress,
  isInModules,
  type Moved,
  moveBy,
  parseTerraformAddress,
  type TerraformAddress,
} from '../graph/terraform-address.js';
import type { Statements } from './model.js';

/**
 * Resolves the blocks for the resources of two revisions.
 * @param statements blocks of the code in `after`
 * @param before addresses of resources, as Terraform writes them
 * @param after addresses of resources, as Terraform writes them
 */
export function statementsAbout(
  statements: readonly Statement[],
  before: Iterable<string>,
  after: Iterable<string>,
): Statements {
  const [old, current] = [new Set(before), new Set(after)];
  const moved = movedIn(statements, old, current);
  const arrived = new Set(moved.values());
  const forgotten = new Set<string>();
  for (const origin of old) {
    const address = current.has(origin) || moved.has(origin) ? null : parseTerraformAddress(origin);
    if (
      address !== null &&
      statements.some(
        (statement) => statement.is === 'forgotten' && isRemovedBy(statement.from, statement.within, address),
      )
    )
      forgotten.add(origin);
  }
  const imported = new Set<string>();
  for (const origin of current) {
    const address = old.has(origin) || arrived.has(origin) ? null : parseTerraformAddress(origin);
    if (
      address !== null &&
      statements.some(
        (statement) => statement.is === 'imported' && isImportedBy(statement.to, statement.within, address),
      )
    )
      imported.add(origin);
  }
  return { moved, forgotten, imported };
}

/**
 * Returns the new addresses of moved resources, by old address. No address is used twice: an existing resource stays,
 * and of two that move there the first by name wins.
 */
function movedIn(statements: readonly Statement[], old: ReadonlySet<string>, current: ReadonlySet<string>) {
  const moves = statements.filter((statement): statement is Moved => statement.is === 'moved');
  const moved = new Map<string, string>();
  const usedAddresses = new Set<string>();
  for (const origin of [...old].sort(byText)) {
    const address = parseTerraformAddress(origin);
    if (address === null || address.mode !== 'managed') continue;
    const end = withImplicitIndex(followMoves(address, moves, old), old, current);
    if (end === origin || !current.has(end) || usedAddresses.has(end)) continue;
    moved.set(origin, end);
    usedAddresses.add(end);
  }
  return moved;
}

/** Follows `moved` blocks until none applies, or until another resource of the old state has the address. */
function followMoves(start: TerraformAddress, moves: readonly Moved[], old: ReadonlySet<string>): TerraformAddress {
  const seen = new Set([formatTerraformAddress(start)]);
  let current = start;
  for (;;) {
    const next = firstOf(moves, current);
    const text = next === null ? '' : formatTerraformAddress(next);
    if (next === null || seen.has(text) || old.has(text)) return current;
    seen.add(text);
    current = next;
  }
}

function firstOf(moves: readonly Moved[], address: TerraformAddress): TerraformAddress | null {
  for (const move of moves) {
    const next = moveBy(move, address);
    if (next !== null) return next;
  }
  return null;
}

/** Applies an implicit move: a resource that gains or loses `count` continues as its instance 0. */
function withImplicitIndex(address: TerraformAddress, old: ReadonlySet<string>, current: ReadonlySet<string>): string {
  const text = formatTerraformAddress(address);
  if (current.has(text) || (address.index !== null && address.index !== '0')) return text;
  const other = formatTerraformAddress({ ...address, index: address.index === null ? '0' : null });
  return current.has(other) && !old.has(other) ? other : text;
}

/**
 * True if a `removed` block covers the address. The block names a resource or a module; without keys it covers all
 * instances.
 */
function isRemovedBy({ modules, resource }: Endpoint, within: readonly string[], address: TerraformAddress): boolean {
  const path = [...within, ...modules.map(({ name }) => name)];
  const isInModule =
    isInModules(address, path) &&
    address.mode === 'managed' &&
    haveMatchingKeys(modules, address.modules, within.length);
  if (resource === null) return isInModule;
  const { type, name, index } = resource;
  const isInstance = index === null || index === address.index;
  return (
    isInModule && address.modules.length === path.length && address.type === type && address.name === name && isInstance
  );
}

const haveMatchingKeys = (modules: readonly ModuleStep[], steps: readonly ModuleStep[], start: number): boolean =>
  modules.every(({ index }, i) => index === null || index === steps[start + i]?.index);

/** True if an `import` block covers the address: one instance, or every instance if an expression computes the key. */
function isImportedBy({ modules, resource }: Endpoint, within: readonly string[], address: TerraformAddress): boolean {
  const path = [...within, ...modules.map(({ name }) => name)];
  if (resource === null || !isInModules(address, path) || address.modules.length !== path.length) return false;
  const isSameKey = (expected: string | null, key: string | null | undefined) =>
    expected === ANY_KEY || expected === key;
  const hasMatchingKeys = modules.every(({ index }, i) => isSameKey(index, address.modules[within.length + i]?.index));
  const { type, name, index } = resource;
  return (
    hasMatchingKeys &&
    address.mode === 'managed' &&
    address.type === type &&
    address.name === name &&
    isSameKey(index, address.index)
  );
}
