/** Sanitises one code file for the copy. */
import { basename, join } from 'node:path';
import type { HclFile } from '../../../terraform/hcl/model.js';
import type { ModuleCode } from '../../../terraform/module-tree/module-model.js';
import type { Gap } from '../../../terraform/references/gaps.js';
import { applyEdits, type EditedText } from '../edits.js';
import { expressionsIn } from '../expressions.js';
import type { Shortcuts } from '../known-after-apply/shortcuts.js';
import { blockEdits, type Removal } from './blocks.js';
import { type CallPlace, callEdits } from './calls.js';
import { deferEdits } from './defer.js';
import { type FileRead, fileCallsIn, functionEdits, type MadeUnknown, type Surroundings } from './functions.js';
import { gapEdits } from './gaps.js';
import { sanitiseJson, wantedByJson } from './json.js';
import type { PathScope } from './paths.js';
import { hiding, placeEdits } from './provider-places.js';
import type { Repairs } from './repairs.js';
import { secretEdits, secretsOf } from './secrets.js';

export interface CodeAround extends Surroundings {
  /** Directory of the root module in the source. */
  readonly rootDirectory: string;
  readonly callOf: (module: ModuleCode, call: string) => CallPlace | null;
  readonly repairs: Repairs;
  readonly shortcuts: Shortcuts;
  /** Returns the undeclared names of a module. */
  readonly gapsOf: (module: ModuleCode) => readonly Gap[];
  /** True if the engine can detect secrets (`issensitive`). */
  readonly asksForMarks: boolean;
}

export interface SafeFile extends EditedText {
  readonly removals: readonly Removal[];
  readonly unknown: readonly MadeUnknown[];
}

/** Returns the absolute path of a module's file. */
export const pathOf = ({ directory }: ModuleCode, file: HclFile): string => join(directory, basename(file.path));

const scopeOf = ({ directory, locals }: ModuleCode, root: string): PathScope => ({ module: directory, root, locals });

/** Returns the files that the expressions of a code file read. */
export function wantedBy(file: HclFile, module: ModuleCode, rootDirectory: string): readonly FileRead[] {
  const scope = scopeOf(module, rootDirectory);
  if (file.syntax === 'json') return wantedByJson(file, scope);
  return fileCallsIn(expressionsIn(file.body), scope).flatMap(({ wanted }) => wanted ?? []);
}

export function sanitise(file: HclFile, module: ModuleCode, around: CodeAround): SafeFile {
  const scope = scopeOf(module, around.rootDirectory);
  const deferred = around.repairs.deferred.get(module.directory) ?? new Set();
  const placeOf = (call: string) => around.callOf(module, call);
  const repairs = [...(around.repairs.unknown.get(pathOf(module, file))?.values() ?? [])];
  const shorter = around.shortcuts(module, file);
  const secrets = secretsOf(module, around.rootDirectory);
  const hide = hiding(module, around.asksForMarks);
  if (file.syntax === 'json') {
    return sanitiseJson(file, scope, {
      around,
      module,
      gaps: around.gapsOf(module),
      deferred,
      placeOf,
      secrets,
      hide,
      repairs: [...repairs, ...shorter],
    });
  }
  const expressions = expressionsIn(file.body);
  const { edits: removing, removals } = blockEdits(file);
  const { edits: safe, unknown } = functionEdits(file, expressions, scope, around);
  const edited = applyEdits(file.text, [
    ...removing,
    ...callEdits(file, placeOf),
    ...gapEdits(file, around.gapsOf(module)),
    ...deferEdits(file, deferred),
    // Repairs wrap sanitised expressions.
    ...repairs,
    ...shorter,
    ...secretEdits(file, secrets),
    ...(hide === null ? [] : placeEdits(file, hide)),
    ...safe,
  ]);
  return { ...edited, removals, unknown };
}
