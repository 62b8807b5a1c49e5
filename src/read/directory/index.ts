/** From a directory of Terraform code to what is in it: the ways of planning, docs/sources.md. */
import type { Inventory } from '../../graph/inventory.js';
import type { Io } from '../../io/io.js';
import { findEngine } from '../terraform/engine.js';
import { planWithTerraform } from '../terraform/plan.js';
import type { CodeSource } from './source.js';

type OnStep = (text: string) => void;

/** @throws what the way that was asked for throws. */
export async function readDirectory(source: CodeSource, io: Io, onStep: OnStep): Promise<Inventory> {
  const { engine, workspace, varFiles, seconds, debug } = source.planning;
  const options = {
    engine: await findEngine(io, engine),
    ...(workspace !== null && { workspace }),
    varFiles,
    seconds,
    debug: debug !== null,
    onStep,
  };
  const { inventory } = await planWithTerraform(source, options, io);
  return inventory;
}
