/** Arrange and draw: from the words to the pictures. */

import type { Graph } from '../graph/model.js';
import type { Presentation } from '../labels/model.js';
import type { AskDot } from '../layout/dot/index.js';
import { withFlows } from '../layout/flows.js';
import type { Layout } from '../layout/layout.js';
import { withLegend } from '../layout/legend.js';
import { withMarks } from '../layout/marks.js';
import { arrangeNested } from '../layout/nested/index.js';
import type { PinnedLayout } from '../layout/pinned/model.js';
import { buildScene } from '../layout/scene/index.js';
import type { LayoutName, Modules, ShowChanges } from '../options.js';
import type { Io } from '../platform/io.js';
import type { FallbackFont, FontFile } from '../render/fallback/font.js';
import { type Format, formatRow } from '../render/formats.js';
import type { Machine } from '../render/png/native.js';
import type {
  FormatRow,
  IconsOf,
  Links,
  Output,
  ProvenanceDetails,
  RenderOptions,
  Revision,
  ThemeName,
} from '../render/writer.js';
import { type AccountIds, addressed } from './account-ids.js';
import * as messages from './messages.js';
import { noStep, type OnStep } from './on-step.js';
import type { PlacesFile } from './pinned-layout.js';
import type { SideToTell } from './provenance-details.js';

export interface RenderedFile {
  readonly format: Format;
  readonly theme: ThemeName;
  readonly content: string | Uint8Array;
  /** What the user should know about this picture, or null. */
  readonly note: string | null;
}

/** How a graph is drawn: every format in every theme. */
export interface Drawing {
  readonly formats: readonly Format[];
  readonly themes: readonly ThemeName[];
  /** Pixels of the PNG for one of the layout; null for what suits its size. */
  readonly scale: number | null;
  /** Which modules have a box. */
  readonly modules: Modules;
  readonly layout: LayoutName;
  /** Whether changes are marked; absent for `auto`. */
  readonly changes?: ShowChanges;
  /** Also what has changed outside of Terraform. */
  readonly drift?: boolean;
  /** Names of tags whose values may be told. */
  readonly tags?: readonly string[];
  /** What of the changes is drawn, in the places that all of it has; absent: the change. */
  readonly side?: Revision;
  /** Whose icons are drawn, where a format's reader has some; absent: those of this program. */
  readonly icons?: IconsOf;
  /** For characters that the bundled font lacks, in the order in which they are asked. */
  readonly fonts?: readonly FontFile[];
  /** Where somebody has put what is drawn. */
  readonly places?: PlacesFile | null;
}

/** What of the machine is used. */
export interface Tools {
  /** The installed Graphviz, to lay out with; without it, the nested layout. */
  readonly askDot?: AskDot | null;
  /** Where a faster rasteriser may be found. */
  readonly machine?: Machine;
  /** What has been laid out already. */
  readonly arranged?: Layout | null;
  /** Where parts of the picture lead. */
  readonly links?: Links;
  /** Pictures of the parts, for formats that hold them. */
  readonly pages?: RenderOptions['pages'];
  /** What it was drawn of: stamp.ts. */
  readonly stamp?: string;
  /** What there is to say beside the drawing. */
  readonly told?: ProvenanceDetails;
  /** Those of the drawing and of annotation files, once they are read. */
  readonly fallbackFonts?: readonly FallbackFont[];
}

/** Arrange: from the words to the finished geometry. @throws what `askDot` throws. */
export async function layOut(
  presentation: Presentation,
  askDot: AskDot | null = null,
  kept: PinnedLayout | null = null,
): Promise<Layout> {
  if (askDot !== null) {
    const { arrangeDot } = await import('../layout/dot/index.js');
    return finished(await asKept(await arrangeDot(buildScene(presentation), askDot), kept), presentation);
  }
  return finished(await asKept(arrangeNested(buildScene(presentation)), kept), presentation);
}

async function asKept(layout: Layout, kept: PinnedLayout | null): Promise<Layout> {
  if (kept === null) return layout;
  const { withKept } = await import('../layout/pinned/index.js');
  return withKept(layout, kept);
}

const finished = (layout: Layout, presentation: Presentation): Layout =>
  withFlows(withLegend(withMarks(layout, presentation)), presentation.flows);

/** Whether any of them shows where things are. */
export const needsLayout = (formats: readonly Format[]): boolean =>
  formats.some((format) => formatRow(format).needs !== 'presentation');

/** What there is to say beside the drawing, where a format has room for it. @param sides as for `toldIn` */
export async function toldOf(
  { formats }: Pick<Drawing, 'formats'>,
  sides: readonly [SideToTell, SideToTell?],
  drawn: Graph,
  { io, ids }: { readonly io: Io; readonly ids: AccountIds },
): Promise<Pick<Tools, 'told'>> {
  if (!formats.some((format) => formatRow(format).tells)) return {};
  const { toldIn } = await import('./provenance-details.js');
  const [after, before] = sides;
  const told = toldIn(
    before === undefined ? [hidden(after, ids)] : [hidden(after, ids), hidden(before, ids)],
    drawn,
    io,
  );
  return told === null ? {} : { told: ids.data(told) };
}

/** The graph that is drawn has no ids, and the ledger of a side may have them still. Tags are hidden when they are read. */
const hidden = ({ ledger, tagged, ...side }: SideToTell, ids: AccountIds): SideToTell => ({
  ...{ ...side, ledger: ids.data(ledger) },
  ...(tagged && { tagged: { ...tagged, resources: tagged.resources.map((each) => addressed(each, ids)) } }),
});

/** Arrange and draw: from the words to the pictures, by theme, in the order of `formats`. */
export async function drawAll(
  presentation: Presentation,
  {
    formats,
    themes,
    askDot,
    scale,
    machine,
    arranged = null,
    links,
    pages,
    stamp,
    side,
    icons,
    told,
    fallbackFonts,
  }: Omit<Drawing, 'layout' | 'modules'> & Tools,
  onStep: OnStep = noStep,
): Promise<readonly RenderedFile[]> {
  const isArranged = needsLayout(formats);
  if (isArranged && arranged === null) onStep(messages.STEP_ARRANGING);
  const layout = isArranged ? (arranged ?? (await layOut(presentation, askDot))) : null;
  const pictures: RenderedFile[] = [];
  for (const theme of themes) {
    for (const format of formats) {
      const row = formatRow(format);
      // Words have no theme, and a page has all of them: one is enough.
      if (row.needs !== 'layout' && theme !== themes[0]) continue;
      onStep(messages.stepDrawing(format));
      const how = {
        ...{ theme, scale },
        ...(machine && { machine }),
        ...(links && { links }),
        ...(pages && { pages }),
        ...(stamp && { stamp }),
        ...(side && { side }),
        ...(icons && { icons }),
        ...(told && { told }),
        ...(fallbackFonts && { fonts: fallbackFonts }),
      };
      pictures.push({ format, theme, ...(await written(row, { presentation, layout }, how)) });
    }
  }
  return pictures;
}

/** @param said with a layout where the row needs one */
async function written(row: FormatRow, { presentation, layout }: RenderInput, how: RenderOptions): Promise<Output> {
  if (row.needs === 'presentation') return (await row.load()).write(presentation, how);
  const placed = layout as Layout;
  return row.needs === 'layout'
    ? (await row.load()).write(placed, how)
    : (await row.load()).write({ presentation, layout: placed }, how);
}

interface RenderInput {
  readonly presentation: Presentation;
  readonly layout: Layout | null;
}
