/**
 * `mode: draw` and `mode: graphdata`: draws the chosen roots, compares them with the repository before the change, and
 * publishes the result. main.ts calls it.
 */

import { extname, join } from 'node:path';
import { formatOfExtension } from '../../diagram.js';
import { type Danger, dangersOf } from '../../diff/report/dangers.js';
import { type Staleness, sinceGraph, stalenessOf } from '../../differences.js';
import { isWithin } from '../../platform/text/paths.js';
import { isThroughLink, realLocation } from '../../platform/untrusted/links.js';
import {
  type Absent,
  type AffectedRoot,
  affectedRoots,
  type Diagram,
  type FileKind,
  fileKindOf,
} from '../../pull-request/model.js';
import { Repository } from '../../terraform/roots/code.js';
import { uploadAll } from '../artifacts/upload.js';
import { comparesCode, withBase } from '../base.js';
import { comparisonOf } from '../compared.js';
import { type Context, isInWorkspace, repositoryPath, temporaryOf, workspaceOf } from '../context.js';
import { changedRoots, findReaders, rootsSince, type Since } from '../discover/changed.js';
import { askCheckout, readChangedFiles } from '../discover/files.js';
import { type ChosenPaths, choosePaths, fromWorkingDirectory } from '../drawing/choose.js';
import { outputDirectory } from '../drawing/draw-all.js';
import { rewriteManifest } from '../drawing/files.js';
import { checkInside, drawingSources } from '../drawing/source.js';
import { verdict } from '../failures.js';
import { BadInput } from '../inputs/read.js';
import { ANNOTATIONS_SHOWN } from '../limits.js';
import * as messages from '../messages.js';
import { diagramOutputs, setOutputs } from '../outputs.js';
import { publishDiagrams, writeJobSummary } from '../publish.js';
import { drawWhere } from '../runtime.js';
import { checkTrust, hidesAccounts, mayFetch, mayLinkPage } from '../trust.js';
import { giveVerdicts, labelsOf } from '../verdicts.js';

/**
 * Draws, compares and publishes the diagrams.
 * @returns the exit code, docs/exit-codes.md
 * @throws BadInput for invalid inputs
 */
export async function draw(requested: Context): Promise<number> {
  checkTrust(requested.inputs, requested.event);
  // Throws for invalid labels now, instead of after all drawing.
  labelsOf(requested.inputs);
  const { context, chosen } = await decideInputs(requested);
  const { inputs, runner } = context;
  await checkOutput(context);
  const drawn = await withBase(context, hasComparison(chosen, context), async (within, reason) => {
    const outcome = await drawWithDeleted(within, chosen, reason);
    const diagrams = await nameCommits(outcome.diagrams, within);
    return { ...outcome, diagrams, readers: outcome.deleted === null ? [] : await readersOf(diagrams, within) };
  });
  const diagrams = await recordComparison(drawn.diagrams, drawn.reason, context);
  annotateDangers(diagrams, context);
  const missing = missingFrom(diagrams, context);
  const affected = affectedRoots(drawn.readers, diagrams);
  const absent = absentFrom(diagrams, { deleted: drawn.deleted, missing, affected });
  const artifacts = await uploadAll(diagrams, context);
  const result = {
    diagrams,
    artifacts,
    // The diagrams were drawn by this step and not by a job of the code's author, even if the code is untrusted.
    isUntrusted: false,
    ...(absent !== null && { absent }),
    ...(drawn.uncompared.length > 0 && { uncompared: drawn.uncompared }),
  };
  const publication = inputs.mode === 'draw' ? await publishDiagrams(result, context) : null;
  await writeJobSummary(result, context);
  const comparison = comparisonOf({ ...result, missing }, context);
  if (inputs.mode === 'draw') {
    await giveVerdicts({ content: result, comparison, stale: await whyStale(diagrams, context) }, context);
  }
  setOutputs(runner, {
    ...diagramOutputs(diagrams, artifacts, publication, comparison),
    'output-dir': outputDirectory(context),
    ...(drawn.deleted !== null && { 'deleted-roots': JSON.stringify(drawn.deleted) }),
  });
  if (diagrams.length === 0) runner.say(messages.NOTHING_DRAWN);
  const hasWarnings = diagrams.some(({ warnings, notCompared }) => {
    // A reason that applies to the whole run was annotated as a notice, and is no warning.
    const hasParseError = notCompared !== undefined && notCompared.reason !== drawn.reason;
    return warnings.length > 0 || hasParseError;
  });
  return verdict(drawn.exitCode, hasWarnings, inputs['fail-on']);
}

/**
 * Returns the context with final values of the inputs that depend on the repository (`path`) or on the trust in its code
 * (`fetch`, `page`, `hide-accounts`).
 */
async function decideInputs(requested: Context): Promise<{ readonly context: Context; readonly chosen: ChosenPaths }> {
  const { inputs, event } = requested;
  const fetch = mayFetch(inputs, event) ? 'true' : 'false';
  const chosen = await choosePaths(requested);
  const page = mayLinkPage(requested);
  const hides = hidesAccounts(inputs, event) ? 'true' : 'false';
  const decided = { fetch, page, path: chosen.paths, 'hide-accounts': hides } as const;
  return { context: { ...requested, inputs: { ...inputs, ...decided } }, chosen };
}

/** True if there is anything to compare: code, or roots that may be deleted. */
function hasComparison({ paths, deleted, unknown }: ChosenPaths, { inputs }: Context): boolean {
  const mayDiffer = paths.some((path) => !path.endsWith('.json')) || (deleted ?? []).length > 0 || unknown !== null;
  return comparesCode(inputs) && mayDiffer;
}

/** Returns the roots that should have been drawn but were not, relative to the repository root. */
function missingFrom(diagrams: readonly Diagram[], { inputs, io }: Context): readonly string[] {
  const drawn = new Set(diagrams.map(({ path }) => path));
  return drawingSources(inputs, io).flatMap(({ path }) => (drawn.has(path) ? [] : [path]));
}

/** The roots without a diagram, as paths relative to the repository root. */
interface RootsWithoutDiagram {
  /** Deleted roots, including renamed ones; null if the user named every path. */
  readonly deleted: readonly string[] | null;
  readonly missing: readonly string[];
  /** Roots that read what the change changes. */
  readonly affected: readonly AffectedRoot[];
}

/** Returns the absent roots; null if the user named every path and all were drawn. */
function absentFrom(diagrams: readonly Diagram[], { deleted, missing, affected }: RootsWithoutDiagram): Absent | null {
  if (deleted === null && (missing.length === 0 || diagrams.length === 0)) return null;
  const drawn = new Set(diagrams.flatMap(({ path, renamedFrom = path }) => [path, renamedFrom]));
  return {
    deleted: (deleted ?? []).filter((path) => !drawn.has(path)),
    missing,
    isKnown: true,
    ...(affected.length > 0 && { affected }),
  };
}

/** Returns the roots that read values of compared ones, with these values. */
function readersOf(diagrams: readonly Diagram[], context: Context): Promise<readonly AffectedRoot[]> {
  const { roots, exclude } = context.inputs;
  const changed = diagrams.flatMap(({ path, change }) => (change === undefined ? [] : [path]));
  return findReaders(changed, { paths: ['.'], roots, exclude }, context);
}

// ---- Commits of both revisions.
// The report has line numbers. With the commit that they belong to, a comment can link to the lines.

/**
 * Adds the commits of both revisions, if they are known, to the diagrams that have a comparison, also in their
 * manifests.
 */
export async function nameCommits(diagrams: readonly Diagram[], context: Context): Promise<readonly Diagram[]> {
  const { io, baseCommit } = context;
  if (diagrams.every(({ change }) => change === undefined)) return diagrams;
  const after = COMMIT.exec((await askCheckout(['rev-parse', '--verify', 'HEAD'], io)) ?? '')?.[0];
  const commits = { ...(baseCommit !== undefined && { before: baseCommit }), ...(after !== undefined && { after }) };
  return Promise.all(
    diagrams.map(async (diagram) => {
      if (diagram.change === undefined) return diagram;
      const named = { ...diagram, change: { ...diagram.change, commits } };
      await rewriteManifest(named, io);
      return named;
    }),
  );
}

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})(?=\s*$)/;

// ---- Annotations of dangerous changes in "Files changed".

/**
 * Annotates the dangers of all diagrams, up to ANNOTATIONS_SHOWN, and each line once, because several roots may share a
 * module. A deleted line is absent from "Files changed", so its annotation has no location.
 */
export function annotateDangers(diagrams: readonly Diagram[], { runner }: Pick<Context, 'runner'>): void {
  const allDangers = diagrams.flatMap(({ change }) => (change === undefined ? [] : dangersOf(change.report)));
  const dangers = [...new Map(allDangers.map((danger) => [dangerKey(danger), danger])).values()];
  for (const danger of dangers.slice(0, ANNOTATIONS_SHOWN)) {
    const { kind, text, address, source } = danger;
    const location = source?.side === 'after' ? { file: source.file, line: source.line } : {};
    runner.annotate('warning', messages.dangerText(text, address), {
      ...location,
      title: messages.DANGER_TITLES[kind],
    });
  }
  const more = dangers.length - ANNOTATIONS_SHOWN;
  if (more > 0) runner.say(messages.moreDangers(more));
}

const dangerKey = ({ text, address, source }: Danger): string =>
  [text, address, source?.side, source?.file, source?.line].join('\n');

// ---- The output folder.
// Links in the repository could redirect it, so its real location is checked.

/**
 * Checks the output folder and the diagrams' folders in it.
 * @throws BadInput for a folder outside both the workspace and the runner's temporary folder, behind a link, or in
 * `.git`
 */
async function checkOutput({ inputs, io }: Pick<Context, 'inputs' | 'io'>): Promise<void> {
  const directory = outputDirectory({ inputs, io });
  const folders = drawingSources(inputs, io).map(({ id }) => join(directory, id));
  const allowed = [workspaceOf(io), temporaryOf(io)];
  const tops = await Promise.all(allowed.map(async (top) => (await realLocation(top, io)) ?? top));
  for (const folder of [directory, ...folders]) {
    const real = (await realLocation(folder, io)) ?? folder;
    const isElsewhere = !tops.some((top) => isWithin(top, real));
    // Links may also stay within the repository, for example into `.git`.
    const areThroughLinks = await Promise.all(allowed.map((top) => isThroughLink(folder, top, io)));
    if (isElsewhere || areThroughLinks.includes(true) || /(^|[\\/])\.git([\\/]|$)/i.test(real)) {
      throw new BadInput('output-dir', messages.OUTPUT_OUTSIDE, messages.OUTPUT_OUTSIDE_REMEDY);
    }
  }
}

// ---- Unchanged diagrams, and reasons for a missing comparison.
// Decided after drawing.

/**
 * Marks diagrams without a changed file in their code as unchanged, and adds the reason for no comparison, also in
 * their manifests. An actual comparison takes precedence, because a changed file may leave the architecture as it was.
 * @param reason reason for no comparison; null if one took place or none was wanted
 */
async function recordComparison(
  diagrams: readonly Diagram[],
  reason: string | null,
  context: Context,
): Promise<readonly Diagram[]> {
  const unchanged = await unchangedPaths(diagrams, context);
  return Promise.all(
    diagrams.map((diagram) => {
      const marked = unchanged.has(diagram.path) ? { ...diagram, changed: false } : diagram;
      return saveIfChanged(diagram, withReason(marked, reason), context.io);
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

/**
 * Returns the paths of the diagrams without a comparison whose code has no changed file. Empty if the changed files are
 * unknown.
 */
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

/** Returns the diagram, after rewriting its manifest if it is not the same object as `before`. */
async function saveIfChanged(before: Diagram, diagram: Diagram, io: Context['io']): Promise<Diagram> {
  if (diagram === before) return diagram;
  await rewriteManifest(diagram, io);
  return diagram;
}

// ---- Chosen paths and deleted roots, compared with the repository before the change.

/** The drawn diagrams, and the roots without one. */
interface DrawnDiagrams {
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
async function drawWithDeleted(context: Context, chosen: ChosenPaths, reason: string | null): Promise<DrawnDiagrams> {
  const { inputs } = context;
  const hasBase = inputs['base-dir'] !== '';
  const since = hasBase && (await mayHaveNewOrDeletedRoots(chosen, context)) ? await sinceBase(context) : null;
  // `unknown` means that the changed files do not tell the deleted roots. The search of both revisions has found them.
  const deleted =
    chosen.unknown !== null && since !== null ? [...since.gone, ...since.renamed.values()] : chosen.deleted;
  const renamed = since?.renamed ?? new Map<string, string>();
  const pathsBeforeRename = new Set(renamed.values());
  const deletedPaths = (hasBase ? (deleted ?? []) : []).filter((path) => !pathsBeforeRename.has(path));
  const existing = reason === null ? chosen.paths : await existingPaths(chosen.paths, context);
  // Ids belong to paths by position, so those of missing paths are dropped with them.
  const id = inputs.id.filter((_, i) => existing.includes(chosen.paths[i]!));
  const path = [...existing, ...deletedPaths.map((deletedPath) => fromWorkingDirectory(deletedPath, context))];
  const drawn =
    path.length === 0
      ? { diagrams: [], exitCode: 0 }
      : await drawWhere({ ...context, renamed, inputs: { ...inputs, path, id } });
  const omitted = hasBase || reason !== null ? chosen.omitted : 0;
  // Each diagram states the reason, so it is repeated for the whole run only if there are none.
  const uncompared = reasonsWithoutDiagram(omitted, drawn.diagrams.length === 0 ? reason : null);
  return { ...drawn, reason, deleted, uncompared };
}

/**
 * Returns the reasons why roots without a diagram were not compared.
 * @param omitted number of roots beyond the limit that a comparison would have included
 * @param reason reason for no comparison of the run that no diagram states; null if there is none
 */
export const reasonsWithoutDiagram = (omitted: number, reason: string | null): readonly string[] => [
  ...(omitted > 0 ? [messages.rootsNotCompared(omitted)] : []),
  ...(reason !== null ? [reason] : []),
];

/**
 * True if both revisions must be searched for roots: the deleted ones are unknown, or there are deleted ones and new
 * ones, which may be the same under another path.
 */
async function mayHaveNewOrDeletedRoots(
  { paths, deleted, unknown }: ChosenPaths,
  { inputs, io }: Context,
): Promise<boolean> {
  if (deleted !== null && unknown !== null) return true;
  if (deleted !== null && deleted.length === 0) return false;
  const before = new Repository(io, inputs['base-dir']);
  for (const path of paths) {
    const isCode = isInWorkspace(path, io) && !path.endsWith('.json');
    if (isCode && (await before.read(repositoryPath(path, io))) === null) return true;
  }
  return false;
}

/** Compares the roots of the checkout with those of the repository before the change. */
const sinceBase = (context: Context): Promise<Since> =>
  rootsSince(
    context.inputs['base-dir'],
    { paths: ['.'], roots: context.inputs.roots, exclude: context.inputs.exclude },
    context,
  );

/** Returns the paths that exist, and warns about the others: without the repository before, they cannot be drawn. */
async function existingPaths(paths: readonly string[], context: Context): Promise<readonly string[]> {
  const { io, runner } = context;
  const kinds = await Promise.all(paths.map((path) => io.kindOf(path).catch(() => 'missing' as const)));
  const deletedPaths = paths.filter((_, i) => kinds[i] === 'missing');
  if (deletedPaths.length > 0) runner.annotate('warning', messages.deletedNotDrawn(deletedPaths));
  return paths.filter((_, i) => kinds[i] !== 'missing');
}

// ---- The input `check-file`: a committed file is compared with the drawn one, by the rules of `groundplan check`.

const CHECK_FILE = 'check-file';

/**
 * Returns why the file is outdated; null if it is current or the input is empty.
 * @throws BadInput for a missing file or a format that was not drawn; InvalidInput for a link out of the repository
 */
export async function whyStale(diagrams: readonly Diagram[], { inputs, io }: Context): Promise<string | null> {
  const path = inputs['check-file'];
  if (path === '') return null;
  const [diagram, ...otherDiagrams] = diagrams;
  if (diagram === undefined || otherDiagrams.length > 0) {
    throw new BadInput(CHECK_FILE, messages.CHECK_FILE_ONE, messages.ONE_PATH_REMEDY);
  }
  await checkInside(CHECK_FILE, path, io);
  if ((await io.kindOf(path).catch(() => 'missing')) !== 'file') {
    throw new BadInput(CHECK_FILE, messages.checkFileMissing(path), messages.CHECK_FILE_REMEDY);
  }
  const kind = kindByExtension(path);
  const drawn = kind === null ? undefined : diagram.files[kind];
  if (drawn === undefined) {
    const extensions = Object.values(diagram.files).map((file) => extname(file).slice(1));
    throw new BadInput(CHECK_FILE, messages.checkFileFormat(path), messages.checkFileFormats([...new Set(extensions)]));
  }
  const [committed, drawnBytes] = [await io.readFile(path), await io.readFile(drawn)];
  const reason =
    kind === 'graph'
      ? await whyGraphStale({ name: path, bytes: committed }, drawnBytes, { inputs, io })
      : reasonText(stalenessOf(committed, drawnBytes));
  return reason === null ? null : messages.stalePicture(path, reason);
}

/** Returns the kind of file by its extension: `json` is the graph, others the light picture of the whole architecture. */
function kindByExtension(path: string): FileKind | null {
  const extension = extname(path).slice(1).toLowerCase();
  if (extension === 'json') return 'graph';
  const format = formatOfExtension(extension);
  return format === null ? null : fileKindOf(format, 'light', 'whole');
}

/** Returns the difference between two graph files as a sentence; null if there is none. */
async function whyGraphStale(
  committed: { readonly name: string; readonly bytes: Uint8Array },
  drawn: Uint8Array,
  { inputs, io }: Pick<Context, 'inputs' | 'io'>,
): Promise<string | null> {
  if (Buffer.compare(committed.bytes, drawn) === 0) return null;
  const report = await sinceGraph(committed, drawn, inputs.detail, io);
  return report === null ? null : report.sentence;
}

const reasonText = (staleness: Staleness | null): string | null =>
  staleness === null ? null : messages.STALE_REASONS[staleness.is];
