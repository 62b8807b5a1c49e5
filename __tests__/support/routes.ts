/** Routes as text: `0,0 5,0 5,9`. */
import type { PlacedEdge, PlacedNode, Point } from '../../src/layout/layout.js';
import { sceneEdge, sceneNode } from './scenes.js';

export const points = (text: string): Point[] =>
  text
    .split(' ')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [x, y] = pair.split(',').map(Number);
      return { x: x!, y: y! };
    });

export const textOf = (route: readonly Point[]): string => route.map(({ x, y }) => `${x},${y}`).join(' ');

/** `routed('a->b', '0,0 40,0', 'label')`. */
export function routed(arrow: string, route: string, label = ''): PlacedEdge {
  const [from, to] = arrow.split('->') as [string, string];
  return { edge: sceneEdge(from, to, label), points: points(route), label: null };
}

/** A node of 80 by 86, its icon from 16,0 to 64,48. */
export const placedNode = (id: string, x: number, y: number): PlacedNode => ({ node: sceneNode(id), x, y });
