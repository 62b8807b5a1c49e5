/**
 * Colours and fonts of a diagram: a light theme, a dark one, one that follows the reader's setting, and the colours of a
 * brand that users set.
 */
import { groupColours } from '../catalog/boxes.js';
import type { BoxFacts } from '../catalog/model.js';
import type { Mark, TextLine } from '../layout/scene/model.js';
import { STEP_SIZE, STEP_WEIGHT } from '../layout/scene/steps.js';
import { FILLED, LINE_CONTRAST, legibleOn, mixOf, TEXT_CONTRAST } from '../platform/text/colours.js';
import type { Brand, BrandColours, ThemeName } from './writer.js';

/** A colour, and its replacement on a system with a dark setting, in the theme `auto`. */
export interface Paint {
  readonly value: string;
  readonly dark?: string;
}

/**
 * Style of one line of text. Sizes are font sizes in pixels at scale 1, the same ones that the scene was measured with.
 */
export interface Ink {
  readonly size: number;
  readonly weight: 400 | 600;
  readonly fill: Paint;
}

/** Every colour of the diagram except those of icons: vendors' artwork is never recoloured. */
export interface Theme {
  readonly fonts: string;
  /** Font family that users set; null for the default. */
  readonly family: string | null;
  readonly background: Paint;
  readonly heading: Ink;
  readonly subheading: Ink;
  readonly sentence: Ink;
  readonly boxTitle: Omit<Ink, 'fill'>;
  readonly boxSubtitle: Omit<Ink, 'fill'>;
  /** Returns the colours of a container, which depend on its cloud. */
  readonly box: (facts: BoxFacts) => Readonly<Record<'border' | 'fill' | 'ink', Paint>>;
  /** Returns the colours of a group without a box, by its own colour. */
  readonly group: (colour: string) => Readonly<Record<'border' | 'fill', Paint>>;
  readonly caption: Readonly<Record<TextLine['role'], Ink>>;
  readonly edgeLabel: Ink;
  readonly legend: Ink;
  readonly badge: Ink;
  readonly step: Ink;
  readonly line: Paint;
  readonly head: Paint;
  /** Painted under lines and behind labels, so that lines stay readable where they cross. */
  readonly halo: Paint;
  readonly haloOpacity: number;
  readonly plateOpacity: number;
  /** Border around the icon of an existing resource (data source). */
  readonly lookedUp: Paint;
  readonly badgeFill: Paint;
  readonly badgeBorder: Paint;
  /** Flow steps have a colour of their own, to distinguish them from counts. */
  readonly stepFill: Paint;
  /** Outlines of the generic icons, which belong to no vendor. */
  readonly outline: Paint;
  readonly changes: Readonly<Record<Mark['change'], ChangePaint>>;
  /** Replaces the colours of the change for an element that is opened to the outside: a colour of danger. */
  readonly opened: ChangePaint;
  /** Captions and counts of unchanged elements in a diagram of changes. */
  readonly faded: Paint;
  /** Plate behind icons that are dark all over; null if the background is always light. */
  readonly plate: Paint | null;
}

/** Colours of a change: `mark` for rings, borders, edges and discs, `sign` for the sign on a disc. */
interface ChangePaint {
  readonly mark: Paint;
  readonly sign: Paint;
}

/** Makes a paint from the light and the dark colour: one of them, or both. */
type Choose = (light: string, dark: string) => Paint;

/**
 * Colours found by a search. Candidates have a contrast of 3:1 on every background of their theme. The search maximises
 * the smallest difference between any two of the first four, for full colour vision and for each kind of dichromacy; a
 * test repeats the calculation. The others differ by sign and border only. `opened` is the red that differs most from
 * these, found in the same search.
 */
function changePaints(paint: Choose, markPaint: Choose = paint): Theme['changes'] {
  const onMark = paint('#FFFFFF', '#0D1117');
  const grey = { mark: markPaint('#5D6779', '#9DA7B3'), sign: onMark };
  return {
    create: { mark: markPaint('#107E62', '#7FF0D1'), sign: onMark },
    update: { mark: markPaint('#B0800D', '#FDD02C'), sign: paint('#101828', '#0D1117') },
    delete: { mark: markPaint('#A11919', '#E7434E'), sign: onMark },
    replace: { mark: markPaint('#580495', '#A267DB'), sign: onMark },
    move: { mark: markPaint('#1F6FB2', '#6CB6FF'), sign: onMark },
    import: { mark: markPaint('#0B6E86', '#56C7E0'), sign: onMark },
    // The disc is hollow, so the sign has the colour of the mark.
    forget: { mark: grey.mark, sign: grey.mark },
    deferred: grey,
  };
}

/** Returns the colours of a mark. An opening takes precedence over the change. */
export function paintsOf(
  { change, opens, touched, byOthers }: Pick<Mark, 'change' | 'opens' | 'touched' | 'byOthers'>,
  { changes, opened }: Theme,
): ChangePaint {
  if (touched === true && byOthers !== true) return changes.deferred;
  return opens === true ? opened : changes[change];
}

/** Fonts after the first are for readers without Inter. */
const FONTS = "Inter,'Segoe UI',Helvetica,Arial,sans-serif";

// ---- Colours and font that users set: docs/annotations.md.

const NO_BRAND: Brand = { light: {}, dark: {}, font: null };
/** Backgrounds without a brand. */
export const BACKGROUND = { light: '#FFFFFF', dark: '#0D1117' } as const;

type Palette = keyof typeof BACKGROUND;

/** Returns the colours of one theme with those of a brand. Text and lines stay readable on its background. */
function brandedColours(palette: Palette, { background, text, line, accent }: BrandColours) {
  const ground = background ?? BACKGROUND[palette];
  const readable = (colour: string, contrast: number): string =>
    legibleOn(FILLED[palette], legibleOn(ground, colour, contrast), contrast);
  return {
    ground,
    /** @param paler share of the background in a text that is less important */
    text: (usual: string, paler = 0): string => {
      if (text !== undefined) return readable(mixOf(text, ground, paler), TEXT_CONTRAST);
      return background === undefined ? usual : readable(usual, TEXT_CONTRAST);
    },
    line: (usual: string): string => {
      if (line !== undefined) return line;
      return background === undefined ? usual : readable(usual, LINE_CONTRAST);
    },
    /** A colour that no brand can set, made legible on the background of the brand. */
    legible: (usual: string, contrast: number): string =>
      background === undefined || usual === 'none' ? usual : legibleOn(ground, usual, contrast),
    accent: (usual: string): string => accent ?? usual,
    onAccent: (usual: string): string => (accent === undefined ? usual : legibleOn(accent, usual, TEXT_CONTRAST)),
  };
}

/** Returns a theme, for which `paint` chooses from each pair of a light and a dark colour. */
function themeOf(paint: Choose, plate: Paint | null, { font, ...brand }: Brand = NO_BRAND): Theme {
  const [light, dark] = [brandedColours('light', brand.light), brandedColours('dark', brand.dark)];
  const background = paint(light.ground, dark.ground);
  const text = (ofLight: string, ofDark: string, paler = 0): Paint =>
    paint(light.text(ofLight, paler), dark.text(ofDark, paler));
  const line = (ofLight: string, ofDark: string): Paint => paint(light.line(ofLight), dark.line(ofDark));
  const accent = (ofLight: string, ofDark: string): Paint => paint(light.accent(ofLight), dark.accent(ofDark));
  const marked = (ofLight: string, ofDark: string, contrast = LINE_CONTRAST): Paint =>
    paint(light.legible(ofLight, contrast), dark.legible(ofDark, contrast));
  const onAccent = paint(light.onAccent(BACKGROUND.light), dark.onAccent(BACKGROUND.dark));
  const quiet = text('#5D6779', '#9DA7B3', 0.25);
  const soft = text('#475467', '#B6C0CC', 0.15);
  return {
    fonts: font === null ? FONTS : `'${font}',${FONTS}`,
    family: font,
    background,
    heading: { size: 20, weight: 600, fill: text('#101828', '#F0F6FC') },
    subheading: { size: 12, weight: 400, fill: quiet },
    sentence: { size: 13, weight: 400, fill: text('#101828', '#F0F6FC') },
    boxTitle: { size: 12, weight: 600 },
    boxSubtitle: { size: 12, weight: 400 },
    box: ({ border, fill, ink, dark: ofDark }) => ({
      border: marked(border, ofDark.border),
      // Boxes without a tint have the colour of the background.
      fill: paint(
        fill === BACKGROUND.light ? light.ground : fill,
        ofDark.fill === BACKGROUND.dark ? dark.ground : ofDark.fill,
      ),
      ink: marked(ink, ofDark.ink, TEXT_CONTRAST),
    }),
    group: (colour) => {
      const [ofLight, ofDark] = [groupColours(colour, 'light'), groupColours(colour, 'dark')];
      return { border: paint(ofLight.border, ofDark.border), fill: paint(ofLight.fill, ofDark.fill) };
    },
    caption: {
      title: { size: 12, weight: 600, fill: text('#1D2939', '#E6EDF3') },
      name: { size: 10.5, weight: 400, fill: soft },
      detail: { size: 10.5, weight: 400, fill: quiet },
      alert: { size: 10.5, weight: 600, fill: marked('#B42318', '#FF8A7A', TEXT_CONTRAST) },
      change: { size: 10.5, weight: 600, fill: text('#1D2939', '#E6EDF3') },
    },
    edgeLabel: { size: 10.5, weight: 400, fill: soft },
    legend: { size: 10.5, weight: 400, fill: soft },
    step: { size: STEP_SIZE, weight: STEP_WEIGHT, fill: onAccent },
    badge: { size: 11, weight: 600, fill: onAccent },
    line: line('#5B6675', '#8B98A9'),
    head: line('#3F4A59', '#B1BAC4'),
    halo: background,
    haloOpacity: 0.75,
    plateOpacity: 0.92,
    lookedUp: marked('#667085', '#9DA7B3'),
    badgeFill: accent('#344054', '#C9D1D9'),
    badgeBorder: background,
    stepFill: accent('#B4236F', '#FF9BCE'),
    outline: marked('#344054', '#B6C0CC'),
    changes: changePaints(paint, marked),
    opened: { mark: marked('#DA2B5F', '#FF8F93'), sign: paint('#FFFFFF', '#0D1117') },
    faded: quiet,
    plate,
  };
}

/** Colour of the plates behind dark icons. */
const PLATE = '#F2F4F7';

/** The choice of each theme from a pair of colours, and its plate. */
const THEMES: Readonly<Record<ThemeName, readonly [Choose, Paint | null]>> = {
  light: [(value) => ({ value }), null],
  dark: [(_, value) => ({ value }), { value: PLATE }],
  auto: [(value, dark) => (value === dark ? { value } : { value, dark }), { value: 'none', dark: PLATE }],
};

export const LIGHT: Theme = themeOf(...THEMES.light);
export const DARK: Theme = themeOf(...THEMES.dark);
export const AUTO: Theme = themeOf(...THEMES.auto);

/**
 * Returns a theme.
 * @param brand colours and font that users set; null for none
 */
export function themeByName(name: ThemeName, brand: Brand | null = null): Theme {
  return brand === null ? { light: LIGHT, dark: DARK, auto: AUTO }[name] : themeOf(...THEMES[name], brand);
}
