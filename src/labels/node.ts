/** Labels of the icons: title, name, details, badge, and the tooltip texts about edges that are not drawn. */

import { SHOWN_ZONE } from '../catalog/attributes.js';
import { KNOWLEDGE } from '../catalog/knowledge.js';
import { linksOf } from '../catalog/model.js';
import { productOf } from '../catalog/products.js';
import { parseAddress } from '../graph/address.js';
import { glyphOf } from '../graph/changes.js';
import { isOfSource } from '../graph/counts.js';
import type { Attributes, GraphEdge, GraphNode } from '../graph/model.js';
import { STUB_NAME } from '../graph/node-types.js';
import { NAMES_LISTED } from '../limits.js';
import { severalNames } from '../messages.js';
import { alertFor, detailValues } from './captions.js';
import { changeOf, type NodeName } from './changes.js';
import type { SmallNodes } from './grouping/strips.js';
import { COUNT_UNKNOWN, holds, instanceCount, instancesInWords, isIn, MODULE, usedBy, uses } from './messages.js';
import type { PresentedBox, PresentedNode, RevisionTexts } from './model.js';
import { namesOf } from './names.js';
import { type NameContext, repeats } from './words.js';

/** Facts about an icon that depend on the rest of the graph. */
interface IconContext {
  /** Id of the enclosing box; null at the top. */
  readonly parent: string | null;
  readonly name: string;
  /** Label of the self-loop; null for none. */
  readonly loop: string | null;
  readonly isSmall: boolean;
  readonly onBorder: boolean;
  /** The location of its cloud, and names of enclosing boxes: no details repeat them. */
  readonly enclosingTexts: readonly string[];
  readonly nodeName: NodeName;
  /** The node before its change; absent if it has not changed. */
  readonly former?: FormerNode | undefined;
}

/** Returns the labels of a node that is drawn as an icon. */
export function presentedNode(node: GraphNode, context: IconContext): PresentedNode {
  const { parent, name, loop, isSmall, onBorder, enclosingTexts, nodeName } = context;
  const { icon } = productOf(node.type, node.attributes);
  const { style = {} } = node;
  const texts = textsOf(node, name, enclosingTexts);
  const before = context.former && textsOf(context.former.node, context.former.name, enclosingTexts);
  return {
    kind: 'node',
    id: node.address,
    parent,
    type: node.type,
    icon: style.icon ?? icon,
    ...texts,
    ...(before !== undefined && JSON.stringify(before) !== JSON.stringify(texts) && { before }),
    alert: alertFor(node),
    ...changeOf(node, nodeName),
    loop,
    steps: node.steps ?? [],
    lookedUp: node.lookedUp,
    ...(!isOfSource(node) && { isExtra: true as const }),
    suggested: node.provenance === 'suggested',
    isSmall,
    ...(onBorder && { onBorder }),
    ...(style.highlight && { highlight: style.highlight }),
    relations: [],
  };
}

/** Returns the texts of a node, as it is now or as it was before. */
function textsOf(node: GraphNode, name: string, enclosingTexts: readonly string[]): RevisionTexts {
  const { title } = productOf(node.type, node.attributes);
  return {
    title,
    name: repeats(name, title) ? '' : name,
    details: detailsOf(node, name, enclosingTexts),
    count: node.count,
    badge: badgeOf(node),
    instances: node.count > 1 ? instancesInWords(node.count) : '',
  };
}

/**
 * Returns the detail of an annotation, where an empty one means none; otherwise the values of the type's detail attributes
 * that neither the title nor the name nor enclosing boxes show.
 */
function detailsOf(node: GraphNode, name: string, enclosingTexts: readonly string[]): string[] {
  if (node.detail !== undefined) return node.detail === '' ? [] : [node.detail];
  const { titleAttribute } = productOf(node.type, node.attributes);
  const { detail = [], unread } = KNOWLEDGE.factsOf(node.type);
  const attributes = [...detail.filter((attribute) => attribute !== titleAttribute), SHOWN_ZONE];
  const values = detailValues(node, attributes, name).filter((value) => !enclosingTexts.includes(value));
  return unread === true && titleAttribute !== null ? [MODULE, ...values] : values;
}

/**
 * Returns `×3`, or `×?` if only a plan knows the number; empty for one resource, and for the icon of unchanged resources,
 * whose name is their number.
 */
function badgeOf({ address, count, countUnknown }: GraphNode): string {
  if (parseAddress(address)?.name === STUB_NAME) return '';
  if (count > 1) return instanceCount(count);
  return countUnknown === true ? COUNT_UNKNOWN : '';
}

// ---- Relations: undrawn edges as text in the tooltip of a small icon.

type Item = PresentedNode | PresentedBox;

/**
 * The messages for the other ends of an edge, in the order of the tooltip: `in …`, `holds …`, `used by …`, `uses …`.
 */
const RELATIONS = [isIn, holds, usedBy, uses] as const;
type Relation = (typeof RELATIONS)[number];

/** Names of the other ends by relation, without duplicates. */
type Names = Map<Relation, Set<string>>;

/**
 * Returns the items with texts for the undrawn edges of each small icon, such as `used by api, web`. Names are in the
 * order of the edges.
 * @param hiddenEdges edges that are not drawn
 * @param isMarked true to put the sign of a change before the names of new and deleted edges
 */
export function withRelations(
  items: readonly Item[],
  hiddenEdges: readonly GraphEdge[],
  small: SmallNodes,
  isMarked: boolean,
): readonly Item[] {
  if (hiddenEdges.length === 0) return items;
  const nameOf = new Map(items.map((item) => [item.id, displayName(item)]));
  const members = new Set(items.filter((item) => item.kind === 'node' && isMember(item)).map(({ id }) => id));
  const namesAt = new Map<string, Names>();
  const add = (id: string, relation: Relation, otherEnd: string, sign: string): void => {
    const name = nameOf.get(otherEnd);
    if (!small.has(id) || name === undefined) return;
    const names: Names = namesAt.get(id) ?? new Map();
    namesAt.set(id, names);
    names.set(relation, (names.get(relation) ?? new Set()).add(sign + name));
  };
  for (const { from, to, change } of hiddenEdges) {
    if (from === to) continue;
    const sign = change === undefined || !isMarked ? '' : `${glyphOf(change)} `;
    const isMembership = members.has(to) && small.get(from) === small.get(to);
    add(to, isMembership ? isIn : usedBy, from, sign);
    add(from, isMembership ? holds : uses, to, sign);
  }
  return items.map((item) => {
    const names = namesAt.get(item.id);
    return item.kind === 'box' || names === undefined ? item : { ...item, relations: textsFor(names) };
  });
}

const textsFor = (names: Names): string[] =>
  RELATIONS.flatMap((relation) => {
    const ends = [...(names.get(relation) ?? [])];
    const unlisted = Math.max(0, ends.length - NAMES_LISTED);
    return ends.length === 0 ? [] : [relation(severalNames(ends.slice(0, NAMES_LISTED), unlisted))];
  });

/** True for a type whose thin edges name its parent in an organization, such as a project in a folder. */
const isMember = ({ type }: PresentedNode): boolean =>
  linksOf(KNOWLEDGE.factsOf(type)).some((link) => link.isWithin === true);

const displayName = (item: Item): string => (item.kind === 'box' || item.name === '' ? item.title : item.name);

// ---- The texts that a changed node had in the revision before.

/** A node as it was before its change, with its name then. */
interface FormerNode {
  readonly node: GraphNode;
  readonly name: string;
}

/**
 * Returns a node as it was before its change; undefined if it has not changed, is in one revision only, or was several
 * nodes.
 * @param name the name of the node now, which it keeps if its own possible names are the same
 */
export function formerNode(node: GraphNode, name: string, context: NameContext): FormerNode | undefined {
  const former = nodeBefore(node);
  if (former === undefined) return undefined;
  const [was, is] = [former, node].map(
    (each) => namesOf(each, { title: productOf(each.type, each.attributes).title, context, enclosingNames: [] })[0],
  );
  return { node: former, name: was === undefined || was === is ? name : was };
}

function nodeBefore(node: GraphNode): GraphNode | undefined {
  const { change, changed, before, ghostOf, count } = node;
  if (change === 'create' || change === 'delete' || ghostOf !== undefined) return undefined;
  if (before !== undefined) return before.length === 1 ? before[0] : undefined;
  if (changed?.values === undefined && changed?.countBefore === undefined) return undefined;
  return { ...node, attributes: attributesBefore(node), count: changed.countBefore ?? count };
}

/** Returns the attributes before. A value of a part may have the name of an attribute that the node does not have. */
function attributesBefore({ attributes, changed: { values = [] } = {} }: GraphNode): Attributes {
  const applied = values.filter(({ name, after }) => (attributes[name] ?? null) === after);
  const replaced = new Set(applied.map(({ name }) => name));
  return Object.fromEntries([
    ...Object.entries(attributes).filter(([name]) => !replaced.has(name)),
    ...applied.flatMap(({ name, before }) => (before === null ? [] : [[name, before] as const])),
  ]);
}
