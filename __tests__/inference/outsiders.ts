/** Actors for identities outside, as the tests of edges write them. */
import { drawn, type Sketch } from './build.js';

export type Sketches = Record<string, Sketch>;

export type Case = readonly [what: string, sketches: Sketches, arrows: readonly string[]];

/** `kind: name > target` for each arrow of an actor, in order. */
export function arrowsOfActors(sketches: Sketches): readonly string[] {
  const { nodes, edges } = drawn(sketches);
  const called = (address: string): string => {
    const node = nodes.get(address);
    const { kind = '', name = '' } = node?.attributes ?? {};
    return node?.type === 'tv_gcp_external_saas' ? `${kind}: ${name}`.trim() : address;
  };
  return edges
    .filter(({ from, to }) => [from, to].some((end) => end.startsWith('tv_gcp_external_saas.')))
    .map(({ from, to, twoWay }) => `${called(from)} ${twoWay ? '<>' : '>'} ${called(to)}`);
}
