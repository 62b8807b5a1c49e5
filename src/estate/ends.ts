/** Finds both ends of a link: the resource that reads a value, and the resource behind the output that it reads. */
import { byText } from '../graph/order.js';
import { CHAIN_MAX, OUTPUTS_MAX } from './limits.js';
import type { EstateImport, EstateRoot, ExportedOutput, ExportedResource, ImportRead, LinkEnd } from './model.js';
import { importKey, type Target, type Targets } from './targets.js';

interface Context {
  readonly targets: Targets;
  readonly byId: ReadonlyMap<string, EstateRoot>;
}

/** A resource behind an output. */
interface OutputEnd {
  readonly root: string;
  readonly address: string;
}

/** Returns the ends of an import with one target, without duplicates and sorted. */
export function resolveEnds(root: EstateRoot, one: EstateImport, context: Context): readonly LinkEnd[] {
  const target = onlyTarget(root.id, one.id, context);
  if (target === null) return [];
  const ends =
    one.lookup === undefined
      ? (one.reads ?? []).flatMap((read) => endsOfRead(read, target, context))
      : target.resources.flatMap((resource) => endsOfResource(one, resource));
  const unique = new Map(ends.map((end) => [JSON.stringify(end), end]));
  return [...unique].sort(([a], [b]) => byText(a, b)).map(([, end]) => end);
}

/** Returns the resource that a lookup finds, and those whose values it stores for the readers. */
function endsOfResource({ resource, reads = [] }: EstateImport, found: ExportedResource): readonly LinkEnd[] {
  const { address, at, behind = [] } = found;
  const place = at !== undefined && { at };
  const stored = reads.flatMap(({ by, path }) => behind.map((to) => ({ from: by, path, to, ...place })));
  return [{ from: resource, to: address, ...place }, ...stored];
}

function endsOfRead({ by, path, members }: ImportRead, { root }: Target, context: Context): readonly LinkEnd[] {
  const [name, ...rest] = members;
  const output = root.exports.outputs.find((one) => one.name === name);
  if (output === undefined) return [];
  const { at } = output;
  return endsOfOutput({ root, output, members: rest }, context).map((end) => ({
    ...{ from: by, path, output: output.name, to: end.address, at },
    ...(end.root !== root.id && { root: end.root }),
  }));
}

/** An output of a root module, and the member of it that is read. */
interface OutputMember {
  readonly root: EstateRoot;
  readonly output: ExportedOutput;
  readonly members: readonly string[];
}

/**
 * Follows an output to the resources behind it, through root modules that pass on outputs of others.
 * @param seen members that are followed already, because outputs may pass on each other in a circle, and each several others
 */
function endsOfOutput(
  { root, output: { name, targets }, members }: OutputMember,
  context: Context,
  depth = 0,
  seen: Set<string> = new Set(),
): readonly OutputEnd[] {
  const key = JSON.stringify([root.id, name, members]);
  if (depth > CHAIN_MAX || seen.has(key) || seen.size >= OUTPUTS_MAX) return [];
  seen.add(key);
  const selected = targets.filter((target) => isSelected(members, target.members));
  const ends = selected.flatMap((target): readonly OutputEnd[] => {
    if (target.from === undefined) return [{ root: root.id, address: target.address }];
    const further = onlyTarget(root.id, target.address, context);
    const [outputName, ...rest] = target.from;
    const output = further?.root.exports.outputs.find((one) => one.name === outputName);
    if (further === null || output === undefined) return [];
    const left = members.slice(target.members.length);
    return endsOfOutput({ root: further.root, output, members: [...rest, ...left] }, context, depth + 1, seen);
  });
  return withKey(ends, members);
}

/** True if the value at `path` contains the selected member or is part of it. */
const isSelected = (selected: readonly string[], path: readonly string[]): boolean =>
  path.every((name, at) => at >= selected.length || name === '*' || selected[at] === '*' || selected[at] === name);

/** Keeps the instances whose key is selected, if there are any: `subnets["b"]` of a map by the keys of its resource. */
function withKey(ends: readonly OutputEnd[], members: readonly string[]): readonly OutputEnd[] {
  const keyed = ends.filter(({ address }) => members.some((member) => address.endsWith(`[${JSON.stringify(member)}]`)));
  return keyed.length > 0 ? keyed : ends;
}

function onlyTarget(root: string, id: string, { targets }: Context): Target | null {
  const found = targets.get(importKey(root, id)) ?? [];
  return found.length === 1 ? found[0]! : null;
}
