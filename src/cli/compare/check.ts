/**
 * `groundplan check`: compares a diagram or graph file with the output that would be written now. Writes nothing. Below
 * a stale file, it lists the changes since the graph file beside it.
 */
import { FORMAT_NAMES, type Format, formatOfExtension, formatRow, graphRequestOf, type Page } from '../../diagram.js';
import { type Staleness, sinceGraph, stalenessOf, writeReport } from '../../differences.js';
import { Misuse } from '../../errors.js';
import { serialiseGraph } from '../../graph/format.js';
import type { Io } from '../../platform/io.js';
import { harmless } from '../../platform/text/printable.js';
import { VERSION } from '../../version.js';
import { type InputFile, readInput } from '../input.js';
import * as messages from '../messages.js';
import type { Parsed } from '../options.js';
import { createProgress, type Progress } from '../progress.js';
import { checkAnnotationOption, readRequest } from '../request.js';
import { run } from '../run.js';
import { ineffectiveOptions, pageFile, pagePath, type Target } from '../targets.js';
import { DIFFERENT } from './diff.js';

type CheckOptions = Parsed<'check'>;

/** Exit code for an outdated file: docs/exit-codes.md. */
const STALE = DIFFERENT;

const DEFAULT_FILE = 'architecture.svg';
const GRAPH_EXTENSION = 'json';

interface Verdict {
  /** Reason why the file is outdated; null if it is current. */
  readonly stale: string | null;
  /** Change report as text; empty if unknown. */
  readonly report: string;
}

/**
 * Runs the command. Without a source it reads the working directory.
 * @returns the exit code
 * @throws Misuse for an extension that groundplan does not write; otherwise the errors of the stages
 */
export async function check(commandOptions: CheckOptions, io: Io): Promise<number> {
  const { source, planfile } = commandOptions;
  // A plan file requires `--source`, and has no default for it.
  const options = source === null && planfile === null ? { ...commandOptions, source: '.' } : commandOptions;
  const path = options.file ?? DEFAULT_FILE;
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const format = formatOfExtension(extension);
  if (format === null && extension !== GRAPH_EXTENSION) {
    const known = [...FORMAT_NAMES.map((name) => formatRow(name).extension), GRAPH_EXTENSION];
    throw new Misuse(messages.checkExtension(path), { remedy: messages.checkExtensionRemedy(known) });
  }
  const file = await readInput(io, '--file', path);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  const progress = createProgress(io, options);
  for (const warning of ineffectiveOptions(options, format === null ? [] : [format])) progress.warn(warning);
  try {
    const { stale, report } =
      format === null
        ? await checkGraph(file, options, io, progress)
        : await checkDiagram(file, format, options, io, progress);
    const advice = messages.redrawAdvice(format === null ? 'graphdata' : 'draw', options.source ?? '', path);
    const lines = stale === null ? [messages.isCurrent(path)] : [messages.isStale(path, stale), advice];
    await io.stdout(harmless(`${lines.join('\n')}\n${report}`));
    return stale === null ? 0 : STALE;
  } finally {
    progress.done();
  }
}

// ---- Graph files.

/** Checks a graph file by content: another order or spacing of the same graph is current. */
async function checkGraph(file: InputFile, options: CheckOptions, io: Io, progress: Progress): Promise<Verdict> {
  const request = { ...graphRequestOf(options), writesDebugData: false };
  const { result } = await run({ ...options, explain: null }, request, io, progress);
  const text = serialiseGraph(result.graph);
  if (text === textOf(file.bytes)) return CURRENT;
  // The texts may differ although the graphs are equal.
  const report = await reportOf(file, text, options, io);
  return report === null ? CURRENT : { stale: messages.graphDiffers, report: withGraphFileNote(report) };
}

const CURRENT: Verdict = { stale: null, report: '' };

// ---- Diagrams.

/** Checks a diagram and its pages, by the stamp in each that names the graph it was drawn from. */
async function checkDiagram(
  file: InputFile,
  format: Format,
  options: CheckOptions,
  io: Io,
  progress: Progress,
): Promise<Verdict> {
  const target = { format, path: file.name };
  const targets = { formats: [format], pageFile: (slug: string | null) => pageFile([target], slug) };
  const request = { ...(await readRequest(options, targets, io)), writesDebugData: false };
  const { pictures, pages, result } = await run({ ...options, explain: null }, request, io, progress);
  const staleness = stalenessOf(file.bytes, Buffer.from(pictures[0]!.content));
  const stale = staleness === null ? await stalePage(pages, target, io) : reasonFor(staleness);
  if (stale === null) return CURRENT;
  return { stale, report: await changesSinceGraphFile(file.name, serialiseGraph(result.graph), options, io) };
}

/** Returns the first missing or outdated page with the reason; null if all are current or there are none. */
async function stalePage(pages: readonly Page[], target: Target, io: Io): Promise<string | null> {
  for (const { slug, pictures } of pages) {
    const path = pagePath(target, slug);
    if ((await io.kindOf(path).catch(() => 'missing')) !== 'file') return messages.pageMissing(path);
    const { bytes } = await readInput(io, '', path);
    const staleness = stalenessOf(bytes, Buffer.from(pictures[0]!.content));
    if (staleness !== null) return messages.pageStale(path, reasonFor(staleness));
  }
  return null;
}

function reasonFor(staleness: Staleness): string {
  switch (staleness.is) {
    case 'differs':
      return messages.DIFFERS;
    case 'no-stamp':
      return messages.NO_STAMP;
    case 'other-version':
      return messages.otherVersion(staleness.version, VERSION, staleness.isSame);
    case 'same-graph':
      return messages.SAME_GRAPH;
    case 'graph-differs':
      return messages.graphDiffers;
  }
}

/**
 * Returns the changes since the graph file with the same base name (`a.json` beside `a.svg`); empty if there is none.
 */
async function changesSinceGraphFile(path: string, text: string, options: CheckOptions, io: Io): Promise<string> {
  const graphFile = path.replace(/[^.\\/]+$/, GRAPH_EXTENSION);
  if ((await io.kindOf(graphFile).catch(() => 'missing')) !== 'file') return '';
  const report = await reportOf(await readInput(io, '', graphFile), text, options, io);
  return report === null ? '' : `${messages.sinceGraphFile(graphFile)}\n${withGraphFileNote(report)}`;
}

const withGraphFileNote = (report: string): string => `${report}\n${messages.GRAPH_FILE_LIMITS}\n`;

// ---- Reports.

/**
 * Returns the difference between a graph file and the current graph as text; null if there is none.
 * @param text the current graph as a graph file, so that both lack what that format cannot express
 */
async function reportOf(old: InputFile, text: string, { detail }: CheckOptions, io: Io): Promise<string | null> {
  const report = await sinceGraph(old, Buffer.from(text), detail, io);
  return report === null ? null : writeReport(report, 'text');
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
