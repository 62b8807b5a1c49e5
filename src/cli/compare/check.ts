import { FORMAT_NAMES, type Format, formatCalled, formatRow, graphRequestOf, type Page } from '../../diagram.js';
import { type Staleness, sinceGraph, stalenessOf, writeReport } from '../../differences.js';
import { Misuse } from '../../errors.js';
import { serialiseGraph } from '../../graph/format.js';
import type { Io } from '../../platform/io.js';
import { harmless } from '../../platform/text/printable.js';
import { VERSION } from '../../version.js';
import { ineffectiveOptions } from '../effects.js';
import { checkAnnotationOption, type InputFile, readInput } from '../input.js';
import * as messages from '../messages.js';
import type { Parsed } from '../options.js';
import { createProgress, type Progress } from '../progress.js';
import { readRequest } from '../request.js';
import { run } from '../run.js';
import { pageFile, pagePath, type Target } from '../targets.js';
import { DIFFERENT } from './diff.js';

type CheckOptions = Parsed<'check'>;

const DEFAULT_FILE = 'architecture.svg';
const GRAPH_EXTENSION = 'json';

interface Verdict {
  /** Reason why the file is outdated; null if it is current. */
  readonly stale: string | null;
  /** Change report as text; empty if unknown. */
  readonly report: string;
}

/**
 * `groundplan check`: compares a file with the output that would be written now. Writes nothing.
 * @returns the exit code
 */
export async function check(given: CheckOptions, io: Io): Promise<number> {
  // Defaults to the working directory, as `diff` and `comment` do, except if only a plan is given.
  const options = given.source === null && given.planfile === null ? { ...given, source: '.' } : given;
  const path = options.file ?? DEFAULT_FILE;
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const format = formatCalled(extension);
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
        : await checkPicture(file, format, options, io, progress);
    const again = messages.drawAgain(format === null ? 'graphdata' : 'draw', options.source ?? '', path);
    const lines = stale === null ? [messages.isCurrent(path)] : [messages.isStale(path, stale), again];
    await io.stdout(harmless(`${lines.join('\n')}\n${report}`));
    return stale === null ? 0 : DIFFERENT;
  } finally {
    progress.done();
  }
}

/** Checks a graph file by content: a different notation of the same graph is current. */
async function checkGraph(file: InputFile, options: CheckOptions, io: Io, progress: Progress): Promise<Verdict> {
  const request = { ...graphRequestOf(options), writesDebugData: false };
  const { found } = await run({ ...options, explain: null }, request, io, progress);
  const text = serialiseGraph(found.graph);
  if (text === textOf(file.bytes)) return CURRENT;
  const report = await differenceOf(file, text, options, io);
  return report === null ? CURRENT : { stale: messages.graphDiffers, report: withLimits(report) };
}

const CURRENT: Verdict = { stale: null, report: '' };

async function checkPicture(
  file: InputFile,
  format: Format,
  options: CheckOptions,
  io: Io,
  progress: Progress,
): Promise<Verdict> {
  const target = { format, path: file.name };
  const names = { formats: [format], pageFile: (slug: string | null) => pageFile([target], slug) };
  const request = { ...(await readRequest(options, names, io)), writesDebugData: false };
  const { pictures, pages, found } = await run({ ...options, explain: null }, request, io, progress);
  const staleness = stalenessOf(file.bytes, Buffer.from(pictures[0]!.content));
  const stale = staleness === null ? await whyPagesAreStale(pages, target, io) : whyOf(staleness);
  if (stale === null) return CURRENT;
  return { stale, report: await sinceGraphBeside(file.name, serialiseGraph(found.graph), options, io) };
}

/** Returns why the first outdated page is outdated; null if all are current or there are none. */
async function whyPagesAreStale(pages: readonly Page[], target: Target, io: Io): Promise<string | null> {
  for (const { slug, pictures } of pages) {
    const path = pagePath(target, slug);
    if ((await io.kindOf(path).catch(() => 'missing')) !== 'file') return messages.pageMissing(path);
    const { bytes } = await readInput(io, '', path);
    const staleness = stalenessOf(bytes, Buffer.from(pictures[0]!.content));
    if (staleness !== null) return messages.pageStale(path, whyOf(staleness));
  }
  return null;
}

function whyOf(staleness: Staleness): string {
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

/** Reports the change since the graph file with the same base name, if there is one. */
async function sinceGraphBeside(path: string, text: string, options: CheckOptions, io: Io): Promise<string> {
  const beside = path.replace(/[^.\\/]+$/, GRAPH_EXTENSION);
  if ((await io.kindOf(beside).catch(() => 'missing')) !== 'file') return '';
  const report = await differenceOf(await readInput(io, '', beside), text, options, io);
  return report === null ? '' : `${messages.sinceGraphFile(beside)}\n${withLimits(report)}`;
}

const withLimits = (report: string): string => `${report}\n${messages.GRAPH_FILE_KNOWS}\n`;

/**
 * Returns the difference as text, or null if there is none. Both are parsed as graph files, so that only the graphs are
 * compared.
 */
async function differenceOf(old: InputFile, text: string, { detail }: CheckOptions, io: Io): Promise<string | null> {
  const report = await sinceGraph(old, Buffer.from(text), detail, io);
  return report === null ? null : writeReport(report, 'text');
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
