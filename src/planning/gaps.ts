/** Warnings about names that the code uses and does not declare. */

import type { ModuleNode } from '../terraform/module-tree/module-model.js';
import { type Gap, gapsIn } from '../terraform/references/gaps.js';
import { GAPS_LISTED } from './limits.js';
import * as messages from './messages.js';
import { modulesOf } from './offline/modules.js';

/** Returns the warning about one undeclared name, with its file and line. */
export const gapText = ({ kind, name, call, file, span }: Gap): string =>
  messages.GAPS[kind](name, call ?? '', `${file.path}:${span.line}`);

/** Returns the warnings of all modules, without the limit that `gapWarnings` applies. */
export const gapTexts = (root: ModuleNode): readonly string[] =>
  modulesOf(root).flatMap((node) => gapsIn(node).map(gapText));

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
