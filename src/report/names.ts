/** What things are called: as the presentation says it, and of what it has grouped away as the graph does. */
import { NAME_SAYS_ALL } from '../catalog/box-variants.js';
import { boxFactsOf } from '../catalog/index.js';
import { productOf } from '../catalog/products.js';
import { parseAddress } from '../graph/address.js';
import { isContainerType } from '../graph/containers.js';
import { unescapeKey, unescapeName } from '../graph/escape.js';
import type { Graph, GraphNode } from '../graph/model.js';
import type { Presentation, PresentedBox, PresentedNode } from '../present/model.js';
import { named } from './words.js';

export interface Called {
  readonly title: string;
  /** Empty where the title says it all. */
  readonly name: string;
}

export interface Names {
  readonly of: (address: string) => Called;
  /** Ids of the boxes around it, outermost first: addresses, but for clouds, modules and groups. */
  readonly around: (address: string) => readonly string[];
  readonly titleOf: (box: string) => string;
  /** The title of a box in a sentence, what is foreign in it told apart. */
  readonly boxInText: (box: string) => string;
}

type Item = PresentedNode | PresentedBox;

export function namesOf(graph: Graph, words: Presentation): Names {
  const items = new Map(words.items.map((item) => [item.id, item]));
  const of = (address: string): Called => {
    const item = items.get(address);
    if (item !== undefined) return calledAs(item);
    const node = graph.nodes.get(address);
    return node === undefined ? { title: '', name: address } : calledInGraph(node);
  };
  const around = (address: string): readonly string[] => pathOf(address, items, graph);
  return {
    of,
    around,
    titleOf: (box) => items.get(box)?.title ?? inOne(of(box)),
    boxInText: (box) => {
      const { title, name } = of(box);
      return name === '' ? title : title === '' ? named(name) : `${title} ${named(name)}`;
    },
  };
}

/** Title and name as one text. */
export const inOne = ({ title, name }: Called): string => [title, name].filter((text) => text !== '').join(' ');

function calledAs(item: Item): Called {
  if (item.kind === 'node') return { title: item.title, name: item.name };
  // A box has its kind and its name in one line.
  const { title } = boxFactsOf(item.style);
  if (item.title === title) return { title, name: '' };
  if (item.title.startsWith(`${title} `)) return { title, name: item.title.slice(title.length + 1) };
  return { title: NAME_SAYS_ALL.has(item.type) || item.type === '' ? '' : title, name: item.title };
}

/** Of what no picture shows, too. */
export function calledInGraph({
  type,
  address,
  attributes,
  called,
}: Pick<GraphNode, 'type' | 'address' | 'attributes' | 'called'>): Called {
  const title = isContainerType(type) ? boxFactsOf(type).title : productOf(type, attributes).title;
  if (called !== undefined) return { title, name: called };
  const parts = parseAddress(address);
  if (parts === null) return { title, name: address };
  const keys = parts.indexes.map((key) => unescapeKey(key).replace(/^"(.*)"$/s, '$1'));
  return { title, name: [unescapeName(parts.name), ...keys].join(' ') };
}

/** Strips are no place: what stands in one may be anywhere. */
const isPlace = (item: Item | undefined): boolean => item?.kind !== 'box' || !item.style.startsWith('strip:');

function pathOf(address: string, items: ReadonlyMap<string, Item>, graph: Graph): readonly string[] {
  const path: string[] = [];
  const parentOf = (id: string): string | null => {
    const item = items.get(id);
    return item === undefined ? (graph.nodes.get(id)?.parent ?? null) : item.parent;
  };
  for (let at = parentOf(address); at !== null && path.length < BOXES_MAX; at = parentOf(at)) {
    if (isPlace(items.get(at))) path.push(at);
  }
  return path.reverse();
}

/** Deeper than any picture: a circle of a hand-made presentation ends there. */
const BOXES_MAX = 200;
