import { spokenOf } from '../../../catalog/nouns.js';
import { formatAddress, parseAddress } from '../../../graph/address.js';
import type { ChangeName } from '../../../graph/changes.js';
import { groupBy } from '../../../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../../../graph/model.js';
import { entersByNetwork } from '../../../graph/node-types.js';
import { originalOf } from '../counts.js';
import { fromBox, toBox, type Verb, withDistinction } from '../messages.js';
import type { ReportedNode } from '../model.js';
import type { Names } from '../names.js';
import { recreatedIn } from '../nodes.js';
import type { ReducedBlock } from './model.js';

/** The context that the text for a node depends on. */
export interface Surroundings {
  /** True if external users reach the node and that is worth a word. */
  readonly isPublic: (node: ReportedNode) => boolean;
  readonly isOnly: (node: ReportedNode) => boolean;
  /** Returns the text that distinguishes the node from others with its name, quoted if necessary; empty if unique. */
  readonly apart: (node: ReportedNode) => string;
  /** Returns the size of the node's block after the change, if the node is the one new instance of it; else undefined. */
  readonly ordinalOf: (node: ReportedNode) => number | undefined;
  /** Returns the block of a removed numbered instance if some of its instances stay; else undefined. */
  readonly reducedBlockOf: (node: ReportedNode) => ReducedBlock | undefined;
  /** Returns the verb for a copy that comes or goes while the resource stays; else undefined. */
  readonly spreadOf: (
    node: ReportedNode,
  ) => { readonly verb: Verb; readonly tail: string; readonly amount: 1 } | undefined;
  /** True for a resource that is removed and created again under another address. */
  readonly isRecreated: (node: ReportedNode) => boolean;
  /** Returns a title of `boxes` for a sentence, quoted if necessary. */
  readonly boxInText: (title: string) => string;
  /** Returns the container of a node, distinguished from others with the same name. */
  readonly homeInText: (node: ReportedNode) => string;
}

/** Returns the context for the texts of all nodes. */
export function surroundingsOf(graph: Graph, nodes: readonly ReportedNode[], names: Names): Surroundings {
  const fromOutside = groupBy(
    graph.edges.filter(({ from }) => entersByNetwork(graph.nodes.get(from)?.type ?? '')),
    ({ to }) => to,
  );
  const solid = [...graph.nodes.values()].filter(({ ghostOf }) => ghostOf === undefined);
  const copies = groupBy(solid, ({ address }) => originalOf(address));
  const ofType = groupBy(solid, ({ type }) => type);
  const blocks = groupBy(solid, ({ address }) => blockOf(address));
  const recreated = recreatedIn(nodes);
  const boxes = boxTexts(nodes, names);
  const boxInText = (title: string): string => boxes.get(title) ?? title;
  return {
    isPublic: ({ address, type, title, change }) =>
      spokenOf(type, title).mayBePublic && (fromOutside.get(address) ?? []).some((edge) => isOpen(edge, change)),
    // A new resource does not count beside a removed one, nor the reverse.
    isOnly: ({ type, change }) => {
      const other = change === 'delete' || change === 'forget' ? 'create' : 'delete';
      const all = (ofType.get(type) ?? []).filter((node) => node.change !== other);
      return new Set(all.map(({ address }) => originalOf(address))).size <= 1;
    },
    apart: ({ address }) => names.apartInText(address),
    ordinalOf: (node) => ordinalIn(blocks.get(blockOf(node.address)) ?? [], node),
    reducedBlockOf: (node) => reducedBlock(blocks.get(blockOf(node.address)) ?? [], node),
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
    isRecreated: ({ address }) => recreated.has(address),
    boxInText,
    homeInText: ({ address }) => {
      const box = names.around(address).at(-1);
      if (box === undefined) return '';
      const apart = graph.nodes.has(box) ? names.apartInText(box) : '';
      return apart === '' ? names.boxInText(box) : withDistinction(names.boxInText(box), apart);
    },
  };
}

/**
 * True if an edge from outside makes the node public. For a node that stays, a created or deleted edge is reported as an opening
 * or closing instead.
 */
const isOpen = ({ change }: GraphEdge, of: ReportedNode['change']): boolean =>
  of === 'delete' ? true : of === 'create' ? change !== 'delete' : change === undefined || change === 'update';

/** Returns the address of the resource block, without keys and copy number. */
function blockOf(address: string): string {
  const parts = parseAddress(address);
  return parts === null ? address : formatAddress({ ...parts, indexes: [], copy: null });
}

/** Returns the ordinal of a single new instance of a numbered block. */
function ordinalIn(block: readonly GraphNode[], { address, change, count }: ReportedNode): number | undefined {
  const comes = block.filter((node) => node.change === 'create');
  const stays = new Map(
    block.filter((node) => STAYS.has(node.change)).map((node) => [originalOf(node.address), node.count]),
  );
  if (!isNumbered(address) || change !== 'create' || count !== 1 || comes.length !== 1 || stays.size === 0)
    return undefined;
  return [...stays.values()].reduce((sum, each) => sum + each, 1);
}

function reducedBlock(block: readonly GraphNode[], { address, change }: ReportedNode): ReducedBlock | undefined {
  if (change !== 'delete' || !isNumbered(address)) return undefined;
  const was = new Map(
    block.filter((node) => node.change !== 'create').map((node) => [originalOf(node.address), node] as const),
  );
  const areAllGone = [...was.values()].every((node) => node.change === 'delete');
  const count = [...was.values()].reduce((sum, node) => sum + node.count, 0);
  return areAllGone ? undefined : { address: blockOf(address), count };
}

const isNumbered = (address: string): boolean => /^\d+$/.test(parseAddress(address)?.indexes.at(-1) ?? '');

const STAYS: ReadonlySet<ChangeName> = new Set<ChangeName>(['none', 'update', 'move']);

/** Returns the texts of all containers of the nodes, by title. */
function boxTexts(nodes: readonly ReportedNode[], names: Names): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { address } of nodes) {
    for (const box of names.around(address)) texts.set(names.titleOf(box), names.boxInText(box));
  }
  return texts;
}
