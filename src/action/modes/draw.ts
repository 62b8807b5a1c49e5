/** `mode: draw` and `mode: graphdata`. */

import type { Absent, Diagram } from '../../comment/model.js';
import { uploadAll } from '../artifacts/upload.js';
import { withBase } from '../base/index.js';
import type { Context } from '../context.js';
import { type Chosen, choosePaths, fromHere } from '../drawing/choose.js';
import { type Drawn, outputDirectory } from '../drawing/draw-all.js';
import { checkOutput } from '../drawing/place.js';
import { settleChanges } from '../drawing/settle.js';
import { drawingSources } from '../drawing/source.js';
import * as messages from '../messages.js';
import { diagramOutputs, setOutputs } from '../outputs.js';
import { publishDiagrams } from '../publish.js';
import { drawWhere } from '../runtime/index.js';
import { summarise } from '../summary.js';
import { checkTrust, mayFetch, mayLinkPage } from '../trust.js';

/** @returns the exit code, docs/exit-codes.md */
export async function draw(given: Context): Promise<number> {
  const { event, runner } = given;
  checkTrust(given.inputs, event);
  const fetch = mayFetch(given.inputs, event) ? 'true' : 'false';
  const chosen = await choosePaths(given);
  const page = mayLinkPage(given);
  const context: Context = { ...given, inputs: { ...given.inputs, fetch, page, path: chosen.paths } };
  const { inputs } = context;
  await checkOutput(context);
  const gone = (chosen.deleted ?? []).map((path) => fromHere(path, context));
  const compared: Context = { ...context, inputs: { ...inputs, path: [...chosen.paths, ...gone] } };
  const { diagrams: drawn, exitCode } = await withBase(compared, (within) => drawChosen(within, chosen));
  const diagrams = await settleChanges(drawn, context);
  const absent = absentFrom(diagrams, chosen, context);
  const artifacts = await uploadAll(diagrams, context);
  const made = { diagrams, artifacts, ...(absent !== null && { absent }), isUntrusted: false };
  const publication = inputs.mode === 'draw' ? await publishDiagrams(made, context) : null;
  await summarise(made, context);
  setOutputs(runner, {
    ...diagramOutputs(diagrams, artifacts, publication),
    'output-dir': outputDirectory(context),
    ...(chosen.deleted !== null && { 'deleted-roots': JSON.stringify(chosen.deleted) }),
  });
  if (diagrams.length === 0) runner.say(messages.NOTHING_DRAWN);
  return verdict(
    exitCode,
    diagrams.some(({ warnings }) => warnings.length > 0),
    inputs['fail-on'],
  );
}

/** What the change has deleted is drawn where the repository before is at hand. */
async function drawChosen(context: Context, { paths }: Chosen): Promise<Drawn> {
  const { inputs } = context;
  const path = inputs['base-dir'] === '' ? paths : inputs.path;
  return path.length === 0 ? { diagrams: [], exitCode: 0 } : drawWhere({ ...context, inputs: { ...inputs, path } });
}

/** Null where all was named, and drawn. */
function absentFrom(diagrams: readonly Diagram[], { deleted }: Chosen, { inputs, io }: Context): Absent | null {
  const drawn = new Set(diagrams.map(({ path }) => path));
  const missing = drawingSources(inputs, io).flatMap(({ path }) => (drawn.has(path) ? [] : [path]));
  if (deleted === null && (missing.length === 0 || diagrams.length === 0)) return null;
  return { deleted: (deleted ?? []).filter((path) => !drawn.has(path)), missing, isKnown: true };
}

/** Bugs fail the step whatever `fail-on` says. */
export function verdict(exitCode: number, hasWarnings: boolean, failOn: 'error' | 'warning' | 'never'): number {
  if (exitCode === 1) return 1;
  if (failOn === 'never') return 0;
  if (exitCode === 0 && hasWarnings && failOn === 'warning') return 2;
  return exitCode;
}
