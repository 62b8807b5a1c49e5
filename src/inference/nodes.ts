/** Nodes of the graph, as the scene has them. */

import {
  ACCESS_ATTRIBUTE,
  OPENED_ATTRIBUTE,
  SHOWN_NAME,
  SHOWN_ZONE,
  SOLE_ATTRIBUTE,
  valuesShown,
} from '../catalog/attributes.js';
import { BOX_DETAILS } from '../catalog/boxes.js';
import { factsOf } from '../catalog/index.js';
import { cloudNameOf } from '../catalog/products.js';
import {
  addCount,
  type ChangeCounts,
  type ChangeDetails,
  type ChangedPart,
  type ChangeName,
} from '../graph/changes.js';
import { createNode } from '../graph/create.js';
import { groupBy } from '../graph/group-by.js';
import { type Change, nameOf, type Resource } from '../graph/inventory.js';
import { sumCounts } from '../graph/merge-changes.js';
import type { GraphNode } from '../graph/model.js';
import { byAddress, largest } from '../graph/order.js';
import type { PlacedNode } from './edges/egress.js';
import { commonStart, inheritedNames, nameIn } from './inherited-names.js';
import { openedInWords } from './messages.js';
import { membersIn } from './permissions/members.js';
import { coversPorts, type Ports, portTexts } from './permissions/ports.js';
import { type NetworkRule, statedPermissions } from './permissions/rules.js';
import type { Access } from './placement/access.js';
import type { ImpliedBox } from './placement/implied.js';
import type { Scene } from './scene.js';
import { isSingleton } from './sole.js';
import { isSet, textsAt } from './values.js';
import { severalBox } from './views/simplify/together.js';

/** Returns a node for each drawn resource and for each of its replicas. */
export function nodesOf(scene: Scene, access: ReadonlyMap<string, Access>): PlacedNode[] {
  const { model, places, copies } = scene;
  const withFoldedChanges = foldedChangesAdder(scene);
  const openPorts = openPortsOfGroups(scene);
  const nameByRoot = inheritedNames(scene);
  const instancesOf = groupBy([...model.instances.values()], ({ block }) => block);
  const withDerivedAttributes = (node: GraphNode): GraphNode => {
    const [ports, name] = [openPorts.get(node.address), nameByRoot.get(node.address)];
    if (ports === undefined && name === undefined) return node;
    const derived = {
      ...(ports !== undefined && { [OPENED_ATTRIBUTE]: openedInWords(ports) }),
      ...(name !== undefined && { [SHOWN_NAME]: name }),
    };
    return createNode({ ...node, attributes: { ...node.attributes, ...derived } });
  };
  return [...scene.drawn].flatMap((address): PlacedNode[] => {
    const node = withFoldedChanges(
      withDerivedAttributes(nodeOf(model.resources.get(address) as Resource, scene, access)),
    );
    const replicas = copies.byResource.get(address)?.map((replica) => createNode({ ...node, ...replica }));
    if (replicas !== undefined) return replicas.map((part) => ({ node: part, resource: address, subnets: [] }));
    const boxes = scene.spans.members.get(address);
    if (boxes !== undefined) {
      const hasOthers = (block: string | undefined): boolean =>
        block !== undefined && instancesOf.get(block)!.length > boxes.length;
      const box = boxOf(boxes, scene, access, hasOthers);
      return [{ node: withFoldedChanges(box), resource: address, subnets: [] }];
    }
    return [{ node, resource: address, subnets: places.parentsOf(address) }];
  });
}

/**
 * Returns the box that stands for several subnets.
 * @param hasOthers true for a block with other subnets besides these
 */
function boxOf(
  boxes: readonly string[],
  scene: Scene,
  access: ReadonlyMap<string, Access>,
  hasOthers: (block: string | undefined) => boolean,
): GraphNode {
  const { instances, resources } = scene.model;
  const nodes = boxes.map((address) => nodeOf(resources.get(address) as Resource, scene, access));
  const [first] = nodes as [GraphNode, ...GraphNode[]];
  const blocks = new Set(boxes.map((address) => instances.get(address)?.block));
  const { labelOverride, ...box } = severalBox(nodes);
  const isNamed = labelOverride !== undefined && blocks.size > 1;
  const [block] = blocks;
  const name = blocks.size === 1 && hasOthers(block) ? sharedNameIn(nodes, scene) : '';
  const attributes = { ...box.attributes, ...rangesOf(nodes), ...(name !== '' && { [SHOWN_NAME]: name }) };
  // The number of existing subnets that an unknown variable means is made up.
  const isMadeUp =
    box.lookedUp && blocks.size === 1 && boxes.every((address) => resources.get(address)?.provenance === 'assumed');
  return createNode({
    ...box,
    attributes,
    parent: first.parent,
    ...(isNamed && { labelOverride }),
    ...severalOf(boxes),
    ...(isMadeUp && { countUnknown: true }),
  });
}

/**
 * Returns the words that the names of some subnets of one block share; empty if there are none. Example: `app` for
 * `app-1` and `app-2`. The name of the block says nothing about these if it has other subnets.
 */
function sharedNameIn(boxes: readonly GraphNode[], { model }: Scene): string {
  const keys = boxes.map(({ address }) => model.instances.get(address)?.key.replace(/^"|"$/g, '') ?? '');
  const names = boxes.map(({ type, attributes }) => nameIn(type, attributes));
  return commonStart(names) || commonStart(keys);
}

/** Details that a box shows for all containers it stands for. */
function rangesOf(boxes: readonly GraphNode[]): GraphNode['attributes'] {
  const isOfAll = (name: string): boolean => boxes.every(({ attributes }) => Object.hasOwn(attributes, name));
  const textOf = (name: string): string => [...new Set(boxes.map(({ attributes }) => attributes[name]))].join(', ');
  return Object.fromEntries(BOX_DETAILS.filter(isOfAll).map((name) => [name, textOf(name)]));
}

function nodeOf(resource: Resource, scene: Scene, access: ReadonlyMap<string, Access>): GraphNode {
  const { model, parentOf, places } = scene;
  const { address, count, mode, provenance, root, type } = resource;
  const subnetAccess = access.get(address);
  const host = hostOf(address, scene);
  const isSoleContainer = model.isContainer(address) && isSingleton(resource, model.knowledge);
  const isNamed = model.knowledge.ownNamesOf(type).some((name) => textsAt(resource.values, [name]).length > 0);
  return createNode({
    address,
    type,
    parent: parentOf(address),
    ...(host !== null && { runsIn: host }),
    attributes: {
      ...valuesShown(resource.values),
      ...(subnetAccess !== undefined && { [ACCESS_ATTRIBUTE]: subnetAccess }),
      ...(isSoleContainer && { [SOLE_ATTRIBUTE]: 'true' }),
      ...zoneInBox(address, scene),
    },
    // A default VPC is titled as the default one, not by the name that the code gives it.
    ...(isSoleContainer && !isNamed && !isSet(resource.values, ['tags', 'Name']) && { labelOverride: SOLE_ATTRIBUTE }),
    provenance: places.isAssumed(address) ? 'assumed' : provenance,
    ...ownChange(resource),
    lookedUp: mode === 'data',
    ...(root !== undefined && { root }),
    ...(typeof count === 'number' && { count }),
    ...(count === 'unknown' && { countUnknown: true }),
  });
}

/**
 * Returns the zone of a resource in a single one of the subnets that a box across zones stands for; empty for any
 * other.
 */
function zoneInBox(address: string, { places, spans }: Scene): GraphNode['attributes'] {
  const [subnet, ...others] = places.parentsOf(address);
  if (subnet === undefined || others.length > 0 || !spans.members.has(spans.boxOf.get(subnet) ?? subnet)) return {};
  const zone = places.implied.get(places.parentOf(subnet) ?? '')?.text;
  return zone === undefined ? {} : { [SHOWN_ZONE]: zone };
}

/** Returns the count and the instances of a merged node; null for a single instance. */
export const severalOf = (instances: readonly string[] | undefined): Pick<GraphNode, 'count' | 'instances'> | null =>
  instances === undefined ? null : { count: instances.length, instances };

/** Returns the zones and regions with nodes in them; the zone of a folded subnet is not drawn. */
export function impliedBoxes(nodes: readonly GraphNode[], { parentOf, places }: Scene): ImpliedBox[] {
  const needed = new Set<string>();
  for (const { parent } of nodes) {
    for (let at = parent; at !== null && !needed.has(at); at = parentOf(at)) needed.add(at);
  }
  return [...places.implied.values()].filter(({ address }) => needed.has(address));
}

/** Returns the node of an inferred zone or region. */
export const impliedBoxNode = ({ address, type, parent, attribute, text }: ImpliedBox): GraphNode =>
  createNode({ address, type, parent, attributes: { [attribute]: text }, provenance: 'implied' });

// Hosts: a resource runs in the node that certain attributes of its type name. Examples: a release in the cluster of
// its provider, a node group in its cluster. The host says nothing about the container, which may be another one.

/** Returns the host, if its type is drawn around its contents; null if no host or several are named. */
function hostOf(address: string, scene: Scene): string | null {
  const { drawn, model, rootOf } = scene;
  const { factsOf, knowledge, namedBy, typeOf, valuesOf } = model;
  const named = namedBy(address, factsOf(address).runsIn ?? []).map(rootOf);
  const isHost = (candidate: string): boolean =>
    knowledge.isHostType(knowledge.builtTypeOf(typeOf(candidate), valuesOf(candidate)));
  const hosts = new Set(named.filter((candidate) => candidate !== null && isHost(candidate) && drawn.has(candidate)));
  const [host = null] = hosts;
  if (hosts.size === 1 && host !== address) return host;
  return hosts.size > 1 ? null : networkOf(address, scene);
}

/**
 * Returns the innermost network around a resource of a cloud whose networks are hosts, by its own references or those
 * of its parts; the network of several subnets, null for several networks.
 */
function networkOf(address: string, scene: Scene): string | null {
  const { model } = scene;
  const rankOf = (network: string): number => model.knowledge.boxFactsOf(model.typeOf(network)).rank;
  const isNetwork = (container: string): boolean => model.knowledge.isNetworkHost(model.typeOf(container));
  const ownRank = isNetwork(address) ? rankOf(address) : Number.POSITIVE_INFINITY;
  const named = [address, ...scene.folds.partsOf(address)]
    .flatMap((member) => model.referencesOf(member))
    .filter(({ path, via }) => path !== undefined || via !== 'configuration')
    .filter(({ to, path = '' }) => isNetwork(to) && !model.knowledge.namesOtherSide(nameOf(path)))
    .map(({ to }) => to)
    .filter((to) => rankOf(to) < ownRank && scene.drawn.has(to));
  const rank = largest(named.map(rankOf));
  const [first, ...others] = new Set(named.filter((to) => rankOf(to) === rank));
  if (first === undefined || others.length === 0) return first ?? null;
  const [outer = null, ...otherOuter] = new Set([first, ...others].map((one) => networkOf(one, scene)));
  return otherOuter.length === 0 ? outer : null;
}

// ---- Ports that a group or firewall rule opens to everybody, for a group that is drawn itself. The ports of a group with
// members are shown on the edges to these.

/** Open ports by address, as texts; empty for all ports. */
function openPortsOfGroups(scene: Scene): ReadonlyMap<string, readonly string[]> {
  const { drawn, model, rootOf } = scene;
  const { factsOf } = model;
  const groups = [...drawn].filter((address) => isGroupWithoutMembers(address, scene));
  if (groups.length === 0) return new Map();
  const members = membersIn(scene);
  const rules = [...model.resources.values()].flatMap((resource) =>
    (factsOf(resource.address).firewallRules ?? [])
      .filter(({ direction }) => direction === 'in')
      .flatMap((rule) => statedPermissions(resource, rule, model, members)),
  );
  const rulesByGroup = groupBy(
    rules.flatMap((networkRule) => groupsOf(networkRule).map((group) => ({ group: rootOf(group) ?? '', networkRule }))),
    ({ group }) => group,
  );
  const portsByGroup = new Map<string, readonly string[]>();
  for (const group of groups) {
    const rulesOfGroup = (rulesByGroup.get(group) ?? []).map(({ networkRule }) => networkRule);
    const ports = portsOpenToEverybody(rulesOfGroup);
    const texts = portTexts(ports);
    if (ports.length > 0 && texts !== null) portsByGroup.set(group, texts);
  }
  return portsByGroup;
}

/** Returns the groups that a rule is part of; the resource that states the rule if it names none. */
const groupsOf = ({ statedBy, groups }: NetworkRule): readonly string[] =>
  groups === null || groups.length === 0 ? [statedBy] : groups;

/** True for a security group without members, or another resource that has rules or is one. */
function isGroupWithoutMembers(address: string, { groups, model }: Scene): boolean {
  const { guards, securityGroupRefs, memberRefs, firewallRules } = model.factsOf(address);
  if (securityGroupRefs !== undefined) return groups.members.get(address)?.length === 0;
  return firewallRules !== undefined && (guards === true || memberRefs !== undefined);
}

/**
 * Returns the ports that are open to everybody and not denied with higher priority. A rule for given outside addresses
 * does not open ports to everybody.
 */
function portsOpenToEverybody(rules: readonly NetworkRule[]): readonly Ports[] {
  const denials = rules.filter(
    ({ rule, peer }) => rule.denies === true && (peer.hasWholeNetwork || peer.hasOutsideAddresses),
  );
  const isDenied = (allowed: Ports, { priority }: NetworkRule): boolean =>
    denials.some(
      (denial) => denial.priority <= priority && denial.ports.some((denied) => coversPorts(denied, allowed)),
    );
  return rules
    .filter(({ rule, peer, isUnknown }) => rule.denies !== true && !isUnknown && peer.hasInternet)
    .flatMap((networkRule) => networkRule.ports.filter((range) => !isDenied(range, networkRule)));
}

// Changes: the planned action of each node, with the number of changes among its folded resources. A change inside a
// resource that stays is an update.

type Changing = Pick<GraphNode, 'change' | 'changed'>;

const changeNameOf = (change: Change): ChangeName => (change === 'no-op' || change === 'read' ? 'none' : change);

/** Data sources never change. */
const ownChange = ({ mode, change, changed }: Resource): Changing => ({
  change: mode === 'managed' ? changeNameOf(change) : 'none',
  ...(changed !== undefined && { changed }),
});

interface FoldedChanges {
  readonly counts: ChangeCounts;
  readonly parts: ChangedPart[];
  readonly hasDrifted: boolean;
}

/** Returns a function that adds the changes of folded resources to a node. */
function foldedChangesAdder(scene: Scene): (node: GraphNode) => GraphNode {
  const byNode = foldedChangesByNode(scene);
  return (node) => {
    const { counts, parts, hasDrifted } = byNode.get(node.address) ?? NO_CHANGES;
    const folded = sumCounts([node.changed?.folded, counts]);
    const hasFolded = Object.keys(folded).length > 0;
    if (!hasFolded && !hasDrifted) return node;
    const changed: ChangeDetails = {
      ...node.changed,
      ...(hasFolded && { folded }),
      ...(parts.length > 0 && { parts: [...parts].sort((a, b) => byAddress(a.address, b.address)) }),
      ...(hasDrifted && { drift: node.changed?.drift ?? [] }),
    };
    return createNode({ ...node, change: node.change === 'none' && hasFolded ? 'update' : node.change, changed });
  };
}

const NO_CHANGES: FoldedChanges = { counts: {}, parts: [], hasDrifted: false };

const valuesOf = ({ values }: ChangeDetails = {}): Pick<ChangedPart, 'values'> =>
  values === undefined ? {} : { values };

/** Returns the name of a resource that holds data and is destroyed. */
function nameIfDataLost(resource: Resource): Pick<ChangedPart, 'name'> {
  const losesData = DESTROYING.has(resource.change) && factsOf(resource.type).holdsData === true;
  const name = losesData ? cloudNameOf(resource.type, valuesShown(resource.values)) : undefined;
  return name === undefined ? {} : { name };
}

const DESTROYING: ReadonlySet<Change> = new Set<Change>(['delete', 'replace']);

/** True for a created resource that replaces nothing. */
const isNew = ({ change, changed }: Resource): boolean => change === 'create' && changed?.folded === undefined;

/**
 * Returns the changes of folded resources, by node. Empty if everything is new, because then parts add no information.
 */
function foldedChangesByNode({ model, rootOf, drawn, spans }: Scene): ReadonlyMap<string, FoldedChanges> {
  const byNode = new Map<string, FoldedChanges>();
  const managed = [...model.resources.values()].filter(
    ({ mode, provenance }) => mode === 'managed' && provenance !== 'implied',
  );
  if (managed.every(isNew)) return byNode;
  for (const resource of managed) {
    const { address, origin, change, changed } = resource;
    const root = rootOf(address);
    if (root === null || root === address || !drawn.has(root) || spans.boxOf.has(address)) continue;
    const { counts, parts, hasDrifted } = byNode.get(root) ?? { ...NO_CHANGES, parts: [] };
    const name = changeNameOf(change);
    const newCounts = name === 'none' ? counts : addCount(counts, name);
    if (name !== 'none')
      parts.push({ address: origin, change: name, ...nameIfDataLost(resource), ...valuesOf(changed) });
    byNode.set(root, {
      counts: sumCounts([newCounts, changed?.folded]),
      parts,
      hasDrifted: hasDrifted || changed?.drift !== undefined,
    });
  }
  return byNode;
}
