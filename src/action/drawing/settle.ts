/** Decides after drawing if a pull request changes each diagram, and records why a comparison is missing. */
import type { Diagram } from '../../pull-request/model.js';
import { Repository } from '../../terraform/roots/code.js';
import { type Context, workspaceOf } from '../context.js';
import { changedRoots } from '../discover/changed.js';
import { readChangedFiles } from '../discover/files.js';
import { rewriteManifest } from './files.js';

/**
 * Marks diagrams whose code no changed file belongs to as unchanged, also in their manifests. An actual comparison
 * takes precedence, because a touched file may leave the architecture as it was.
 * @param reason reason for no comparison; null if one took place or none was wanted
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

/** Adds the reason to diagrams of code. A graph file is never compared, and a plan supplies its own changes. */
function withReason(diagram: Diagram, reason: string | null): Diagram {
  if (reason === null || diagram.change !== undefined || diagram.path.endsWith('.json')) return diagram;
  // A parse error is the more specific reason.
  const { faults = [] } = diagram.notCompared ?? {};
  return faults.length > 0 ? diagram : { ...diagram, notCompared: { reason, faults } };
}

async function unchangedPaths(diagrams: readonly Diagram[], context: Context): Promise<ReadonlySet<string>> {
  const { inputs, event, io } = context;
  const isPlanned = inputs.planfile !== '' || inputs.planner === 'terraform';
  // Without a token GitHub serves only public repositories, up to a low rate limit.
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
