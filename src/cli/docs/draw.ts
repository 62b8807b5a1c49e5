/** Draws one root module of an index: picture, page and text. */
import {
  annotationsBeside,
  diagram,
  FORMAT_DEFAULT,
  FORMAT_NAMES,
  type Format,
  formatRow,
  shownName,
} from '../../diagram.js';
import type { Io } from '../../platform/io.js';
import { fewOf } from '../../platform/text/few.js';
import { idsFor } from '../../slug.js';
import * as messages from '../messages.js';
import type { Parsed } from '../options.js';
import { parsePlanning } from '../planning.js';
import type { Progress } from '../progress.js';
import { countOf } from '../summary.js';
import { INDEX_STEM } from './index-page.js';
import type { DocsRoot, Entry } from './model.js';

const PICTURE: Format = FORMAT_DEFAULT;
const PAGE: Format = FORMAT_NAMES.find((format) => formatRow(format).mediaType === 'text/html')!;

/**
 * Assigns file names to roots. A root with the id `index` gets an underscore, because no id ends in one and the name
 * stays unique.
 */
export function namesFor(paths: readonly string[], directory: string): readonly DocsRoot[] {
  const ids = idsFor(paths);
  return paths.map((path, at) => ({
    path,
    directory: path === '.' ? directory : directory === '.' ? path : `${directory.replace(/(?<=.)\/+$/, '')}/${path}`,
    stem: ids[at] === INDEX_STEM ? `${INDEX_STEM}_` : ids[at]!,
  }));
}

/**
 * Draws a root and returns its entry and files.
 * @throws the errors of the stages
 */
export async function drawRoot(place: DocsRoot, options: Parsed<'docs'>, io: Io, progress: Progress) {
  const { path, directory, stem } = place;
  const { detail, simplified, overview, theme, modules, layout } = options;
  const planning = parsePlanning(options, io.env, options.debug ? progress.say : null);
  const request = {
    source: { is: 'code', code: { name: path, directory, repository: null, planning } },
    detail,
    annotations: (folders: readonly string[], kept: Parameters<typeof annotationsBeside>[0]['kept']) =>
      annotationsBeside({ folders, kept }, io),
    model: null,
    view: { simplified, overview },
    title: null,
    hidesAccounts: options['hide-accounts'] === 'on',
    drawing: { formats: [PICTURE, PAGE], themes: [theme], scale: null, modules, layout },
  } as const;
  const { found, graph, pictures } = await diagram(request, io, {
    step: progress.step,
    note: () => {},
    warn: (texts) => {
      for (const text of fewOf(texts)) progress.warn(`${path}: ${text}`);
    },
  });
  const files = pictures.map(({ format, content }) => [`${stem}.${formatRow(format).extension}`, content] as const);
  const counts =
    found.ledger === null
      ? messages.summaryOfGraph(countOf(found.graph), found.graph.edges.length, graph.removed)
      : messages.summaryOfPlan(found.ledger.summary, graph.removed);
  const entry: Entry = {
    ...{
      ...place,
      is: 'drawn',
      title: graph.title === '' ? shownName(path, request.hidesAccounts) : graph.title,
      counts,
    },
    picture: `${stem}.${formatRow(PICTURE).extension}`,
    page: `${stem}.${formatRow(PAGE).extension}`,
  };
  return { entry, files };
}
