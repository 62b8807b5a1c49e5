/** Order and names of the members of one container. */

import { isHostType, SUBNET_TYPES, TIERS } from '../catalog/boxes.js';
import { boxFactsOf, factsOf } from '../catalog/index.js';
import { productOf } from '../catalog/products.js';
import { parseAddress } from '../graph/address.js';
import type { GraphNode } from '../graph/model.js';
import { isOutside } from '../graph/node-types.js';
import { BOX_TITLE_ROOM, NAME_ROOM, SMALL_NAME_ROOM, seen } from '../platform/text/wrap.js';
import { styleOf, titleOf } from './box-title.js';
import { alertFor, detailValues } from './captions.js';
import { type Candidate, distinct } from './distinct.js';
import type { IsBox } from './grouping/hosts.js';
import { namesOf, repeats } from './names.js';
import { keysOf, type Lone, nameWords } from './words.js';

/** The context for naming siblings. */
export interface Context {
  readonly lone: Lone;
  readonly childrenOf: (address: string) => readonly GraphNode[];
  /** True for a node that is drawn small, with less room for its name. */
  readonly isSmall: (address: string) => boolean;
  readonly isBox: IsBox;
}

export interface SiblingKey {
  readonly name: string;
  /** Key of the box's style; the type if the node is not a box. */
  readonly style: string;
}

function styleFor(node: GraphNode, name: string, { childrenOf }: Context): string {
  const address = parseAddress(node.address);
  const own = address === null ? [] : [nameWords(address.name), ...keysOf(address)];
  return styleOf(node, [...own, name], childrenOf(node.address));
}

const boxNames = (node: GraphNode, said: readonly string[], { lone }: Context): string[] =>
  namesOf(node, { title: boxFactsOf(node.type).title, lone, said });

/** Returns the visible part of a name: nothing if the name repeats the title, and not the end of a long one. */
const shownName = (name: string, title: string, isSmall: boolean): string =>
  repeats(name, title) ? '' : seen(name, isSmall ? SMALL_NAME_ROOM : NAME_ROOM);

/** Returns the text below the name of an unread module, which distinguishes modules with the same name. */
function purposeOf(node: GraphNode): string {
  const { unread, detail = [] } = factsOf(node.type);
  return unread === true ? detailValues(node, detail, '').join(' ') : '';
}

/** Returns the alert of a deleted node. It also distinguishes the node from its replacement, which often has the same name. */
const fateOf = (node: GraphNode): string => (node.change === 'delete' ? alertFor(node) : '');

/**
 * Returns the names of siblings by address, so that no two are drawn alike.
 * @param said names of the enclosing boxes, outermost first
 */
export function nameSiblings(
  siblings: readonly GraphNode[],
  said: readonly string[],
  context: Context,
): ReadonlyMap<string, SiblingKey> {
  const styles = new Map<string, string>();
  const candidates = siblings.map((sibling): Candidate => {
    const { address, type, attributes } = sibling;
    // A ghost has the name of the moved node.
    const node = sibling.ghostOf === undefined ? sibling : { ...sibling, address: sibling.ghostOf };
    if (!context.isBox(sibling)) {
      const { title } = productOf(type, attributes);
      const forms = namesOf(node, { title, lone: context.lone, said: [] });
      // External actors of different clouds, such as the internet, may have the same name.
      const world = isOutside(type) ? type : '';
      const isSmall = context.isSmall(address);
      const beside = `${purposeOf(node)}\n${world}\n${fateOf(node)}`;
      return { id: address, forms, shown: (form) => `${title}\n${shownName(form, title, isSmall)}\n${beside}` };
    }
    // A host has a name of its own in its cloud, so it is not shortened.
    const forms = boxNames(node, isHostType(type) ? [] : said, context);
    const style = styleFor(node, forms[0] as string, context);
    styles.set(address, style);
    return {
      id: address,
      forms,
      shown: (form) => `${seen(titleOf(type, style, form), BOX_TITLE_ROOM)}\n${fateOf(node)}`,
    };
  });
  const names = distinct(candidates);
  return new Map(
    siblings.map(({ address, type }) => [
      address,
      { name: names.get(address) as string, style: styles.get(address) ?? type },
    ]),
  );
}

/** Sorts subnets within the positions of subnets: public, private, then others. All other siblings keep their positions. */
export function inTiers(
  siblings: readonly GraphNode[],
  said: readonly string[],
  context: Context,
): readonly GraphNode[] {
  const subnets = siblings.filter(({ type }) => SUBNET_TYPES.includes(type));
  if (subnets.length < 2) return siblings;
  const tiers: GraphNode[][] = [...TIERS, ''].map(() => []);
  for (const node of subnets) {
    const style = styleFor(node, boxNames(node, said, context)[0] as string, context);
    const tier = TIERS.indexOf(style.split(':')[1] ?? '');
    (tiers.at(tier) as GraphNode[]).push(node);
  }
  const ordered = tiers.flat().values();
  const places = new Set(subnets);
  return siblings.map((node) => (places.has(node) ? (ordered.next().value as GraphNode) : node));
}
