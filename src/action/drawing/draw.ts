/** One diagram, from its source to its files: the same pipeline as the command line's. */

import { countResources } from '../../graph/count-resources.js';
import { serialiseGraph } from '../../graph/format.js';
import type { Graph } from '../../graph/model.js';
import { sha256 } from '../../io/hash.js';
import type { Io } from '../../io/io.js';
import { findDot } from '../../io/programs/graphviz.js';
import { annotateGraph } from '../../pipeline/annotate.js';
import { drawGraph } from '../../pipeline/draw.js';
import { type Found, type Ledger, readCode, readGraph } from '../../pipeline/read.js';
import { lookAt } from '../../pipeline/view.js';
import { fewOf } from '../../text/few.js';
import { VERSION } from '../../version.js';
import type { Inputs } from '../inputs/table.js';
import type { Diagram, DiagramFiles } from '../model.js';
import { inInputs } from '../words.js';
import { annotationFiles } from './annotations.js';
import { writeFiles } from './files.js';
import { type DrawingSource, type Read, readSource } from './source.js';
import { changeCounts, summarise } from './summarise.js';

export interface DrawOneOptions {
  readonly inputs: Inputs;
  /** Where the files go; it is made. */
  readonly directory: string;
  /** The repository, where its code is that of strangers: nothing of it is run, and nothing outside of it is read. */
  readonly repository: string | null;
}

/** @throws as the pipeline does, and `BadInput` for inputs that lead nowhere. */
export async function drawOne(source: DrawingSource, options: DrawOneOptions, io: Io): Promise<Diagram> {
  const { inputs, directory } = options;
  const read = await readSource(source, inputs, options.repository, io);
  const found = await findGraph(read, inputs, io);
  const words = await annotationFiles(inputs.annotate, foldersOf(read), io);
  const annotated = await annotateGraph(found, words.files);
  const seen = await lookAt(annotated.graph, { simplified: inputs.simplified, overview: inputs.overview });
  const graph = inputs.title === '' ? seen.graph : { ...seen.graph, title: inputs.title };

  const isGraphdata = inputs.mode === 'graphdata';
  const pictures = isGraphdata ? { contents: new Map(), notes: [] } : await draw(graph, inputs, io);
  const contents = pictures.contents.set('graph', serialiseGraph(found.graph));
  const files = await writeFiles(directory, source.id, contents, io);
  // A graph file says nothing of changes.
  const knowsChanges = read.knowsChanges && found.ledger !== null;
  const counts = changeCounts(found, knowsChanges);
  return {
    id: source.id,
    title: graph.title === '' ? source.name : graph.title,
    path: source.path,
    resources: found.ledger?.summary.total ?? countResources(found.graph.nodes.values()),
    ...(found.ledger !== null && { ledger: bucketsOf(found.ledger) }),
    ...(annotated.graph.removed !== undefined && { removed: annotated.graph.removed }),
    counts,
    files,
    graph: summarise(graph, knowsChanges),
    changed: !knowsChanges || counts.create + counts.update + counts.delete + counts.replace > 0,
    warnings: fewOf(
      [...found.warnings, ...words.warnings, ...annotated.warnings, ...seen.warnings, ...pictures.notes].map(inInputs),
    ),
    assumptions: assumptionsOf(found.graph),
    sha256: fingerprint(graph, inputs),
  };
}

async function findGraph({ files, code }: Read, { detail }: Inputs, io: Io): Promise<Found> {
  return code === null ? readGraph(files!, undefined, detail, io) : readCode(code, io, undefined, detail);
}

const bucketsOf = ({ summary: { drawn, folded, hidden } }: Ledger) => ({ drawn, folded, hidden });

const foldersOf = ({ folder }: Read): string[] => [...new Set([folder, '.'])];

const assumptionsOf = ({ nodes }: Graph): string[] =>
  [...nodes.values()].filter(({ provenance }) => provenance === 'assumed').map(({ address }) => address);

const KINDS = {
  light: { svg: 'svg', png: 'png' },
  dark: { svg: 'darkSvg', png: 'darkPng' },
} as const satisfies Record<string, Record<string, keyof DiagramFiles>>;

/** With `auto` there is one SVG that suits both, and a light PNG. */
const THEMES_DRAWN = {
  both: ['light', 'dark'],
  light: ['light'],
  dark: ['dark'],
  auto: ['auto'],
} as const;

async function draw(graph: Graph, inputs: Inputs, io: Io) {
  const askDot = inputs.layout === 'dot' ? await findDot(io) : null;
  const contents = new Map<keyof DiagramFiles, string | Uint8Array>();
  const notes = new Set<string>();
  for (const theme of THEMES_DRAWN[inputs.theme]) {
    // A picture that is drawn in one theme only goes by the plain name, whichever it is.
    const kinds = inputs.theme === 'both' ? KINDS[theme as keyof typeof KINDS] : KINDS.light;
    const options = {
      formats: inputs.formats,
      scale: inputs.scale,
      modules: inputs.modules,
      theme,
      askDot,
      machine: io,
    };
    for (const { format, content, note } of await drawGraph(graph, options)) {
      contents.set(kinds[format], content);
      if (note !== null) notes.add(note);
    }
  }
  return { contents, notes: [...notes] };
}

/** Of everything that the pictures are made of. */
function fingerprint({ title, nodes, edges, flows = [] }: Graph, inputs: Inputs): string {
  const { formats, theme, scale, layout, modules } = inputs;
  const options = { formats, theme, scale, layout, modules };
  return sha256(JSON.stringify({ VERSION, options, title, nodes: [...nodes.values()], edges, flows }));
}
