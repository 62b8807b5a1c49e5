/**
 * `mode: report`: combines the artifacts of several jobs, or of another workflow's run, in one comment and one summary.
 */

import { resolve } from 'node:path';
import { limitWarnings } from '../../platform/text/limit-warnings.js';
import {
  type Absent,
  type Artifact,
  affectedRoots,
  type Diagram,
  type FileKind,
  fileKindOf,
  SHOWN,
} from '../../pull-request/model.js';
import { downloadAll } from '../artifacts/download.js';
import { type GatheredDiagrams, gather } from '../artifacts/gather.js';
import { comparisonOf } from '../compared.js';
import type { Context } from '../context.js';
import { pageName } from '../drawing/files.js';
import { verdict } from '../failures.js';
import * as messages from '../messages.js';
import type { Event } from '../model.js';
import { diagramOutputs, setOutputs } from '../outputs.js';
import { publishDiagrams, writeJobSummary } from '../publish.js';
import { mayBeUntrusted, mayLinkArtifacts } from '../trust.js';
import { giveVerdicts, labelsOf } from '../verdicts.js';

/**
 * Reports the diagrams of the artifacts.
 * @returns the exit code, docs/exit-codes.md
 */
export async function report(context: Context): Promise<number> {
  const { inputs, event, io, runner } = context;
  // Throws for invalid labels now, instead of after all downloads.
  labelsOf(inputs);
  const { gathered, artifacts, lost } = await collect(context);
  for (const warning of limitWarnings(gathered.warnings)) runner.annotate('warning', warning);
  const isUntrusted = inputs.trust === 'untrusted' || mayBeUntrusted(event);
  const diagrams = gathered.diagrams.map((diagram) => (isUntrusted ? onlyHarmless(diagram) : diagram));
  const absent = absentFrom(gathered);
  const uncompared = [...uncomparedOf(gathered), ...lost];
  runner.say(messages.diagramsGathered(diagrams.length));
  if (absent.missing.length > 0) runner.annotate('warning', messages.notDrawn(absent.missing));
  const reportsAbsent = mayReportAbsent(gathered, event);
  const notes = [...uncompared, ...(absent.deleted.length > 0 ? [messages.deletedNotCompared(absent.deleted)] : [])];
  const result = {
    diagrams,
    artifacts,
    isUntrusted,
    ...(reportsAbsent && { absent }),
    ...(reportsAbsent && notes.length > 0 && { uncompared: notes }),
  };
  const publication = await publishDiagrams(result, context);
  await writeJobSummary(result, context);
  const comparison = comparisonOf({ ...result, absent, uncompared, missing: absent.missing }, context);
  await giveVerdicts({ content: result, comparison, stale: null }, context);
  setOutputs(runner, {
    ...diagramOutputs(diagrams, artifacts, publication, comparison),
    'deleted-roots': JSON.stringify(gathered.discovered?.deleted ?? []),
    ...(inputs['input-dir'] !== '' && { 'output-dir': resolve(io.directory, inputs['input-dir']) }),
  });
  return verdict(0, gathered.warnings.length + absent.missing.length > 0, inputs['fail-on']);
}

/**
 * True if absent roots are reported. A run that failed before drawing reveals nothing about the code, so the previous
 * comment stays.
 */
const mayReportAbsent = ({ diagrams, discovered }: GatheredDiagrams, { workflowRun }: Event): boolean =>
  diagrams.length > 0 || discovered !== null || workflowRun === null || workflowRun.conclusion === 'success';

/** Returns the roots that `mode: discover` found and no job drew, and the roots that read from drawn ones. */
function absentFrom({ diagrams, discovered }: GatheredDiagrams): Absent {
  const drawn = new Set(diagrams.map(({ path }) => path));
  const missing = (discovered?.drawn ?? []).filter((path) => !drawn.has(path));
  // A root with a diagram of its deletion, or of its new path, is reported there.
  const reported = new Set(diagrams.flatMap(({ path, renamedFrom = path }) => [path, renamedFrom]));
  const deleted = (discovered?.deleted ?? []).filter((path) => !reported.has(path));
  const affected = affectedRoots(discovered?.readers ?? [], diagrams);
  return { deleted, missing, isKnown: discovered !== null, ...(affected.length > 0 && { affected }) };
}

/** Returns why the comparison is incomplete: a lost artifact or an unknown set of roots may hide a change. */
function uncomparedOf({ discovered, warnings }: GatheredDiagrams): readonly string[] {
  return [...(discovered?.unknown === undefined ? [] : [discovered.unknown]), ...warnings];
}

/**
 * File kinds accepted from untrusted code: PNGs are validated before they are shown, and the graph is data. SVG and
 * other formats may contain scripts.
 */
const HARMLESS: readonly FileKind[] = [
  ...(['whole', 'change'] as const).flatMap((shows) =>
    (['light', 'dark'] as const).map((tone) => fileKindOf('png', tone, shows)),
  ),
  'graph',
];

/** Returns the diagram with the files that cannot contain scripts. */
export const onlyHarmless = (diagram: Diagram): Diagram => {
  const files = Object.fromEntries(
    HARMLESS.flatMap((kind) => (diagram.files[kind] ? [[kind, diagram.files[kind]]] : [])),
  );
  return { ...diagram, files };
};

interface Collected {
  readonly gathered: GatheredDiagrams;
  /** Artifacts by diagram id. */
  readonly artifacts: ReadonlyMap<string, readonly Artifact[]>;
  /** One reason for each artifact that could not be read. */
  readonly lost: readonly string[];
}

/** Reads the diagrams from `input-dir`, or downloads the artifacts if that is empty. */
async function collect(context: Context): Promise<Collected> {
  const { inputs, io } = context;
  const inputDirectory = inputs['input-dir'];
  // Nothing in a folder that another step has downloaded tells the URLs of the artifacts.
  if (inputDirectory !== '') return { gathered: await gather(inputDirectory, io), artifacts: new Map(), lost: [] };
  const { directory, artifacts, pages, lost } = await downloadAll(context);
  const gathered = await gather(directory, io);
  const artifactsById = gathered.diagrams.map(({ id, files }): [string, readonly Artifact[]] => {
    const archive = artifacts.get(gathered.folders.get(id) ?? '');
    // A page with this name belongs to the diagram only if its job has drawn a page.
    const page = files[SHOWN.page] === undefined || !mayLinkArtifacts(context) ? undefined : pages.get(pageName(id));
    return [id, [archive, page].filter((artifact) => artifact !== undefined)];
  });
  return { gathered, artifacts: new Map(artifactsById), lost };
}
