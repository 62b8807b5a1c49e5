/**
 * Sanitises one code file for the copy that Terraform plans: removes blocks that must not run, restricts functions that
 * read files, hides secrets, and replaces expressions that could not be planned by unknown values. `copy/copy.ts`
 * writes the result.
 */

import { basename, join } from 'node:path';
import type { HclFile } from '../../../terraform/hcl/model.js';
import type { PathScope } from '../../../terraform/module-tree/file-reads.js';
import type { ModuleCode } from '../../../terraform/module-tree/module-model.js';
import type { Gap } from '../../../terraform/references/gaps.js';
import { applyEdits, type Edit } from '../edits.js';
import { expressionsIn } from '../expressions.js';
import { DEFER } from '../infer/schema.js';
import type { Shortcuts } from '../known-after-apply/shortcuts.js';
import { blockEdits, type CopiedSource, callEdits } from './blocks.js';
import { type CopiedFiles, type FileRead, fileCallsIn, functionEdits } from './functions.js';
import { gapEdits } from './gap-edits.js';
import { filesReadByJson, type SafeFile, sanitiseJson } from './json-file.js';
import { locationEdits, locationHiding } from './providers.js';
import type { Repairs } from './repairs.js';
import { secretEdits, secretsOf } from './secrets.js';

/** Everything that sanitising depends on besides the file. */
export interface SanitiseContext extends CopiedFiles {
  /** Absolute directory of the root module in the source. */
  readonly rootDirectory: string;
  /** Returns the source of a module call in the copy; null if the call is not in the module tree. */
  readonly sourceOf: (module: ModuleCode, call: string) => CopiedSource | null;
  readonly repairs: Repairs;
  readonly shortcuts: Shortcuts;
  /** Returns the undeclared names of a module. */
  readonly gapsOf: (module: ModuleCode) => readonly Gap[];
  /** True if the engine can detect secrets (`issensitive`). */
  readonly asksForMarks: boolean;
}

/** Returns the absolute path of a module's file. */
export const pathOf = ({ directory }: ModuleCode, file: HclFile): string => join(directory, basename(file.path));

/**
 * Returns the values of paths in a module.
 * @param root absolute directory of the root module
 */
const scopeOf = ({ directory, locals }: ModuleCode, root: string): PathScope => ({ module: directory, root, locals });

/** Returns the files that the expressions of a code file read, as far as their paths are proven. */
export function filesReadBy(file: HclFile, module: ModuleCode, rootDirectory: string): readonly FileRead[] {
  const scope = scopeOf(module, rootDirectory);
  if (file.syntax === 'json') return filesReadByJson(file, scope);
  return fileCallsIn(expressionsIn(file.body), scope).flatMap(({ fileRead }) => fileRead ?? []);
}

/** Returns the sanitised text of a code file in either syntax. */
export function sanitise(file: HclFile, module: ModuleCode, context: SanitiseContext): SafeFile {
  const { rootDirectory, repairs: allRepairs } = context;
  const scope = scopeOf(module, rootDirectory);
  const deferred = allRepairs.deferred.get(module.directory) ?? new Set();
  const sourceOf = (call: string) => context.sourceOf(module, call);
  const repairs = [...(allRepairs.unknown.get(pathOf(module, file))?.values() ?? [])];
  const shortcuts = context.shortcuts(module, file);
  const gaps = context.gapsOf(module);
  const secrets = secretsOf(module, rootDirectory);
  const hiding = locationHiding(module, context.asksForMarks);
  if (file.syntax === 'json') {
    return sanitiseJson(file, scope, {
      copied: context,
      module,
      gaps,
      deferred,
      sourceOf,
      secrets,
      hiding,
      repairs: [...repairs, ...shortcuts],
    });
  }
  const expressions = expressionsIn(file.body);
  const { edits: blocks, removals } = blockEdits(file);
  const { edits: functions, unknown } = functionEdits(file, expressions, scope, context);
  const edited = applyEdits(file.text, [
    ...blocks,
    ...callEdits(file, sourceOf),
    ...gapEdits(file, gaps),
    ...deferEdits(file, deferred),
    // If two edits wrap one range, the first one is outside: repairs wrap sanitised expressions.
    ...repairs,
    ...shortcuts,
    ...secretEdits(file, secrets),
    ...(hiding === null ? [] : locationEdits(file, hiding)),
    ...functions,
  ]);
  return { ...edited, removals, unknown };
}

// ---- Deferred data sources.
// Terraform does not read a data source with an unknown argument, so one is added: `groundplan_defer = timestamp()`.

/**
 * Returns the edits that defer data sources in one file.
 * @param deferred types and names: `aws_ami.linux`
 */
function deferEdits(file: HclFile, deferred: ReadonlySet<string>): Edit[] {
  const blocks = file.body.blocks.flatMap((block) => (block.type === 'check' ? block.body.blocks : [block]));
  return blocks.flatMap(({ type, labels, body: { span } }) => {
    if (type !== 'data' || !deferred.has(labels.join('.'))) return [];
    // The line breaks matter: a block in one line may contain only one attribute.
    return [
      { start: span.start, end: span.start, text: '\n' },
      { start: span.end, end: span.end, text: `\n${DEFER} = timestamp()\n` },
    ];
  });
}
