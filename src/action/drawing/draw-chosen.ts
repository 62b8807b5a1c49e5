/** Draws what was chosen, and what the change has taken away, beside the repository before it. */
import type { Diagram } from '../../pull-request/model.js';
import { Repository } from '../../roots/code.js';
import { type Context, isInWorkspace, repositoryPath } from '../context.js';
import { rootsSince, type Since } from '../discover/before.js';
import * as messages from '../messages.js';
import { drawWhere } from '../runtime/index.js';
import { type Chosen, fromHere } from './choose.js';

export interface DrawnChosen {
  readonly diagrams: readonly Diagram[];
  /** Of the worst failure; 0 where nothing failed. docs/exit-codes.md */
  readonly exitCode: number;
  /** Why nothing was compared; null where it was, or nobody wants it. */
  readonly reason: string | null;
  /** Roots that are not there any more, renamed ones too; null where all was named. */
  readonly deleted: readonly string[] | null;
  /** Why roots that have no diagram were not compared. */
  readonly uncompared: readonly string[];
}

/** @param reason why nothing is compared; null where it is, or nobody wants it */
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
    // Elsewhere each diagram says it.
    ...(reason !== null && drawn.diagrams.length === 0 ? [reason] : []),
  ];
  return { ...drawn, reason, deleted, uncompared };
}

/** Both sides are looked through only where something is new, or it is not known what is gone. */
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

/** A root that the change deletes is drawn from the repository before it, which is not at hand. */
async function whatIsThere(paths: readonly string[], context: Context): Promise<readonly string[]> {
  const { io, runner } = context;
  const kinds = await Promise.all(paths.map((path) => io.kindOf(path).catch(() => 'missing' as const)));
  const gone = paths.filter((_, at) => kinds[at] === 'missing');
  if (gone.length > 0) runner.annotate('warning', messages.goneNotDrawn(gone));
  return paths.filter((_, at) => kinds[at] !== 'missing');
}
