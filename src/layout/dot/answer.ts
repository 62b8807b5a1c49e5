/**
 * Reads the JSON output of Graphviz (`dot -Tjson0`). Its attributes are text, in points with y upwards:
 *
 *   {"bb": "0,0,316,252", "objects": [{"name": "n1", "pos": "60,94"}], "edges": [{"id": "e0", "pos": "60,94 80,94 …"}]}
 *
 * Format: https://graphviz.org/docs/outputs/json/
 */
import { External } from '../../errors.js';
import type { Point, Rect } from '../layout.js';
import { DOT_ANSWER_REMEDY, DOT_ANSWER_UNREADABLE } from '../messages.js';

/** Positions by the names in the DOT text; in pixels with y downwards and the origin at the top left. */
export interface Answer {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Rect>;
  /** Centres of nodes. */
  readonly nodes: ReadonlyMap<string, Point>;
  /** Control points of a chain of cubic Bézier curves, by edge id. */
  readonly curves: ReadonlyMap<string, readonly Point[]>;
  /** Centres of edge labels, by edge id. */
  readonly labels: ReadonlyMap<string, Point>;
}

type Attributes = Readonly<Record<string, unknown>>;

/**
 * Parses the output of Graphviz.
 * @throws External if the text is not such JSON
 */
export function readAnswer(text: string): Answer {
  const graph = parse(text);
  const [, , width, height] = numbers(graph.bb, 4);
  const pointOf = (pair: unknown): Point => {
    const [x, y] = numbers(pair, 2);
    return { x: x as number, y: (height as number) - (y as number) };
  };
  const boxes = new Map<string, Rect>();
  const nodes = new Map<string, Point>();
  for (const object of list(graph.objects)) {
    const name = String(object.name);
    if (Object.hasOwn(object, 'pos')) nodes.set(name, pointOf(object.pos));
    else if (Object.hasOwn(object, 'bb')) boxes.set(name, rect(object.bb, height as number));
  }
  const curves = new Map<string, readonly Point[]>();
  const labels = new Map<string, Point>();
  for (const edge of list(graph.edges)) {
    if (!Object.hasOwn(edge, 'id')) continue;
    curves.set(String(edge.id), curve(edge.pos, pointOf));
    if (Object.hasOwn(edge, 'lp')) labels.set(String(edge.id), pointOf(edge.lp));
  }
  return { width: width as number, height: height as number, boxes, nodes, curves, labels };
}

function parse(text: string): Attributes {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Attributes;
  } catch (cause) {
    unreadable(cause);
  }
  return unreadable();
}

const list = (value: unknown): readonly Attributes[] =>
  Array.isArray(value) ? value.filter((item): item is Attributes => typeof item === 'object' && item !== null) : [];

/** Parses numbers between commas: `8,8,316,252`. */
function numbers(text: unknown, count: number): readonly number[] {
  const values = typeof text === 'string' ? text.split(',').map(Number) : [];
  return values.length === count && values.every(Number.isFinite) ? values : unreadable();
}

function rect(text: unknown, height: number): Rect {
  const [left, bottom, right, top] = numbers(text, 4) as [number, number, number, number];
  return { x: left, y: height - top, width: right - left, height: top - bottom };
}

/**
 * Reads a curve without `s,x,y` and `e,x,y`, the tips of arrowheads. The graph asks for no arrowheads, so these points
 * only lengthen the line.
 */
function curve(text: unknown, pointOf: (pair: unknown) => Point): Point[] {
  const words = typeof text === 'string' ? text.split(/\s+/).filter((word) => word !== '' && !/^[se],/.test(word)) : [];
  const points = words.map(pointOf);
  return points.length >= 4 && points.length % 3 === 1 ? points : unreadable();
}

/** @throws External always: the output is not that of `dot -Tjson0` for this graph */
export function unreadable(cause?: unknown): never {
  throw new External(DOT_ANSWER_UNREADABLE, { remedy: DOT_ANSWER_REMEDY, cause });
}
