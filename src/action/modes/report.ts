/** `mode: report`: the artifacts of several jobs, or of the run of another workflow, as one comment and one summary. */

import { resolve } from 'node:path';
import * as messages from '../../messages/action.js';
import { fewOf } from '../../messages/few.js';
import { downloadAll } from '../artifacts/download.js';
import { type Gathered, gather } from '../artifacts/gather.js';
import type { Context } from '../context.js';
import type { Artifact } from '../model.js';
import { diagramOutputs, setOutputs } from '../outputs.js';
import { publishDiagrams } from '../publish.js';
import { summarise } from '../summary.js';
import { isOfStrangers } from '../trust.js';
import { verdict } from './draw.js';

/** @returns the exit code, docs/exit-codes.md */
export async function report(context: Context): Promise<number> {
  const { inputs, event, io, runner } = context;
  const { gathered, artifacts } = await collect(context);
  for (const warning of fewOf(gathered.warnings)) runner.annotate('warning', warning);
  const isUntrusted = inputs.trust === 'untrusted' || isOfStrangers(event);
  const diagrams = gathered.diagrams.map((diagram) => (isUntrusted ? withoutSvg(diagram) : diagram));
  runner.say(messages.gathered(diagrams.length));
  const publication = await publishDiagrams(diagrams, artifacts, context, isUntrusted);
  await summarise(diagrams, artifacts, context);
  setOutputs(runner, {
    ...diagramOutputs(diagrams, artifacts, publication),
    ...(inputs['input-dir'] !== '' && { 'output-dir': resolve(io.directory, inputs['input-dir']) }),
  });
  return verdict(0, gathered.warnings.length > 0, inputs['fail-on']);
}

/** An SVG can hold scripts; nobody has looked into this one. */
const withoutSvg = (diagram: Gathered['diagrams'][number]) => {
  const { svg: _, darkSvg: __, ...files } = diagram.files;
  return { ...diagram, files };
};

interface Collected {
  readonly gathered: Gathered;
  /** By id of the diagram. */
  readonly artifacts: ReadonlyMap<string, readonly Artifact[]>;
}

async function collect(context: Context): Promise<Collected> {
  const { inputs, io } = context;
  const given = inputs['input-dir'];
  const downloaded = given === '' ? await downloadAll(context) : null;
  const gathered = await gather(downloaded?.directory ?? given, io);
  // Somebody else has downloaded them: only the run knows their addresses.
  return { gathered, artifacts: downloaded?.artifacts ?? new Map() };
}
