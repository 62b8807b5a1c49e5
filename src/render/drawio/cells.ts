/** Cells of a draw.io model, their labels and icons. Coordinates are relative to the parent cell. */
import { Bug } from '../../errors.js';
import type { Point, Rect } from '../../layout/layout.js';
import type { SceneBox, TextLine } from '../../layout/scene/model.js';
import { notANumber } from '../messages.js';
import { iconDocument } from '../svg/icons.js';
import { escapeXml } from '../svg/notation.js';
import type { Theme } from '../theme.js';
import type { Icons } from '../writer.js';

/**
 * A draw.io style. It may only contain values that this program makes: values are not escaped, so a text from the
 * source could add style entries.
 */
export type Style = Readonly<Record<string, string | number>>;

const styleText = (style: Style): string =>
  Object.entries(style)
    .map(([key, value]) => `${key}=${value};`)
    .join('');

/** Returns the style entry for the font that users set; empty without one, so that draw.io's own font applies. */
export const fontFamily = ({ family }: Theme): Style => (family === null ? {} : { fontFamily: family });

/** A cell to write, without its geometry. */
export interface Cell {
  readonly id: string;
  /** Id of the parent cell. */
  readonly parent: string;
  readonly style: Style;
  /** HTML; absent if the cell has no label. */
  readonly label?: string;
  /** Attributes that draw.io shows under Edit Data. */
  readonly data?: Readonly<Record<string, string>>;
}

/** Returns a cell as XML. A cell with data is wrapped in an `object` element, which then has the id and the label. */
function cell(
  { id, parent, style, label, data }: Cell,
  kind: Readonly<Record<string, string>>,
  geometry: string,
): string {
  const common = { style: styleText(style), ...kind, parent };
  if (data === undefined) return element('mxCell', { id, value: label ?? '', ...common }, geometry);
  return element('object', { label: label ?? '', ...data, id }, element('mxCell', common, geometry));
}

/**
 * Returns a shape.
 * @param rect relative to the parent cell
 */
export const vertex = (properties: Cell, rect: Rect): string =>
  cell(properties, { vertex: '1' }, element('mxGeometry', { ...rectAttributes(rect), as: 'geometry' }));

const rectAttributes = ({ x, y, width, height }: Rect) => ({
  x: roundCoordinate(x),
  y: roundCoordinate(y),
  width: roundCoordinate(width),
  height: roundCoordinate(height),
});

const point = ({ x, y }: Point, as?: string): string =>
  element('mxPoint', { x: roundCoordinate(x), y: roundCoordinate(y), as });

/** Fractions have six decimal places. */
const FRACTION_SCALE = 1e6;

/** Returns a fraction with six decimal places, never -0. */
export const roundFraction = (value: number): number => Math.round(value * FRACTION_SCALE) / FRACTION_SCALE + 0;

/**
 * The position and size of a cell that is attached to another cell. `at` is a fraction of that cell's sides, or of an
 * edge's length (-1 to 1). `by` is the offset from there, in pixels.
 */
export interface Attachment {
  readonly at: Point;
  readonly by: Point;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns a cell that is attached to its parent: it moves and is selected with the parent, and may overlap the parent's
 * border.
 */
export const part = (properties: Cell, { at, by, width, height }: Attachment): string =>
  cell(
    { ...properties, style: { ...properties.style, part: 1, connectable: 0, html: 1 } },
    { vertex: '1' },
    element(
      'mxGeometry',
      {
        x: roundFraction(at.x),
        y: roundFraction(at.y),
        width: roundCoordinate(width),
        height: roundCoordinate(height),
        relative: '1',
        as: 'geometry',
      },
      point(by, 'offset'),
    ),
  );

interface Line {
  /** Ids of the cells at both ends, or two points for an edge that is connected to nothing. */
  readonly ends: { readonly source: string; readonly target: string } | readonly [Point, Point];
  readonly corners: readonly Point[];
  /** Position of the label along the edge, from -1 to 1, and its offset from there in pixels; null without a label. */
  readonly label: { readonly at: number; readonly by: Point } | null;
}

/**
 * Returns an edge.
 * @param line relative to the parent cell
 */
export function connection(properties: Cell, { ends, corners, label }: Line): string {
  const loose = 'source' in ends ? [] : [point(ends[0], 'sourcePoint'), point(ends[1], 'targetPoint')];
  const inside = [
    ...loose,
    ...(corners.length === 0
      ? []
      : [element('Array', { as: 'points' }, corners.map((corner) => point(corner)).join(''))]),
    ...(label === null ? [] : [point(label.by, 'offset')]),
  ];
  const at = label === null ? {} : { x: roundFraction(label.at), y: 0 };
  const geometry = element('mxGeometry', { ...at, relative: '1', as: 'geometry' }, inside.join(''));
  return cell(properties, { edge: '1', ...('source' in ends ? ends : {}) }, geometry);
}

/** Returns a layer, which the user can hide as a whole. */
export const layer = (id: string, name?: string): string => element('mxCell', { id, value: name, parent: ROOT });

/** Returns the cell that all layers are in. */
export const rootCell = (): string => element('mxCell', { id: ROOT });

/** Id of the root cell, which contains the layers. */
export const ROOT = '0';
/** Id of the layer that holds everything except the notes. */
export const DRAWING = '1';
export const NOTES = 'notes';

// ---- XML elements of the file.
// Line ends in attributes are written as character references, because XML readers turn bare ones into spaces.

type Attributes = Readonly<Record<string, string | number | undefined>>;

const LINE_ENDS = /[\t\n\r\u2028\u2029]/g;

const quoted = (text: string): string =>
  escapeXml(text).replace(LINE_ENDS, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Coordinates have three decimals. Nested boxes add up rounding errors, and positions read back must match within a
 * hundredth of a pixel.
 */
const COORDINATE_SCALE = 1000;

/**
 * Returns a coordinate with three decimals, never -0.
 * @throws Bug for a value that is not a finite number
 */
export function roundCoordinate(value: number): number {
  if (!Number.isFinite(value)) throw new Bug(notANumber(value));
  // Adding 0 turns -0 into 0.
  return Math.round(value * COORDINATE_SCALE) / COORDINATE_SCALE + 0;
}

/**
 * Returns an XML element with its attributes in the given order. Undefined attributes are left out.
 * @param inside content that is XML already
 */
export function element(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'number' ? value : quoted(value)}"`],
  );
  const start = `<${name}${written.join('')}`;
  return inside === '' ? `${start}/>` : `${start}>${inside}</${name}>`;
}

// ---- Labels of icons and boxes as draw.io HTML.
// Text from the source is escaped here for HTML, and once more as an XML attribute.

/** Inline styles by the role of a line; empty where the style of the cell applies. */
const ROLE_STYLES: Readonly<Record<TextLine['role'], string>> = {
  title: '',
  name: 'font-weight:400;font-size:10.5px',
  detail: 'font-weight:400;font-size:10.5px',
  alert: 'font-size:10.5px',
  change: 'font-size:10.5px',
};

/** Wraps HTML in an inline style; unchanged without one. */
export const styledHtml = (style: string, html: string): string =>
  style === '' ? html : `<span style="${style}">${html}</span>`;

/** Returns the caption of a node, one line each for its title, name, details, alert and changes. */
export const captions = (lines: readonly TextLine[], theme: Theme): string =>
  lines
    .map(({ text, role }) => {
      const style =
        role === 'alert' ? `${ROLE_STYLES.alert};color:${theme.caption.alert.fill.value}` : ROLE_STYLES[role];
      return styledHtml(style, escapeXml(text));
    })
    .join('<br>');

/** Returns the title of a box, with its subtitle beside or below it. */
export function boxTitle({ title, subtitle, subtitleBelow }: SceneBox): string {
  const first = escapeXml(title.text);
  return subtitle === null || subtitle.text === ''
    ? first
    : `${first}${subtitleBelow ? '<br>' : '&nbsp; '}${styledHtml('font-weight:400', escapeXml(subtitle.text))}`;
}

// ---- Styles of icons.
// Each cell contains its image, because cells of a draw.io file cannot share images.

/** Lookups of the style of an icon by its slug. */
export interface IconStyles {
  /** Returns the style of a cell that is an icon. */
  readonly icon: (slug: string) => Style;
  /** Returns the style of a box that draws the icon in its own corner; null if the icon needs a cell of its own. */
  readonly frame: (slug: string) => Style | null;
}

/** Keeps the icon square. `shape` comes first: draw.io names the shape after the first entry. */
const IMAGE: Style = { shape: 'image', html: 1, imageAspect: 0, aspect: 'fixed' };

/**
 * A data URL without `;base64`, because the semicolon would end the style entry. Readers of the format assume base64.
 */
const ADDRESS = 'data:image/svg+xml,';

/** Returns the icons as images inside the cells that show them. Each is encoded once for all pages. */
export function embeddedIcons(icons: Icons, theme: Theme): IconStyles {
  const styles = new Map<string, Style>();
  const icon = (slug: string): Style => {
    const known = styles.get(slug);
    if (known !== undefined) return known;
    const image = ADDRESS + Buffer.from(iconDocument(slug, icons, theme)).toString('base64');
    const style = { ...IMAGE, image };
    styles.set(slug, style);
    return style;
  };
  return { icon, frame: () => null };
}
