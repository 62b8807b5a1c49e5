/**
 * Warnings about gaps in the code (undeclared names, and call arguments that do not match the variables of the module)
 * and about variable files that set undeclared names; and the absent blocks, which have no instances, with their
 * reasons.
 */

import type { Absent, Inventory } from '../graph/inventory.js';
import { nearest } from '../platform/text/matching.js';
import type { ModuleCode, ModuleNode } from '../terraform/module-tree/module-model.js';
import { type AbsentBlock, blockKey, findAbsent } from '../terraform/references/absent-blocks.js';
import { configAddressOf } from '../terraform/references/addresses.js';
import { type Gap, gapsIn } from '../terraform/references/gaps.js';
import { GAPS_LISTED, UNDECLARED_SUGGESTED } from './limits.js';
import * as messages from './messages.js';
import { modulesOf } from './offline/modules.js';

/** Returns the warning about one gap, with its file and line. */
export const gapText = ({ kind, name, call, file, span }: Gap): string =>
  messages.GAPS[kind](name, call ?? '', `${file.path}:${span.line}`);

/** Returns the warning about every gap, so that an assumption with the same text is not printed again. */
export const gapTexts = (root: ModuleNode): readonly string[] =>
  modulesOf(root).flatMap((node) => gapsIn(node).map(gapText));

/**
 * Returns one warning per gap and directory: a module that is called twice warns once. The first GAPS_LISTED are
 * listed; a last line counts the remaining ones.
 */
export function codeGapWarnings(root: ModuleNode): readonly string[] {
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

// ---- Warnings about variable files that set names without a variable in the root module.

/** Terraform reads this key of a JSON file as a comment. */
const COMMENT = '//';

/**
 * Returns one line for each file that sets undeclared names. Returns nothing if any code file fails to parse, because
 * that file may declare the names.
 * @param variableFiles variable files, each with the names that it sets
 */
export function variableFileWarnings(
  { files: codeFiles, variables }: Pick<ModuleCode, 'files' | 'variables'>,
  variableFiles: readonly { readonly name: string; readonly variables: readonly string[] }[],
): readonly string[] {
  if (codeFiles.some(({ faults }) => faults.length > 0)) return [];
  return variableFiles.flatMap(({ name: file, variables: names }) => {
    const undeclared = [...new Set(names)].filter((name) => name !== COMMENT && !variables.has(name));
    if (undeclared.length === 0) return [];
    const texts = undeclared.map((name, index) =>
      messages.undeclaredName(name, index < UNDECLARED_SUGGESTED ? nearest(name, variables.keys()) : null),
    );
    return [messages.undeclared(file, texts)];
  });
}

// ---- Absent blocks: resources, data sources and module calls without instances, each with a reason for the user.

/** Returns the configuration addresses of instances. An origin that cannot be parsed stays as it is. */
export const configAddresses = (origins: readonly string[]): ReadonlySet<string> =>
  new Set(origins.map((origin) => configAddressOf(origin) ?? origin));

/** An absent block, with the messages about the assumptions that its absence rests on. */
export interface AbsentWithAssumptions extends Absent {
  readonly assumptions: readonly string[];
}

const NO_ASSUMPTIONS = (): Iterable<string> => [];

/**
 * Returns the absent blocks, each with its file and line and a reason.
 * @param withInstances addresses of the blocks that have instances
 * @param assumptionsOf returns the assumptions behind the number of instances of a resource address or module prefix
 */
export const absentBlocks = (
  root: ModuleNode,
  withInstances: ReadonlySet<string>,
  assumptionsOf: (key: string) => Iterable<string> = NO_ASSUMPTIONS,
): readonly AbsentWithAssumptions[] =>
  findAbsent(root, withInstances).map((block) => {
    const assumptions = [...assumptionsOf(blockKey(block))];
    const { address, code } = block;
    return { address, at: `${code.file.path}:${code.span.line}`, reason: reasonOf(block, assumptions), assumptions };
  });

/** Returns the reason for an absent block, with the assumptions behind it. */
function reasonOf({ code, countArgument }: AbsentBlock, assumptions: readonly string[]): string {
  const isCall = !('mode' in code);
  if (countArgument === null) return isCall ? messages.MODULE_EMPTY : messages.NOT_PLANNED;
  const cause = isCall ? messages.moduleCreatesNothing(countArgument) : messages.ZERO[countArgument];
  return messages.withAssumptions(cause, assumptions);
}

/**
 * Adds the absent blocks to an inventory. An inventory that already lists them is returned unchanged.
 */
export function withAbsent(inventory: Inventory, root: ModuleNode): Inventory {
  if (inventory.absent !== undefined) return inventory;
  const withInstances = configAddresses(inventory.resources.map(({ origin }) => origin));
  return { ...inventory, absent: absentBlocks(root, withInstances).map(({ assumptions: _, ...block }) => block) };
}
