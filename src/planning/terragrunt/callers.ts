/** Finds Terragrunt units that run the code of a directory and set its variables. */
import { relative, sep } from 'node:path';
import { GroundplanError } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { repositoryAround } from '../../terraform/fetch/package.js';
import type { ModuleNode } from '../../terraform/module-tree/module-model.js';
import { gapsIn } from '../../terraform/references/gaps.js';
import { readTerragrunt, type UnitsSource } from './read.js';

/** Options that fetch nothing, which would be too much for a hint. */
const NOTHING = { findModule: async () => ({ reason: '' }) };

/**
 * Returns the paths of the units relative to the directory, in order. Empty if the code needs no values or is in no
 * repository.
 *
 * @param source the directory of the code, and its repository if it was fetched
 */
export async function findCallers(source: UnitsSource, root: ModuleNode, io: Io): Promise<readonly string[]> {
  if (!needsValues(root)) return [];
  const directory = await io.realPath(source.directory).catch(() => null);
  if (directory === null) return [];
  const repository = source.repository ?? (await repositoryAround(directory, io));
  if (repository === null || repository === undefined) return [];
  const all = { ...source, directory: repository };
  const { units } = await readTerragrunt(all, NOTHING, io).catch((error: unknown) => {
    if (error instanceof GroundplanError) return { units: [] };
    throw error;
  });
  return units.flatMap((unit) =>
    unit.source.kind === 'local' && unit.source.directory === directory && unit.directory !== directory
      ? [relative(directory, unit.directory).split(sep).join('/')]
      : [],
  );
}

const needsValues = (root: ModuleNode): boolean =>
  [...root.code.variables.values()].some((variable) => variable.default === null) || gapsIn(root).length > 0;
