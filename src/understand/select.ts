/**
 * Which resources are in play, and who refers to whom among them. A data source of a container type that something
 * refers to is in play as a looked-up container; every other data source is contracted: A -> data.x -> B is A -> B.
 */

import type { Knowledge } from '../catalog/knowledge.js';
import { linksOf } from '../catalog/model.js';
import { groupBy } from '../graph/group-by.js';
import { type Inventory, leadsInto, type Reference, type Resource } from '../graph/inventory.js';
import { byAddress, byText } from '../graph/order.js';
import { referencesByAddress } from './addresses.js';
import { networksElsewhere } from './containment/external-networks.js';
import { identityFinder, referencesByIdentity } from './identities/index.js';
import { type Instances, instanceOf } from './instances.js';
import { createModel, isPlaceType, type Model } from './model.js';

const NONE: readonly Reference[] = [];

/** Contracts data sources: what can be reached from one through data sources alone. */
function contraction(
  all: ReadonlyMap<string, Resource>,
  outgoing: ReadonlyMap<string, readonly Reference[]>,
  staysInPlay: (resource: Resource) => boolean,
): (data: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (data) => {
    const found = known.get(data);
    if (found !== undefined) return found;
    const reached = new Set<string>();
    const seen = new Set([data]);
    const queue = [data];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const { to } of outgoing.get(at) ?? NONE) {
        const target = all.get(to);
        if (target === undefined || seen.has(to)) continue;
        seen.add(to);
        if (staysInPlay(target)) reached.add(to);
        else queue.push(to);
      }
    }
    const result = [...reached].sort(byAddress);
    known.set(data, result);
    return result;
  };
}

/**
 * `module.web["eu"]` that names `module.net` means `module.net["eu"]`: where the source cannot tell the instances of a
 * module apart, of the targets of one attribute only those in modules with a key of the referrer's own are kept.
 */
function ofSameModuleKeys(from: string, references: Reference[], instances: Instances): Reference[] {
  const keys = new Set(instances.get(from)?.keys);
  if (keys.size === 0 || references.length < 2) return references;
  const shared = ({ to }: Reference): number =>
    instances.get(to)?.moduleKeys.filter((key) => keys.has(key)).length ?? 0;
  const block = ({ path, to }: Reference): string => `${path} ${instances.get(to)?.block}`;
  const most = new Map<string, number>();
  for (const reference of references) {
    most.set(block(reference), Math.max(shared(reference), most.get(block(reference)) ?? 0));
  }
  return references.filter((reference) => shared(reference) === most.get(block(reference)));
}

/** Attribute of the references that come of the provider's own configuration. */
const PROVIDER = 'provider';

/** Whether the provider's configuration says something about resources of a type: a release the cluster that it runs on. */
function isAboutProvider(type: string, knowledge: Knowledge): boolean {
  const facts = knowledge.factsOf(type);
  const places = facts.placedBy?.includes(PROVIDER) === true;
  return (
    places || facts.fold?.by?.includes(PROVIDER) === true || linksOf(facts).some(({ to }) => to.includes(PROVIDER))
  );
}

export function select(inventory: Inventory, knowledge: Knowledge): Model {
  const sorted = [...inventory.resources].sort((a, b) => byAddress(a.address, b.address));
  const all = new Map(sorted.map((resource) => [resource.address, resource]));
  const instances = new Map(sorted.map((resource) => [resource.address, instanceOf(resource)]));
  const byAddressOf = referencesByAddress(sorted, inventory.references, knowledge);
  const stated = [...inventory.references, ...byAddressOf];
  const find = identityFinder(sorted, instances, knowledge);
  const byIdentity = referencesByIdentity(sorted, stated, find);
  const outgoing = groupBy([...stated, ...byIdentity], ({ from }) => from);
  const staysInPlay = (resource: Resource): boolean =>
    resource.mode === 'managed' || isPlaceType(resource.type, knowledge);
  const behind = contraction(all, outgoing, staysInPlay);

  const reached = new Set(sorted.filter((resource) => resource.mode === 'managed').map(({ address }) => address));
  const rank = new Map(sorted.map(({ address }, i) => [address, i]));
  const references: Reference[] = [];
  // The set grows while it is walked: looked-up containers are reached through references only.
  for (const from of reached) {
    const own: Reference[] = [];
    for (const reference of outgoing.get(from) ?? NONE) {
      const target = all.get(reference.to);
      if (target === undefined) continue;
      if (leadsInto(reference.path, PROVIDER) && !isAboutProvider((all.get(from) as Resource).type, knowledge))
        continue;
      if (staysInPlay(target)) {
        if (reference.to !== from) own.push(reference);
        continue;
      }
      for (const to of behind(reference.to)) if (to !== from) own.push({ ...reference, to, through: reference.to });
    }
    const kept = ofSameModuleKeys(from, own, instances);
    kept.sort((a, b) => (rank.get(a.to) ?? 0) - (rank.get(b.to) ?? 0) || byText(a.path ?? '', b.path ?? ''));
    for (const reference of kept) {
      reached.add(reference.to);
      references.push(reference);
    }
  }
  const elsewhere = networksElsewhere(sorted, knowledge);
  for (const { resource } of elsewhere) instances.set(resource.address, instanceOf(resource));
  const inPlay = [
    ...sorted.filter(({ address }) => reached.has(address)),
    ...elsewhere.map(({ resource }) => resource),
  ].sort((a, b) => byAddress(a.address, b.address));
  const resources = new Map(inPlay.map((resource) => [resource.address, resource]));
  return createModel({ resources, references, instances, elsewhere, all, find }, knowledge);
}
