/** One diagram, from its source to its files: the same program as the command line's. */

import {
  annotationsBeside,
  type DiagramRequest,
  diagram,
  type Ledger,
  type Picture,
  type Source,
} from '../../diagram.js';
import { countResources } from '../../graph/count-resources.js';
import { serialiseGraph } from '../../graph/format.js';
import type { Graph } from '../../graph/model.js';
import { sha256 } from '../../io/hash.js';
import type { Io } from '../../io/io.js';
import { fewOf } from '../../text/few.js';
import { VERSION } from '../../version.js';
import type { Inputs } from '../inputs/table.js';
import { type Diagram, darkKind, type FileKind } from '../model.js';
import { inInputs } from '../words.js';
import { readAnnotationInput } from './annotations.js';
import { writeFiles } from './files.js';
import { type DrawingSource, readSource } from './source.js';
import { changeCounts, summarise } from './summarise.js';

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
  const given = await readSource(source, inputs, options.repository, io);
  const { found, graph, presentation, knowsChanges, pictures, warnings } = await diagram(
    requestOf(given, inputs, io),
    io,
  );
  const contents = new Map<FileKind, Picture['content']>(
    pictures.map(({ theme, format, content }) => [kindOf(theme, format, inputs), content]),
  );
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
    changed: !knowsChanges || counts.create + counts.update + counts.delete + counts.replace > 0,
    warnings: fewOf(warnings.map(inInputs)),
    assumptions: assumptionsOf(found.graph),
    sha256: fingerprint(graph, inputs),
  };
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
const kindOf = (theme: Picture['theme'], format: Picture['format'], inputs: Inputs): FileKind =>
  inputs.theme === 'both' && theme === 'dark' ? darkKind(format) : format;

/** Of everything that the pictures are made of. */
function fingerprint({ title, nodes, edges, flows = [] }: Graph, inputs: Inputs): string {
  const { formats, theme, scale, layout, modules, changes, drift } = inputs;
  const marks = { ...(changes !== 'auto' && { changes }), ...(drift && { drift }) };
  const options = { formats, theme, scale, layout, modules, ...marks };
  return sha256(JSON.stringify({ VERSION, options, title, nodes: [...nodes.values()], edges, flows }));
}
