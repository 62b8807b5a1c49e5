/** Blocks of the code that have no instances, each with a reason for the user. */
import type { Absent, Inventory } from '../graph/inventory.js';
import type { ModuleNode } from '../terraform/module-tree/module-model.js';
import { type AbsentBlock, findAbsent, unitOf } from '../terraform/references/absent.js';
import { configAddressOf } from '../terraform/references/config-address.js';
import * as messages from './messages.js';

/** Returns the configuration addresses of instances. An origin that cannot be parsed stands for itself. */
export const configAddresses = (origins: readonly string[]): ReadonlySet<string> =>
  new Set(origins.map((origin) => configAddressOf(origin) ?? origin));

/** A block without instances, with the texts of the assumptions that its absence rests on. */
export interface AssumedAbsent extends Absent {
  readonly texts: readonly string[];
}

const NOTHING = (): Iterable<string> => [];

/**
 * Returns the blocks that have no instances, each with its place and a reason.
 *
 * @param present configuration addresses that have instances
 * @param textsOf returns the assumptions behind the number of instances of a resource address or module prefix
 */
export const absentBlocks = (
  root: ModuleNode,
  present: ReadonlySet<string>,
  textsOf: (unit: string) => Iterable<string> = NOTHING,
): readonly AssumedAbsent[] =>
  findAbsent(root, present).map((block) => {
    const texts = [...textsOf(unitOf(block))];
    const { address, code } = block;
    return { address, at: `${code.file.path}:${code.span.line}`, reason: reasonOf(block, texts), texts };
  });

function reasonOf({ code, number }: AbsentBlock, texts: readonly string[]): string {
  const isCall = !('mode' in code);
  if (number === null) return isCall ? messages.MODULE_EMPTY : messages.NOT_PLANNED;
  const fact = isCall ? messages.moduleCreatesNothing(number) : messages.ZERO[number];
  return messages.resting(fact, texts);
}

/** Adds the blocks without instances to an inventory. An inventory that already lists absent blocks is returned unchanged. */
export function withAbsent(inventory: Inventory, root: ModuleNode): Inventory {
  if (inventory.absent !== undefined) return inventory;
  const present = configAddresses(inventory.resources.map(({ origin }) => origin));
  return { ...inventory, absent: absentBlocks(root, present).map(({ texts: _, ...one }) => one) };
}
