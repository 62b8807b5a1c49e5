/** Draws the chosen paths and the deleted roots, compared with the repository before the change. */
import type { Diagram } from '../../pull-request/model.js';
import { Repository } from '../../terraform/roots/code.js';
import { type Context, isInWorkspace, repositoryPath } from '../context.js';
import { rootsSince, type Since } from '../discover/before.js';
import * as messages from '../messages.js';
import { drawWhere } from '../runtime/index.js';
import { type Chosen, fromHere } from './choose.js';

export interface DrawnChosen {
  readonly diagrams: readonly Diagram[];
  /** Exit code of the worst failure; 0 if there was none. docs/exit-codes.md */
  readonly exitCode: number;
  /** Reason for no comparison; null if one took place or none was wanted. */
  readonly reason: string | null;
  /** Deleted roots, including renamed ones; null if the user named every path. */
  readonly deleted: readonly string[] | null;
  /** Reasons why roots without a diagram were not compared. */
  readonly uncompared: readonly string[];
}

/**
 * Draws the chosen paths, and deleted roots if there is a repository before the change.
 * @param reason reason for no comparison; null if one takes place or none is wanted
 */
export async function drawChosen(context: Context, chosen: Chosen, reason: string | null): Promise<DrawnChosen> {
  const { inputs } = context;
  const hasBase = inputs['base-dir'] !== '';
  const since = hasBase && (await mayDiffer(chosen, context)) ? await sinceBase(context) : null;
  const isKnown = chosen.unknown === null || since !== null;
  const deleted = isKnown && chosen.unknown !== null ? [...since!.gone, ...since!.renamed.values()] : chosen.deleted;
  const renamed = since?.renamed ?? new Map<string, string>();
  const old = new Set(renamed.values());
  const gone = (hasBase ? (deleted ?? []) : []).filter((path) => !old.has(path));
  const there = reason === null ? chosen.paths : await whatIsThere(chosen.paths, context);
  const path = [...there, ...gone.map((one) => fromHere(one, context))];
  const drawn =
    path.length === 0
      ? { diagrams: [], exitCode: 0 }
      : await drawWhere({ ...context, renamed, inputs: { ...inputs, path } });
  const isWanted = hasBase || reason !== null;
  const uncompared = [
    ...(isWanted && chosen.left > 0 ? [messages.rootsNotCompared(chosen.left)] : []),
    // If there are diagrams, each states the reason.
    ...(reason !== null && drawn.diagrams.length === 0 ? [reason] : []),
  ];
  return { ...drawn, reason, deleted, uncompared };
}

/** True if both revisions must be searched: a root is new, or the deleted ones are unknown. */
async function mayDiffer({ paths, deleted, unknown }: Chosen, { inputs, io }: Context): Promise<boolean> {
  if (deleted !== null && unknown !== null) return true;
  if (deleted !== null && deleted.length === 0) return false;
  const before = new Repository(io, inputs['base-dir']);
  for (const path of paths) {
    const isCode = isInWorkspace(path, io) && !path.endsWith('.json');
    if (isCode && (await before.read(repositoryPath(path, io))) === null) return true;
  }
  return false;
}

const sinceBase = (context: Context): Promise<Since> =>
  rootsSince(
    context.inputs['base-dir'],
    { paths: ['.'], roots: context.inputs.roots, exclude: context.inputs.exclude },
    context,
  );

/** Removes deleted roots, which cannot be drawn without the repository before the change. */
async function whatIsThere(paths: readonly string[], context: Context): Promise<readonly string[]> {
  const { io, runner } = context;
  const kinds = await Promise.all(paths.map((path) => io.kindOf(path).catch(() => 'missing' as const)));
  const gone = paths.filter((_, at) => kinds[at] === 'missing');
  if (gone.length > 0) runner.annotate('warning', messages.goneNotDrawn(gone));
  return paths.filter((_, at) => kinds[at] !== 'missing');
}
