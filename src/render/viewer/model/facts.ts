/** The diagram as facts for the questions of src/graph/questions. The address of a subject is the index of its element. */

import { isInternet } from '../../../graph/node-types.js';
import type { Connection, Hop, Subject } from '../../../graph/questions/model.js';
import { createNetwork, type Network } from '../../../graph/questions/network.js';
import { childrenOf, type Only, type Scene } from './scene.js';

/** Style of a box around nodes that share their lines. */
const GROUP = 'group';

/** A scene that can be asked. */
export interface Questionable {
  readonly network: Network;
  /** Returns the index of the line that a step follows; -1 for a step into or out of a box. */
  readonly lineOfHop: (hop: Hop) => number;
}

/**
 * Returns a scene as a network. A line at a group of equivalent nodes holds for each of them, so it becomes a connection of
 * each: otherwise, a step through the group would be an inference.
 * @param without the layer to leave out: what only that revision has
 */
export function questionable(scene: Scene, without?: Only): Questionable {
  const known = networks.get(scene) ?? new Map<Only | undefined, Questionable>();
  networks.set(scene, known);
  const result = known.get(without) ?? indexed(scene, without);
  known.set(without, result);
  return result;
}

/** Networks by scene and by the layer that they lack. An answer is drawn again with each change of the view. */
const networks = new WeakMap<Scene, Map<Only | undefined, Questionable>>();

function indexed({ elements, lines }: Scene, without: Only | undefined): Questionable {
  const isLeftOut = ({ only }: { readonly only?: Only | undefined }): boolean =>
    without !== undefined && only === without;
  const subjects = elements.flatMap((element, at): Subject[] => {
    if (isLeftOut(element)) return [];
    const { type, isBox, enclosing } = element;
    const parent = enclosing[0] === undefined ? null : `${enclosing[0]}`;
    return [{ address: `${at}`, type, title: '', parent, isBox, isInternet: isInternet(type) }];
  });
  const membersOf = (at: number): readonly number[] => (elements[at]!.type === GROUP ? childrenOf(elements, at) : [at]);
  const numbers = new Map<string, number>();
  const connections = lines.flatMap((line, number): Connection[] => {
    if (isLeftOut(line)) return [];
    const { twoWay, thin, dashed, label } = line;
    return membersOf(line.from).flatMap((from) =>
      membersOf(line.to).map((to): Connection => {
        numbers.set(`${from} ${to}`, number);
        const ends = { from: `${from}`, to: `${to}` };
        return { ...ends, twoWay, isThin: thin, label, certainty: dashed ? 'inference' : 'fact' };
      }),
    );
  });
  return {
    network: createNetwork({ subjects, connections, parts: [], hidden: [], references: [] }),
    lineOfHop: ({ kind, from, to }) => (kind === 'connection' ? (numbers.get(`${from} ${to}`) ?? -1) : -1),
  };
}
