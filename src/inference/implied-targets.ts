/**
 * Resources that another one means without naming them: the only cluster that its workloads can run in, and the only
 * resource that can have created what is named by ID.
 */

import type { Knowledge } from '../catalog/knowledge.js';
import type { TypeFacts } from '../catalog/model.js';
import { leadsInto, type Reference, type Resource } from '../graph/inventory.js';
import { textsAt } from './values.js';

/** Attribute of the references that a resource's provider configuration makes. */
export const PROVIDER = 'provider';

/**
 * True if an attribute holds an ID and no reference, so that the named resource is neither built nor looked up here.
 */
const isNamedById = (
  { at, ids }: NonNullable<TypeFacts['namesMade']>,
  values: Resource['values'],
  references: readonly Reference[],
): boolean =>
  textsAt(values, at.split('.')).some((text) => ids.test(text)) && !references.some(({ path }) => leadsInto(path, at));

/**
 * Returns a function that finds the only resource in play that creates resources of a type outside Terraform; null for
 * none or several.
 */
export const makerFinder =
  (inPlay: readonly Resource[], { factsOf }: Knowledge) =>
  (type: string): string | null => {
    const { madeBy = [] } = factsOf(type);
    const [maker, ...others] = madeBy.length === 0 ? [] : inPlay.filter((resource) => madeBy.includes(resource.type));
    return maker !== undefined && others.length === 0 ? maker.address : null;
  };

/**
 * Returns a function that finds the resources that another one means without naming them, because the configuration has
 * only one of a kind: its cluster, and the maker of a resource that it names by ID.
 */
export function soleFinder(
  inPlay: readonly Resource[],
  makerOf: (type: string) => string | null,
  knowledge: Knowledge,
): (resource: Resource, known: readonly Reference[]) => readonly Reference[] {
  const clusterOf = clusterFinder(inPlay, knowledge);
  return (resource: Resource, known: readonly Reference[]): readonly Reference[] => {
    const { address: from, type, values } = resource;
    const { namesMade } = knowledge.factsOf(type);
    const isMade = namesMade !== undefined && isNamedById(namesMade, values, known);
    const targets = [
      { to: clusterOf(resource, known), path: PROVIDER },
      ...(isMade ? [{ to: makerOf(namesMade.type), path: namesMade.at }] : []),
    ];
    return targets.flatMap(({ to, path }) => (to === null ? [] : [{ from, to, path, via: 'maker' as const }]));
  };
}

/**
 * Returns a function that finds the cluster of a workload whose provider configuration names none, such as a kubeconfig
 * file: the only cluster of the configuration, a built one first.
 */
function clusterFinder(
  inPlay: readonly Resource[],
  { builtTypeOf, factsOf }: Knowledge,
): (workload: Resource, references: readonly Reference[]) => string | null {
  const typeOf = new Map(inPlay.map(({ address, type, values }) => [address, builtTypeOf(type, values)]));
  const cache = new Map<string, string | null>();
  const soleOf = (types: readonly string[], root: string | undefined): string | null => {
    const key = JSON.stringify([types, root]);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const clusters = inPlay.filter(
      (resource) => resource.root === root && types.includes(typeOf.get(resource.address)!),
    );
    const built = clusters.filter(({ mode }) => mode === 'managed');
    const [only, ...others] = built.length > 0 ? built : clusters;
    const sole = only === undefined || others.length > 0 ? null : only.address;
    cache.set(key, sole);
    return sole;
  };
  return ({ mode, root, type }, references) => {
    const { clusterTypes = [] } = factsOf(type).grouped ?? {};
    if (clusterTypes.length === 0 || mode !== 'managed') return null;
    const isNamed = references.some(
      ({ path, to }) => leadsInto(path, PROVIDER) && clusterTypes.includes(typeOf.get(to) ?? ''),
    );
    return isNamed ? null : soleOf(clusterTypes, root);
  };
}
