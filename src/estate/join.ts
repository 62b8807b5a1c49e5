/**
 * Joins the inventories of several root modules into one, so that inference sees one architecture: each root module
 * becomes a module, and an import with a link is replaced by the resource that the other root module exports.
 */
import { posix } from 'node:path';
import { modulesOf } from '../graph/address.js';
import type { CodeLine, Declaration, Inventory, Reference, Resource, UnitDependency } from '../graph/inventory.js';
import { byText } from '../graph/order.js';
import { withOrigin } from '../graph/origins.js';
import { assignAddresses } from '../graph/terraform-address.js';
import { writtenValues } from './lookups.js';
import type { Estate, EstateLink } from './model.js';

/** A root module that was read. */
export interface EstatePart {
  /** Id of the root module. */
  readonly id: string;
  readonly inventory: Inventory;
}

/** Returns one inventory for all parts. The inventory of a single root module is returned unchanged. */
export function joinInventories(parts: readonly EstatePart[], estate: Estate): Inventory {
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return only.inventory;
  const translation = createTranslation(parts, estate);
  return {
    resources: parts.flatMap((part) => resourcesOf(part, translation)),
    references: uniqueReferences([
      ...parts.flatMap((part) => referencesOf(part, translation)),
      ...estate.links.flatMap((link) => referencesOfLink(link, translation)),
    ]),
    absent: parts.flatMap(({ id, inventory: { absent = [] } }) =>
      absent.map((block) => ({
        ...block,
        address: translation.below(id, block.address),
        at: translation.fileIn(id, block.at),
      })),
    ),
    dependencies: parts.flatMap((part) => unitsNotDrawn(part, translation)),
    linkedRoots: linkedRoots(parts, estate, translation),
    planned: parts.every(({ inventory }) => inventory.planned === true),
    ...unparsedIn(parts, translation),
    notes: [],
    warnings: parts.flatMap(({ id, inventory }) =>
      inventory.warnings.map((text) => `${translation.pathOf(id)}: ${text}`),
    ),
  };
}

/** Returns the paths of the drawn root modules that each is linked to, in either direction. */
function linkedRoots(parts: readonly EstatePart[], { links }: Estate, { pathOf }: Translation) {
  const linked = new Map(parts.map(({ id }) => [pathOf(id), new Set<string>()]));
  for (const { from, to, ends } of links) {
    for (const other of [to, ...ends.flatMap(({ root }) => root ?? [])]) {
      linked.get(pathOf(from))?.add(pathOf(other));
      linked.get(pathOf(other))?.add(pathOf(from));
    }
  }
  return linked;
}

/** Returns the parse errors of all parts, each with the path of its root module; no member if there are none. */
const unparsedIn = (parts: readonly EstatePart[], translation: Translation): Pick<Inventory, 'unparsed'> => {
  const unparsed = parts.flatMap(({ id, inventory }) =>
    (inventory.unparsed ?? []).map((text) => `${translation.pathOf(id)}: ${text}`),
  );
  return unparsed.length === 0 ? {} : { unparsed };
};

/** Translates addresses and files of a root module into those of the joined inventory. */
interface Translation {
  /** Returns the path of a root module by its id. */
  readonly pathOf: (root: string) => string;
  /** Prefixes an address with the module that stands for its root module. */
  readonly below: (root: string, address: string) => string;
  /** Returns a file of a root module relative to the repository. */
  readonly fileIn: (root: string, file: string) => string;
  /** Returns the new graph address of a resource; undefined if it is not drawn. */
  readonly addressOf: (root: string, address: string) => string | undefined;
  /** True if a link leads to a drawn root module with this path. */
  readonly isLinked: (root: string, path: string) => boolean;
  /** Returns the link of a data source that is replaced; undefined for any other resource. */
  readonly linkOf: (root: string, address: string) => EstateLink | undefined;
  /** True for a data source that was not read, so that its values are placeholders. */
  readonly isOpen: (root: string, address: string) => boolean;
}

/** Returns a key for an address in a root module. Neither has a line break. */
const keyOf = (root: string, address: string): string => `${root}\n${address}`;

function createTranslation(parts: readonly EstatePart[], { roots, links, outside, ambiguous }: Estate): Translation {
  const paths = new Map(roots.map(({ id, path }) => [id, path]));
  const pathOf = (root: string): string => paths.get(root) ?? root;
  const names = moduleNames(parts.map(({ id }) => id));
  const below = (root: string, address: string): string => `module.${names.get(root)}.${address}`;
  const drawn = new Set(parts.map(({ id }) => id));
  const replaced = new Map(
    links
      .filter(({ rule, to }) => rule !== 'text' && drawn.has(to))
      .map((link) => [keyOf(link.from, link.import), link] as const),
  );
  const linked = new Set(links.filter(({ to }) => drawn.has(to)).map(({ from, to }) => keyOf(from, pathOf(to))));
  const open = new Set([...outside, ...ambiguous].map((imported) => keyOf(imported.from, imported.import)));
  const drawnResources = parts.flatMap(({ id, inventory }) =>
    inventory.resources
      .filter(({ address }) => !replaced.has(keyOf(id, address)))
      .map(({ address, origin }) => ({ key: keyOf(id, address), origin: below(id, origin) })),
  );
  const assigned = assignAddresses(drawnResources.map(({ origin }) => origin));
  const addresses = new Map(drawnResources.map(({ key, origin }) => [key, assigned.get(origin)]));
  return {
    pathOf,
    below,
    // The path of a file in a fetched module begins with its source, and is not relative to the repository.
    fileIn: (root, file) => (/:\/\/|::|\/\//.test(file) ? file : posix.join(pathOf(root), file)),
    addressOf: (root, address) => addresses.get(keyOf(root, address)),
    isLinked: (root, path) => linked.has(keyOf(root, path)),
    linkOf: (root, address) => replaced.get(keyOf(root, address)),
    isOpen: (root, address) => open.has(keyOf(root, address)),
  };
}

/** Returns the Terragrunt units that a root module depends on and that are not drawn root modules. */
const unitsNotDrawn = (
  { id, inventory: { dependencies = [] } }: EstatePart,
  translation: Translation,
): readonly UnitDependency[] =>
  dependencies.flatMap((dependency) => {
    const path = dependency.path === null ? null : translation.fileIn(id, dependency.path);
    if (path !== null && translation.isLinked(id, path)) return [];
    const { unit, at } = dependency;
    return [
      { ...dependency, path, unit: translation.fileIn(id, unit), at: { ...at, file: translation.fileIn(id, at.file) } },
    ];
  });

const resourcesOf = ({ id, inventory }: EstatePart, translation: Translation): readonly Resource[] =>
  inventory.resources.flatMap((resource) => {
    const address = translation.addressOf(id, resource.address);
    if (address === undefined) return [];
    const { declared, configured } = resource;
    // Placeholders of a data source that was not read would look like ids of resources in other root modules.
    const isOpen = translation.isOpen(id, resource.address);
    const written = isOpen ? { ...resource, values: writtenValues(resource).values } : resource;
    return [
      {
        ...withOrigin(written, (origin) => translation.below(id, origin)),
        address,
        modules: modulesOf(address),
        root: translation.pathOf(id),
        ...(configured !== undefined && { configured: translation.below(id, configured) }),
        ...(declared !== undefined && { declared: declaredIn(declared, id, translation) }),
      },
    ];
  });

/** Returns a declaration with its files relative to the repository. */
function declaredIn(declared: Declaration, root: string, { fileIn }: Translation): Declaration {
  const lineIn = ({ file, line }: CodeLine): CodeLine => ({ file: fileIn(root, file), line });
  const { calledAt, setAt } = declared;
  return {
    ...declared,
    file: fileIn(root, declared.file),
    ...(calledAt !== undefined && { calledAt: lineIn(calledAt) }),
    ...(setAt !== undefined && { setAt: new Map([...setAt].map(([path, line]) => [path, lineIn(line)])) }),
  };
}

/**
 * Returns the references of a root module. A reference to a replaced data source leads to the resources that the data
 * source finds.
 */
const referencesOf = ({ id, inventory }: EstatePart, translation: Translation): readonly Reference[] =>
  inventory.references.flatMap((reference) => {
    const from = translation.addressOf(id, reference.from);
    const link = translation.linkOf(id, reference.to);
    if (from === undefined) return [];
    const { through: source, ...otherMembers } = reference;
    const through = source === undefined ? undefined : translation.addressOf(id, source);
    const targets =
      link === undefined
        ? [translation.addressOf(id, reference.to)]
        : lookupEnds(link).map(({ to }) => translation.addressOf(link.to, to));
    return targets
      .filter((to) => to !== undefined)
      .map((to) => ({ ...otherMembers, from, to, ...(through !== undefined && { through }) }));
  });

/** Returns the resources that a data source finds. Resources behind an output have references of their own. */
const lookupEnds = ({ ends }: EstateLink) => ends.filter(({ path }) => path === undefined);

/** Returns the references that a link to a state stands for: each from a reader to the resource behind the output. */
const referencesOfLink = (link: EstateLink, { addressOf }: Translation): readonly Reference[] =>
  link.ends.flatMap(({ from: reader, path, to: target, root = link.to }): Reference[] => {
    const from = addressOf(link.from, reader);
    const to = addressOf(root, target);
    return path === undefined || from === undefined || to === undefined
      ? []
      : [{ from, to, path, via: 'configuration' }];
  });

const uniqueReferences = (references: readonly Reference[]): readonly Reference[] => [
  ...new Map(references.map((reference) => [JSON.stringify(reference), reference])).values(),
];

// ---- Names of the modules.

/**
 * Returns a unique module name for each root module, without the folder that all ids share: `network-prod` for
 * `infra/network/prod`. Names do not depend on the order of the ids.
 */
export function moduleNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const sorted = [...new Set(ids)].sort(byText);
  const shared = sharedFolder(sorted);
  const taken = new Set<string>();
  return new Map(
    sorted.map((id) => {
      const word = id
        .slice(shared.length)
        .replace(/[^A-Za-z0-9_]+/g, '-')
        .replace(/^-+|-+$/g, '');
      // Unlike Terraform, the graph format allows a leading digit.
      const base = word === '' ? 'root' : word;
      let name = base;
      for (let number = 2; taken.has(name); number++) name = `${base}-${number}`;
      taken.add(name);
      return [id, name];
    }),
  );
}

/** Returns the folder that all ids are in, with its slash; empty if there is none. */
function sharedFolder(ids: readonly string[]): string {
  const [first = '', last = ''] = [ids[0], ids.at(-1)];
  let end = 0;
  while (end < first.length && first[end] === last[end]) end++;
  return ids.length < 2 ? '' : first.slice(0, first.lastIndexOf('/', end - 1) + 1);
}
