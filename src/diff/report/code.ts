/**
 * The code of both revisions, in which a report looks up the lines of changes and of their evidence, and what the code
 * leaves open.
 */

import { groupBy, put } from '../../graph/group-by.js';
import { type Doubt, type Json, topOf } from '../../graph/inventory.js';
import { byText } from '../../graph/order.js';
import { formatTerraformAddress, parseTerraformAddress, withoutKey } from '../../graph/terraform-address.js';
import { caveat, reasonOfDoubt } from './messages.js';
import type { ReportedCaveat, SourceLine } from './model.js';

/** A resource, with its line in the code if that is known. */
export interface CodeResource {
  /** Address as Terraform writes it. */
  readonly origin: string;
  /** Line of its block; for a resource in an external module, the line of the module call. */
  readonly source?: SourceLine;
  /**
   * Line of each attribute in the file of `source`, by path: `vpc_config.subnet_ids`. Empty if the attributes are in
   * another file.
   */
  readonly lines: ReadonlyMap<string, number>;
  /** Line that sets the value of an attribute, by path, if the value is an argument of the module call. */
  readonly setAt?: ReadonlyMap<string, SourceLine>;
  /** True for a resource in an external module. */
  readonly isForeign?: true;
  /** Values for comparison only; never shown. */
  readonly values: Readonly<Record<string, Json>>;
}

/** A doubt, for an absent block with its line in the repository if that is known. */
export type CodeDoubt = Doubt & { readonly source?: SourceLine };

/** The attribute that proves an edge. */
export interface EdgeCode {
  readonly resource: CodeResource;
  /** Absent if no single attribute proves the edge. */
  readonly path?: string;
  /**
   * Line of the reference, in the resource's file, if several attributes have this path and the reference is not in the
   * first.
   */
  readonly line?: number | undefined;
}

export interface RevisionCode {
  /** All resources, in the order of the source. */
  readonly all: readonly CodeResource[];
  readonly doubts: readonly CodeDoubt[];
  /** Names of the outputs of the root module; absent for files. */
  readonly outputs?: readonly string[] | undefined;
  /** Returns a resource by graph address without copy number. */
  readonly resource: (address: string) => CodeResource | undefined;
  /** Returns a resource by Terraform address. */
  readonly resourceWithOrigin: (origin: string) => CodeResource | undefined;
  /** Returns the resource that proves a zone or a region. */
  readonly resourceThatImplies: (address: string) => CodeResource | undefined;
  /**
   * Returns the evidence of an edge, by its ends in the graph of this revision, in either direction. The best is first.
   */
  readonly edge: (from: string, to: string) => readonly EdgeCode[];
}

/** The code of both revisions. For a plan, which holds both states, the two sides are the same. */
export interface Code {
  readonly before: RevisionCode;
  readonly after: RevisionCode;
}

/**
 * Returns the changed line of a resource: that of a named attribute, otherwise of the first differing attribute,
 * otherwise of its block.
 * @param resourceBefore the resource in `before`; undefined for a new one
 * @param names attributes, the most relevant first
 */
export function changedLine(
  resource: CodeResource,
  resourceBefore?: CodeResource,
  names: readonly string[] = [],
): SourceLine | undefined {
  const { source, values } = resource;
  if (source === undefined) return undefined;
  const placesOf = (paths: readonly string[]): readonly SourceLine[] =>
    paths.flatMap((path) => placeOf(path, source, resource, resourceBefore) ?? []);
  const [named] = placesOf(names);
  if (named !== undefined || resourceBefore === undefined) return named ?? source;
  const places = placesOf(differing(resourceBefore.values, values, ''));
  const inFile = places.filter(({ file }) => file === source.file).sort((a, b) => a.line - b.line);
  return inFile[0] ?? places[0] ?? source;
}

/**
 * Returns the line that sets an attribute. If it is the same argument of a module in both revisions, the value has
 * changed where the module is called; undefined if the attribute is not in the code.
 */
function placeOf(
  path: string,
  source: SourceLine,
  { lines, setAt }: CodeResource,
  resourceBefore: CodeResource | undefined,
): SourceLine | undefined {
  const argumentAt = resourceBefore?.setAt?.has(path) === true ? setAt?.get(path) : undefined;
  const line = lineOf(path, lines);
  return argumentAt ?? (line === undefined ? undefined : { ...source, line });
}

/** Returns the line of an attribute, or of the first attribute in a block; undefined if it is not in the code. */
export function lineOf(path: string, lines: ReadonlyMap<string, number>): number | undefined {
  const ownLine = lines.get(path);
  if (ownLine !== undefined) return ownLine;
  const inside = [...lines].flatMap(([each, line]) => (each.startsWith(`${path}.`) ? [line] : []));
  return inside.length === 0 ? undefined : Math.min(...inside);
}

/**
 * Returns the evidence that differs between the revisions, which is what has changed an edge; else the first.
 * @param other the revision that the evidence is not from
 */
export function decisiveEvidence(all: readonly EdgeCode[], other: RevisionCode): EdgeCode | undefined {
  const differs = ({ resource: { origin, values }, path }: EdgeCode, isAnywhere: boolean): boolean => {
    const valuesThere = other.resourceWithOrigin(origin)?.values;
    if (valuesThere === undefined) return true;
    if (path === undefined) return isAnywhere && JSON.stringify(values) !== JSON.stringify(valuesThere);
    return JSON.stringify(values[topOf(path)]) !== JSON.stringify(valuesThere[topOf(path)]);
  };
  return all.find((item) => differs(item, false)) ?? all.find((item) => differs(item, true)) ?? all[0];
}

type Values = Readonly<Record<string, Json | undefined>>;

/**
 * Returns the differing paths, sorted by name. Repeated blocks of one name are skipped, because they cannot be matched.
 */
function differing(before: Values, after: Values, within: string): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => differingIn(before[name], after[name], `${within}${name}`));
}

function differingIn(before: Json | undefined, after: Json | undefined, path: string): readonly string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [oldBlocks, newBlocks] = [blocksOf(before), blocksOf(after)];
  if (oldBlocks.length + newBlocks.length === 0) return [path];
  if (oldBlocks.length > 1 || newBlocks.length > 1) return [];
  return differing(oldBlocks[0] ?? {}, newBlocks[0] ?? {}, `${path}.`);
}

/** Returns a block or a list of blocks as a list; empty for any other value. */
function blocksOf(value: Json | undefined): readonly Values[] {
  const items = Array.isArray(value) ? (value as readonly Json[]) : [value];
  const blocks = items.filter(
    (item): item is { readonly [key: string]: Json } => typeof item === 'object' && item !== null,
  );
  return blocks.length === items.length ? blocks : [];
}

/** Returns the outputs that only `before` has, sorted; none if the code of a side is not known. */
export const removedOutputs = ({ before, after }: Code): readonly string[] =>
  before.outputs === undefined || after.outputs === undefined
    ? []
    : before.outputs.filter((name) => !after.outputs?.includes(name)).sort(byText);

// ---- What the code leaves open about changed resources.

/** Returns the Terraform addresses of the resources in `after` that a condition creates, which nobody can evaluate. */
export const conditionalIn = ({ after }: Code): ReadonlySet<string> =>
  new Set(after.doubts.flatMap(({ conditional }) => originsOf(conditional, after)));

const originsOf = (addresses: readonly string[], side: RevisionCode): readonly string[] =>
  addresses.flatMap((address) => side.resource(address)?.origin ?? []);

/**
 * Returns what is not known about changed resources. Resources whose number depends on the same facts share an entry.
 * @param changed Terraform addresses of the changed resources
 * @param unread those among them that stand for a module without code
 */
export function caveatsAbout(
  changed: ReadonlySet<string>,
  unread: readonly string[],
  code: Code,
): readonly ReportedCaveat[] {
  const doubts = [...code.before.doubts, ...code.after.doubts];
  const statics = new Set(doubts.flatMap(({ kind, subject }) => (kind === 'static' ? [subject] : [])));
  return [
    ...leftOutOf(code),
    ...[...statics].map((reason): ReportedCaveat => ({ kind: 'static', text: caveat('static', [reason]) })),
    ...(unread.length === 0 ? [] : [caveatAbout('module', [...unread].sort(byText), [], code)]),
    ...doubtedBlocks(changed, code),
    ...absentChanges(code),
  ];
}

/** Returns the caveat about code that was not read, which holds whatever else changes; empty if all was read. */
export function leftOutOf({ before, after }: Code): readonly ReportedCaveat[] {
  const doubts = [...before.doubts, ...after.doubts].filter(({ kind }) => kind === 'file');
  const files = [...new Set(doubts.map(({ subject }) => subject))].sort(byText);
  return files.length === 0 ? [] : [{ kind: 'file', text: caveat('file', files) }];
}

/**
 * Returns the caveat about changed blocks that have no instances with the present values; empty for none. All blocks of
 * a new or deleted root are changed, which says nothing.
 */
export function absentChanges({ before, after }: Code): readonly ReportedCaveat[] {
  if (before.all.length === 0 || after.all.length === 0) return [];
  const [blocksBefore, blocksAfter] = [absentIn(before), absentIn(after)];
  const [presentBefore, presentAfter] = [withInstances(before), withInstances(after)];
  const changed = [...new Set([...blocksBefore.keys(), ...blocksAfter.keys()])].sort(byText).filter((address) => {
    const [old, current] = [blocksBefore.get(address), blocksAfter.get(address)];
    if (old !== undefined && current !== undefined) return old.hash !== current.hash;
    return !(old === undefined ? presentBefore : presentAfter).has(address);
  });
  const [first] = changed;
  if (first === undefined) return [];
  const source = (blocksAfter.get(first) ?? blocksBefore.get(first))?.source;
  return [{ kind: 'absent', addresses: changed, text: caveat('absent', changed), ...(source && { source }) }];
}

const absentIn = ({ doubts }: RevisionCode): ReadonlyMap<string, AbsentCode> =>
  new Map(doubts.flatMap(({ subject, block, source }) => (block ? [[subject, { hash: block.hash, source }]] : [])));

interface AbsentCode {
  readonly hash: string;
  readonly source: SourceLine | undefined;
}

/** Returns the configuration addresses of all resources with instances, and of the modules around them. */
function withInstances({ all }: RevisionCode): ReadonlySet<string> {
  const addresses = new Set<string>();
  for (const { origin } of all) {
    const address = parseTerraformAddress(origin);
    if (address === null) continue;
    const modules = address.modules.map(({ name }) => ({ name, index: null }));
    addresses.add(formatTerraformAddress({ ...address, modules, index: null }));
    modules.forEach((_, depth) => {
      addresses.add(
        modules
          .slice(0, depth + 1)
          .map(({ name }) => `module.${name}`)
          .join('.'),
      );
    });
  }
  return addresses;
}

/** Returns the caveats about the existence or the number of changed resources. */
function doubtedBlocks(changed: ReadonlySet<string>, code: Code): readonly ReportedCaveat[] {
  const doubtsByBlock = new Map<string, Doubt[]>();
  const conditional = new Set<string>();
  for (const side of [code.before, code.after]) {
    for (const doubt of side.doubts) {
      for (const origin of originsOf(doubt.conditional, side)) conditional.add(withoutKey(origin));
      for (const origin of originsOf(doubt.resources, side)) {
        if (changed.has(origin)) put(doubtsByBlock, withoutKey(origin), doubt);
      }
    }
  }
  const alike = groupBy(
    [...doubtsByBlock].sort(([a], [b]) => byText(a, b)),
    ([block, doubts]) => JSON.stringify([conditional.has(block), reasonsOf(doubts)]),
  );
  return [...alike.values()].map((entries) => {
    const [block, doubts] = entries[0] as (typeof entries)[number];
    const blocks = entries.map(([each]) => each);
    return caveatAbout(conditional.has(block) ? 'condition' : 'number', blocks, reasonsOf(doubts), code);
  });
}

/** Returns the facts by name. If some have a name, the expressions that use them are left out. */
function reasonsOf(doubts: readonly Doubt[]): readonly string[] {
  const named = doubts.filter(({ kind }) => kind !== 'expression');
  return [...new Set((named.length > 0 ? named : doubts).map(reasonOfDoubt))]
    .filter((text) => text !== '')
    .sort(byText);
}

/** Arguments that decide the number of instances. */
const COUNTS = ['for_each', 'count'] as const;

function caveatAbout(
  kind: ReportedCaveat['kind'],
  addresses: readonly string[],
  reasons: readonly string[],
  { before, after }: Code,
): ReportedCaveat {
  const isOfFirst = ({ origin }: CodeResource): boolean => withoutKey(origin) === addresses[0];
  const resource = [after, before].map(({ all }) => all.find(isOfFirst)).find((found) => found !== undefined);
  const source = resource && changedLine(resource, undefined, COUNTS);
  return { kind, addresses, text: caveat(kind, addresses, reasons), ...(source !== undefined && { source }) };
}
