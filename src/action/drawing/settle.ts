/** Whether a pull request changes what is drawn, where the source does not say so itself, and why that is not known. */
import type { Diagram } from '../../pull-request/model.js';
import { Repository } from '../../roots/code.js';
import { type Context, workspaceOf } from '../context.js';
import { changedRoots } from '../discover/changed.js';
import { readChangedFiles } from '../discover/files.js';
import { rewriteManifest } from './files.js';

/**
 * Code that no changed file belongs to has not changed; its manifest then says so, too. What was compared knows better: a
 * file may be touched, and the architecture is the same.
 * @param reason why nothing was compared; null where it was, or nobody wants it
 */
export async function settleChanges(
  diagrams: readonly Diagram[],
  reason: string | null,
  context: Context,
): Promise<readonly Diagram[]> {
  const unchanged = await unchangedPaths(diagrams, context);
  return Promise.all(
    diagrams.map((diagram) => {
      const settled = unchanged.has(diagram.path) ? { ...diagram, changed: false } : diagram;
      return rewritten(diagram, withReason(settled, reason), context.io);
    }),
  );
}

/** Of code alone: a graph file is compared with nothing, and a plan with itself. */
function withReason(diagram: Diagram, reason: string | null): Diagram {
  if (reason === null || diagram.change !== undefined || diagram.path.endsWith('.json')) return diagram;
  // Code that cannot be parsed is the nearer reason.
  const { faults = [] } = diagram.notCompared ?? {};
  return faults.length > 0 ? diagram : { ...diagram, notCompared: { reason, faults } };
}

async function unchangedPaths(diagrams: readonly Diagram[], context: Context): Promise<ReadonlySet<string>> {
  const { inputs, event, io } = context;
  const isPlanned = inputs.planfile !== '' || inputs.planner === 'terraform';
  // Without a token GitHub answers for public repositories only, and soon not even for them.
  if (isPlanned || event.pullRequest === null || inputs['github-token'] === '') return new Set();
  const repository = new Repository(io, workspaceOf(io));
  const unknown = diagrams.filter(({ change }) => change === undefined);
  const roots = (await Promise.all(unknown.map(({ path }) => repository.read(path)))).filter((root) => root !== null);
  const { files } = roots.length === 0 ? { files: null } : await readChangedFiles(context);
  if (files === null) return new Set();
  const changed = await changedRoots(roots, files, repository);
  return new Set(roots.map(({ path }) => path).filter((path) => !changed.has(path)));
}

async function rewritten(before: Diagram, diagram: Diagram, io: Context['io']): Promise<Diagram> {
  if (diagram === before) return diagram;
  await rewriteManifest(diagram, io);
  return diagram;
}
