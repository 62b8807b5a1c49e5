/** Which attributes can name a network, a subnet or a security group, and whether the catalogue knows what that means. */
import { KNOWLEDGE } from '../../../src/catalog/knowledge.js';
import { type Inventory, nameOf } from '../../../src/graph/inventory.js';
import type { Graph } from '../../../src/graph/model.js';
import { understand } from '../../../src/inference/index.js';
import type { Entry } from '../../../src/inference/ledger.js';
import { plan, type Sketch } from '../../inference/build.js';

/** An attribute of a type that can name one of these. */
export interface Use {
  readonly type: string;
  readonly path: string;
  readonly names: string;
}

interface Recognised {
  /** Leading word of the types that it is about. */
  readonly provider: string;
  /** What the last word of a path has in it. */
  readonly word: RegExp;
  readonly names: string;
}

/** Wider than the rules of the catalogue: what it finds too much is explained. */
const END = '(?:_(?:id|arn|name|url|identifier|list|zone_identifier)s?)*$';
const AT_START = '(?:^|_)';
const RECOGNISED: readonly Recognised[] = [
  ['aws', 'subnets?', 'aws_subnet'],
  ['aws', 'vpc_zone', 'aws_subnet'],
  ['aws', 'vpcs?', 'aws_vpc'],
  ['aws', 'security_groups?', 'aws_security_group'],
  ['azurerm', 'subnets?', 'azurerm_subnet'],
  ['azurerm', '(?:virtual_network|vnet)s?', 'azurerm_virtual_network'],
  ['google', 'subnet(?:work)?s?', 'google_compute_subnetwork'],
  ['google', 'networks?', 'google_compute_network'],
].map(([provider, word, names]) => ({
  provider: provider!,
  word: new RegExp(`${AT_START}${word}${END}`),
  names: names!,
}));

const namedBy = (type: string, path: string): string | null =>
  RECOGNISED.find(({ provider, word }) => type.startsWith(`${provider}_`) && word.test(nameOf(path)))?.names ?? null;

/** As `terraform providers schema -json` writes it. */
export interface SchemaBlock {
  readonly attributes?: Readonly<Record<string, SchemaAttribute>>;
  readonly block_types?: Readonly<Record<string, { readonly block: SchemaBlock }>>;
}
export interface SchemaAttribute {
  readonly type?: unknown;
  readonly nested_type?: Pick<SchemaBlock, 'attributes'>;
  readonly computed?: boolean;
  readonly optional?: boolean;
}
export interface Schemas {
  readonly provider_schemas: Readonly<
    Record<string, { readonly resource_schemas?: Readonly<Record<string, { readonly block: SchemaBlock }>> }>
  >;
}

export const usesInSchemas = ({ provider_schemas }: Schemas): Use[] =>
  Object.values(provider_schemas)
    .flatMap(({ resource_schemas = {} }) => Object.entries(resource_schemas))
    .flatMap(([type, { block }]) => textsIn(block, '').flatMap((path) => usesAt(type, path)));

/** None where the attribute names no place, as far as its name tells. */
export function usesAt(type: string, path: string): Use[] {
  const names = namedBy(type, path);
  return names === null ? [] : [{ type, path, names }];
}

/** Paths of all texts, and lists of texts, that a configuration can set. */
function textsIn({ attributes = {}, block_types = {} }: SchemaBlock, around: string): string[] {
  const own = Object.entries(attributes).flatMap(([name, { type, nested_type, computed, optional }]) => {
    if (computed === true && optional !== true) return [];
    if (nested_type !== undefined) return textsIn(nested_type, `${around}${name}.`);
    return textsOf(type, `${around}${name}`);
  });
  const inner = Object.entries(block_types).flatMap(([name, { block }]) => textsIn(block, `${around}${name}.`));
  return [...own, ...inner];
}

/** `"string"`, `["list", "string"]`, `["list", ["object", { "subnet_ids": ["set", "string"] }]]`. */
function textsOf(type: unknown, path: string): string[] {
  if (type === 'string') return [path];
  if (!Array.isArray(type)) return [];
  if (type[0] !== 'object') return textsOf(type[1], path);
  return Object.entries(type[1] as object).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`));
}

/** What a real configuration has. */
export const usesIn = ({ resources, references }: Inventory): Use[] => {
  const types = new Map(resources.map(({ address, type, mode }) => [address, mode === 'managed' ? type : '']));
  return references.flatMap(({ from, to, path }) =>
    path === undefined ? [] : usesAt(types.get(from) ?? '', path).filter(({ names }) => names === types.get(to)),
  );
};

/** Those, once each and in order, that put the resource neither there nor into what it is a part of. */
export const unplaced = (uses: readonly Use[]): string[] => {
  const known = new Map(uses.map((use) => [`${use.type} ${use.path}`, use]));
  return [...known]
    .filter(([, use]) => !isPlaced(use))
    .map(([key]) => key)
    .sort();
};

const HOST = 'acme_thing.host';

/** In the smallest plan that it is in: with what it is a part of, where its row says so. */
function isPlaced({ type, path, names }: Use): boolean {
  const [it, target] = [`${type}.it`, `${names}.target`];
  const [owner] = KNOWLEDGE.factsOf(type).fold?.attributes?.filter((attribute) => !path.startsWith(attribute)) ?? [];
  const into = KNOWLEDGE.factsOf(type).fold?.hostTypes?.[0];
  const host = into === undefined ? HOST : `${into}.host`;
  const sketches: Record<string, Sketch> = {
    [target]: {},
    [host]: {},
    [it]: { refs: { [path]: target, ...(owner !== undefined && { [owner]: host }) } },
    // A group that nothing is in is not drawn.
    ...(isGroup(type) && { 'acme_member.m': { refs: { security_groups: it } } }),
  };
  const { graph, ledger } = understand(plan(sketches));
  const entryOf = (address: string): Entry => ledger.entries.find((entry) => entry.address === address)!;
  if (entryOf(it).bucket === 'folded') return !isGroup(names) || isFoldedInto(entryOf(target), [it, host]);
  return isGroup(names) ? isFoldedInto(entryOf(target), [it]) : isInside(graph, it, target);
}

const isGroup = (type: string): boolean => KNOWLEDGE.factsOf(type).securityGroupRefs !== undefined;

const isFoldedInto = (entry: Entry, hosts: readonly string[]): boolean =>
  entry.bucket === 'folded' && hosts.includes(entry.into);

const isInside = (graph: Graph, address: string, container: string): boolean =>
  graph.nodes.get(address)?.parent === container;

/** Types that can name a network or a group and a subnet, and are not in the subnet where both are named. */
export const vague = (uses: readonly Use[]): string[] =>
  [...new Set(uses.map(({ type }) => type))]
    .filter((type) => !isPrecise(uses.filter((use) => use.type === type)))
    .sort();

function isPrecise(uses: readonly Use[]): boolean {
  const placing = uses.filter(isPlaced);
  const names = [...new Set(placing.map((use) => use.names))];
  // A group is in a network, and says no more.
  const places = names.filter((name) => !isGroup(name));
  const [inner] = places.filter((name) => places.every((other) => rankOf(other) <= rankOf(name)));
  const type = uses[0]!.type;
  if (names.length < 2 || inner === undefined || KNOWLEDGE.factsOf(type).fold !== undefined) return true;
  const refs = Object.fromEntries(placing.map((use) => [use.path, `${use.names}.target`]));
  const outer = names.filter((name) => name !== inner).map((name) => `${name}.target`);
  const { within = [] } = KNOWLEDGE.factsOf(inner);
  const around = within.map((type) => `${type}.target`);
  const sketches: Record<string, Sketch> = {
    ...Object.fromEntries(
      [...around, ...outer].map((address) => [address, { refs: { '*': around.filter((one) => one !== address) } }]),
    ),
    [`${inner}.target`]: { refs: { '*': around } },
    [`${type}.it`]: { refs },
  };
  return isInside(understand(plan(sketches)).graph, `${type}.it`, `${inner}.target`);
}

const rankOf = (type: string): number => KNOWLEDGE.boxFactsOf(type).rank;
