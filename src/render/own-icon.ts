/**
 * Reads icon files that users supply. They may be hostile, so no file is passed on: an SVG is parsed and written anew
 * from the elements, attributes and values on the lists below, and a PNG is decoded and loses all but its pixels.
 */
import { SaxesParser } from 'saxes';
import { hexColour } from '../platform/text/colours.js';
import {
  ICON_ATTRIBUTES_MAX,
  ICON_BYTES_MAX,
  ICON_COORDINATE_MAX,
  ICON_DEPTH_MAX,
  ICON_ELEMENTS_MAX,
  ICON_SCALE_MAX,
} from './limits.js';
import * as messages from './messages.js';
import { compose, IDENTITY, type Matrix, parseTransform } from './pdf/matrix.js';
import { edgesOf, extendBounds, noBounds, outlineOf, outlinePoints } from './pdf/shapes.js';
import { decodePng, encodePng, IconFault, isPng } from './png/pixels.js';
import { escapeXml } from './svg/notation.js';
import type { Icon } from './writer.js';

/**
 * Returns the icon in an SVG or PNG file.
 * @param slug prefix of the ids in the icon, which must differ from those of all other icons
 * @throws IconFault
 */
export function readIcon(bytes: Uint8Array, slug: string): Icon {
  if (bytes.length > ICON_BYTES_MAX) throw new IconFault(messages.iconTooLarge(ICON_BYTES_MAX));
  return isPng(bytes) ? pngIcon(bytes) : svgIcon(bytes, slug);
}

// ---- SVG: the tree of the file.

interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Element[];
}

/** Elements without effect on the drawing. Elements of other namespaces have none, either. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);

/** Parses the file. Entities and document types are refused, because they can multiply text. */
function parseSvg(bytes: Uint8Array): Element {
  const document: Element = { name: '', attributes: new Map(), children: [] };
  const open: Element[] = [document];
  let count = 0;
  const parser = new SaxesParser({ position: false });
  parser.on('error', () => {
    throw new IconFault(messages.ICON_NOT_SVG);
  });
  parser.on('doctype', () => {
    throw new IconFault(messages.ICON_DOCTYPE);
  });
  let attributeCount = 0;
  parser.on('opentagstart', () => {
    attributeCount = 0;
  });
  parser.on('attribute', () => {
    if (++attributeCount > ICON_ATTRIBUTES_MAX) throw new IconFault(messages.ICON_NOT_SVG);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++count > ICON_ELEMENTS_MAX) throw new IconFault(messages.iconTooManyElements(ICON_ELEMENTS_MAX));
    if (open.length > ICON_DEPTH_MAX) throw new IconFault(messages.iconTooDeep(ICON_DEPTH_MAX));
    const element = {
      name: name.replace(/^svg:/, ''),
      attributes: new Map(Object.entries(attributes)),
      children: [],
    };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.write(textOf(bytes)).close();
  const root = document.children[0];
  if (root?.name !== 'svg') throw new IconFault(messages.ICON_NOT_SVG);
  return root;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new IconFault(messages.ICON_NOT_SVG);
  }
}

// ---- SVG: the elements and attributes that are written.

/** The state of writing one icon. */
interface Context {
  /** New ids of gradients and clip paths, by kind and id in the file. */
  readonly ids: ReadonlyMap<string, string>;
  /** From the current coordinates to those of the icon. */
  readonly matrix: Matrix;
  /** Left, top, width and height. */
  readonly viewBox: readonly [number, number, number, number];
  /** Number of visible shapes written so far. All contexts of one icon share this object. */
  readonly shapes: { count: number };
}

/**
 * Checks the value of an attribute. Returns the value to write, or null to leave the attribute out. @throws IconFault
 * for a value that is not allowed
 */
type Rule = (value: string, name: string, context: Context) => string | null;

const refuse = (name: string): never => {
  throw new IconFault(messages.iconValueUnknown(name));
};

const NUMBER = /^[+-]?(?:\d{1,9}(?:\.\d{0,20})?|\.\d{1,20})(?:e[+-]?\d{1,2})?$/i;

/** Returns a number of a sensible size; null for any other text. */
function numberOf(text: string, max = ICON_COORDINATE_MAX): number | null {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= max ? value : null;
}

const length: Rule = (value, name) => {
  const text = value.trim().replace(/px$/, '');
  return String(numberOf(text) ?? refuse(name));
};

/** A length, or a percentage of the shape that a gradient paints. */
const lengthOrPercentage: Rule = (value, name, context) =>
  value.trim().endsWith('%') ? `${length(value.trim().slice(0, -1), name, context)}%` : length(value, name, context);

/** A length of at least 0. */
const nonNegative: Rule = (value, name, context) =>
  Number(length(value, name, context)) < 0 ? refuse(name) : length(value, name, context);

/** A number or a percentage, clamped to the range from 0 to 1. */
const fraction: Rule = (value, name) => {
  const isPercent = value.trim().endsWith('%');
  const number = numberOf(value.trim().replace(/%$/, ''));
  if (number === null) return refuse(name);
  return String(Math.min(1, Math.max(0, isPercent ? number / 100 : number)));
};

const oneOf =
  (...values: readonly string[]): Rule =>
  (value, name) =>
    values.includes(value.trim()) ? value.trim() : refuse(name);

const numbers: Rule = (value, name) => {
  const list = value.trim().split(/[\s,]+/);
  return list.map((text) => String(numberOf(text.replace(/px$/, '')) ?? refuse(name))).join(' ');
};

const dashes: Rule = (value, name, context) => (value.trim() === 'none' ? 'none' : numbers(value, name, context));

/** Names of the colours that drawing programs write. */
const COLOUR_NAMES: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  purple: '#800080',
  navy: '#000080',
  teal: '#008080',
  maroon: '#800000',
  olive: '#808000',
  lime: '#00ff00',
  aqua: '#00ffff',
  fuchsia: '#ff00ff',
  // Stands for the text colour of the surrounding page, which an icon file does not have.
  currentColor: '#344054',
};
const RGB = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/;

const colour: Rule = (value, name) => {
  const text = value.trim();
  const [, ...parts] = RGB.exec(text) ?? [];
  if (parts.length === 3 && parts.every((part) => Number(part) <= 255))
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  const named = Object.hasOwn(COLOUR_NAMES, text) ? COLOUR_NAMES[text] : undefined;
  return named ?? hexColour(text) ?? refuse(name);
};

const REFERENCE = /^url\(\s*(["']?)#([^"'()\s]+)\1\s*\)$/;

/** A reference to an element of the same file. */
const reference =
  (kind: 'gradient' | 'clipPath'): Rule =>
  (value, name, { ids }) => {
    const id = REFERENCE.exec(value.trim())?.[2];
    return `url(#${ids.get(`${kind} ${id}`) ?? refuse(name)})`;
  };

const paint: Rule = (value, name, context) => {
  if (value.trim() === 'none' || value.trim() === 'transparent') return 'none';
  return value.trim().startsWith('url(') ? reference('gradient')(value, name, context) : colour(value, name, context);
};

const clipPath: Rule = (value, name, context) =>
  value.trim() === 'none' ? null : reference('clipPath')(value, name, context);

const TRANSFORM = /^(?:(?:matrix|translate|scale|rotate)\([\d\s,.eE+-]{1,200}\)[\s,]*)*$/;

const transform: Rule = (value, name, { matrix }) => {
  const text = value.trim();
  if (text.length > 1000 || !TRANSFORM.test(text)) return refuse(name);
  const composed = compose(matrix, parseTransform(text));
  return composed.every((factor) => Math.abs(factor) <= ICON_SCALE_MAX) ? text : refuse(name);
};

const pathData: Rule = (value, name) => {
  for (const [text] of value.matchAll(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)) {
    if (!(Math.abs(Number(text)) <= ICON_COORDINATE_MAX)) refuse(name);
  }
  try {
    outlineOf({ name: 'path', attributes: new Map([['d', value]]), children: [] }, { width: 1, height: 1 });
  } catch {
    refuse(name);
  }
  return value.replace(/\s+/g, ' ').trim();
};

/** Rules for presentation attributes, which may also be declarations in the attribute `style`. */
const STYLE_RULES: Readonly<Record<string, Rule>> = {
  fill: paint,
  stroke: paint,
  opacity: fraction,
  'fill-opacity': fraction,
  'stroke-opacity': fraction,
  'fill-rule': oneOf('nonzero', 'evenodd'),
  'clip-rule': oneOf('nonzero', 'evenodd'),
  'stroke-width': nonNegative,
  'stroke-linecap': oneOf('butt', 'round', 'square'),
  'stroke-linejoin': oneOf('miter', 'round', 'bevel'),
  'stroke-miterlimit': nonNegative,
  'stroke-dasharray': dashes,
  'stroke-dashoffset': length,
  'clip-path': clipPath,
  transform,
};

/**
 * Attributes that change a drawing but are not supported. Only the listed values, which change nothing, are accepted.
 */
const UNSUPPORTED: Readonly<Record<string, readonly string[]>> = {
  filter: ['none'],
  mask: ['none'],
  'mix-blend-mode': ['normal'],
  'marker-start': ['none'],
  'marker-mid': ['none'],
  'marker-end': ['none'],
  visibility: ['visible'],
};

/** Rules for the attributes of each shape. Elements that are not shapes only group or define others. */
const GEOMETRY_RULES: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  path: { d: pathData },
  rect: { x: length, y: length, width: nonNegative, height: nonNegative, rx: nonNegative, ry: nonNegative },
  circle: { cx: length, cy: length, r: nonNegative },
  ellipse: { cx: length, cy: length, rx: nonNegative, ry: nonNegative },
  line: { x1: length, y1: length, x2: length, y2: length },
  polyline: { points: numbers },
  polygon: { points: numbers },
};

/** Rules for the attributes that both kinds of gradient have. */
const GRADIENT_RULES: Readonly<Record<string, Rule>> = {
  gradientUnits: oneOf('userSpaceOnUse', 'objectBoundingBox'),
  gradientTransform: transform,
  spreadMethod: oneOf('pad'),
};
/** Rules for the attributes of each kind of gradient. */
const GRADIENTS: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  linearGradient: {
    ...GRADIENT_RULES,
    x1: lengthOrPercentage,
    y1: lengthOrPercentage,
    x2: lengthOrPercentage,
    y2: lengthOrPercentage,
  },
  radialGradient: {
    ...GRADIENT_RULES,
    cx: lengthOrPercentage,
    cy: lengthOrPercentage,
    r: lengthOrPercentage,
    fx: lengthOrPercentage,
    fy: lengthOrPercentage,
  },
};
const STOP_RULES: Readonly<Record<string, Rule>> = { offset: fraction, 'stop-color': colour, 'stop-opacity': fraction };

/** Returns the attributes of an element by name, together with the declarations in `style`, which take precedence. */
function attributesWithStyle({ attributes }: Element): ReadonlyMap<string, string> {
  const declarations = (attributes.get('style') ?? '').split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon < 0) return [];
    return [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const];
  });
  return new Map([...attributes, ...declarations]);
}

/**
 * Returns the attributes that have a rule, as the rules write them. All others have no effect on the drawing, and are
 * dropped or refused. @throws IconFault
 */
function allowedAttributes(
  element: Element,
  rules: Readonly<Record<string, Rule>>,
  context: Context,
): Map<string, string> {
  const result = new Map<string, string>();
  for (const [name, value] of attributesWithStyle(element)) {
    const harmlessValues = Object.hasOwn(UNSUPPORTED, name) ? UNSUPPORTED[name] : undefined;
    if (harmlessValues !== undefined && !harmlessValues.includes(value)) refuse(name);
    if (/^on/i.test(name)) throw new IconFault(messages.iconElementUnknown(name));
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    const text = rule === undefined || value === 'inherit' ? null : rule(value, name, context);
    if (text !== null) result.set(name, text);
  }
  return result;
}

const tag = (name: string, attributes: ReadonlyMap<string, string>, inside = ''): string => {
  const texts = [...attributes].map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('');
  return inside === '' ? `<${name}${texts}/>` : `<${name}${texts}>${inside}</${name}>`;
};

const isHidden = (element: Element): boolean => attributesWithStyle(element).get('display') === 'none';

/** Returns an element with its contents as markup; empty for one without effect. */
function markupOf(element: Element, context: Context): string {
  const { name, children } = element;
  if (isIgnored(element) || isHidden(element)) return '';
  if (name === 'defs' || name === 'clipPath' || Object.hasOwn(GRADIENTS, name)) return '';
  const geometry = Object.hasOwn(GEOMETRY_RULES, name) ? GEOMETRY_RULES[name] : undefined;
  if (geometry !== undefined) return shapeMarkup(element, geometry, context);
  if (name !== 'g' && name !== 'svg') throw new IconFault(messages.iconElementUnknown(name));
  const attributes = allowedAttributes(element, STYLE_RULES, context);
  const matrix = compose(context.matrix, parseTransform(attributes.get('transform')));
  const inside = children.map((child) => markupOf(child, { ...context, matrix })).join('');
  return attributes.size === 0 || inside === '' ? inside : tag('g', attributes, inside);
}

/** True for an element without effect. Elements of other namespaces are notes of drawing programs. */
const isIgnored = ({ name }: Element): boolean => name.includes(':') || WITHOUT_EFFECT.has(name);

/**
 * Returns a shape as markup; empty for a shape that cannot be seen. Lines and polygons become paths, which all output
 * formats can draw.
 */
function shapeMarkup(
  { name, ...element }: Element,
  geometry: Readonly<Record<string, Rule>>,
  context: Context,
): string {
  const attributes = allowedAttributes({ name, ...element }, { ...STYLE_RULES, ...geometry }, context);
  const written = GEOMETRY_AS_PATH[name]?.(attributes) ?? { name, attributes };
  if (!isVisible(written, context)) return '';
  context.shapes.count++;
  return tag(written.name, written.attributes);
}

type Drawn = Pick<Element, 'name' | 'attributes'>;

/** Shapes that are written as paths. */
const GEOMETRY_AS_PATH: Readonly<Record<string, (attributes: Map<string, string>) => Drawn>> = {
  line: (attributes) => {
    const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((key) => take(attributes, key, '0'));
    return pathOf(`M${x1} ${y1} L${x2} ${y2}`, attributes);
  },
  polyline: (attributes) => pathOf(throughPoints(take(attributes, 'points', '')), attributes),
  polygon: (attributes) => {
    const data = throughPoints(take(attributes, 'points', ''));
    return pathOf(data === '' ? '' : `${data} Z`, attributes);
  },
};

const pathOf = (data: string, attributes: ReadonlyMap<string, string>): Drawn => ({
  name: 'path',
  attributes: new Map([['d', data], ...attributes]),
});

function throughPoints(list: string): string {
  const points = list.split(' ');
  if (points.length < 4 || points.length % 2 === 1) return '';
  return `M${points.slice(0, 2).join(' ')} L${points.slice(2).join(' ')}`;
}

/**
 * True if the bounding box of a shape is in the viewBox of the icon, or less than the size of the viewBox away. Other
 * shapes cannot be seen, and the rasteriser fails on those that are far away.
 */
function isVisible({ name, attributes }: Drawn, { matrix, viewBox: [left, top, width, height] }: Context): boolean {
  const outline = outlineOf({ name, attributes, children: [] }, { width: 1, height: 1 }) ?? [];
  const bounds = noBounds();
  extendBounds(bounds, outlinePoints(outline), compose(matrix, parseTransform(attributes.get('transform'))));
  const edges = edgesOf(bounds);
  if (edges === null) return false;
  const [minX, minY, maxX, maxY] = edges;
  const isBeside = maxX < left - width || minX > left + 2 * width || maxY < top - height || minY > top + 2 * height;
  return !isBeside;
}

function take(attributes: Map<string, string>, name: string, fallback: string): string {
  const value = attributes.get(name) ?? fallback;
  attributes.delete(name);
  return value;
}

// ---- SVG: gradients and clip paths.

const kindOf = ({ name }: Element): string | null =>
  Object.hasOwn(GRADIENTS, name) ? 'gradient' : name === 'clipPath' ? 'clipPath' : null;

/** Returns all elements of the file, in document order. */
function everyElement(root: Element): readonly Element[] {
  return isIgnored(root) ? [] : [root, ...root.children.flatMap(everyElement)];
}

function definitionMarkup(element: Element, id: string, context: Context): string {
  const { name, children } = element;
  const rules = GRADIENTS[name];
  const contents = children.filter((child) => !isIgnored(child));
  if (rules !== undefined) {
    const attributes = new Map([
      ['id', id],
      ...allowedAttributes(element, rules, context),
      ...parentOf(element, context),
    ]);
    const stops = contents.map((child) => {
      if (child.name !== 'stop') throw new IconFault(messages.iconElementUnknown(child.name));
      return tag('stop', allowedAttributes(child, STOP_RULES, context));
    });
    return tag(name, attributes, stops.join(''));
  }
  const isPlain = (child: Element): boolean =>
    Object.hasOwn(GEOMETRY_RULES, child.name) &&
    !['transform', 'clip-path', 'style'].some((key) => child.attributes.has(key));
  const units = element.attributes.get('clipPathUnits') ?? 'userSpaceOnUse';
  const isSupported = units === 'userSpaceOnUse' && contents.length > 0 && contents.every(isPlain);
  if (!isSupported || element.attributes.has('transform')) throw new IconFault(messages.iconElementUnknown(name));
  const rule = contents[0]!.attributes.get('clip-rule');
  const isUniform = contents.every((child) => child.attributes.get('clip-rule') === rule);
  if (!isUniform) throw new IconFault(messages.iconElementUnknown(name));
  const shapes = contents.map((child) => markupOf(child, { ...context, shapes: { count: 0 } }));
  return tag(name, new Map([['id', id]]), shapes.join(''));
}

/**
 * Returns the attribute `href` of a gradient that takes its stops from another gradient; none for any other gradient.
 */
function parentOf({ attributes }: Element, { ids }: Context): readonly (readonly [string, string])[] {
  const href = attributes.get('href') ?? attributes.get('xlink:href');
  if (href === undefined) return [];
  const id = ids.get(`gradient ${href.trim().replace(/^#/, '')}`);
  return [['href', `#${id ?? refuse('href')}`]];
}

/**
 * Returns the `viewBox`; without one, a viewBox from `width` and `height`. @throws IconFault if the size is missing or
 * invalid
 */
function viewBoxOf({ attributes }: Element): Context['viewBox'] {
  const sides = ['width', 'height'].map((name) => (attributes.get(name) ?? '').replace(/px$/, ''));
  const texts = attributes
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/) ?? ['0', '0', ...sides];
  const values = texts.map((text) => numberOf(text));
  const [x, y, width, height] = values;
  const isSize = (side: number | null | undefined): boolean => side != null && side >= 1;
  if (values.length !== 4 || x == null || y == null || !isSize(width) || !isSize(height))
    throw new IconFault(messages.ICON_WITHOUT_SIZE);
  return [x, y, width as number, height as number];
}

function svgIcon(bytes: Uint8Array, slug: string): Icon {
  const root = parseSvg(bytes);
  const viewBox = viewBoxOf(root);
  const [, ...elements] = everyElement(root);
  if (elements.some(({ name }) => name === 'style')) throw new IconFault(messages.ICON_STYLESHEET);
  if (elements.some(({ name }) => name === 'svg')) throw new IconFault(messages.iconElementUnknown('svg'));
  const ids = new Map<string, string>();
  const definitions = elements.flatMap((element) => {
    const kind = kindOf(element);
    const id = element.attributes.get('id');
    if (kind === null || id === undefined) return [];
    const key = `${kind} ${id}`;
    if (!ids.has(key)) ids.set(key, `${slug}-${ids.size + 1}`);
    return [[ids.get(key)!, element] as const];
  });
  if (definitions.length > ids.size) throw new IconFault(messages.ICON_IDS);
  const shapes = { count: 0 };
  const context = { ids, matrix: IDENTITY, viewBox, shapes };
  const defs = definitions.map(([id, element]) => definitionMarkup(element, id, context)).join('');
  const body = markupOf(root, context);
  if (shapes.count === 0) throw new IconFault(messages.ICON_EMPTY);
  return { viewBox: viewBox.join(' '), body: `${defs === '' ? '' : `<defs>${defs}</defs>`}${body}`, attributes: {} };
}

// ---- PNG.

function pngIcon(bytes: Uint8Array): Icon {
  const pixels = decodePng(bytes);
  const { width, height } = pixels;
  const href = `data:image/png;base64,${Buffer.from(encodePng(pixels)).toString('base64')}`;
  const attributes = Object.entries({ width: String(width), height: String(height), href });
  return { viewBox: `0 0 ${width} ${height}`, body: tag('image', new Map(attributes)), attributes: {} };
}
