/** `mode: report`: the artifacts of several jobs, or of the run of another workflow, as one comment and one summary. */

import { resolve } from 'node:path';
import { type Absent, type Artifact, type FileKind, SHOWN } from '../../pull-request/model.js';
import { fewOf } from '../../text/few.js';
import { downloadAll } from '../artifacts/download.js';
import { type Gathered, gather } from '../artifacts/gather.js';
import { comparisonOf } from '../compared.js';
import type { Context } from '../context.js';
import { pageName } from '../drawing/files.js';
import { labelsOf } from '../labels.js';
import * as messages from '../messages.js';
import type { Event } from '../model.js';
import { diagramOutputs, setOutputs } from '../outputs.js';
import { publishDiagrams } from '../publish.js';
import { summarise } from '../summary.js';
import { isOfStrangers, mayLinkFound } from '../trust.js';
import { giveVerdicts } from '../verdicts.js';
import { verdict } from './draw.js';

/** @returns the exit code, docs/exit-codes.md */
export async function report(context: Context): Promise<number> {
  const { inputs, event, io, runner } = context;
  labelsOf(inputs);
  const { gathered, artifacts, lost } = await collect(context);
  for (const warning of fewOf(gathered.warnings)) runner.annotate('warning', warning);
  const isUntrusted = inputs.trust === 'untrusted' || isOfStrangers(event);
  const diagrams = gathered.diagrams.map((diagram) => (isUntrusted ? onlyHarmless(diagram) : diagram));
  const absent = absentFrom(gathered);
  const uncompared = [...uncomparedOf(gathered), ...lost];
  runner.say(messages.gathered(diagrams.length));
  if (absent.missing.length > 0) runner.annotate('warning', messages.notDrawn(absent.missing));
  const told = isTold(gathered, event);
  const said = [...uncompared, ...(absent.deleted.length > 0 ? [messages.deletedNotCompared(absent.deleted)] : [])];
  const made = {
    ...{ diagrams, artifacts, isUntrusted },
    ...(told && { absent }),
    ...(told && said.length > 0 && { uncompared: said }),
  };
  const publication = await publishDiagrams(made, context);
  await summarise(made, context);
  const comparison = comparisonOf({ ...made, absent, uncompared, missing: absent.missing }, context);
  await giveVerdicts({ made, comparison, stale: null }, context);
  setOutputs(runner, {
    ...diagramOutputs(diagrams, artifacts, publication, comparison),
    'deleted-roots': JSON.stringify(gathered.found?.deleted ?? []),
    ...(inputs['input-dir'] !== '' && { 'output-dir': resolve(io.directory, inputs['input-dir']) }),
  });
  return verdict(0, gathered.warnings.length + absent.missing.length > 0, inputs['fail-on']);
}

/** A run that has failed before it drew says nothing of the code: the comment of before is the last that is known. */
const isTold = ({ diagrams, found }: Gathered, { workflowRun }: Event): boolean =>
  diagrams.length > 0 || found !== null || workflowRun === null || workflowRun.conclusion === 'success';

/** What discover has found and no job has drawn. */
function absentFrom({ diagrams, found }: Gathered): Absent {
  const drawn = new Set(diagrams.map(({ path }) => path));
  const missing = (found?.drawn ?? []).filter((path) => !drawn.has(path));
  const told = new Set(diagrams.flatMap(({ path, renamedFrom = path }) => [path, renamedFrom]));
  const deleted = (found?.deleted ?? []).filter((path) => !told.has(path));
  return { deleted, missing, isKnown: found !== null };
}

/** What was lost on the way may have been a change, and so may what nobody has looked for. */
function uncomparedOf({ found, warnings }: Gathered): readonly string[] {
  return [...(found?.unknown === undefined ? [] : [found.unknown]), ...warnings];
}

/** Of strangers: a PNG is looked into before it is shown, a graph is data. An SVG can hold scripts, and so may other formats. */
const HARMLESS: readonly FileKind[] = ['png', 'darkPng', 'graph'];

const onlyHarmless = (diagram: Gathered['diagrams'][number]) => {
  const files = Object.fromEntries(
    HARMLESS.flatMap((kind) => (diagram.files[kind] ? [[kind, diagram.files[kind]]] : [])),
  );
  return { ...diagram, files };
};

interface Collected {
  readonly gathered: Gathered;
  /** By id of the diagram. */
  readonly artifacts: ReadonlyMap<string, readonly Artifact[]>;
  /** Words about artifacts that are left out. */
  readonly lost: readonly string[];
}

async function collect(context: Context): Promise<Collected> {
  const { inputs, io } = context;
  const given = inputs['input-dir'];
  // Somebody else has downloaded them: only the run knows their addresses.
  if (given !== '') return { gathered: await gather(given, io), artifacts: new Map(), lost: [] };
  const { directory, artifacts, pages, lost } = await downloadAll(context);
  const gathered = await gather(directory, io);
  const ofDiagrams = gathered.diagrams.map(({ id, files }): [string, readonly Artifact[]] => {
    const archive = artifacts.get(gathered.folders.get(id) ?? '');
    // A page of that name is this diagram's where its job has drawn one.
    const page = files[SHOWN.page] === undefined || !mayLinkFound(context) ? undefined : pages.get(pageName(id));
    return [id, [archive, page].filter((artifact) => artifact !== undefined)];
  });
  return { gathered, artifacts: new Map(ofDiagrams), lost };
}
