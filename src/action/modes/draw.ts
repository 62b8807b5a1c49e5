/** `mode: draw` and `mode: graphdata`. */
import * as messages from '../../messages/action.js';
import { uploadAll } from '../artifacts/upload.js';
import type { Context } from '../context.js';
import { outputDirectory } from '../drawing/draw-all.js';
import { checkOutput } from '../drawing/place.js';
import { settleChanges } from '../drawing/settle.js';
import { diagramOutputs, setOutputs } from '../outputs.js';
import { publishDiagrams } from '../publish.js';
import { drawWhere } from '../runtime/index.js';
import { summarise } from '../summary.js';
import { checkTrust, mayFetch } from '../trust.js';

/** @returns the exit code, docs/exit-codes.md */
export async function draw(given: Context): Promise<number> {
  const { event, runner } = given;
  checkTrust(given.inputs, event);
  const inputs = { ...given.inputs, fetch: mayFetch(given.inputs, event) ? ('true' as const) : ('false' as const) };
  const context = { ...given, inputs };
  await checkOutput(context);
  const { diagrams: drawn, exitCode } = await drawWhere(context);
  const diagrams = await settleChanges(drawn, context);
  const artifacts = await uploadAll(diagrams, context);
  const publication =
    inputs.mode === 'draw' ? await publishDiagrams({ diagrams, artifacts, isUntrusted: false }, context) : null;
  await summarise({ diagrams, artifacts }, context);
  setOutputs(runner, {
    ...diagramOutputs(diagrams, artifacts, publication),
    'output-dir': outputDirectory(context),
  });
  if (diagrams.length === 0) runner.say(messages.NOTHING_DRAWN);
  return verdict(
    exitCode,
    diagrams.some(({ warnings }) => warnings.length > 0),
    inputs['fail-on'],
  );
}

/** Bugs fail the step whatever `fail-on` says. */
export function verdict(exitCode: number, hasWarnings: boolean, failOn: 'error' | 'warning' | 'never'): number {
  if (exitCode === 1) return 1;
  if (failOn === 'never') return 0;
  if (exitCode === 0 && hasWarnings && failOn === 'warning') return 2;
  return exitCode;
}
