/** `mode: draw` and `mode: graphdata`. */

import type { Absent, Diagram } from '../../pull-request/model.js';
import { uploadAll } from '../artifacts/upload.js';
import { comparesCode, withBase } from '../base/index.js';
import { comparisonOf } from '../compared.js';
import type { Context } from '../context.js';
import { annotateDangers } from '../dangers.js';
import { whyStale } from '../drawing/check-file.js';
import { type Chosen, choosePaths } from '../drawing/choose.js';
import { nameCommits } from '../drawing/commits.js';
import { outputDirectory } from '../drawing/draw-all.js';
import { drawChosen } from '../drawing/draw-chosen.js';
import { checkOutput } from '../drawing/place.js';
import { settleChanges } from '../drawing/settle.js';
import { drawingSources } from '../drawing/source.js';
import { labelsOf } from '../labels.js';
import * as messages from '../messages.js';
import { diagramOutputs, setOutputs } from '../outputs.js';
import { publishDiagrams } from '../publish.js';
import { summarise } from '../summary.js';
import { checkTrust, hidesAccounts, mayFetch, mayLinkPage } from '../trust.js';
import { giveVerdicts } from '../verdicts.js';

/**
 * Draws, compares and publishes the diagrams.
 * @returns the exit code, docs/exit-codes.md
 */
export async function draw(given: Context): Promise<number> {
  const { event, runner } = given;
  checkTrust(given.inputs, event);
  // Validates the labels before any drawing starts.
  labelsOf(given.inputs);
  const fetch = mayFetch(given.inputs, event) ? 'true' : 'false';
  const chosen = await choosePaths(given);
  const page = mayLinkPage(given);
  const hides = hidesAccounts(given.inputs, event) ? 'true' : 'false';
  const settled = { fetch, page, path: chosen.paths, 'hide-accounts': hides } as const;
  const context: Context = { ...given, inputs: { ...given.inputs, ...settled } };
  const { inputs } = context;
  await checkOutput(context);
  const drawn = await withBase(context, isWanted(chosen, context), async (within, reason) => {
    const made = await drawChosen(within, chosen, reason);
    return { ...made, diagrams: await nameCommits(made.diagrams, within) };
  });
  const diagrams = await settleChanges(drawn.diagrams, drawn.reason, context);
  annotateDangers(diagrams, context);
  const missing = missingFrom(diagrams, context);
  const absent = absentFrom(diagrams, { deleted: drawn.deleted, missing });
  const artifacts = await uploadAll(diagrams, context);
  const made = {
    ...{ diagrams, artifacts, isUntrusted: false },
    ...(absent !== null && { absent }),
    ...(drawn.uncompared.length > 0 && { uncompared: drawn.uncompared }),
  };
  const publication = inputs.mode === 'draw' ? await publishDiagrams(made, context) : null;
  await summarise(made, context);
  const comparison = comparisonOf({ ...made, missing }, context);
  if (inputs.mode === 'draw') {
    await giveVerdicts({ made, comparison, stale: await whyStale(diagrams, context) }, context);
  }
  setOutputs(runner, {
    ...diagramOutputs(diagrams, artifacts, publication, comparison),
    'output-dir': outputDirectory(context),
    ...(drawn.deleted !== null && { 'deleted-roots': JSON.stringify(drawn.deleted) }),
  });
  if (diagrams.length === 0) runner.say(messages.NOTHING_DRAWN);
  const isWarned = diagrams.some(({ warnings, notCompared }) => {
    const isOwn = notCompared !== undefined && notCompared.reason !== drawn.reason;
    return warnings.length > 0 || isOwn;
  });
  return verdict(drawn.exitCode, isWarned, inputs['fail-on']);
}

/** True if there is anything to compare: code, or roots that may be deleted. */
function isWanted({ paths, deleted, unknown }: Chosen, { inputs }: Context): boolean {
  const isSomething = paths.some((path) => !path.endsWith('.json')) || (deleted ?? []).length > 0 || unknown !== null;
  return comparesCode(inputs) && isSomething;
}

/** Returns the roots that should have been drawn but were not, relative to the repository root. */
function missingFrom(diagrams: readonly Diagram[], { inputs, io }: Context): readonly string[] {
  const drawn = new Set(diagrams.map(({ path }) => path));
  return drawingSources(inputs, io).flatMap(({ path }) => (drawn.has(path) ? [] : [path]));
}

interface Left {
  readonly deleted: readonly string[] | null;
  readonly missing: readonly string[];
}

/** Returns the absent roots; null if the user named every path and all were drawn. */
function absentFrom(diagrams: readonly Diagram[], { deleted, missing }: Left): Absent | null {
  if (deleted === null && (missing.length === 0 || diagrams.length === 0)) return null;
  const drawn = new Set(diagrams.flatMap(({ path, renamedFrom = path }) => [path, renamedFrom]));
  return { deleted: (deleted ?? []).filter((path) => !drawn.has(path)), missing, isKnown: true };
}

/** Returns the exit code of the step. A bug fails the step regardless of `fail-on`. */
export function verdict(exitCode: number, hasWarnings: boolean, failOn: 'error' | 'warning' | 'never'): number {
  if (exitCode === 1) return 1;
  if (failOn === 'never') return 0;
  if (exitCode === 0 && hasWarnings && failOn === 'warning') return 2;
  return exitCode;
}
