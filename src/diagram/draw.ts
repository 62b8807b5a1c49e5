/** Lays out and renders a labelled graph. */

import type { Presentation } from '../labels/model.js';
import type { AskDot } from '../layout/dot/index.js';
import { withFlows } from '../layout/flows.js';
import type { Layout } from '../layout/layout.js';
import { withLegend } from '../layout/legend.js';
import { withMarks } from '../layout/marks.js';
import { arrangeNested } from '../layout/nested/index.js';
import type { PinnedLayout } from '../layout/pinned/model.js';
import { buildScene } from '../layout/scene/index.js';
import type { Scene } from '../layout/scene/model.js';
import type { LayoutName, Modules, ShowChanges } from '../options.js';
import type { Io } from '../platform/io.js';
import type { FallbackFont, FontFile } from '../render/fallback/font.js';
import { type Format, formatRow } from '../render/formats.js';
import type { Machine } from '../render/png/native.js';
import type {
  Appearance,
  FormatRow,
  IconSet,
  Links,
  Output,
  ProvenanceDetails,
  RenderOptions,
  Revision,
  ThemeName,
} from '../render/writer.js';
import { type IdMasker, maskAddresses } from './account-ids.js';
import * as messages from './messages.js';
import { noStep, type OnStep } from './on-step.js';
import { type PlacesFile, withEditsOf } from './pinned-layout.js';
import type { RevisionToDetail } from './provenance-details.js';
import type { DrawnPart } from './undrawn.js';

export interface RenderedFile {
  readonly format: Format;
  readonly theme: ThemeName;
  readonly content: string | Uint8Array;
  /** A note on this file for the user; null for none. */
  readonly note: string | null;
}

/** Options for drawing a graph, in every format and theme. */
export interface Drawing {
  readonly formats: readonly Format[];
  readonly themes: readonly ThemeName[];
  /** Pixels of the PNG per layout unit; null to choose by the size of the diagram. */
  readonly scale: number | null;
  /** The modules that have a box. */
  readonly modules: Modules;
  readonly layout: LayoutName;
  /** Marks for changes; `auto` by default. */
  readonly changes?: ShowChanges;
  /** True to number the main path, unless annotations describe flows. Default: false. */
  readonly steps?: boolean;
  /** True to include changes outside Terraform. */
  readonly drift?: boolean;
  /** Names of tags whose values may be shown. */
  readonly tags?: readonly string[];
  /** The revision to draw, at the positions of the full comparison; by default, the comparison itself. */
  readonly side?: Revision;
  /** Icon set of the target application, if it has one; by default, the bundled icons. */
  readonly icons?: IconSet;
  /** Fonts for characters that the bundled font lacks, in order of precedence. */
  readonly fonts?: readonly FontFile[];
  /** The pinned layout. */
  readonly places?: PlacesFile | null;
}

/** Tools of the machine and inputs that are already prepared. */
export interface Tools {
  /** The installed Graphviz for the layout; without it, the nested layout is used. */
  readonly askDot?: AskDot | null;
  /** Machine on which a faster rasteriser may be installed. */
  readonly machine?: Machine;
  /** An existing layout. */
  readonly arranged?: Layout | null;
  /** Link targets of the elements. */
  readonly links?: Links;
  /** Diagrams of the pages, for formats that include them. */
  readonly pages?: RenderOptions['pages'];
  /** Levels below an overview, for formats that include them. */
  readonly levels?: RenderOptions['levels'];
  /** Stamp of the graph: see stamp.ts. */
  readonly stamp?: string;
  /** Provenance details to show beside the diagram. */
  readonly provenance?: ProvenanceDetails;
  /** Fonts of the request and of annotation files, once read. */
  readonly fallbackFonts?: readonly FallbackFont[];
  /** Fonts for all characters; the bundled font if absent. */
  readonly brandFonts?: readonly FallbackFont[];
  /** Icons, colours and font of annotation files, once read. */
  readonly appearance?: Appearance;
}

/**
 * Returns the finished layout of a labelled graph.
 * @param askDot Graphviz; null for the nested layout
 * @param pinned positions of an earlier diagram; null for none
 * @throws what `askDot` throws
 */
export async function layOut(
  presentation: Presentation,
  askDot: AskDot | null = null,
  pinned: PinnedLayout | null = null,
): Promise<Layout> {
  const scene = buildScene(presentation);
  const automatic = askDot === null ? arrangeNested(scene) : await arrangeWithDot(scene, askDot);
  const layout = await withPins(automatic, pinned);
  return withFlows(withLegend(withMarks(layout, presentation)), presentation.flows);
}

async function arrangeWithDot(scene: Scene, askDot: AskDot): Promise<Layout> {
  const { arrangeDot } = await import('../layout/dot/index.js');
  return arrangeDot(scene, askDot);
}

async function withPins(layout: Layout, pinned: PinnedLayout | null): Promise<Layout> {
  if (pinned === null) return layout;
  const { withPinned } = await import('../layout/pinned/index.js');
  return withPinned(layout, pinned);
}

/** True if a format shows positions. */
export const needsLayout = (formats: readonly Format[]): boolean =>
  formats.some((format) => formatRow(format).needs !== 'presentation');

/** True if one of the formats shows where drawn and undrawn resources come from. */
export const showsProvenance = (formats: readonly Format[]): boolean =>
  formats.some((format) => formatRow(format).showsProvenance === true);

/**
 * Returns the provenance details with masked ids, if a format can show them.
 * @param revisions as for `detailsIn`
 */
export async function detailsOf(
  { formats }: Pick<Drawing, 'formats'>,
  revisions: readonly [RevisionToDetail, RevisionToDetail?],
  part: DrawnPart,
  { io, masker }: { readonly io: Io; readonly masker: IdMasker },
): Promise<Pick<Tools, 'provenance'>> {
  if (!showsProvenance(formats)) return {};
  const { detailsIn } = await import('./provenance-details.js');
  const [after, before] = revisions;
  const maskedAfter = withMaskedIds(after, masker);
  const masked =
    before === undefined ? ([maskedAfter] as const) : ([maskedAfter, withMaskedIds(before, masker)] as const);
  const details = detailsIn(masked, part, io);
  return details === null ? {} : { provenance: masker.maskData(details) };
}

/**
 * Masks the ids in the ledger and in the addresses of tagged resources. The drawn graph has masked ids already, and
 * `detailsOf` masks the values of tags.
 */
const withMaskedIds = ({ ledger, tagged, ...revision }: RevisionToDetail, masker: IdMasker): RevisionToDetail => ({
  ...revision,
  ledger: masker.maskData(ledger),
  ...(tagged && {
    tagged: { ...tagged, resources: tagged.resources.map((resource) => maskAddresses(resource, masker)) },
  }),
});

/** Lays out and renders a diagram; the files are ordered by theme, then as in `formats`. */
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
    levels,
    stamp,
    side,
    icons,
    provenance,
    fallbackFonts,
    brandFonts,
    appearance,
    places,
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
      // Text formats have no theme, and an interactive page includes all themes. One file is enough for them.
      if (row.needs !== 'layout' && theme !== themes[0]) continue;
      onStep(messages.stepDrawing(format));
      const options = {
        theme,
        scale,
        ...(machine && { machine }),
        ...(links && { links }),
        ...(pages && { pages }),
        ...(levels && { levels }),
        ...(stamp && { stamp }),
        ...(side && { side }),
        ...(icons && { icons }),
        ...(provenance && { provenance }),
        ...(fallbackFonts && { fonts: fallbackFonts }),
        ...(brandFonts && { brandFonts }),
        ...(appearance && { appearance }),
      };
      const output = await writeFormat(row, { presentation, layout }, options);
      pictures.push({ format, theme, ...(row.keepsEdits === true ? await withEditsOf(places, output) : output) });
    }
  }
  return pictures;
}

interface RenderInput {
  readonly presentation: Presentation;
  /** Null if no format needs a layout. */
  readonly layout: Layout | null;
}

/** Writes one format. Only some formats need a layout; the caller then provides one. */
async function writeFormat(
  row: FormatRow,
  { presentation, layout: optionalLayout }: RenderInput,
  options: RenderOptions,
): Promise<Output> {
  if (row.needs === 'presentation') return (await row.load()).write(presentation, options);
  const layout = optionalLayout as Layout;
  return row.needs === 'layout'
    ? (await row.load()).write(layout, options)
    : (await row.load()).write({ presentation, layout }, options);
}
