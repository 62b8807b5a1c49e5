/**
 * Generates `moved` blocks for likely renames. Without them, Terraform destroys the resource and creates another one.
 */
import type { ModuleStep } from '../../graph/address.js';
import { groupBy } from '../../graph/group-by.js';
import { byText } from '../../graph/order.js';
import { formatTerraformAddress, parseTerraformAddress, type TerraformAddress } from '../../graph/terraform-address.js';
import type { Code, CodeResource } from './code.js';
import type { MovedBlock, ReportedNode, ReportedPart } from './model.js';

/** Old and new addresses of single resources, before blocks are merged. */
type Pairs = ReadonlyMap<string, string>;

/**
 * Returns the blocks, sorted by old address: one per module if all its resources moved with it, otherwise one per
 * resource block or instance. Leaves out resources in external modules, and addresses that are not safe to print.
 * @param nodes nodes with the addresses of their resources
 */
export function movedBlocks(nodes: readonly ReportedNode[], code: Code): readonly MovedBlock[] {
  const pairs = pairsIn(nodes);
  if (pairs.size === 0) return [];
  const addresses = { before: new Set(managedIn(code.before.all)), after: new Set(managedIn(code.after.all)) };
  const modules = moduleBlocks(pairs, addresses);
  const isCovered = (origin: string): boolean => [...modules.keys()].some((module) => origin.startsWith(`${module}.`));
  const external = new Set(
    [...code.before.all, ...code.after.all].filter(isInExternalModule).map(({ origin }) => origin),
  );
  const remaining = [...pairs].filter(([from, to]) => !isCovered(from) && !external.has(from) && !external.has(to));
  return [...modules, ...resourceBlocks(new Map(remaining), addresses)]
    .filter(([from, to]) => isSafeAsHcl(from) && isSafeAsHcl(to))
    .map(([from, to]) => ({ from, to }))
    .sort((a, b) => byText(a.from, b.from));
}

/** Returns the block as HCL. */
export const movedBlockText = ({ from, to }: MovedBlock): string => `moved {\n  from = ${from}\n  to   = ${to}\n}`;

/** True for a resource in an external module, for which Terraform rejects `moved` blocks. */
const isInExternalModule = ({ isForeign }: CodeResource): boolean => isForeign === true;

const managedIn = (resources: readonly CodeResource[]): readonly string[] =>
  resources.flatMap(({ origin }) => (parseTerraformAddress(origin)?.mode === 'managed' ? [origin] : []));

/** Matches addresses that are safe to print as HCL. A crafted key could otherwise end the string and add code. */
const PRINTABLE_ADDRESS =
  /^[\p{L}_][\p{L}\p{N}_-]*(?:\[(?:\d+|"[^"\\$%`\p{C}]*")\])?(?:\.[\p{L}_][\p{L}\p{N}_-]*(?:\[(?:\d+|"[^"\\$%`\p{C}]*")\])?)*$/u;
const isSafeAsHcl = (address: string): boolean => PRINTABLE_ADDRESS.test(address);

/** Returns the old and new addresses of likely renames, including those of the parts of a renamed node. */
function pairsIn(nodes: readonly ReportedNode[]): Pairs {
  const deletedNodes = new Map(
    nodes.flatMap((node) => (node.change === 'delete' ? [[node.address, node] as const] : [])),
  );
  const pairs = new Map<string, string>();
  const usedTargets = new Set<string>();
  const pair = (from: string, to: string): void => {
    if (pairs.has(from) || usedTargets.has(to) || !areManagedWithSameType(from, to)) return;
    pairs.set(from, to);
    usedTargets.add(to);
  };
  for (const { change, looksLike, address } of nodes.flatMap(({ parts = [] }) => parts))
    if (change === 'delete' && looksLike !== undefined) pair(address, looksLike);
  for (const node of nodes) {
    const deletedNode = node.change === 'create' ? deletedNodes.get(node.looksLike ?? '') : undefined;
    if (deletedNode === undefined) continue;
    for (const [from, to] of pairByKey(originsOf(deletedNode), originsOf(node))) pair(from, to);
    for (const [from, to] of pairsOfParts(deletedNode.parts, node.parts)) pair(from, to);
  }
  return pairs;
}

const originsOf = ({ origin, origins }: ReportedNode): readonly string[] =>
  origins ?? (origin === undefined ? [] : [origin]);

/** True if both addresses are of managed resources of the same type. */
function areManagedWithSameType(from: string, to: string): boolean {
  const [fromAddress, toAddress] = [parseTerraformAddress(from), parseTerraformAddress(to)];
  return fromAddress?.mode === 'managed' && toAddress?.mode === 'managed' && fromAddress.type === toAddress.type;
}

/** Pairs two single resources regardless of their keys, and several resources by key. */
function pairByKey(from: readonly string[], to: readonly string[]): readonly (readonly [string, string])[] {
  if (from.length === 1 && to.length === 1) return [[from[0] as string, to[0] as string]];
  const toByKey = groupBy(to, keyOf);
  return from.flatMap((oldAddress) => {
    const [other, ...more] = toByKey.get(keyOf(oldAddress)) ?? [];
    return other === undefined || more.length > 0 ? [] : [[oldAddress, other] as const];
  });
}

const keyOf = (origin: string): string => parseTerraformAddress(origin)?.index ?? '';

/** Pairs parts of one type: regardless of their names if there is only one on each side, otherwise by name and key. */
function pairsOfParts(deletedParts: readonly ReportedPart[] = [], createdParts: readonly ReportedPart[] = []) {
  const addressesOf = (parts: readonly ReportedPart[], change: ReportedPart['change']) =>
    parts.flatMap((part) => (part.change === change ? [part.address] : []));
  const typeNameAndKeyOf = (origin: string): string => {
    const { type = '', name = '', index = '' } = parseTerraformAddress(origin) ?? {};
    return [type, name, index].join('\n');
  };
  const typeOf = (origin: string): string => parseTerraformAddress(origin)?.type ?? '';
  const createdAddresses = addressesOf(createdParts, 'create');
  return [...groupBy(addressesOf(deletedParts, 'delete'), typeOf)].flatMap(([type, from]) => {
    const to = createdAddresses.filter((origin) => typeOf(origin) === type);
    if (from.length === 1 && to.length === 1) return [[from[0] as string, to[0] as string] as const];
    return from.flatMap((oldAddress) => {
      const other = to.find((origin) => typeNameAndKeyOf(origin) === typeNameAndKeyOf(oldAddress));
      return other === undefined ? [] : [[oldAddress, other] as const];
    });
  });
}

/** Terraform addresses of all managed resources of each revision. */
interface ManagedAddresses {
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
}

/** Returns the old and new addresses of renamed modules: all resources of the old one are in the new one. */
function moduleBlocks(pairs: Pairs, { before, after }: ManagedAddresses): Pairs {
  const modules = new Map<string, string>();
  for (const [from, to] of pairs) {
    const rename = renamedModule(from, to);
    if (rename === null || modules.has(rename.from) || [...modules.values()].includes(rename.to)) continue;
    const inside = (addresses: ReadonlySet<string>, module: string): readonly string[] =>
      [...addresses].filter((origin) => origin.startsWith(`${module}.`));
    const isWholeRename = inside(after, rename.from).length === 0 && inside(before, rename.to).length === 0;
    const haveAllMoved = inside(before, rename.from).every((origin) =>
      after.has(rename.to + origin.slice(rename.from.length)),
    );
    if (isWholeRename && haveAllMoved) modules.set(rename.from, rename.to);
  }
  return modules;
}

/** Returns the outermost module call that differs; null if anything but its name or key differs. */
function renamedModule(from: string, to: string): { readonly from: string; readonly to: string } | null {
  const [fromAddress, toAddress] = [parseTerraformAddress(from), parseTerraformAddress(to)] as [
    TerraformAddress,
    TerraformAddress,
  ];
  const depth = fromAddress.modules.findIndex((step, i) => !isSameStep(step, toAddress.modules[i]));
  if (depth < 0 || fromAddress.modules.length !== toAddress.modules.length) return null;
  const isSame =
    fromAddress.modules.slice(depth + 1).every((step, i) => isSameStep(step, toAddress.modules[depth + 1 + i])) &&
    fromAddress.name === toAddress.name &&
    fromAddress.index === toAddress.index;
  return isSame ? { from: moduleAt(fromAddress, depth), to: moduleAt(toAddress, depth) } : null;
}

const isSameStep = (step: ModuleStep, other: ModuleStep | undefined): boolean =>
  step.name === other?.name && step.index === other.index;

const moduleAt = ({ modules }: TerraformAddress, depth: number): string =>
  modules
    .slice(0, depth + 1)
    .map(({ name, index }) => `module.${name}${index === null ? '' : `[${index}]`}`)
    .join('.');

/**
 * Merges the instances of a resource block into one `moved` block, if all of them move to the same block and keep their
 * keys.
 */
function resourceBlocks(pairs: Pairs, { before }: ManagedAddresses): Pairs {
  const blocks = groupBy([...pairs], ([from, to]) => `${blockOf(from)}\n${blockOf(to)}`);
  const instances = groupBy([...before], blockOf);
  return new Map(
    [...blocks.values()].flatMap((pairsOfBlock) => {
      const [from, to] = pairsOfBlock[0] as [string, string];
      const coversAllInstances = pairsOfBlock.length === instances.get(blockOf(from))?.length;
      const keepKeys = pairsOfBlock.every(([oldAddress, newAddress]) => keyOf(oldAddress) === keyOf(newAddress));
      return coversAllInstances && keepKeys ? [[blockOf(from), blockOf(to)] as const] : pairsOfBlock;
    }),
  );
}

function blockOf(origin: string): string {
  const address = parseTerraformAddress(origin);
  return address === null ? origin : formatTerraformAddress({ ...address, index: null });
}
