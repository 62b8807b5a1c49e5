/**
 * Draws the picture and the page of one root module, or of all root modules together. Loaded only if the code has
 * changed.
 */

import { productOf } from '../../catalog/products.js';
import {
  diagram,
  FORMAT_DEFAULT,
  FORMAT_NAMES,
  type Format,
  formatRow,
  type Planning,
  readEstate,
  requestOf,
  shownName,
} from '../../diagram.js';
import type { Graph } from '../../graph/model.js';
import { byText } from '../../graph/order.js';
import type { Io } from '../../platform/io.js';
import { limitWarnings } from '../../platform/text/limit-warnings.js';
import type { Parsed } from '../options.js';
import type { Progress } from '../progress.js';
import { summaryOf } from '../run.js';
import { type Drawn, printWarnings } from './listing.js';

const PICTURE: Format = FORMAT_DEFAULT;
const PAGE: Format = FORMAT_NAMES.find((format) => formatRow(format).mediaType === 'text/html')!;

interface RootCode {
  readonly name: string;
  readonly directory: string;
  readonly repository: null;
  readonly planning: Planning;
}

/**
 * Draws a root.
 * @throws the errors of the stages, after its warnings are printed
 */
export async function drawCode(code: RootCode, options: Parsed<'docs'>, io: Io, progress: Progress): Promise<Drawn> {
  const request = {
    // The option `title` is the heading of the index.
    ...requestOf({ ...options, title: null }, { formats: [PICTURE, PAGE] }, io),
    source: { is: 'code', code },
    describesRoot: true,
  } as const;
  const warnings: string[] = [];
  const { result, graph, pictures } = await diagram(request, io, {
    step: progress.step,
    note: () => {},
    warn: (texts) => warnings.push(...limitWarnings(texts)),
  }).catch((error: unknown) => {
    printWarnings(code.name, warnings, progress);
    throw error;
  });
  return {
    title: graph.title === '' ? shownName(code.name, request.hidesAccounts) : graph.title,
    counts: summaryOf(result, graph.removed),
    resources: result.ledger?.summary.total ?? 0,
    kinds: kindsIn(result.graph),
    description: result.root ?? null,
    warnings,
    picture: formatRow(PICTURE).extension,
    page: formatRow(PAGE).extension,
    files: new Map(pictures.map(({ format, content }) => [formatRow(format).extension, content])),
  };
}

/** A diagram of all root modules together. */
export interface EstateDrawn extends Pick<Drawn, 'picture' | 'page' | 'files'> {
  /** One line: `12 roots: 15 links (13 stated, 2 likely), 3 outside, 1 ambiguous`. */
  readonly summary: string;
}

/**
 * Draws the joined root modules; null if nothing can be drawn.
 * @param codes the root modules, which were drawn alone before
 */
export async function drawEstate(
  codes: readonly (RootCode & { readonly path: string })[],
  options: Parsed<'docs'>,
  io: Io,
  progress: Progress,
): Promise<EstateDrawn | null> {
  const request = requestOf({ ...options, title: null }, { formats: [PICTURE, PAGE] }, io);
  const hidesAccounts = request.hidesAccounts === true;
  const { inventory, summary } = await readEstate({ roots: codes, files: [], hidesAccounts }, io, progress.step);
  const [code] = codes;
  if (inventory === null || code === undefined) return null;
  const source = { is: 'joined', name: '', title: '', folders: [], inventory, planning: code.planning } as const;
  // The warnings are those of the root modules, which were printed when each was drawn alone.
  const { pictures } = await diagram({ ...request, source }, io, { step: progress.step, note() {}, warn() {} });
  return {
    summary,
    files: new Map(pictures.map(({ format, content }) => [formatRow(format).extension, content])),
    picture: formatRow(PICTURE).extension,
    page: formatRow(PAGE).extension,
  };
}

/**
 * Returns the number of icons and boxes by title, the most frequent first. An icon that stands for several resources
 * counts as many times. Existing resources, which another configuration manages, do not count.
 */
function kindsIn({ nodes }: Graph): Drawn['kinds'] {
  const counts = new Map<string, number>();
  for (const { type, attributes, count, lookedUp } of nodes.values()) {
    if (lookedUp) continue;
    const { title } = productOf(type, attributes);
    counts.set(title, (counts.get(title) ?? 0) + count);
  }
  return [...counts].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || byText(a, b));
}
