/** Names and order of the members of one container. */
import { isHostType, SUBNET_TYPES, TIERS } from '../catalog/boxes.js';
import { boxFactsOf, factsOf } from '../catalog/index.js';
import { productOf } from '../catalog/products.js';
import { parseAddress, unescapeName } from '../graph/address.js';
import type { GraphNode } from '../graph/model.js';
import { isOutside } from '../graph/node-types.js';
import {
  BOX_TITLE_ROOM,
  isShownWhole,
  NAME_ROOM,
  type Room,
  SMALL_NAME_ROOM,
  visibleText,
} from '../platform/text/wrap.js';
import { styleOf, titleOf } from './box-title.js';
import { alertFor, detailValues } from './captions.js';
import { type Candidate, distinct } from './distinct.js';
import type { IsBox } from './grouping/hosts.js';
import { namesOf } from './names.js';
import { keysOf, type NameContext, repeats } from './words.js';

/** Facts about a graph that the labels of its nodes depend on. */
export interface SiblingContext {
  readonly names: NameContext;
  readonly childrenOf: (address: string) => readonly GraphNode[];
  /** True for a node that is drawn small, with less room for its name. */
  readonly isSmall: (address: string) => boolean;
  readonly isBox: IsBox;
}

/** Name of a node, and the style of its box: `{ name: 'shop-vpc', style: 'aws_vpc' }`. */
export interface SiblingLabel {
  readonly name: string;
  /** Key of the box's style; the type if the node is not a box. */
  readonly style: string;
}

/**
 * Returns the labels of siblings by address, so that no two are drawn alike.
 * @param enclosingNames names of the enclosing boxes, outermost first
 */
export function labelSiblings(
  siblings: readonly GraphNode[],
  enclosingNames: readonly string[],
  context: SiblingContext,
): ReadonlyMap<string, SiblingLabel> {
  const styles = new Map<string, string>();
  const candidates = siblings.map((node): Candidate => {
    if (!context.isBox(node)) return iconCandidate(node, context);
    const names = boxNames(node, enclosingNames, context);
    const style = boxStyle(node, names[0] as string, context);
    styles.set(node.address, style);
    return boxCandidate(node, names, style);
  });
  const names = distinct(candidates);
  return new Map(
    siblings.map(({ address, type }) => [
      address,
      { name: names.get(address) as string, style: styles.get(address) ?? type },
    ]),
  );
}

function iconCandidate(node: GraphNode, { names, isSmall }: SiblingContext): Candidate {
  const { address, type, attributes } = node;
  const { title } = productOf(type, attributes);
  const room = isSmall(address) ? SMALL_NAME_ROOM : NAME_ROOM;
  // External actors of different clouds, such as the internet, may have the same name.
  const actorType = isOutside(type) ? type : '';
  const otherText = `${purposeOf(node)}\n${actorType}\n${deletionOf(node)}`;
  return {
    id: address,
    names: namesOf(atOwnAddress(node), { title, context: names, enclosingNames: [] }).map((name) =>
      pathEnd(name, room),
    ),
    textFor: (name) => `${title}\n${repeats(name, title) ? '' : visibleText(name, room)}\n${otherText}`,
  };
}

/**
 * Returns the last steps of a path that does not fit, because its end tells more than its start:
 * `rds/cluster/serve/postgresql` of `/aws/rds/cluster/serve/postgresql`. Other names stay.
 */
function pathEnd(name: string, room: Room): string {
  if (!name.startsWith('/')) return name;
  const steps = name.split('/');
  const firstStep = steps.findIndex((_, i) => isShownWhole(steps.slice(i).join('/'), room));
  return firstStep < 1 ? name : steps.slice(firstStep).join('/');
}

const boxCandidate = (node: GraphNode, names: readonly string[], style: string): Candidate => ({
  id: node.address,
  names,
  textFor: (name) => `${visibleText(titleOf(node.type, style, name), BOX_TITLE_ROOM)}\n${deletionOf(node)}`,
});

/** Returns the possible names of a box. A host has a name of its own in its cloud, so it is not shortened. */
const boxNames = (node: GraphNode, enclosingNames: readonly string[], { names }: SiblingContext): string[] =>
  namesOf(atOwnAddress(node), {
    title: boxFactsOf(node.type).title,
    context: names,
    enclosingNames: isHostType(node.type) ? [] : enclosingNames,
  });

/** Returns the key of a box's style. Its variant follows from the name in the code, the keys, and the shown name. */
function boxStyle(node: GraphNode, name: string, { childrenOf }: SiblingContext): string {
  const address = parseAddress(atOwnAddress(node).address);
  // The address of an implied box is made up, so its words mean nothing: that of a region in an account names both.
  const isNamedInCode = address !== null && node.provenance !== 'implied';
  const ownNames = isNamedInCode ? [unescapeName(address.name), ...keysOf(address)] : [node.attributes.name ?? ''];
  return styleOf(node, [...ownNames, name], childrenOf(atOwnAddress(node).address));
}

/**
 * Returns a ghost with the address of the moved node, so that both get the same name. Any other node is returned
 * unchanged.
 */
const atOwnAddress = (node: GraphNode): GraphNode =>
  node.ghostOf === undefined ? node : { ...node, address: node.ghostOf };

/** Returns the text below the name of an unread module, which distinguishes modules with the same name. */
function purposeOf(node: GraphNode): string {
  const { unread, detail = [] } = factsOf(node.type);
  return unread === true ? detailValues(node, detail, '').join(' ') : '';
}

/**
 * Returns the alert of a deleted node. It also distinguishes the node from its replacement, which often has the same
 * name.
 */
const deletionOf = (node: GraphNode): string => (node.change === 'delete' ? alertFor(node) : '');

/**
 * Sorts subnets within the positions of subnets: public, private, then others. All other siblings keep their positions.
 */
export function sortSubnets(
  siblings: readonly GraphNode[],
  enclosingNames: readonly string[],
  context: SiblingContext,
): readonly GraphNode[] {
  const subnets = siblings.filter(({ type }) => SUBNET_TYPES.includes(type));
  if (subnets.length < 2) return siblings;
  const tiers: GraphNode[][] = [...TIERS, ''].map(() => []);
  for (const node of subnets) {
    const style = boxStyle(node, boxNames(node, enclosingNames, context)[0] as string, context);
    // `at(-1)` is the last list: subnets without a tier.
    const tier = TIERS.indexOf(style.split(':')[1] ?? '');
    (tiers.at(tier) as GraphNode[]).push(node);
  }
  const sorted = tiers.flat().values();
  return siblings.map((node) => (SUBNET_TYPES.includes(node.type) ? (sorted.next().value as GraphNode) : node));
}
