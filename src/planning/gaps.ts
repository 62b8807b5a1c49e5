/** Warnings about undeclared names, in the code and in variable files, and the reasons for blocks without instances. */

import type { Absent, Inventory } from '../graph/inventory.js';
import { nearest } from '../platform/text/matching.js';
import type { ModuleCode, ModuleNode } from '../terraform/module-tree/module-model.js';
import { type AbsentBlock, blockKey, findAbsent } from '../terraform/references/absent-blocks.js';
import { configAddressOf } from '../terraform/references/addresses.js';
import { type Gap, gapsIn } from '../terraform/references/gaps.js';
import { GAPS_LISTED, UNDECLARED_SUGGESTED } from './limits.js';
import * as messages from './messages.js';
import { modulesOf } from './offline/modules.js';

/** Returns the warning about one undeclared name, with its file and line. */
export const gapText = ({ kind, name, call, file, span }: Gap): string =>
  messages.GAPS[kind](name, call ?? '', `${file.path}:${span.line}`);

/** Returns the warnings of all modules, without the limit that `gapWarnings` applies. */
export const gapTexts = (root: ModuleNode): readonly string[] =>
  modulesOf(root).flatMap((node) => gapsIn(node).map(gapText));

/**
 * Returns one warning for each undeclared name of a directory. Beyond GAPS_LISTED, they are counted in the last line.
 */
export function gapWarnings(root: ModuleNode): readonly string[] {
  const texts = new Map<string, string>();
  const directories = new Set<string>();
  for (const node of modulesOf(root)) {
    const { directory } = node.code;
    if (directories.has(directory)) continue;
    directories.add(directory);
    for (const gap of gapsIn(node)) {
      const key = [directory, gap.kind, gap.call, gap.name].join('\n');
      if (!texts.has(key)) texts.set(key, gapText(gap));
    }
  }
  const all = [...texts.values()];
  const more = all.length - GAPS_LISTED;
  return more > 0 ? [...all.slice(0, GAPS_LISTED), messages.gapsMore(more)] : all;
}

// ---- Warnings about variable files that set names which the root module does not declare.

/** Terraform reads this key of a JSON file as a comment. */
const COMMENT = '//';

/**
 * Returns one line for each file that sets undeclared names. Returns none if a file of the code cannot be parsed, since
 * it may declare them.
 * @param files variable files, each with the names that it sets
 */
export function undeclaredWarnings(
  { files: codeFiles, variables }: Pick<ModuleCode, 'files' | 'variables'>,
  files: readonly { readonly name: string; readonly variables: readonly string[] }[],
): readonly string[] {
  if (codeFiles.some(({ faults }) => faults.length > 0)) return [];
  return files.flatMap(({ name, variables: names }) => {
    const undeclared = [...new Set(names)].filter((one) => one !== COMMENT && !variables.has(one));
    if (undeclared.length === 0) return [];
    const texts = undeclared.map((one, at) =>
      messages.undeclaredName(one, at < UNDECLARED_SUGGESTED ? nearest(one, variables.keys()) : null),
    );
    return [messages.undeclared(name, texts)];
  });
}

// ---- Blocks of the code that have no instances, each with a reason for the user.

/** Returns the configuration addresses of instances. An origin that cannot be parsed is returned as it is. */
export const configAddresses = (origins: readonly string[]): ReadonlySet<string> =>
  new Set(origins.map((origin) => configAddressOf(origin) ?? origin));

/** A block without instances, with the texts of the assumptions that its absence rests on. */
export interface AbsentWithAssumptions extends Absent {
  readonly assumptions: readonly string[];
}

/** No assumptions. */
const NO_ASSUMPTIONS = (): Iterable<string> => [];

/**
 * Returns the blocks that have no instances, each with its file and line and a reason.
 * @param present configuration addresses that have instances
 * @param assumptionsOf returns the assumptions behind the number of instances of a resource address or module prefix
 */
export const absentBlocks = (
  root: ModuleNode,
  present: ReadonlySet<string>,
  assumptionsOf: (key: string) => Iterable<string> = NO_ASSUMPTIONS,
): readonly AbsentWithAssumptions[] =>
  findAbsent(root, present).map((block) => {
    const assumptions = [...assumptionsOf(blockKey(block))];
    const { address, code } = block;
    return { address, at: `${code.file.path}:${code.span.line}`, reason: reasonOf(block, assumptions), assumptions };
  });

/** Returns the reason why a block has no instances, with the assumptions behind it. */
function reasonOf({ code, number }: AbsentBlock, assumptions: readonly string[]): string {
  const isCall = !('mode' in code);
  if (number === null) return isCall ? messages.MODULE_EMPTY : messages.NOT_PLANNED;
  const fact = isCall ? messages.moduleCreatesNothing(number) : messages.ZERO[number];
  return messages.withAssumptions(fact, assumptions);
}

/**
 * Adds the blocks without instances to an inventory. An inventory that already lists absent blocks is returned
 * unchanged.
 */
export function withAbsent(inventory: Inventory, root: ModuleNode): Inventory {
  if (inventory.absent !== undefined) return inventory;
  const present = configAddresses(inventory.resources.map(({ origin }) => origin));
  return { ...inventory, absent: absentBlocks(root, present).map(({ assumptions: _, ...block }) => block) };
}
