/**
 * Which resources are in play, and who refers to whom among them. A data source of a container type that is not built
 * here is in play as a looked-up container, drawn for what it holds, and an identity that is looked up for who runs as
 * it; every other data source is contracted: A -> data.x -> B is A -> B.
 */

import type { Knowledge } from '../catalog/knowledge.js';
import { linksOf, type TypeFacts } from '../catalog/model.js';
import { groupBy } from '../graph/group-by.js';
import { type Inventory, leadsInto, type Reference, type Resource } from '../graph/inventory.js';
import { byAddress, byText } from '../graph/order.js';
import { referencesByAddress } from './addresses.js';
import { builtHere } from './built-here.js';
import { identitiesOf, referencesByIdentity } from './identities/index.js';
import { type Instances, instanceOf } from './instances.js';
import { referencesByKey } from './keys.js';
import { withMeantTypes } from './meant-types.js';
import { createModel, isPlaceType, type Model } from './model.js';
import { withNamedSettings } from './named-settings.js';
import { withNetworks } from './placement/networks.js';
import { referencesBySelection } from './selectors.js';
import { soleOnes } from './sole.js';
import { textsAt } from './values.js';

const NONE: readonly Reference[] = [];

/** What code says to wait for (`depends_on`) is not what a data source has been read of. */
const onlyWaits = ({ path, via }: Reference): boolean => path === undefined && via === 'configuration';

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
      for (const reference of outgoing.get(at) ?? NONE) {
        const { to } = reference;
        const target = all.get(to);
        if (target === undefined || seen.has(to) || onlyWaits(reference)) continue;
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

/** Whether an id is all that there is of it: what is built or looked up here has a reference. */
const isNamedById = (
  { at, ids }: NonNullable<TypeFacts['namesMade']>,
  values: Resource['values'],
  found: readonly Reference[],
): boolean =>
  textsAt(values, at.split('.')).some((text) => ids.test(text)) && !found.some(({ path }) => leadsInto(path, at));

function toTheSame(reference: Reference, same: ReadonlyMap<string, Reference>): Reference {
  const one = same.get(reference.to);
  return one === undefined ? reference : { ...reference, to: one.to };
}

/** Data sources that tell what other configurations build: the bucket that a state is in is no part of that. */
const OTHER_STATES: ReadonlySet<string> = new Set(['terraform_remote_state', 'tfe_outputs']);

/** Without what such data sources refer to. */
const withoutAnswers = (references: readonly Reference[], all: ReadonlyMap<string, Resource>): readonly Reference[] =>
  references.filter(({ from }) => !OTHER_STATES.has(all.get(from)?.type ?? ''));

export function select(inventory: Inventory, knowledge: Knowledge): Model {
  const same = soleOnes(inventory.resources, knowledge);
  const networks = withNetworks(withNamedSettings(withMeantTypes(inventory, knowledge), knowledge), knowledge);
  const { all: sorted, own, implied } = networks;
  const all = new Map(sorted.map((resource) => [resource.address, resource]));
  const instances = new Map(sorted.map((resource) => [resource.address, instanceOf(resource)]));
  const stated = [...networks.references, ...referencesByAddress(own, networks.references, knowledge)];
  const identities = identitiesOf(own, stated, instances, knowledge);
  const byIdentity = [
    ...referencesByIdentity(own, stated, identities.find),
    ...referencesByKey(own, stated, instances, knowledge),
    ...referencesBySelection(own, stated, knowledge),
  ];
  const built = new Map([...builtHere(own, knowledge), ...same]);
  const ofOne = withoutAnswers([...stated, ...byIdentity], all).map((reference) => toTheSame(reference, same));
  const outgoing = new Map(groupBy(ofOne, ({ from }) => from));
  for (const [data, meant] of built) outgoing.set(data, [meant]);
  const staysInPlay = (resource: Resource): boolean =>
    resource.mode === 'managed' ||
    networks.hosts.has(resource.address) ||
    (isPlaceType(resource.type, knowledge) && !built.has(resource.address)) ||
    (knowledge.factsOf(resource.type).identity === true && !outgoing.has(resource.address));
  const behind = contraction(all, outgoing, staysInPlay);

  const playing = sorted.filter(staysInPlay);
  const makerOf = (type: string): string | null => {
    const { madeBy = [] } = knowledge.factsOf(type);
    const makers = madeBy.length === 0 ? [] : playing.filter((one) => madeBy.includes(one.type));
    return makers.length === 1 ? (makers[0] as Resource).address : null;
  };
  /** Who takes a value of a helper, a delay or a trigger, refers to what that was made of. */
  const handedOn = (reference: Reference, { address, type }: Resource): Reference[] => {
    const { hide, forwards = [] } = knowledge.factsOf(type);
    if (hide === undefined || forwards.length === 0 || reference.path === undefined) return [];
    const taken = (outgoing.get(address) ?? NONE).filter(({ path }) => forwards.some((name) => leadsInto(path, name)));
    const to = new Set(taken.map((next) => next.to).filter((next) => all.get(next)?.mode === 'managed'));
    return [...to].map((next) => ({ ...reference, to: next, through: address }));
  };
  const rank = new Map(sorted.map(({ address }, i) => [address, i]));
  const references: Reference[] = [];
  for (const { address: from, type, values } of playing) {
    const found: Reference[] = [];
    for (const reference of outgoing.get(from) ?? NONE) {
      const target = all.get(reference.to);
      if (target === undefined) continue;
      if (leadsInto(reference.path, PROVIDER) && !isAboutProvider(type, knowledge)) continue;
      if (staysInPlay(target)) {
        for (const meant of [reference, ...handedOn(reference, target)]) if (meant.to !== from) found.push(meant);
        continue;
      }
      const through = reference.to;
      const stated = behind(through);
      for (const to of stated) if (to !== from) found.push({ ...reference, to, through });
      const maker = stated.length > 0 || reference.path === undefined ? null : makerOf(target.type);
      if (maker !== null) found.push({ ...reference, to: maker, through, via: 'maker' });
    }
    const { namesMade } = knowledge.factsOf(type);
    if (namesMade !== undefined && isNamedById(namesMade, values, found)) {
      const maker = makerOf(namesMade.type);
      if (maker !== null) found.push({ from, to: maker, path: namesMade.at, via: 'maker' });
    }
    const kept = ofSameModuleKeys(from, found, instances);
    kept.sort((a, b) => (rank.get(a.to) ?? 0) - (rank.get(b.to) ?? 0) || byText(a.path ?? '', b.path ?? ''));
    references.push(...kept);
  }
  const resources = new Map(playing.map((resource) => [resource.address, resource]));
  return createModel({ resources, references, instances, elsewhere: implied, all, identities }, knowledge);
}
