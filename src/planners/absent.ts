/** Blocks of the code without instances, with the reason in words. */
import type { Absent, Inventory } from '../graph/inventory.js';
import type { ModuleNode } from '../terraform/module-tree/module-model.js';
import { type AbsentBlock, findAbsent, unitOf } from '../terraform/references/absent.js';
import { configAddressOf } from '../terraform/references/config-address.js';
import * as messages from './messages.js';

/** Configuration addresses of instances. */
export const configAddresses = (origins: readonly string[]): ReadonlySet<string> =>
  new Set(origins.map((origin) => configAddressOf(origin) ?? origin));

/** A block without instances, and the assumptions that it rests on. */
export interface AssumedAbsent extends Absent {
  readonly texts: readonly string[];
}

const NOTHING = (): Iterable<string> => [];

/**
 * @param present configuration addresses with instances
 * @param textsOf the assumptions that the number of instances of a resource or module (by its prefix) rests on
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

/** The same inventory with the blocks of the code that have no instance in it. */
export function withAbsent(inventory: Inventory, root: ModuleNode): Inventory {
  if (inventory.absent !== undefined) return inventory;
  const present = configAddresses(inventory.resources.map(({ origin }) => origin));
  return { ...inventory, absent: absentBlocks(root, present).map(({ texts: _, ...one }) => one) };
}
