/**
 * Resources that mean one object: singletons, of which an account has one (the default VPC), data sources that ask for
 * the same, and data sources that look up a resource of the same configuration.
 */
import type { Knowledge } from '../catalog/knowledge.js';
import { groupBy } from '../graph/group-by.js';
import type { Inventory, Json, Reference, Resource } from '../graph/inventory.js';
import { byAddress, byText } from '../graph/order.js';
import { namesAt } from './identities/host-names.js';
import { blocksAt, isBlock, textsAt } from './values.js';

/** Path of the reference to the resource that stays; no attribute has this name. */
export const SAME_OBJECT = '(the same)';

/** True for a resource that exists once in its account or project, by its type and values. */
export function isSingleton({ type, values }: Pick<Resource, 'type' | 'values'>, knowledge: Knowledge): boolean {
  const { singleton } = knowledge.factsOf(type);
  return singleton !== undefined && Object.entries(singleton).every(([name, value]) => values[name] === value);
}

/**
 * Maps each resource that means the same object as another one to one of them: a managed resource, otherwise the one in
 * the fewest modules, so that a module that is added later does not take its place.
 */
export function sameObjects(
  { resources, references }: Inventory,
  knowledge: Knowledge,
): ReadonlyMap<string, Reference> {
  const inOrder = [...resources].sort((a, b) => byAddress(a.address, b.address));
  const singletons = inOrder.filter((resource) => isSingleton(resource, knowledge));
  const asked = inOrder.filter(({ mode }) => mode === 'data');
  const ofSingletons = sameInGroups(groupBy(singletons, keyIn(knowledge)));
  let known = ofSingletons;
  // Data sources that name others are the same only once those are: a vault in a resource group.
  for (let round = 0; round < QUESTION_ROUNDS_MAX; round++) {
    const questionOf = questionIn(references, known, knowledge);
    const found = new Map([...ofSingletons, ...sameInGroups(groupBy(asked, questionOf))]);
    if (found.size === known.size) break;
    known = found;
  }
  return known;
}

/** Maximum length of a chain of data sources that name each other: a record, its zone, the group of the zone. */
const QUESTION_ROUNDS_MAX = 4;

function sameInGroups(groups: ReadonlyMap<string, readonly Resource[]>): ReadonlyMap<string, Reference> {
  const referenceByAddress = new Map<string, Reference>();
  for (const sameObject of groups.values()) {
    const outermost = [...sameObject].sort((a, b) => a.modules.length - b.modules.length)[0] as Resource;
    const first = sameObject.find(({ mode }) => mode === 'managed') ?? outermost;
    for (const { address } of sameObject) {
      if (address !== first.address)
        referenceByAddress.set(address, { from: address, to: first.address, path: SAME_OBJECT, via: 'value' });
    }
  }
  return referenceByAddress;
}

/**
 * Returns a function that puts what a data source asks for into a text: its values and, for values that are unknown, the
 * attributes that refer to others. Different expressions of one value, such as a literal name and a variable, ask for
 * the same. A data source without a known name asks for something that only its code tells.
 * @param same resources that are known to mean the same object
 */
function questionIn(
  references: readonly Reference[],
  same: ReadonlyMap<string, Reference>,
  knowledge: Knowledge,
): (resource: Resource) => string {
  const byFrom = groupBy(references, ({ from }) => from);
  return (resource) => {
    const { address, type, provider, region, account, values } = resource;
    const stated = (byFrom.get(address) ?? [])
      .filter(({ path }) => path !== undefined && typeof values[path] !== 'string')
      .map(({ path, to }) => `${path} ${same.get(to)?.to ?? to}`)
      .sort(byText);
    const known = Object.entries(values).sort(([a], [b]) => byText(a, b));
    const names = [...knowledge.ownNamesOf(type), ...knowledge.ownIdentities].flatMap((path) =>
      namesAt(resource, path),
    );
    return JSON.stringify([type, provider, region, account, known, stated, names.length > 0 ? names : address]);
  };
}

const keyIn =
  (knowledge: Knowledge) =>
  ({ type, values, region = '', account = '' }: Resource): string =>
    [knowledge.resolvedTypeOf(type, values)?.type ?? type, region, account].join(' ');

// ---- Data sources that look up a resource of the same configuration. They are read after its creation, and stand for
// it.

/**
 * Maps each data source to the managed resource that it looks up, if only one fits: by a reference to its name or ID,
 * else by an equal name or name tag. Names that are known only in part are equal if their unknown parts have the same
 * expression.
 */
export function lookedUpHere(
  resources: readonly Resource[],
  references: readonly Reference[],
  knowledge: Knowledge,
): ReadonlyMap<string, Reference> {
  const dataSources = resources.filter(({ mode }) => mode === 'data');
  const types = new Set(dataSources.flatMap(({ type }) => knowledge.lookupOf(type).types));
  const candidates = resources.filter(({ mode, type }) => mode === 'managed' && types.has(type));
  const candidateAt = new Map(candidates.map((resource) => [resource.address, resource]));
  const byName = groupBy(
    candidates.flatMap((resource) => ownNames(resource, knowledge).map((name) => ({ ...name, resource }))),
    ({ key }) => key,
  );
  const referencesByFrom = groupBy(references, ({ from }) => from);
  return new Map(
    dataSources.flatMap((dataSource) => {
      const { types: meant, identifiedBy } = knowledge.lookupOf(dataSource.type);
      const inReferences = (referencesByFrom.get(dataSource.address) ?? []).flatMap(({ path = '', to }) => {
        const resource = identifiedBy.includes(path) ? candidateAt.get(to) : undefined;
        return resource === undefined ? [] : [{ path, resources: [resource] }];
      });
      const inNames = namesAskedFor(dataSource, knowledge).map(({ path, key }) => ({
        path,
        resources: (byName.get(key) ?? []).map(({ resource }) => resource),
      }));
      for (const { path, resources: named } of [...inReferences, ...inNames]) {
        const fitting = named.filter((resource) => meant.includes(resource.type) && mayBeSame(dataSource, resource));
        const [only, ...others] = new Set(fitting);
        if (only === undefined || others.length > 0) continue;
        const { address: from } = dataSource;
        return [[from, { from, to: only.address, path, via: 'value' as const }] as const];
      }
      return [];
    }),
  );
}

interface NameAt {
  readonly path: string;
  /** The name, with what kind of name it is. */
  readonly key: string;
}

const namesOfKind = (resource: Resource, kind: 'name' | 'tag', paths: readonly string[]): readonly NameAt[] =>
  paths.flatMap((path) => namesAt(resource, path).map((name) => ({ path, key: `${kind} ${name.toLowerCase()}` })));

/** Returns the names and name tags of a resource. */
const ownNames = (resource: Resource, { ownNamesOf, nameTags }: Knowledge): readonly NameAt[] => [
  ...namesOfKind(resource, 'name', ownNamesOf(resource.type)),
  ...namesOfKind(resource, 'tag', nameTags),
];

/** Returns the names and name tags by which a data source selects, the most specific first. */
function namesAskedFor(dataSource: Resource, knowledge: Knowledge): readonly NameAt[] {
  const inFilters = blocksAt(dataSource.values, ['filter']).flatMap((block): NameAt[] => {
    const kind = knowledge.filterKindOf(textsAt(block, ['name'])[0] ?? '');
    // Several values are alternatives.
    const [text, ...others] = textsAt(block, ['values']);
    if (kind === null || text === undefined || others.length > 0) return [];
    return [{ path: 'filter.values', key: `${kind} ${text.toLowerCase()}` }];
  });
  const { identifiedBy } = knowledge.lookupOf(dataSource.type);
  return [...ownNames(dataSource, knowledge), ...namesOfKind(dataSource, 'name', identifiedBy), ...inFilters];
}

/**
 * True if all values that both resources have are equal: network, project, identity. In joined root modules, a data
 * source that looks up a resource of another one is already replaced by it.
 */
function mayBeSame(looked: Resource, built: Resource): boolean {
  if (looked.root !== built.root) return false;
  if (isOther(looked.region, built.region) || isOther(looked.account, built.account)) return false;
  return Object.entries(looked.values).every(([name, value]) => !isOther(value, built.values[name]));
}

/** True for two texts that differ, and for two blocks of which one has another text than the other. */
function isOther(a: Json | undefined, b: Json | undefined): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.toLowerCase() !== b.toLowerCase();
  return isBlock(a) && isBlock(b) && Object.entries(a).some(([name, value]) => isOther(value, b[name]));
}
