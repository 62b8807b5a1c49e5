/** Describes one root module: its state, what it exports, and what it imports. */
import { posix } from 'node:path';
import { factsOf } from '../catalog/index.js';
import { isHandover } from '../catalog/lookups.js';
import { UNIT_READER } from '../catalog/state-addresses.js';
import type { Inventory, Reference, Resource, RootInterface, UnitDependency } from '../graph/inventory.js';
import { byAddress, byText } from '../graph/order.js';
import { cloudLocationOf, matches, mentionsIn, selectionOf, termsOf } from './lookups.js';
import type { EstateImport, EstateRoot, ExportedResource, ImportRead, Lookup, RootState } from './model.js';
import { readsState, type StateOwner, stateReadBy, stateText } from './states.js';

/** Returns the id of a root module: `github.com/acme/infra/network/prod`, or its path if the repository is unknown. */
const rootId = ({ path, repository }: StateOwner): string =>
  repository === null ? path : posix.join(repository, path === '.' ? '' : path);

/**
 * Describes a root module that cannot be read, which exports and imports nothing.
 * @param failure the message of the planner
 */
export const failedRoot = (owner: StateOwner, failure: string, states: readonly RootState[]): EstateRoot => ({
  id: rootId(owner),
  path: owner.path,
  repository: owner.repository,
  failure,
  states,
  accounts: [],
  resources: 0,
  exports: { outputs: [], resources: [] },
  imports: [],
});

/**
 * Describes a root module.
 * @param states possible addresses of its state
 */
export function describeRoot(owner: StateOwner, inventory: Inventory, states: readonly RootState[]): EstateRoot {
  const { resources, references, planned, dependencies = [], interfaceOf } = inventory;
  const { outputs, reads }: Pick<RootInterface, 'outputs' | 'reads'> = interfaceOf?.() ?? { outputs: [], reads: [] };
  const managed = resources.filter(({ mode }) => mode === 'managed');
  const exported = managed
    .flatMap((resource) => exportOf(resource, references))
    .sort((a, b) => byAddress(a.address, b.address));
  const uses = { reads, resourceAt: new Map(resources.map((resource) => [resource.address, resource])) };
  const stateImports = resources.filter(readsState).map((resource) => stateImport(resource, owner, uses));
  const lookups = lookupImports(resources, references, uses, exported);
  const texts = managed.flatMap((resource) => textImports(resource, exported));
  return {
    id: rootId(owner),
    path: owner.path,
    repository: owner.repository,
    ...(planned !== undefined && { planned }),
    states,
    accounts: [...new Set(managed.flatMap((resource) => cloudLocationOf(resource).account ?? []))].sort(byText),
    resources: managed.length,
    exports: {
      outputs: outputs
        .map(({ name, file, line, targets }) => ({ name, at: `${file}:${line}`, targets }))
        .sort((a, b) => byText(a.name, b.name)),
      resources: exported,
    },
    imports: [...dependencyImports(dependencies, owner, uses), ...stateImports, ...lookups, ...texts].sort((a, b) =>
      byAddress(a.id, b.id),
    ),
  };
}

/** Returns a resource as other root modules can look it up; none if neither its name nor its tags are known. */
function exportOf(resource: Resource, references: readonly Reference[]): readonly ExportedResource[] {
  const terms = termsOf(resource);
  const { address, type } = resource;
  const behind = storedIn(resource, references);
  const stored = behind.length > 0 && { behind };
  return terms.length === 0
    ? []
    : [{ address, type, terms, ...cloudLocationOf(resource), ...atOf(resource), ...stored }];
}

/** Returns the resources whose values a parameter or secret stores. */
function storedIn({ address, type }: Resource, references: readonly Reference[]): readonly string[] {
  const attributes = isHandover(type) ? (factsOf(type).valueAttributes ?? []) : [];
  if (attributes.length === 0) return [];
  const stored = references.filter(({ from, path }) => from === address && attributes.includes(path ?? ''));
  return [...new Set(stored.map(({ to }) => to))].sort(byAddress);
}

/** Returns file and line of a resource, or of one of its attributes; nothing if the code is not known. */
const atOf = ({ declared }: Resource, path?: string): { readonly at?: string } => {
  if (declared === undefined) return {};
  const line = (path === undefined ? undefined : declared.lines.get(path)) ?? declared.line;
  return { at: `${declared.file}:${line}` };
};

/** Returns one import for each other unit. A unit that two blocks name counts once. */
function dependencyImports(
  dependencies: readonly UnitDependency[],
  owner: StateOwner,
  uses: Uses,
): readonly EstateImport[] {
  const imports = new Map<string, EstateImport>();
  for (const {
    label,
    path,
    at: { file, line },
  } of dependencies) {
    const root = path === null ? null : rootId({ ...owner, path: posix.join(owner.path, path) });
    const id = `dependency.${label}`;
    const isKnown = [...imports.values()].some((known) => known.id === id || (root !== null && known.root === root));
    if (isKnown) continue;
    const named = { id, rule: 'dependency', resource: id, key: path ?? '?', at: `${file}:${line}` } as const;
    const reads = readsOf(`data.${UNIT_READER}.${label}`, uses);
    imports.set(id, { ...named, ...(root !== null && { root }), reads });
  }
  return [...imports.values()];
}

/** Returns the import of a data source that reads the state of another root module. */
function stateImport(resource: Resource, owner: StateOwner, uses: Uses): EstateImport {
  const { address } = resource;
  const state = stateReadBy(resource, owner);
  return {
    id: address,
    rule: 'remote-state',
    resource: address,
    key: state === null ? '?' : stateText(state),
    ...atOf(resource),
    ...(state !== null && { state }),
    reads: readsOf(address, uses),
  };
}

/** Returns the uses of a data source's values in the code, sorted. */
const readsOf = (address: string, { reads, resourceAt }: Uses): readonly ImportRead[] =>
  reads
    .filter(({ through }) => through === address)
    .map(({ by, path, members }) => {
      const reader = resourceAt.get(by);
      return { by, path, members, ...(reader !== undefined && atOf(reader, path)) };
    })
    .sort((a, b) => byText(JSON.stringify(a), JSON.stringify(b)));

/** Uses of data sources, and the resources of the root module by address. */
interface Uses {
  readonly reads: RootInterface['reads'];
  readonly resourceAt: ReadonlyMap<string, Resource>;
}

/** Returns the data sources that look up resources of other root modules. */
function lookupImports(
  resources: readonly Resource[],
  references: readonly Reference[],
  uses: Uses,
  exported: readonly ExportedResource[],
): readonly EstateImport[] {
  const { reads, resourceAt } = uses;
  const targetsOf = new Map<string, string[]>();
  const usesOf = [
    ...references.map(({ from, to }) => [from, to] as const),
    ...reads.map(({ by, through }) => [by, through] as const),
  ];
  for (const [from, to] of usesOf) targetsOf.set(from, [...(targetsOf.get(from) ?? []), to]);
  const selections = resources.flatMap((resource) => {
    const selection = selectionOf(resource);
    const targets = targetsOf.get(resource.address) ?? [];
    // A data source that uses a value of the same root module finds a resource of that root module.
    const usesManaged = targets.some((to) => resourceAt.get(to)?.mode === 'managed');
    return selection === null || usesManaged ? [] : [{ resource, selection, targets }];
  });
  // A stored value may come from anywhere, so a data source that uses it may find a resource of another root module.
  const imported = new Set(
    selections.filter(({ selection: { types } }) => !types.some(isHandover)).map(({ resource }) => resource.address),
  );
  for (const { address } of resources.filter(readsState)) imported.add(address);
  return selections.flatMap(({ resource, selection: { rule, ...selection }, targets }): EstateImport[] => {
    const near = [...new Set(targets.filter((to) => imported.has(to)))].sort(byAddress);
    const lookup = { ...selection, near };
    if (exported.some((other) => matches(lookup, other))) return [];
    const { address } = resource;
    const used = readsOf(address, uses);
    return [
      {
        id: address,
        rule,
        resource: address,
        key: keyOf(lookup),
        ...atOf(resource),
        lookup,
        ...(used.length > 0 && { reads: used }),
      },
    ];
  });
}

/** Returns the imports of a resource whose texts name resources of other root modules, such as an ARN. */
function textImports(resource: Resource, exported: readonly ExportedResource[]): readonly EstateImport[] {
  const { address } = resource;
  const mentions = mentionsIn(resource).filter(
    (lookup) => !exported.some((other) => matches({ ...lookup, near: [] }, other)),
  );
  return mentions.map(({ path, ...mention }, index) => {
    const lookup = { ...mention, near: [] };
    const id = `${address}#${index + 1}`;
    return { id, rule: 'text', resource: address, key: keyOf(lookup), ...atOf(resource, path), lookup };
  });
}

/** Describes a lookup in one line: types, terms and scopes. */
const keyOf = ({ types, terms, scopes = {} }: Lookup): string => {
  const scope = Object.entries(scopes).map(([name, value]) => `${name}=${value}`);
  return [types.join('|'), ...(terms.length === 0 ? ['?'] : terms), ...scope].join(' ');
};
