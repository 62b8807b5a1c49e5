import { spokenOf } from '../../catalog/speech/index.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph } from '../../graph/model.js';
import { isOutside } from '../../graph/outside.js';
import { originalOf } from '../counts.js';
import { fromBox, toBox, type Verb } from '../messages.js';
import type { ReportedNode } from '../model.js';
import type { Names } from '../names.js';

/** What the words for a node depend on beside itself. */
export interface Surroundings {
  /** The world comes in by it, and that is worth a word. */
  readonly isPublic: (node: ReportedNode) => boolean;
  readonly isOnly: (node: ReportedNode) => boolean;
  /** It is another place of a thing that stays: undefined for all else. */
  readonly spreadOf: (
    node: ReportedNode,
  ) => { readonly verb: Verb; readonly tail: string; readonly amount: 1 } | undefined;
  /** A title of `boxes`, safe to say. */
  readonly boxInText: (title: string) => string;
}

export function surroundingsOf(graph: Graph, nodes: readonly ReportedNode[], names: Names): Surroundings {
  const open = new Set(
    graph.edges.flatMap(({ from, to }) => (isOutside(graph.nodes.get(from)?.type ?? '') ? [to] : [])),
  );
  const ofType = new Map<string, Set<string>>();
  const solid = [...graph.nodes.values()].filter(({ ghostOf }) => ghostOf === undefined);
  const copies = groupBy(solid, ({ address }) => originalOf(address));
  for (const { address, type } of solid) ofType.set(type, (ofType.get(type) ?? new Set()).add(originalOf(address)));
  const boxes = boxTexts(nodes, names);
  const boxInText = (title: string): string => boxes.get(title) ?? title;
  return {
    isPublic: ({ address, type, title }) => spokenOf(type, title).mayBePublic && open.has(address),
    isOnly: ({ type }) => (ofType.get(type)?.size ?? 0) <= 1,
    spreadOf: ({ address, change, boxes: path }) => {
      const all = copies.get(originalOf(address)) ?? [];
      const box = path.at(-1);
      if (box === undefined || (change !== 'create' && change !== 'delete')) return undefined;
      if (all.every((each) => each.change === change)) return undefined;
      const text = boxInText(box);
      return change === 'create'
        ? { verb: 'extend', tail: toBox(text), amount: 1 }
        : { verb: 'withdraw', tail: fromBox(text), amount: 1 };
    },
    boxInText,
  };
}

/** By title, of all boxes that nodes are or were in. */
function boxTexts(nodes: readonly ReportedNode[], names: Names): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { address } of nodes) {
    for (const box of names.around(address)) texts.set(names.titleOf(box), names.boxInText(box));
  }
  return texts;
}
