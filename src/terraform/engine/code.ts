/** The code of a plan, for what the plan does not say of it: references through locals and in dynamic blocks. */
import { join, resolve } from 'node:path';
import { InvalidInput } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import type { OpenEarlyScope } from '../module-tree/early.js';
import { readManifest } from '../module-tree/manifest.js';
import type { ModuleNode } from '../module-tree/module-model.js';
import { type FindModule, readTree } from '../module-tree/read-tree.js';
import type { EngineCommand } from './engine.js';

/** After `init`. All are absolute. */
export interface Initialised {
  /** The user's, where the code is read; nothing leads out of a copy that is made of links. */
  readonly directory: string;
  /** Where Terraform has run: directories of modules are named from there. */
  readonly working: string;
  /** `TF_DATA_DIR` */
  readonly dataDirectory: string;
  /** What the code may reach into; the repository around it by default. */
  readonly within: string | undefined;
  /** Evaluates sources that are expressions. */
  readonly early?: OpenEarlyScope;
}

/** Null where the code cannot be read as a whole: the plan and the graph of Terraform have to do then. */
export async function readPlannedCode(at: Initialised, engine: EngineCommand, io: Io): Promise<ModuleNode | null> {
  const { modules } = await readManifest(join(at.dataDirectory, 'modules', 'modules.json'), io, {
    top: at.dataDirectory,
  });
  const findModule: FindModule = async (_, path) => {
    const installed = modules.get(path.join('.'));
    return installed === undefined ? { reason: '' } : { directory: resolve(at.working, installed.directory) };
  };
  const more = { ...(at.within !== undefined && { within: at.within }), ...(at.early && { early: at.early }) };
  try {
    return (await readTree(at.directory, io, { findModule, tofu: engine !== 'terraform', ...more })).root;
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}
