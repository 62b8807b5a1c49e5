/**
 * Resources that mean one object: singletons, of which an account has one (the default VPC), data sources with the same
 * query, and data sources that look up a resource of the same configuration.
 */
import type { Knowledge } from '../catalog/knowledge.js';
import { groupBy } from '../graph/group-by.js';
import { isExact } from '../graph/instance-name.js';
import { type Inventory, type Json, nameOf, type Reference, type Resource } from '../graph/inventory.js';
import { byAddress, byText } from '../graph/order.js';
import { namesAt } from './identities/host-names.js';
import { type Block, blocksAt, isBlock, textsAt } from './values.js';

/** Path of the reference from a resource to the one that stands for the same object; no attribute has this name. */
export const SAME_OBJECT = '(the same)';

/** True for a resource that exists once in its account or project, by its type and values. */
export function isSingleton({ type, values }: Pick<Resource, 'type' | 'values'>, knowledge: Knowledge): boolean {
  const { singleton } = knowledge.factsOf(type);
  return singleton !== undefined && Object.entries(singleton).every(([name, value]) => values[name] === value);
}

/**
 * Maps each resource that means the same object as others to the one that stands for all: a managed resource, otherwise
 * the least deeply nested one, so that a module that is added later does not replace it.
 */
export function sameObjects(
  { resources, references }: Inventory,
  knowledge: Knowledge,
): ReadonlyMap<string, Reference> {
  const inOrder = [...resources].sort((a, b) => byAddress(a.address, b.address));
  const singletons = inOrder.filter((resource) => isSingleton(resource, knowledge));
  const dataSources = inOrder.filter(({ mode }) => mode === 'data');
  const equalSingletons = sameInGroups(groupBy(singletons, singletonKey(knowledge)));
  let same = equalSingletons;
  // Data sources that name others are equal only after the named ones are: a vault in a resource group.
  for (let round = 0; round < QUERY_ROUNDS_MAX; round++) {
    const queryOf = querySerialiser(references, same, knowledge);
    const next = new Map([...equalSingletons, ...sameInGroups(groupBy(dataSources, queryOf))]);
    if (next.size === same.size) break;
    same = next;
  }
  return same;
}

/** Maximum length of a chain of data sources that name each other: a record, its zone, the group of the zone. */
const QUERY_ROUNDS_MAX = 4;

/** Maps the resources of each group to its representative, which has no entry itself. */
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
 * Returns a function that serialises the query of a data source: its known values, the expressions of its partly
 * known values, and the resources that its unknown values refer to. Two expressions of one value, such as a literal and a variable, give equal queries. The query of a
 * data source without a known name includes its address, so that it equals no other.
 * @param same resources that are known to mean the same object
 */
function querySerialiser(
  references: readonly Reference[],
  same: ReadonlyMap<string, Reference>,
  knowledge: Knowledge,
): (resource: Resource) => string {
  const byFrom = groupBy(references, ({ from }) => from);
  return (resource) => {
    const { address, type, provider, region, account, values, patterns = [] } = resource;
    const stated = (byFrom.get(address) ?? [])
      .filter(({ path }) => path !== undefined && typeof values[path] !== 'string')
      .map(({ path, to }) => `${path} ${same.get(to)?.to ?? to}`)
      .sort(byText);
    const known = Object.entries(values).sort(([a], [b]) => byText(a, b));
    const names = [...knowledge.ownNamesOf(type), ...knowledge.ownIdentities].flatMap((path) =>
      namesAt(resource, path),
    );
    // A cluster has one network, but several subnets: which of them is asked for, only the code tells.
    const isOneOfHolder =
      knowledge.factsOf(type).ranges?.isNetwork === true &&
      (byFrom.get(address) ?? []).some(({ path = '' }) => knowledge.ownIdentities.includes(path));
    const asked = names.length > 0 ? names : isOneOfHolder ? '' : address;
    // Two filters whose values are unknown ask for the same only if their expressions are equal.
    const partlyKnown = patterns
      .map(({ path, valueName = '', text }) => [path, valueName, isExact(text) ? text : address].join(' '))
      .sort(byText);
    return JSON.stringify([type, provider, region, account, known, stated, asked, partlyKnown]);
  };
}

/** Returns a function that serialises the type, region and account of a singleton. */
const singletonKey =
  (knowledge: Knowledge) =>
  ({ type, values, region = '', account = '' }: Resource): string =>
    [knowledge.resolvedTypeOf(type, values)?.type ?? type, region, account].join(' ');

// ---- Data sources that look up a resource of the same configuration: they are read after it is created, and mean it.

/**
 * Maps each data source to the managed resource that it looks up, if exactly one matches: by a reference to its name or
 * ID, otherwise by an equal name or name tag. Partly known names are equal if their unknown parts have the same
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
  const candidateByAddress = new Map(candidates.map((resource) => [resource.address, resource]));
  const byName = groupBy(
    candidates.flatMap((resource) => ownNames(resource, knowledge).map((name) => ({ ...name, resource }))),
    ({ key }) => key,
  );
  const referencesByFrom = groupBy(references, ({ from }) => from);
  return new Map(
    dataSources.flatMap((dataSource) => {
      const { types: targetTypes, identifiedBy } = knowledge.lookupOf(dataSource.type);
      const inReferences = (referencesByFrom.get(dataSource.address) ?? []).flatMap(({ path = '', to }) => {
        const resource = identifiedBy.includes(path) ? candidateByAddress.get(to) : undefined;
        return resource === undefined ? [] : [{ path, resources: [resource] }];
      });
      const inNames = namesInQuery(dataSource, knowledge).map(({ path, key }) => ({
        path,
        resources: (byName.get(key) ?? []).map(({ resource }) => resource),
      }));
      for (const { path, resources: named } of [...inReferences, ...inNames]) {
        const matching = named.filter(
          (resource) => targetTypes.includes(resource.type) && mayBeSame(dataSource, resource),
        );
        const [only, ...others] = new Set(matching);
        if (only === undefined || others.length > 0) continue;
        const { address: from } = dataSource;
        return [[from, { from, to: only.address, path, via: 'value' as const }] as const];
      }
      return [];
    }),
  );
}

/** A name of a resource, and the attribute that holds it. */
interface NameAt {
  readonly path: string;
  /** The kind of name and the name in lower case: `name web`, `tag web`. */
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
function namesInQuery(dataSource: Resource, knowledge: Knowledge): readonly NameAt[] {
  const inFilters = blocksAt(dataSource.values, ['filter']).flatMap((block): NameAt[] => {
    const name = textsAt(block, ['name'])[0] ?? '';
    const kind = knowledge.filterKindOf(name);
    // Several values are alternatives.
    const [text, ...others] = filterTexts(dataSource, name, block);
    if (kind === null || text === undefined || others.length > 0) return [];
    return [{ path: 'filter.values', key: `${kind} ${text.toLowerCase()}` }];
  });
  const { identifiedBy } = knowledge.lookupOf(dataSource.type);
  return [...ownNames(dataSource, knowledge), ...namesOfKind(dataSource, 'name', identifiedBy), ...inFilters];
}

/** Returns the values of a filter block, including those that are known only in part. */
export function filterTexts({ patterns = [] }: Resource, name: string, block: Block): readonly string[] {
  const partlyKnown = patterns.filter(
    ({ path, valueName, text }) => nameOf(path) === FILTER_VALUES && valueName === name && isExact(text),
  );
  return [...textsAt(block, [FILTER_VALUES]), ...partlyKnown.map(({ text }) => text)];
}

const FILTER_VALUES = 'values';

/**
 * True if all values that both resources have are equal: network, project, identity. Resources of different root
 * modules are never the same, because the estate has already replaced data sources that look up resources of other root
 * modules.
 */
function mayBeSame(looked: Resource, built: Resource): boolean {
  if (looked.root !== built.root) return false;
  if (contradicts(looked.region, built.region) || contradicts(looked.account, built.account)) return false;
  return Object.entries(looked.values).every(([name, value]) => !contradicts(value, built.values[name]));
}

/** True for two strings that differ in more than case, and for two blocks with such strings under one name. */
function contradicts(a: Json | undefined, b: Json | undefined): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.toLowerCase() !== b.toLowerCase();
  return isBlock(a) && isBlock(b) && Object.entries(a).some(([name, value]) => contradicts(value, b[name]));
}
