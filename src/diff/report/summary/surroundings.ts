/**
 * Facts about a node that the text of the summary depends on and that only other nodes and edges tell, such as if it is
 * public, or the only one of its type.
 */

import { factsOf } from '../../../catalog/index.js';
import { nounOf } from '../../../catalog/nouns.js';
import { formatAddress, originalOf, parseAddress } from '../../../graph/address.js';
import type { ChangeName } from '../../../graph/changes.js';
import { groupBy } from '../../../graph/group-by.js';
import type { Attributes, Graph, GraphEdge, GraphNode } from '../../../graph/model.js';
import { entersByNetwork } from '../../../graph/node-types.js';
import { fromContainer, toContainer, type Verb, withDistinction } from '../messages.js';
import type { ReportedNode } from '../model.js';
import type { Names } from '../names.js';
import { recreatedIn } from '../nodes.js';
import type { ReducedBlock } from './model.js';

/** The context that the text for a node depends on. */
export interface Surroundings {
  /** True if external users reach the node, and its type is not public anyway. */
  readonly isPublic: (node: ReportedNode) => boolean;
  /** True if no other resource has the type of the node. */
  readonly isOnly: (node: ReportedNode) => boolean;
  /** Returns the text that distinguishes the node from others with its name, quoted if necessary; empty if unique. */
  readonly distinctionOf: (node: ReportedNode) => string;
  /**
   * Returns the number of instances that the node's block has after the change, if the node is the only new one: 3 for
   * `aws_instance.web[2]`. Undefined for any other node.
   */
  readonly ordinalOf: (node: ReportedNode) => number | undefined;
  /** Returns the block of a removed numbered instance if some of its instances stay; else undefined. */
  readonly reducedBlockOf: (node: ReportedNode) => ReducedBlock | undefined;
  /**
   * Returns verb and tail for a copy that is added or removed while other copies of the resource stay; else undefined.
   */
  readonly copyChangeOf: (
    node: ReportedNode,
  ) => { readonly verb: Verb; readonly tail: string; readonly amount: 1 } | undefined;
  /** Returns the names of the instances that a node stands for; empty for a single one, or if one has no name. */
  readonly instanceNamesOf: (node: ReportedNode) => readonly string[];
  /** True for a resource that is removed and created again under another address. */
  readonly isRecreated: (node: ReportedNode) => boolean;
  /** Returns the shown values of a resource. */
  readonly attributesOf: (address: string) => Attributes;
  /** Returns a title of `boxes` for a sentence, quoted if necessary. */
  readonly boxInText: (title: string) => string;
  /** Returns the container of a node, distinguished from others with the same name. */
  readonly containerInText: (node: ReportedNode) => string;
  /** Returns the cluster that a node belongs to, `AKS cluster shop`, if it stays; undefined for none. */
  readonly hostOf: (node: ReportedNode) => string | undefined;
}

/** Returns the context for the texts of all nodes. */
export function surroundingsOf(graph: Graph, nodes: readonly ReportedNode[], names: Names): Surroundings {
  const fromOutside = groupBy(
    graph.edges.filter(({ from }) => entersByNetwork(graph.nodes.get(from)?.type ?? '')),
    ({ to }) => to,
  );
  const nodesWithoutGhosts = [...graph.nodes.values()].filter(({ ghostOf }) => ghostOf === undefined);
  const copies = groupBy(nodesWithoutGhosts, ({ address }) => originalOf(address));
  const nodesByType = groupBy(nodesWithoutGhosts, ({ type }) => type);
  const blocks = groupBy(nodesWithoutGhosts, ({ address }) => blockOf(address));
  const recreated = recreatedIn(nodes);
  const boxes = boxTexts(nodes, names);
  const boxInText = (title: string): string => boxes.get(title) ?? title;
  return {
    isPublic: ({ address, type, title, change }) =>
      nounOf(type, title).mayBePublic && (fromOutside.get(address) ?? []).some((edge) => makesPublic(edge, change)),
    // A new resource does not count beside a removed one, nor the reverse.
    isOnly: ({ type, change }) => {
      const oppositeChange = change === 'delete' || change === 'forget' ? 'create' : 'delete';
      const sameType = (nodesByType.get(type) ?? []).filter((node) => node.change !== oppositeChange);
      return new Set(sameType.map(({ address }) => originalOf(address))).size <= 1;
    },
    distinctionOf: ({ address }) => names.distinctionInText(address),
    ordinalOf: (node) => ordinalIn(blocks.get(blockOf(node.address)) ?? [], node),
    reducedBlockOf: (node) => reducedBlock(blocks.get(blockOf(node.address)) ?? [], node),
    copyChangeOf: ({ address, change, boxes: containers }) => {
      const copiesOfNode = copies.get(originalOf(address)) ?? [];
      const container = containers.at(-1);
      if (container === undefined || (change !== 'create' && change !== 'delete')) return undefined;
      if (copiesOfNode.every((node) => node.change === change)) return undefined;
      const text = boxInText(container);
      return change === 'create'
        ? { verb: 'extend', tail: toContainer(text), amount: 1 }
        : { verb: 'withdraw', tail: fromContainer(text), amount: 1 };
    },
    instanceNamesOf: ({ address }) => {
      const { instances = [] } = graph.nodes.get(address) ?? {};
      const instanceNames = instances.flatMap((instance) => graph.cloudNames?.get(instance) ?? []);
      return new Set(instanceNames).size === instances.length ? instanceNames : [];
    },
    isRecreated: ({ address }) => recreated.has(address),
    hostOf: ({ address }) => {
      const box = names.containersOf(address).at(-1);
      const host = box === undefined ? undefined : graph.nodes.get(box);
      const isCluster = host !== undefined && factsOf(host.type).category === 'containers';
      return box !== undefined && isCluster && REMAINING_CHANGES.has(host.change)
        ? names.containerInText(box)
        : undefined;
    },
    attributesOf: (address) => graph.nodes.get(address)?.attributes ?? {},
    boxInText,
    containerInText: ({ address }) => {
      const box = names.containersOf(address).at(-1);
      if (box === undefined) return '';
      const distinction = graph.nodes.has(box) ? names.distinctionInText(box) : '';
      return distinction === '' ? names.containerInText(box) : withDistinction(names.containerInText(box), distinction);
    },
  };
}

/**
 * True if an edge from outside makes the node public. For a node that stays, a created or deleted edge is reported as
 * an opening or closing instead.
 */
function makesPublic({ change }: GraphEdge, nodeChange: ReportedNode['change']): boolean {
  if (nodeChange === 'delete') return true;
  if (nodeChange === 'create') return change !== 'delete';
  return change === undefined || change === 'update';
}

/** Returns the address of the resource block, without keys and copy number. */
function blockOf(address: string): string {
  const parts = parseAddress(address);
  return parts === null ? address : formatAddress({ ...parts, indexes: [], copy: null });
}

/**
 * Returns the ordinal of a single new instance of a numbered block; undefined for any other node.
 * @param block the nodes of the same resource block
 */
function ordinalIn(block: readonly GraphNode[], { address, change, count }: ReportedNode): number | undefined {
  const created = block.filter((node) => node.change === 'create');
  const unchangedCounts = new Map(
    block.filter((node) => REMAINING_CHANGES.has(node.change)).map((node) => [originalOf(node.address), node.count]),
  );
  if (!isNumbered(address) || change !== 'create' || count !== 1 || created.length !== 1 || unchangedCounts.size === 0)
    return undefined;
  return [...unchangedCounts.values()].reduce((sum, instances) => sum + instances, 1);
}

/** Returns the block of a deleted numbered instance, with its former number of instances; undefined if none stays. */
function reducedBlock(block: readonly GraphNode[], { address, change }: ReportedNode): ReducedBlock | undefined {
  if (change !== 'delete' || !isNumbered(address)) return undefined;
  const nodesBefore = new Map(
    block.filter((node) => node.change !== 'create').map((node) => [originalOf(node.address), node] as const),
  );
  const areAllGone = [...nodesBefore.values()].every((node) => node.change === 'delete');
  const count = [...nodesBefore.values()].reduce((sum, node) => sum + node.count, 0);
  return areAllGone ? undefined : { address: blockOf(address), count };
}

/** True for an instance with a number as key: `aws_instance.web[2]`. */
const isNumbered = (address: string): boolean => /^\d+$/.test(parseAddress(address)?.indexes.at(-1) ?? '');

const REMAINING_CHANGES: ReadonlySet<ChangeName> = new Set<ChangeName>(['none', 'update', 'move']);

/** Returns the texts of all containers of the nodes, by title. */
function boxTexts(nodes: readonly ReportedNode[], names: Names): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { address } of nodes) {
    for (const box of names.containersOf(address)) texts.set(names.titleOf(box), names.containerInText(box));
  }
  return texts;
}
