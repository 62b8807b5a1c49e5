/** One diagram, from its source to its files: the same program as the command line's. */

import {
  annotationsBeside,
  type DiagramRequest,
  type Difference,
  diagram,
  difference,
  formatRow,
  isDifferent,
  type Ledger,
  type Picture,
  type Source,
} from '../../diagram.js';
import { Bug, GroundplanError } from '../../errors.js';
import { countResources } from '../../graph/count-resources.js';
import { createGraph } from '../../graph/create.js';
import { serialiseGraph } from '../../graph/format.js';
import type { Graph } from '../../graph/model.js';
import { sha256 } from '../../io/hash.js';
import type { Io } from '../../io/io.js';
import { fewOf } from '../../text/few.js';
import { VERSION } from '../../version.js';
import type { Inputs } from '../inputs/table.js';
import { ICONS_UNFOCUSED } from '../limits.js';
import * as messages from '../messages.js';
import { type Diagram, type FileKind, kindOf, type Shows } from '../model.js';
import { inInputs } from '../words.js';
import { readAnnotationInput } from './annotations.js';
import { readBefore } from './before.js';
import { writeFiles } from './files.js';
import { type DrawingSource, planningOf, readSource } from './source.js';
import { changeCounts, summarise, summariseChange } from './summarise.js';

export interface DrawOneOptions {
  readonly inputs: Inputs;
  /** Where the files go; it is made. */
  readonly directory: string;
  /** The repository, where its code is that of strangers: nothing of it is run, and nothing outside of it is read. */
  readonly repository: string | null;
}

/** @throws as the stages do, and `BadInput` for inputs that lead nowhere. */
export async function drawOne(source: DrawingSource, options: DrawOneOptions, io: Io): Promise<Diagram> {
  const { inputs, directory } = options;
  const before = await readBefore(source, inputs, planningOf(inputs), io);
  if (before !== undefined && before !== null && (await io.kindOf(source.given).catch(() => 'missing')) === 'missing') {
    return drawGone(source, before, options, io);
  }
  const given = await readSource(source, inputs, options.repository, io);
  const request = requestOf(given, inputs, io);
  const drawn = await diagram(request, io);
  const { found, graph, presentation, knowsChanges, pictures } = drawn;
  const unsaid: string[] = [];
  const compared = inputs.changes === 'off' ? undefined : knowsChanges ? 'planned' : before;
  const change = await changeOf(request, compared, (text) => unsaid.push(text), io);
  const contents = new Map<FileKind, Picture['content']>([
    ...pictures.map((picture) => [kindIn(picture, 'whole', inputs), picture.content] as const),
    ...(change?.pictures ?? []).map((picture) => [kindIn(picture, 'change', inputs), picture.content] as const),
  ]);
  const files = await writeFiles(directory, source.id, contents.set('graph', serialiseGraph(found.graph)), io);
  const counts = changeCounts(found, knowsChanges);
  return {
    id: source.id,
    title: graph.title === '' ? source.name : graph.title,
    path: source.path,
    resources: found.graph.total ?? countResources(found.graph.nodes.values()),
    ...(found.ledger !== null && { ledger: bucketsOf(found.ledger) }),
    ...(graph.removed !== undefined && { removed: graph.removed }),
    counts,
    files,
    graph: summarise(presentation!),
    ...(change !== null && { change: summariseChange(change.report, change.presentation) }),
    changed:
      change === null
        ? !knowsChanges || counts.create + counts.update + counts.delete + counts.replace > 0
        : isDifferent(change.report),
    warnings: fewOf([...new Set([...drawn.warnings, ...(change?.warnings ?? []), ...unsaid])].map(inInputs)),
    assumptions: assumptionsOf(found.graph),
    sha256: fingerprint(graph, change?.graph ?? null, inputs),
  };
}

/** A root module that the change takes away: all that it was. */
async function drawGone(source: DrawingSource, before: Source, options: DrawOneOptions, io: Io): Promise<Diagram> {
  const { inputs, directory } = options;
  const request = { ...requestOf(before, inputs, io), title: inputs.title === '' ? source.name : inputs.title };
  const change = await difference({ ...request, ...COMPARING, before, after: null }, io);
  const nothing = createGraph({ nodes: [], edges: [] });
  const contents = new Map<FileKind, Picture['content']>(
    change.pictures.map((picture) => [kindIn(picture, 'change', inputs), picture.content]),
  );
  return {
    id: source.id,
    title: request.title,
    path: source.path,
    resources: 0,
    counts: { create: 0, update: 0, delete: 0, replace: 0, none: 0 },
    files: await writeFiles(directory, source.id, contents.set('graph', serialiseGraph(nothing)), io),
    graph: { nodes: [], edges: [], omitted: { nodes: 0, edges: 0 } },
    change: summariseChange(change.report, change.presentation),
    changed: true,
    warnings: fewOf(change.warnings.map(inInputs)),
    assumptions: [],
    sha256: fingerprint(nothing, change.graph, inputs),
  };
}

const COMPARING = { mayBeEmpty: true, hops: 1, iconsUnfocused: ICONS_UNFOCUSED, onlyDifferent: true } as const;

/**
 * Null where there is nothing to compare with. Code before that cannot be read keeps nobody from the picture of what there is.
 * @param before undefined for nothing to compare with; null where nothing was there @param warn told why there is none
 */
async function changeOf(
  request: DiagramRequest,
  before: Source | null | 'planned' | undefined,
  warn: (text: string) => void,
  io: Io,
): Promise<Difference | null> {
  if (before === undefined || request.drawing === null || request.drawing.formats.length === 0) return null;
  const { drawing } = request;
  const formats = drawing.formats.filter((format) => formatRow(format).needs === 'layout');
  const asked = { ...request, ...COMPARING, drawing: { ...drawing, formats }, before, after: request.source };
  try {
    return await difference(asked, io);
  } catch (error) {
    if (!(error instanceof GroundplanError) || error instanceof Bug) throw error;
    warn(messages.notCompared(error.message));
    return null;
  }
}

function requestOf(source: Source, inputs: Inputs, io: Io): DiagramRequest {
  const { detail, simplified, overview, title, formats, theme, scale, modules, layout, changes, drift } = inputs;
  return {
    source,
    detail,
    annotations: async (folders, kept, warn) => {
      const beside = await annotationsBeside({ folders: [...folders, '.'], kept }, io, warn);
      return inputs.annotate === '' ? beside : [...beside, await readAnnotationInput(inputs.annotate, io)];
    },
    model: null,
    view: { simplified, overview },
    title: title === '' ? null : title,
    drawing: {
      formats: inputs.mode === 'graphdata' ? [] : formats,
      ...{ themes: THEMES_DRAWN[theme], scale, modules: MODULES[modules], layout, changes, drift },
    },
  };
}

const bucketsOf = ({ summary: { drawn, folded, hidden } }: Ledger) => ({ drawn, folded, hidden });

const assumptionsOf = ({ nodes }: Graph): string[] =>
  [...nodes.values()].filter(({ provenance }) => provenance === 'assumed').map(({ address }) => address);

/** Before there were three, it was a flag. */
const MODULES = { auto: 'auto', all: 'all', none: 'none', true: 'all', false: 'none' } as const;

/** With `auto` there is one SVG that suits both, and a light PNG. */
const THEMES_DRAWN = {
  both: ['light', 'dark'],
  light: ['light'],
  dark: ['dark'],
  auto: ['auto'],
} as const;

/** A picture that is drawn in one theme only goes by the plain name, whichever it is. */
const kindIn = ({ theme, format }: Picture, shows: Shows, inputs: Inputs): FileKind =>
  kindOf(format, inputs.theme === 'both' && theme === 'dark' ? 'dark' : 'light', shows);

/** Of everything that the pictures are made of. */
function fingerprint({ title, nodes, edges, flows = [] }: Graph, union: Graph | null, inputs: Inputs): string {
  const { formats, theme, scale, layout, modules, changes, drift } = inputs;
  const marks = { ...(changes !== 'auto' && { changes }), ...(drift && { drift }) };
  const options = { formats, theme, scale, layout, modules, ...marks };
  const change = union && [[...union.nodes.values()], union.edges];
  return sha256(JSON.stringify({ VERSION, options, title, nodes: [...nodes.values()], edges, flows, change }));
}
