/**
 * Names nodes and containers as the diagram labels them. A node that the diagram shows only as part of a group is named
 * from the graph.
 */

import { BOXES_WITHOUT_TITLE } from '../../catalog/boxes.js';
import { boxFactsOf } from '../../catalog/index.js';
import { nounOf } from '../../catalog/nouns.js';
import { MEANINGLESS_NAMES, productOf } from '../../catalog/products.js';
import { originalOf, parseAddress, typeOf, unescapeKey, unescapeName } from '../../graph/address.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import { isContainerType, isOutside } from '../../graph/node-types.js';
import type { Presentation, PresentedBox, PresentedNode } from '../../labels/model.js';
import { aModule, withDistinction } from './messages.js';
import { moduleOf } from './summary/moves.js';
import { phraseForSeveral } from './summary/phrases.js';
import { named } from './words.js';

export interface Label {
  readonly title: string;
  /** Empty if the title alone identifies the resource. */
  readonly name: string;
}

export interface Names {
  readonly labelOf: (address: string) => Label;
  /** Returns the ids of the enclosing containers, outermost first: addresses, and ids of clouds, modules and groups. */
  readonly containersOf: (address: string) => readonly string[];
  /** Returns the label of a container in one string: as in the diagram, otherwise its title and name from the graph. */
  readonly titleOf: (box: string) => string;
  /** Returns the title of a container for a sentence, with user text quoted. */
  readonly containerInText: (box: string) => string;
  /** Returns the text that distinguishes a node from others of the same title and name; empty if unique. */
  readonly distinctionOf: Distinction;
  /** Returns the text that distinguishes a node from others of the same noun and name, with user text quoted. */
  readonly distinctionInText: Distinction;
}

type Item = PresentedNode | PresentedBox;

/**
 * Returns lookups of the names in a comparison.
 * @param graph the resources of both sides
 * @param labels the labels that the diagram shows
 */
export function namesOf(graph: Graph, labels: Presentation): Names {
  const items = new Map(labels.items.map((item) => [item.id, item]));
  const labelOf = (address: string): Label => {
    const item = items.get(address);
    const node = graph.nodes.get(address);
    if (item !== undefined) return labelOfItem(item, node?.count ?? 1);
    return node === undefined ? { title: '', name: address } : labelInGraph(node);
  };
  const containersOf = (address: string): readonly string[] => pathOf(address, items, graph);
  const titleOf = (box: string): string => items.get(box)?.title ?? fullName(labelOf(box));
  const containerInText = (box: string): string => containerPhrase(labelOf(box), graph.nodes.get(box));
  const inBox = (address: string, print: (box: string) => string): string => {
    const box = containersOf(address).at(-1);
    return box === undefined ? '' : print(box);
  };
  const spokenKeyOf = (address: string): string => {
    const { title, name } = labelOf(address);
    return `${nounOf(graph.nodes.get(address)?.type ?? '', title).one}\n${name}`;
  };
  return {
    labelOf,
    containersOf,
    titleOf,
    containerInText,
    distinctionOf: distinctionBy(graph, (address) => fullName(labelOf(address)), [
      inModule,
      (address) => inBox(address, titleOf),
    ]),
    distinctionInText: inText(
      distinctionBy(graph, spokenKeyOf, [
        (address) => labelOf(address).title,
        (address) => inModule(address, named),
        (address) => inBox(address, containerInText),
      ]),
    ),
  };
}

/** Quotes the address, which is the last resort and is user text. */
const inText =
  (distinctionOf: Distinction): Distinction =>
  (address) => {
    const text = distinctionOf(address);
    return text === originalOf(address) ? named(text) : text;
  };

/**
 * Returns a container for a sentence. If it stands for several, their number precedes the noun: `3 private subnets
 * "a"`.
 */
function containerPhrase({ title, name }: Label, node: GraphNode | undefined): string {
  if (node !== undefined && node.count > 1) {
    return phraseForSeveral(node.count, nounOf(node.type, title), { name: name === '' ? '' : named(name) });
  }
  return fullName({ title, name: name === '' ? '' : named(name) });
}

/** Returns title and name as one string. */
export const fullName = ({ title, name }: Label): string => [title, name].filter((text) => text !== '').join(' ');

/** Appends the distinguishing text, if there is any. */
export const qualifiedName = (name: string, distinction = ''): string =>
  distinction === '' ? name : withDistinction(name, distinction);

function labelOfItem(item: Item, count: number): Label {
  const label = labelInDiagram(item);
  return item.kind === 'box' && count > 1 ? { ...label, name: withoutCount(label.name) } : label;
}

/** Removes the count from names such as `×2: a, b` and `app ×2`, because the count is shown beside the name. */
const withoutCount = (name: string): string =>
  name
    .replace(/^×\d+(: )?/, '')
    .replace(/ ?×\d+$/, '')
    .replace(/^[,\s]+|[,\s]+$/g, '');

function labelInDiagram(item: Item): Label {
  if (item.kind === 'node') return item.ownLabel ?? { title: item.title, name: item.name };
  // The label of a container is one line: its type, then its name.
  const { title } = boxFactsOf(item.style);
  if (item.title === title) return { title, name: '' };
  if (item.title.startsWith(`${title} `)) return { title, name: item.title.slice(title.length + 1) };
  return { title: BOXES_WITHOUT_TITLE.has(item.type) || item.type === '' ? '' : title, name: item.title };
}

/**
 * Returns the label of a resource that has no node in the graph. The first instance of a block is named without its
 * number, unless another one changes too: `count` mostly is a condition.
 */
export function labelWithoutNode(
  address: string,
  { cloudNames, touched = [], rights = [] }: Pick<Graph, 'cloudNames' | 'touched' | 'rights'>,
): Label {
  const type = typeOf(address);
  const name = cloudNames?.get(address);
  const label = labelInGraph({ type, address, attributes: {}, ...(name !== undefined && { labelOverride: name }) });
  const [, block] = FIRST_INSTANCE.exec(label.name) ?? [];
  if (name !== undefined || block === undefined) return label;
  const others = [...touched, ...rights, ...rights.map(({ principal }) => principal)].map((each) => each.address);
  const hasOthers = others.some((other) => other !== undefined && other !== address && isOfBlock(other, address));
  return hasOthers ? label : { ...label, name: block };
}

/** The label of an instance with the number 0. */
const FIRST_INSTANCE = /^(.+) 0$/;

/** True for two instances of one block. */
function isOfBlock(address: string, other: string): boolean {
  const [one, two] = [parseAddress(address), parseAddress(other)];
  return (
    one !== null &&
    two !== null &&
    one.type === two.type &&
    one.name === two.name &&
    JSON.stringify(one.modules) === JSON.stringify(two.modules)
  );
}

function labelInGraph({
  type,
  address,
  attributes,
  labelOverride,
}: Pick<GraphNode, 'type' | 'address' | 'attributes' | 'labelOverride'>): Label {
  const title = isContainerType(type) ? boxFactsOf(type).title : productOf(type, attributes).title;
  if (labelOverride !== undefined) return { title, name: labelOverride };
  const parts = parseAddress(address);
  if (parts === null) return { title, name: address };
  // Keys of `for_each` come quoted.
  const keys = parts.indexes.map((key) => unescapeKey(key).replace(/^"(.*)"$/s, '$1'));
  const [module] = parts.modules.slice(-1);
  // The main resource of a module is often called `this`, and its index is 0 if `count` is only a condition. Neither
  // says anything, so the module's name takes their place.
  const isOfModule = module !== undefined && MEANINGLESS_NAMES.has(unescapeName(parts.name));
  const label = unescapeName(isOfModule ? module.name : parts.name);
  return { title, name: [label, ...(isOfModule ? keys.filter((key) => key !== '0') : keys)].join(' ') };
}

/** Strips are not containers: their members may be anywhere. They are left out of the path. */
const isPlace = (item: Item | undefined): boolean => item?.kind !== 'box' || !item.style.startsWith('strip:');

/** Deeper than any diagram. Bounds the walk, because containers in a hand-made presentation may contain each other. */
const BOXES_MAX = 200;

function pathOf(address: string, items: ReadonlyMap<string, Item>, graph: Graph): readonly string[] {
  const path: string[] = [];
  const parentOf = (id: string): string | null => {
    const item = items.get(id);
    return item === undefined ? (graph.nodes.get(id)?.parent ?? null) : item.parent;
  };
  let container = parentOf(address);
  for (let depth = 0; container !== null && depth < BOXES_MAX; depth++) {
    if (isPlace(items.get(container))) path.push(container);
    container = parentOf(container);
  }
  return path.reverse();
}

// ---- Telling apart nodes with the same name: by title (in sentences only), module, container, and at last by address.

/** Returns a text that may distinguish an address from others; empty if it has none. */
type Qualifier = (address: string) => string;

/** Returns the distinguishing text of an address; empty if its name is unique. */
export type Distinction = (address: string) => string;

/**
 * Returns a lookup of the distinguishing text of a node.
 * @param nameOf name of a node; nodes with equal names are distinguished
 * @param qualifiers qualifiers, best first; the address is the last resort
 */
function distinctionBy(
  { nodes }: Graph,
  nameOf: (address: string) => string,
  qualifiers: readonly Qualifier[],
): Distinction {
  const nodesOfSource = [...nodes.values()].filter(({ type, ghostOf }) => ghostOf === undefined && !isOutside(type));
  const addressesByName = groupBy(
    nodesOfSource.map(({ address }) => address),
    nameOf,
  );
  const distinctions = new Map<string, string>();
  for (const addresses of addressesByName.values()) {
    // Replicas of one resource need no distinction.
    if (new Set(addresses.map(originalOf)).size < 2) continue;
    const texts = qualifiers.map((qualifier) => new Map(addresses.map((address) => [address, qualifier(address)])));
    for (const address of addresses) distinctions.set(address, distinctionFor(address, addresses, texts));
  }
  return (address) => distinctions.get(address) ?? '';
}

function distinctionFor(
  address: string,
  addresses: readonly string[],
  texts: readonly ReadonlyMap<string, string>[],
): string {
  const others = addresses.filter((each) => originalOf(each) !== originalOf(address));
  const distinguishing = texts.find((text) => {
    const ownText = text.get(address) as string;
    return ownText !== '' && others.every((other) => text.get(other) !== ownText);
  });
  return distinguishing?.get(address) ?? originalOf(address);
}

/** Returns the module of an address for use in a sentence; empty for the root module. */
export function inModule(address: string, quote: (name: string) => string = (name) => name): string {
  const module = moduleOf(parseAddress(address));
  return module === '' ? '' : aModule(quote(module));
}
