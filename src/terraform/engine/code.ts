/** Reads the code of a plan with real providers, for references that the plan omits: through locals and in dynamic blocks. */

import { join, resolve } from 'node:path';
import { InvalidInput } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import type { OpenEarlyScope } from '../module-tree/early.js';
import { readManifest } from '../module-tree/manifest.js';
import type { ModuleNode } from '../module-tree/module-model.js';
import { type FindModule, readTree } from '../module-tree/read-tree.js';
import type { EngineCommand } from './engine.js';

/** The paths of a configuration after `init`, all absolute. */
export interface InitialisedCode {
  /** The user's directory. The code is read there, because no relative path leads out of a copy that consists of links. */
  readonly directory: string;
  /** The directory that Terraform ran in. Module directories are relative to it. */
  readonly working: string;
  /** `TF_DATA_DIR` */
  readonly dataDirectory: string;
  /** Directory that the code may not reach out of; by default the surrounding repository. */
  readonly within: string | undefined;
  /** Evaluates module sources that are expressions. */
  readonly early?: OpenEarlyScope;
}

/** Returns the module tree, or null if the code cannot be read. Callers then rely on the plan and Terraform's graph alone. */
export async function readPlannedCode(
  code: InitialisedCode,
  engine: EngineCommand,
  io: Io,
): Promise<ModuleNode | null> {
  const { modules } = await readManifest(join(code.dataDirectory, 'modules', 'modules.json'), io, {
    top: code.dataDirectory,
  });
  const findModule: FindModule = async (_, path) => {
    const installed = modules.get(path.join('.'));
    return installed === undefined ? { reason: '' } : { directory: resolve(code.working, installed.directory) };
  };
  const more = { ...(code.within !== undefined && { within: code.within }), ...(code.early && { early: code.early }) };
  try {
    return (await readTree(code.directory, io, { findModule, tofu: engine !== 'terraform', ...more })).root;
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}
