import { External } from '../../errors.js';
import { placeHeading } from '../heading.js';
import type { Layout, PlacedBox, PlacedEdge, PlacedNode, Point } from '../layout.js';
import { DOT_ANSWER_REMEDY, DOT_ANSWER_UNREADABLE } from '../messages.js';
import type { Scene, SceneEdge } from '../scene/model.js';
import type { Link } from './circles.js';
import { boxName, edgeId, nodeName } from './names.js';
import { type Answer, readAnswer } from './read-json.js';
import { LABEL_HEIGHT, LABEL_PAD, MARGIN } from './spacing.js';

/**
 * The elements that Graphviz placed, in coordinates of the diagram and below the heading. Edges that Graphviz cannot
 * draw are missing.
 */
export type DotLayout = Pick<Layout, 'width' | 'height' | 'boxes' | 'nodes' | 'title' | 'subtitle' | 'heading'> & {
  /** By index in the scene's edges. */
  readonly edges: ReadonlyMap<number, PlacedEdge>;
};

/**
 * Converts the output of `dot -Tjson0` to positions of the scene's items.
 * @throws External if the output does not belong to this scene
 */
export function fromDot(json: string, scene: Scene, links: readonly Link[]): DotLayout {
  const answer = readAnswer(json);
  const { height: above, ...heading } = placeHeading(scene, answer.width + 2 * MARGIN);
  const top = MARGIN + above;
  const moved = <P extends Point>(point: P): P => ({ ...point, x: point.x + MARGIN, y: point.y + top });
  const boxes: PlacedBox[] = [];
  const nodes: PlacedNode[] = [];
  scene.items.forEach((item, i) => {
    if (item.kind === 'box') {
      boxes.push({ box: item, ...moved(found(answer.boxes, boxName(i))) });
    } else {
      const middle = moved(found(answer.nodes, nodeName(i)));
      nodes.push({ node: item, x: middle.x - item.width / 2, y: middle.y - item.height / 2 });
    }
  });
  const edges = new Map(
    links.map((link) => [link.edge, placedEdge(link, scene.edges[link.edge] as SceneEdge, answer, moved)]),
  );
  return { ...heading, height: answer.height + top + MARGIN, boxes, nodes, edges };
}

function placedEdge(link: Link, edge: SceneEdge, answer: Answer, moved: (point: Point) => Point): PlacedEdge {
  const id = edgeId(link.edge);
  const curve = found(answer.curves, id).map(moved);
  if (link.backwards) curve.reverse();
  const middle = edge.label === null ? null : moved(found(answer.labels, id));
  const width = (edge.label?.width ?? 0) + LABEL_PAD;
  return {
    edge,
    points: curve.filter((_, i) => i % 3 === 0),
    curve,
    label: middle && { x: middle.x - width / 2, y: middle.y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT },
  };
}

function found<T>(places: ReadonlyMap<string, T>, name: string): T {
  const place = places.get(name);
  if (place === undefined) throw new External(DOT_ANSWER_UNREADABLE, { remedy: DOT_ANSWER_REMEDY });
  return place;
}
