import { spokenOf } from '../../catalog/nouns.js';
import { formatAddress, parseAddress } from '../../graph/address.js';
import type { ChangeName } from '../../graph/changes.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../../graph/model.js';
import { isOutside } from '../../graph/outside.js';
import { originalOf } from '../counts.js';
import { fromBox, toBox, toldApart, type Verb } from '../messages.js';
import type { ReportedNode } from '../model.js';
import type { Names } from '../names.js';
import { recreatedIn } from '../recreated.js';
import type { ReducedBlock } from './model.js';

/** What the words for a node depend on beside itself. */
export interface Surroundings {
  /** The world comes in by it, and that is worth a word. */
  readonly isPublic: (node: ReportedNode) => boolean;
  readonly isOnly: (node: ReportedNode) => boolean;
  /** What tells it from others that are called alike, safe to say; empty where nothing has to. */
  readonly apart: (node: ReportedNode) => string;
  /** How many of its block there are with it, where it is the one that comes; undefined for all else. */
  readonly ordinalOf: (node: ReportedNode) => number | undefined;
  /** The block whose numbered instances are reduced, where some of them stay; undefined for all else. */
  readonly reducedBlockOf: (node: ReportedNode) => ReducedBlock | undefined;
  /** It is another place of a thing that stays: undefined for all else. */
  readonly spreadOf: (
    node: ReportedNode,
  ) => { readonly verb: Verb; readonly tail: string; readonly amount: 1 } | undefined;
  /** True for a resource that is removed and created again under another address. */
  readonly isRecreated: (node: ReportedNode) => boolean;
  /** A title of `boxes`, safe to say. */
  readonly boxInText: (title: string) => string;
  /** The box that it is in, told apart from others that are called alike. */
  readonly homeInText: (node: ReportedNode) => string;
}

export function surroundingsOf(graph: Graph, nodes: readonly ReportedNode[], names: Names): Surroundings {
  const fromOutside = groupBy(
    graph.edges.filter(({ from }) => isOutside(graph.nodes.get(from)?.type ?? '')),
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
    // What comes is no other one for what goes, nor the other way round.
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
      return apart === '' ? names.boxInText(box) : toldApart(names.boxInText(box), apart);
    },
  };
}

/** What stays and is opened or closed is said to be that, not to be public. */
const isOpen = ({ change }: GraphEdge, of: ReportedNode['change']): boolean =>
  of === 'delete' ? true : of === 'create' ? change !== 'delete' : change === undefined || change === 'update';

/** Address of what `count` makes several of. */
function blockOf(address: string): string {
  const parts = parseAddress(address);
  return parts === null ? address : formatAddress({ ...parts, indexes: [], copy: null });
}

/** One more of those that a number tells apart. */
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

/** By title, of all boxes that nodes are or were in. */
function boxTexts(nodes: readonly ReportedNode[], names: Names): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { address } of nodes) {
    for (const box of names.around(address)) texts.set(names.titleOf(box), names.boxInText(box));
  }
  return texts;
}
