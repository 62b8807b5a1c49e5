/** Whether a pull request changes what is drawn, where the source does not say so itself. */
import { dirname, join } from 'node:path';
import type { Diagram } from '../../comment/model.js';
import { Repository } from '../../roots/code.js';
import { serialiseManifest } from '../artifacts/manifest.js';
import { type Context, workspaceOf } from '../context.js';
import { changedRoots } from '../discover/changed.js';
import { readChangedFiles } from '../discover/files.js';
import { MANIFEST_ENDING } from './files.js';

/**
 * Code that no changed file belongs to has not changed; its manifest then says so, too. What was compared knows better: a
 * file may be touched, and the architecture is the same.
 */
export async function settleChanges(diagrams: readonly Diagram[], context: Context): Promise<readonly Diagram[]> {
  const { inputs, event, io } = context;
  const isPlanned = inputs.planfile !== '' || inputs.planner === 'terraform';
  // Without a token GitHub answers for public repositories only, and soon not even for them.
  if (isPlanned || event.pullRequest === null || inputs['github-token'] === '') return diagrams;
  const repository = new Repository(io, workspaceOf(io));
  const unknown = diagrams.filter(({ change }) => change === undefined);
  const roots = (await Promise.all(unknown.map(({ path }) => repository.read(path)))).filter((root) => root !== null);
  const { files } = roots.length === 0 ? { files: null } : await readChangedFiles(context);
  if (files === null) return diagrams;
  const changed = await changedRoots(roots, files, repository);
  const unchanged = new Set(roots.map(({ path }) => path).filter((path) => !changed.has(path)));
  return Promise.all(diagrams.map((diagram) => (unchanged.has(diagram.path) ? asUnchanged(diagram, io) : diagram)));
}

async function asUnchanged(diagram: Diagram, io: Context['io']): Promise<Diagram> {
  const settled = { ...diagram, changed: false };
  // The graph file is always there, and the manifest beside it.
  const path = join(dirname(diagram.files.graph!), `${diagram.id}${MANIFEST_ENDING}`);
  await io.writeFile(path, serialiseManifest(settled));
  return settled;
}
