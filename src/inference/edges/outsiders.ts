/**
 * Outsiders: identities that no resource of the input runs as and that may use a drawn resource. Examples: the role of
 * a CI system, another account, a user with an access key. The input states trust and rights; the kind of outsider (a
 * CI system) is inferred. Only rights on named resources count, because an administrator uses no resource in
 * particular.
 */

import { LOOKED_UP_NAMES, rightsRulesOf } from '../../catalog/access.js';
import type { RightsRule } from '../../catalog/access-rules.js';
import { severalOf } from '../../catalog/outsider-kinds.js';
import {
  accountOfProvider,
  accountOutsider,
  accountsInDocument,
  isKubernetesCluster,
  isPoolMember,
  issuedBy,
  lookedUpOutsider,
  type Outsider,
  outsiderOf,
  outsiderWithKey,
  POOL_PROVIDER,
} from '../../catalog/outsiders.js';
import { accessOf } from '../../catalog/permissions.js';
import { parseAddress } from '../../graph/address.js';
import { createNode } from '../../graph/create.js';
import { groupBy } from '../../graph/group-by.js';
import { instancesIn } from '../../graph/instance-name.js';
import type { Reference, Resource } from '../../graph/inventory.js';
import type { GraphNode } from '../../graph/model.js';
import { EXTERNAL_SERVICE } from '../../graph/node-types.js';
import { byAddress, byText } from '../../graph/order.js';
import type { Principal } from '../../graph/rights.js';
import { directionOf } from '../access/index.js';
import type { Evidence } from '../evidence.js';
import type { Implied } from '../ledger.js';
import { OUTSIDER_TARGETS_MAX, OUTSIDERS_MAX } from '../limits.js';
import { severalOutsiders } from '../messages.js';
import type { Model } from '../model.js';
import { type StatedRight, statedRights } from '../rights/index.js';
import { memoised, type Scene } from '../scene.js';
import { textsAt } from '../values.js';
import type { DirectedEdge } from './candidates.js';

export interface Outsiders {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly DirectedEdge[];
  readonly implied: readonly Implied[];
}

/** An outsider that acts as an identity of the input, or that has rights itself. */
interface Acting {
  readonly outsider: Outsider;
  /** Address of the resource that states the trust, the key or the right. */
  readonly statedBy: string;
}

/** The use of a node by an outsider. */
interface Use {
  readonly evidence: Evidence[];
  /** Permissions by the named resource, which may be folded into the node. */
  readonly permissions: Map<string, Set<string>>;
}

/** An outsider with its uses, by the address of the used node. */
interface Actor extends Acting {
  readonly uses: Map<string, Use>;
}

/**
 * Returns actors for outside identities, with an edge to each resource that their rights name.
 * @param references of the inventory
 */
export function outsiders(scene: Scene, references: readonly Reference[]): Outsiders {
  const rights = statedRights(scene, references);
  const identify = identifier(rights, scene);
  const acting = outsidersByIdentity(rights, identify, scene);
  const actors = new Map<string, Actor>();
  // A right on a supporting resource, such as a key, only helps to use another resource.
  const isSupporting = (address: string): boolean => scene.model.factsOf(address).supporting === true;
  const isUsable = (node: string): boolean => scene.drawn.has(node) && !scene.isContainer(node) && !isSupporting(node);
  const add = ({ outsider, statedBy }: Acting, node: string, target: string, right: StatedRight) => {
    const key = `${outsider.kind} ${outsider.name}`;
    const actor = actors.get(key) ?? { outsider, statedBy, uses: new Map<string, Use>() };
    actors.set(key, actor);
    const use = actor.uses.get(node) ?? { evidence: [], permissions: new Map<string, Set<string>>() };
    actor.uses.set(node, use);
    use.evidence.push({ rule: 'granted', by: right.by });
    use.permissions.set(target, (use.permissions.get(target) ?? new Set<string>()).add(right.permission));
  };

  for (const right of rights) {
    if (right.kind !== 'allow' || isImpersonation(right, scene)) continue;
    for (const holder of holdersOf(right, acting, identify, scene)) {
      for (const target of targetsOf(right, scene)) {
        const nodes = isSupporting(target) ? [] : scene.endsOf(target);
        for (const node of nodes) if (isUsable(node)) add(holder, node, target, right);
      }
    }
  }
  return drawActors([...actors.values()], scene);
}

// ---- Identities: outsiders by principal, and identities of the input that they act as

type Identify = (principal: Principal) => Outsider | null;

/** Returns a function that finds the outsider of a principal; null for none. */
function identifier(rights: readonly StatedRight[], scene: Scene): Identify {
  const { model } = scene;
  const inputAccountIds = accountsOfInput(rights, scene);
  const hasCluster = [...model.resources.values()].some(
    ({ type, mode, values }) => mode === 'managed' && isKubernetesCluster(type, values),
  );
  return (principal) => {
    const outsider =
      outsiderOfPool(principal.key, scene) ??
      outsiderOf(principal, inputAccountIds) ??
      outsiderOfDataSource(principal, scene);
    // The workloads of a cluster of the input are not outside.
    return outsider?.kind === 'kubernetes' && hasCluster ? null : outsider;
  };
}

/** Returns the accounts of the input: those of its providers, and those that its identities' policies name. */
function accountsOfInput(rights: readonly StatedRight[], { model }: Scene): ReadonlySet<string> {
  const all = [...model.resources.values()];
  const documents = all.flatMap((resource) => {
    const paths = rulesOf(resource, model).flatMap((rule) => (isOfIdentity(rule) ? (rule.documents ?? []) : []));
    return paths.flatMap((path) => textsAt(resource.values, path.split('.')));
  });
  return new Set([
    ...all.flatMap(({ account }) => account ?? []),
    ...documents.flatMap(accountsInDocument),
    ...rights.flatMap(({ principal }) => accountOfProvider(principal.key) ?? []),
  ]);
}

const rulesOf = ({ address, type }: Pick<Resource, 'address' | 'type'>, { factsOf }: Model): readonly RightsRule[] =>
  rightsRulesOf(type) ?? [factsOf(address).grants ?? []].flat();

const isOfIdentity = ({ principals, isAttached }: RightsRule): boolean =>
  principals !== undefined || isAttached === true;

/** Returns the system or account whose tokens the provider of a workload identity pool accepts; null if unknown. */
function outsiderOfPool(key: string, { model }: Scene): Outsider | null {
  if (!isPoolMember(key)) return null;
  const pools = instancesIn(key).flatMap((address) => [address, ...model.referrersOf(address).map(({ from }) => from)]);
  const issuers = pools.flatMap((address) => textsAt(model.valuesOf(address), POOL_PROVIDER.issuer));
  const [system] = issuers.flatMap((issuer) => issuedBy(issuer) ?? []);
  const [account] = pools.flatMap((address) => textsAt(model.valuesOf(address), POOL_PROVIDER.account));
  return system ?? (account === undefined ? null : accountOutsider(account));
}

/** Returns the outsider for a principal that is a data source, or the value of one; null for any other principal. */
function outsiderOfDataSource({ key }: Principal, { model }: Scene): Outsider | null {
  const [address = '', ...others] = /^(?:.+\.)?data\./.test(key) ? [key] : instancesIn(key);
  const source = model.sourceOf(address.replace(/(^|\.)data\./, '$1'));
  if (source?.mode !== 'data' || others.length > 0) return null;
  const [name = ''] = LOOKED_UP_NAMES.flatMap((at) => textsAt(source.values, [at]));
  return lookedUpOutsider(source.type, name);
}

/**
 * Returns, by identity, the outsiders that act as it: those that it trusts, and those with its key. Identities that a
 * drawn resource runs as have none.
 */
function outsidersByIdentity(
  rights: readonly StatedRight[],
  identify: Identify,
  scene: Scene,
): ReadonlyMap<string, readonly Acting[]> {
  const { factsOf, namedBy, resources } = scene.model;
  const trusted = rights.flatMap((right) => {
    const { kind, principal, target, by } = right;
    if (target.address === undefined || (kind !== 'trust' && !isImpersonation(right, scene))) return [];
    const outsider = identify(principal);
    return outsider === null ? [] : [{ identity: target.address, outsider, statedBy: by }];
  });
  const keyed = [...resources.keys()].flatMap((key) => {
    const { keyOf } = factsOf(key);
    if (keyOf === undefined || isReadByWorkload(key, scene)) return [];
    return namedBy(key, [keyOf]).map((identity) => ({
      identity,
      outsider: keyHolderOf(identity, scene),
      statedBy: key,
    }));
  });
  const isUnused = memoised((address) => !hasWorkload(address, scene));
  return groupBy(
    [...trusted, ...keyed].filter(({ identity }) => isUnused(identity)),
    ({ identity }) => identity,
  );
}

/** Returns the outsider that holds a key of the identity. */
function keyHolderOf(identity: string, { model }: Scene): Outsider {
  const { knowledge, typeOf, valuesOf } = model;
  const names = knowledge.ownNamesOf(typeOf(identity)).flatMap((at) => textsAt(valuesOf(identity), [at]));
  const { name = '', modules = [] } = parseAddress(identity) ?? {};
  const moduleNames = modules.map((module) => module.name).reverse();
  return outsiderWithKey(typeOf(identity), [...names, name, ...moduleNames]);
}

/** True for the right to act as an identity of the input. */
const isImpersonation = ({ kind, permission, target }: StatedRight, { model }: Scene): boolean =>
  kind === 'allow' &&
  target.address !== undefined &&
  model.factsOf(target.address).identity === true &&
  accessOf(permission)?.level === 'impersonate';

/** Returns an identity with the identities that it is part of: a service principal is part of its app registration. */
function ownersOf(address: string, { folds }: Scene): readonly string[] {
  const owners = [address];
  for (let host = folds.hosts.get(address); host !== undefined && host.kind !== 'user'; ) {
    owners.push(host.address);
    host = folds.hosts.get(host.address);
  }
  return owners;
}

/** True if a drawn resource runs as the identity. */
const hasWorkload = (address: string, { drawn: nodes, model, rootsOf }: Scene): boolean =>
  rootsOf(address).some((root) => nodes.has(root) && model.factsOf(root).supporting !== true);

/** True if a workload of the input reads the key. */
const isReadByWorkload = (key: string, { model, rootsOf }: Scene): boolean => {
  const { categories } = model.knowledge.programs;
  return model
    .referrersOf(key)
    .flatMap(({ from }) => rootsOf(from))
    .some((root) => categories.includes(model.factsOf(root).category));
};

/** Returns the outsiders that have a right: its principal if that is an outsider, otherwise those that act as it. */
function holdersOf(
  { by, principal }: StatedRight,
  acting: ReadonlyMap<string, readonly Acting[]>,
  identify: Identify,
  scene: Scene,
): readonly Acting[] {
  if (principal.address === undefined) {
    const outsider = identify(principal);
    return outsider === null ? [] : [{ outsider, statedBy: by }];
  }
  return ownersOf(principal.address, scene).flatMap((owner) => acting.get(owner) ?? []);
}

// ---- Targets: the resources that a right names

/** Returns the resources that a right names; none for a right on everything, or on everything in a scope. */
function targetsOf({ by, permission, target }: StatedRight, { model }: Scene): readonly string[] {
  if (target.reach === 'one') return target.address === undefined ? [] : [target.address];
  const resource = model.resources.get(by);
  if (target.reach !== 'some' || resource === undefined) return [];
  if (target.pattern !== '') return model.resourcesNamedIn(resource, { path: '', text: target.pattern });
  if (permission !== '') return [];
  // A document whose content is unknown allows the resources that it refers to.
  return model.namedBy(
    by,
    rulesOf(resource, model).flatMap(({ documents = [] }) => documents),
  );
}

// ---- Drawing: actors and their edges, whose number is limited

/** Returns the nodes and edges of the actors that have a use. A read-only use points to the actor. */
function drawActors(all: readonly Actor[], scene: Scene): Outsiders {
  const users = all.map((actor) => withoutMetadataUses(actor, scene)).filter(({ uses }) => uses.size > 0);
  const groups = [...groupBy(users, ({ outsider }) => outsider.kind).values()];
  const actors = groups.flatMap(mergeActors).map((actor) => withFewUses(actor, scene));
  const nodes: GraphNode[] = [];
  const edges: DirectedEdge[] = [];
  const implied: Implied[] = [];
  for (const { kind, name, id, statedBy, uses } of actors) {
    if (uses.size === 0) continue;
    const address = `${EXTERNAL_SERVICE}.${id}`;
    nodes.push(createNode({ address, attributes: { kind, ...(name !== '' && { name }) }, provenance: 'implied' }));
    implied.push({ address, proof: statedBy });
    for (const [node, { evidence, permissions }] of uses) {
      const end = scene.copies.byResource.get(node)?.[0]?.address ?? node;
      const { isRead, twoWay } = directionOf(permissions, scene.model);
      const [from, to] = isRead && !twoWay ? [end, address] : [address, end];
      edges.push({ from, to, label: '', ...(twoWay && { twoWay }), evidence });
    }
  }
  return { nodes, edges, implied };
}

/** Drops uses whose permissions only list or describe. */
function withoutMetadataUses(actor: Actor, { model }: Scene): Actor {
  const isUse = ({ permissions }: Use): boolean =>
    [...permissions.values()].some((names) => ![...names].every(model.knowledge.isMetadataPermission));
  return { ...actor, uses: new Map([...actor.uses].filter(([, use]) => isUse(use))) };
}

/**
 * Keeps only the uses of data and images if an actor has more than `OUTSIDER_TARGETS_MAX` targets; none if these are
 * too many as well.
 */
function withFewUses<T extends Actor>(actor: T, { model }: Scene): T {
  const { factsOf, instances } = model;
  const areTooMany = (nodes: readonly string[]): boolean =>
    new Set(nodes.map((node) => `${instances.get(node)?.module} ${instances.get(node)?.block}`)).size >
    OUTSIDER_TARGETS_MAX;
  if (!areTooMany([...actor.uses.keys()])) return actor;
  const dataUses = [...actor.uses].filter(([node]) => factsOf(node).holdsData === true);
  return { ...actor, uses: new Map(areTooMany(dataUses.map(([node]) => node)) ? [] : dataUses) };
}

/** An actor with its attributes. */
interface CaptionedActor extends Actor {
  readonly kind: string;
  readonly name: string;
  /** Name in the address, which does not depend on the other actors. */
  readonly id: string;
}

/** Merges the actors of one kind into one actor with a count if there are more than `OUTSIDERS_MAX`. */
function mergeActors(actors: readonly Actor[]): readonly CaptionedActor[] {
  const sorted = [...actors].sort((a, b) => byText(a.outsider.name, b.outsider.name));
  const [first] = sorted as [Actor, ...Actor[]];
  if (sorted.length <= OUTSIDERS_MAX)
    return sorted.map((actor) => ({ ...actor, ...actor.outsider, id: idOf(actor.outsider.kind, actor.outsider.name) }));
  const kind = severalOf(first.outsider.kind);
  const uses = new Map(sorted.flatMap((actor) => [...actor.uses]).sort(([a], [b]) => byAddress(a, b)));
  return [{ ...first, kind, name: severalOutsiders(sorted.length), id: idOf(kind, ''), uses }];
}

const idOf = (kind: string, name: string): string =>
  `${kind} ${name}`
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
