import { relative, sep } from 'node:path';
import { GroundplanError } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { repositoryContaining } from '../../terraform/fetch/package.js';
import type { ModuleNode } from '../../terraform/module-tree/module-model.js';
import { findNoModule } from '../../terraform/module-tree/read-tree.js';
import { gapsIn } from '../../terraform/references/gaps.js';
import { readTerragrunt, type UnitsSource } from './read.js';

/**
 * Returns the Terragrunt units that run the code of a directory and set its variables, as paths relative to the directory, in order.
 * Empty if the code needs no values or is in no repository.
 *
 * @param source the directory of the code, and its repository if it was fetched
 */
export async function findCallers(source: UnitsSource, root: ModuleNode, io: Io): Promise<readonly string[]> {
  if (!needsValues(root)) return [];
  const directory = await io.realPath(source.directory).catch(() => null);
  if (directory === null) return [];
  const repository = source.repository ?? (await repositoryContaining(directory, io));
  if (repository === null || repository === undefined) return [];
  const wholeRepository = { ...source, directory: repository };
  const { units } = await readTerragrunt(wholeRepository, { findModule: findNoModule }, io).catch((error: unknown) => {
    if (error instanceof GroundplanError) return { units: [] };
    throw error;
  });
  return units.flatMap((unit) =>
    unit.source.kind === 'local' && unit.source.directory === directory
      ? [relative(directory, unit.directory).split(sep).join('/')]
      : [],
  );
}

/** True if a variable has no default, or the code uses undeclared names. */
const needsValues = (root: ModuleNode): boolean =>
  [...root.code.variables.values()].some((variable) => variable.default === null) || gapsIn(root).length > 0;
