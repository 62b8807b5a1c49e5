/**
 * Compares every resource of both revisions: values, references and provider settings that both know, and which of
 * these differences make Terraform replace the resource.
 */

import { cloudOf, isScaffolding } from '../catalog/cloud.js';
import { isAnyElement } from '../catalog/examples.js';
import { namePathsOf } from '../catalog/products.js';
import { isGivenBack, isRarelyUpdated, settingName } from '../catalog/replacement.js';
import { put } from '../graph/group-by.js';
import { holdsInstanceName, instanceName, instancesIn, isExact } from '../graph/instance-name.js';
import { type Json, type Lifecycle, leadsInto, type Reference, type Resource, topOf } from '../graph/inventory.js';
import { byText } from '../graph/order.js';
import { REPEATERS } from '../graph/terraform-names.js';
import type { Replacements, Revision } from './model.js';
import { type ValueContext, type ValueDetails, type ValueDifference, valueDifferences } from './values.js';

/** A resource of both revisions that differs. */
export interface ResourceDifference {
  /** Graph address in `before`; `after`: in that revision. */
  readonly before: string;
  readonly after: string;
  /** Differing attributes, by path; without provider settings, which are not attributes. */
  readonly attributes: readonly ValueDifference[];
  /** Differing provider settings with their values: a region is not a secret. */
  readonly settings: readonly SettingDifference[];
  /** Paths and settings that make Terraform replace the resource; empty if it is not replaced. */
  readonly forcedBy: readonly string[];
  /** Paths that may force a replacement: the provider decides by the values, or the values or the rule are unknown. */
  readonly mayBeForcedBy: readonly string[];
  /** Changed values and block names that may be shown, of attributes that both revisions know. */
  readonly details: ValueDetails;
}

export interface SettingDifference {
  /** `region`, `zone`, `account` or `project`. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Returns the differing resources, by their address in `after`. Empty if either revision is a graph file, which has no
 * resources.
 */
export function resourceDifferences(
  addresses: Addresses,
  before: Revision,
  after: Revision,
  replacements: Replacements | null,
): ReadonlyMap<string, ResourceDifference> {
  const drafts = new Map<string, Draft>();
  if (before.resources === undefined || after.resources === undefined) return drafts;
  const [referencesBefore, referencesAfter] = [indexed(before.references ?? []), indexed(after.references ?? [])];
  const translate = translation(addresses);
  const complete = completion(before.writtenOf, after.writtenOf);
  const isCreated = creationTest(addresses, after.resources);
  for (const [address, resource] of after.resources) {
    const addressBefore = addresses.stemBefore(address);
    const previous = addressBefore === undefined ? undefined : before.resources.get(addressBefore);
    if (previous === undefined || previous.type !== resource.type) continue;
    const references = {
      before: targetsByPath(referencesBefore.from.get(previous.address) ?? [], addresses.stemAfter),
      after: targetsByPath(referencesAfter.from.get(address) ?? [], (to) => to),
    };
    const planned = { before: previous, after: resource };
    const unsetOf = unsetIn(resource.type, replacements);
    const texts = { translate, isCreated, unsetOf };
    const draft = differenceOf(complete(previous, resource, references), planned, references, texts);
    if (draft !== null) drafts.set(address, draft);
  }
  if (replacements !== null)
    force(
      drafts,
      { before: before.resources, after: after.resources, stemBefore: addresses.stemBefore },
      referencesAfter,
      replacements,
    );
  return drafts;
}

/**
 * Returns true for two resources of one type whose names in the cloud differ, if a different name forces a replacement.
 * A `moved` block from one to the other then keeps nothing.
 * Example: `aws_sqs_queue.jobs` with the name `jobs` and `aws_sqs_queue.work` with the name `work`.
 * @param renamed addresses of the two resources: `old` in `before`, `now` in `after`
 */
export function isRenamedByReplacement(
  { old, now }: { readonly old: string; readonly now: string },
  before: Revision,
  after: Revision,
  replacements: Replacements,
): boolean {
  const [resourceBefore, resourceAfter] = [before.resources?.get(old), after.resources?.get(now)];
  if (resourceBefore === undefined || resourceAfter === undefined || resourceBefore.type !== resourceAfter.type)
    return false;
  const names = new Set(namePathsOf(resourceAfter.type).map((path) => path.join('.')));
  const nothing = { before: new Map(), after: new Map() };
  const draft = differenceOf(
    completion(before.writtenOf, after.writtenOf)(resourceBefore, resourceAfter, nothing),
    { before: resourceBefore, after: resourceAfter },
    nothing,
    { translate: (text) => text, isCreated: () => false, unsetOf: unsetIn(resourceAfter.type, replacements) },
  );
  return (draft?.attributes ?? []).some(
    ({ path, certainty }) =>
      names.has(path) && certainty === 'known' && replacements.ruleOf(resourceAfter.type, path) === 'always',
  );
}

/** Returns the look-up of unset attributes of a type. */
const unsetIn = (type: string, replacements: Replacements | null): ValueContext['unsetOf'] =>
  replacements === null ? () => ({ is: 'unknown' }) : (path) => replacements.unsetOf(type, path);

const NO_DETAILS: ValueDetails = { values: [], blocks: [] };

/** Matching addresses of the two revisions. */
interface Addresses {
  /** Returns the address in `after` of a resource in `before`; the same address if it has not moved. */
  readonly stemAfter: (stem: string) => string;
  /** Returns the address in `before` of a resource in `after`; undefined if the resource is new. */
  readonly stemBefore: (stem: string) => string | undefined;
  /** Returns the address in `after` of a resource in `before`, both as Terraform writes them. */
  readonly originAfter: (origin: string) => string;
  /** True if an `import` block covers a resource in `after`. */
  readonly isImported: (stem: string) => boolean;
}

interface Draft extends ResourceDifference {
  forcedBy: readonly string[];
  mayBeForcedBy: readonly string[];
}

interface References {
  readonly from: ReadonlyMap<string, readonly Reference[]>;
  readonly to: ReadonlyMap<string, readonly Reference[]>;
}

/** Indexes the references that are in attributes. */
function indexed(references: readonly Reference[]): References {
  const [from, to] = [new Map<string, Reference[]>(), new Map<string, Reference[]>()];
  for (const reference of references) {
    if (reference.path === undefined || reference.via !== 'configuration') continue;
    put(from, reference.from, reference);
    put(to, reference.to, reference);
  }
  return { from, to };
}

type Targets = ReadonlyMap<string, ReadonlySet<string>>;

function targetsByPath(references: readonly Reference[], translate: (address: string) => string): Targets {
  const targets = new Map<string, Set<string>>();
  for (const { path = '', to } of references) {
    const targetsOfPath = targets.get(path);
    if (targetsOfPath === undefined) targets.set(path, new Set([translate(to)]));
    else targetsOfPath.add(translate(to));
  }
  return targets;
}

/** Returns a function that renames moved resources inside unknown texts. */
function translation(addresses: Pick<Addresses, 'originAfter'>): (text: string) => string {
  const cache = new Map<string, string>();
  return (text) => {
    let result = text;
    for (const origin of instancesIn(text)) {
      const originAfter = cache.get(origin) ?? addresses.originAfter(origin);
      cache.set(origin, originAfter);
      if (originAfter !== origin) result = result.replaceAll(instanceName(origin), instanceName(originAfter));
    }
    return result;
  };
}

/** Returns a predicate: true for an instance that Terraform creates, whose computed values nobody knows before. */
function creationTest(
  { stemBefore, isImported }: Pick<Addresses, 'stemBefore' | 'isImported'>,
  resources: ReadonlyMap<string, Resource>,
): (origin: string) => boolean {
  const created = [...resources.values()].filter(
    ({ address, origin, mode }) =>
      mode === 'managed' && stemBefore(address) === undefined && !isImported(address) && !isAnyElement(origin),
  );
  const origins = new Set(created.map(({ origin }) => origin));
  return (origin) => origins.has(origin);
}

/** Meta-arguments of Terraform, which no provider sees. */
const META_ARGUMENTS: ReadonlySet<string> = new Set([
  'connection',
  'count',
  'depends_on',
  'for_each',
  'lifecycle',
  'provider',
  'providers',
  'provisioner',
  'source',
  'version',
]);

type Complete = (before: Resource, after: Resource, targets: BothTargets) => readonly [Resource, Resource];

/** Returns a function that fills in attributes from the code if one of the revisions does not know them yet. */
function completion(writtenBefore: Revision['writtenOf'], writtenAfter: Revision['writtenOf']): Complete {
  if (writtenBefore === undefined || writtenAfter === undefined) return (before, after) => [before, after];
  const withWritten = (
    resource: Resource,
    names: ReadonlySet<string>,
    writtenOf: NonNullable<Revision['writtenOf']>,
  ) => {
    const written = [...names].flatMap((name): [string, Json][] => {
      const value = writtenOf(resource.origin, name);
      return value === undefined ? [] : [[name, value]];
    });
    return written.length === 0
      ? resource
      : { ...resource, values: { ...resource.values, ...Object.fromEntries(written) } };
  };
  return (before, after, targets) => {
    const names = new Set([...openIn(before, targets.before), ...openIn(after, targets.after)]);
    if (names.size === 0) return [before, after];
    return [withWritten(before, names, writtenBefore), withWritten(after, names, writtenAfter)];
  };
}

/** Returns the top-level attributes and blocks that the code sets and that are partly unknown. */
function openIn({ declared, values }: Resource, targets: Targets): readonly string[] {
  const stated = [...(declared?.lines.keys() ?? [])].filter((path) => !isValue(values, path));
  return [...stated, ...targets.keys()].map(topOf).filter((name) => !META_ARGUMENTS.has(name));
}

interface BothTargets {
  readonly before: Targets;
  readonly after: Targets;
}

interface BothRevisions {
  readonly before: Resource;
  readonly after: Resource;
}

/** @param planned the resources without the values that only the code has */
function differenceOf(
  [before, after]: readonly [Resource, Resource],
  planned: BothRevisions,
  targets: BothTargets,
  texts: Pick<ValueContext, 'translate' | 'isCreated' | 'unsetOf'>,
): Draft | null {
  // An attribute that only one revision has, and neither states, is computed by the provider.
  const isComputed = (path: string): boolean =>
    Object.hasOwn(before.values, topOf(path)) !== Object.hasOwn(after.values, topOf(path));
  const isCompared = (path: string): boolean =>
    !isIgnored(path, after.declared?.lifecycle) &&
    ((after.mode !== 'data' && !isComputed(path)) || isStatedIn(before, after, path));
  const context: ValueContext = {
    type: after.type,
    ...texts,
    isStatedBefore: isStated(before, targets.before),
    isStatedAfter: isStated(after, targets.after),
    isPlannedBefore: isPlanned(before, planned.before),
    isPlannedAfter: isPlanned(after, planned.after),
    isCompared,
    wasIgnored: (path) => isIgnored(path, before.declared?.lifecycle),
  };
  const { attributes: changedAttributes, ...details } = isSameText(before, after, texts.translate)
    ? { attributes: [], ...NO_DETAILS }
    : valueDifferences(before.values, after.values, context);
  const attributes = [
    ...changedAttributes,
    ...targetDifferences(before, after, targets).filter(({ path }) => isCompared(path)),
    ...lifecycleDifferences(before, after),
    ...writtenDifferences(before, after).filter(({ path }) => isCompared(path)),
  ];
  const settings = settingDifferences(before, after);
  if (attributes.length + settings.length === 0) return null;
  return {
    before: before.address,
    after: after.address,
    attributes,
    settings,
    forcedBy: [],
    mayBeForcedBy: [],
    details,
  };
}

/** Returns a predicate: true if the plan itself has the text at the path, in any of the blocks there. */
function isPlanned({ values }: Resource, planned: Resource): (path: string, text: string) => boolean {
  const textsByPath = new Map<string, ReadonlySet<string>>();
  return (path, text) => {
    const name = topOf(path);
    if (values[name] === planned.values[name]) return true;
    const plannedTexts = textsByPath.get(path) ?? new Set(textsAt(planned.values, path));
    textsByPath.set(path, plannedTexts);
    return plannedTexts.has(text);
  };
}

/** Returns the texts, numbers and flags at a path, in all of the blocks there. */
function textsAt(value: Json | undefined, path: string): readonly string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((item) => textsAt(item, path));
  if (path === '') return typeof value === 'object' ? [] : [String(value)];
  if (typeof value !== 'object') return [];
  const name = topOf(path);
  return Object.hasOwn(value, name)
    ? textsAt((value as Readonly<Record<string, Json>>)[name], path.slice(name.length + 1))
    : [];
}

/**
 * True if the code sets the attribute. All other attributes of a data source are its result, which is a placeholder.
 */
const isStatedIn = (before: Resource, after: Resource, path: string): boolean =>
  [before, after].some(
    ({ declared }) => declared === undefined || [...declared.lines.keys()].some((line) => topOf(line) === topOf(path)),
  );

/** True if `ignore_changes` of an existing resource covers the attribute. */
export const isIgnored = (path: string, lifecycle: Lifecycle | undefined): boolean =>
  lifecycle !== undefined &&
  (lifecycle.ignored === 'all' ||
    lifecycle.ignored.some((ignored) => path === ignored || path.startsWith(`${ignored}.`)));

function lifecycleDifferences(before: Resource, after: Resource): ValueDifference[] {
  const [lifecycleBefore, lifecycleAfter] = [before, after].map(({ declared }) => declared?.lifecycle);
  const names = new Set([
    ...Object.keys(lifecycleBefore?.settings ?? {}),
    ...Object.keys(lifecycleAfter?.settings ?? {}),
  ]);
  const differing = [...names].filter(
    (name) => (lifecycleBefore?.settings[name] ?? 'false') !== (lifecycleAfter?.settings[name] ?? 'false'),
  );
  const ignores =
    JSON.stringify(lifecycleBefore?.ignored ?? []) === JSON.stringify(lifecycleAfter?.ignored ?? [])
      ? []
      : ['ignore_changes'];
  return [...differing, ...ignores].sort(byText).map((name): ValueDifference => {
    const path = `lifecycle.${name}`;
    return { path, shown: path, certainty: 'known' };
  });
}

/**
 * Returns the outermost attributes and blocks that only the code of one revision has, and that neither evaluates:
 * `var.x` has no value.
 */
function writtenDifferences(before: Resource, after: Resource): ValueDifference[] {
  const [namesBefore, namesAfter] = [before, after].map(writtenNames);
  if (namesBefore === undefined || namesAfter === undefined) return [];
  return [...new Set([...namesBefore, ...namesAfter])]
    .filter((name) => name !== '' && namesBefore.has(name) !== namesAfter.has(name) && !META_ARGUMENTS.has(name))
    .filter((name) => ![before, after].some(({ values }) => Object.hasOwn(values, name)))
    .sort(byText)
    .map((path): ValueDifference => ({ path, shown: path, certainty: 'written' }));
}

/** Returns the names of the attributes and blocks in the code; undefined if some are in other files. */
const writtenNames = ({ declared }: Resource): ReadonlySet<string> | undefined =>
  declared?.blocks && new Set([...declared.blocks.keys(), ...declared.lines.keys()].map(topOf));

/** A fast path: most resources are unchanged, so their values serialise to the same text. */
function isSameText(before: Resource, after: Resource, translate: (text: string) => string): boolean {
  return translate(JSON.stringify(before.values)) === JSON.stringify(after.values);
}

/** Returns a predicate: true if the code sets the attribute. A set attribute without a value is known after apply. */
function isStated({ declared }: Resource, targets: Targets): (path: string) => boolean {
  return (path) =>
    declared?.lines.has(path) === true || [...targets.keys()].some((reference) => leadsInto(reference, path));
}

/** Compares attributes of unknown value by the resources that they refer to. */
function targetDifferences(before: Resource, after: Resource, targets: BothTargets): ValueDifference[] {
  const paths = new Set([...targets.before.keys(), ...targets.after.keys()]);
  return [...paths].sort(byText).flatMap((path): ValueDifference[] => {
    // A different number of instances does not change an instance that stays.
    if (REPEATERS.has(topOf(path))) return [];
    const [targetsBefore, targetsAfter] = [targets.before.get(path), targets.after.get(path)];
    const areSame = targetsBefore !== undefined && targetsAfter !== undefined && isSameSet(targetsBefore, targetsAfter);
    if (areSame) return readsOtherAttribute(before, after, path) ? [{ path, shown: path, certainty: 'unclear' }] : [];
    if ([before, after].some(({ values }) => isExactValue(values, path))) return [];
    // Texts with unknown parts differ in any case only if they have no source in common: a map may get more elements.
    const isPartlyKnown = [before, after].some(({ values }) => isValue(values, path));
    if (isPartlyKnown && [...(targetsBefore ?? [])].some((target) => targetsAfter?.has(target))) return [];
    const isKnown =
      !isPartlyKnown &&
      targetsBefore !== undefined &&
      targetsAfter !== undefined &&
      ![before, after].some(({ origin }) => isAnyElement(origin));
    return [{ path, shown: path, certainty: isKnown ? 'known' : 'unclear' }];
  });
}

/**
 * True if the code now reads another attribute of the same resource and both values are unknown: `reader_endpoint` of a
 * cluster instead of its `endpoint`.
 */
function readsOtherAttribute(before: Resource, after: Resource, path: string): boolean {
  const [readBefore, readAfter] = [before, after].map(({ declared }) => declared?.reads?.get(path));
  const isOpen = ({ values }: Resource): boolean =>
    !isValue(values, path) || holdsInstanceName(JSON.stringify(values[topOf(path)] ?? null));
  return (
    readBefore !== undefined && readAfter !== undefined && readBefore !== readAfter && isOpen(before) && isOpen(after)
  );
}

/**
 * True if a value is known at the path, in any of the blocks there. A text with an unknown part is not: the same part in
 * both revisions may stand for different resources, as in `var.subnets[count.index]` with an unknown list.
 */
const isExactValue = (values: Resource['values'], path: string): boolean =>
  isValue(values, path) && textsAt(values, path).every(isExact);

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((each) => other.has(each));

/** True if a value is known at the path, in any of the blocks there. */
export function isValue(value: Json | undefined, path: string): boolean {
  if (value === undefined || value === null) return false;
  if (path === '') return true;
  if (Array.isArray(value)) return (value as readonly Json[]).some((item) => isValue(item, path));
  if (typeof value !== 'object') return true;
  const [name = ''] = path.split('.', 1);
  const map = value as Readonly<Record<string, Json>>;
  return Object.hasOwn(map, name) && isValue(map[name], path.slice(name.length + 1));
}

/** Members of a resource that hold provider settings; an account is a project on Google Cloud. */
const SETTINGS = ['region', 'zone', 'account'] as const;

/**
 * Returns the provider settings that both revisions know and that differ, for a resource that does not override them.
 */
function settingDifferences(before: Resource, after: Resource): SettingDifference[] {
  return SETTINGS.flatMap((name): SettingDifference[] => {
    const [valueBefore, valueAfter] = [before[name], after[name]];
    return valueBefore === undefined || valueAfter === undefined || valueBefore === valueAfter
      ? []
      : [{ name: settingName(after.type, name), before: valueBefore, after: valueAfter }];
  });
}

interface BothResources extends Pick<Addresses, 'stemBefore'> {
  readonly before: ReadonlyMap<string, Resource>;
  readonly after: ReadonlyMap<string, Resource>;
}

/** Marks replaced resources, and resources that are replaced because an attribute refers to a replaced one. */
function force(
  drafts: Map<string, Draft>,
  { before, after: resources, stemBefore }: BothResources,
  references: References,
  replacements: Replacements,
): void {
  const waiting: string[] = [];
  for (const [address, draft] of drafts) {
    const resource = resources.get(address) as Resource;
    if (resource.mode !== 'managed') continue;
    Object.assign(
      draft,
      ownForces(draft, { before: before.get(draft.before)?.values ?? {}, after: resource }, replacements),
    );
    if (draft.forcedBy.length > 0) waiting.push(address);
  }
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    for (const { from, path = '' } of references.to.get(address) ?? []) {
      const resource = resources.get(from);
      if (resource === undefined || resource.mode !== 'managed' || isKnownWhole(resource, path)) continue;
      if (isGivenBack(resource.declared?.reads?.get(path) ?? '')) continue;
      if (replacements.ruleOf(resource.type, path) !== 'always') continue;
      const addressBefore = stemBefore(from);
      // A new resource is created, whatever else is replaced.
      if (addressBefore === undefined) continue;
      const draft = drafts.get(from) ?? unchanged(addressBefore, from);
      if (draft.forcedBy.includes(path)) continue;
      if (draft.forcedBy.length === 0) waiting.push(from);
      draft.forcedBy = [...draft.forcedBy, path].sort(byText);
      drafts.set(from, draft);
    }
  }
}

/** True for a value without an unknown part. The name `logs-` with a random end is another one if the end is. */
const isKnownWhole = ({ values }: Resource, path: string): boolean =>
  isValue(values, path) && !holdsInstanceName(JSON.stringify(values[topOf(path)] ?? null));

const unchanged = (before: string, after: string): Draft => ({
  ...{ before, after },
  ...{ attributes: [], settings: [], forcedBy: [], mayBeForcedBy: [], details: NO_DETAILS },
});

/**
 * True for an attribute without a rule that may force a replacement: any of a type whose cloud is in the table of
 * rules, and for other clouds those that hardly any provider updates in place.
 */
const isUnasked = (rule: ReturnType<Replacements['ruleOf']>, type: string, path: string): boolean =>
  rule === 'unknown' && !isScaffolding(type) && (cloudOf(type) !== 'other' || isRarelyUpdated(path));

/** Returns the resource's own differences that force a replacement, or may force one. */
function ownForces(
  { attributes, settings }: ResourceDifference,
  { before, after: { type, values } }: { readonly before: Resource['values']; readonly after: Resource },
  { ruleOf, isForcedBySetting }: Replacements,
): Pick<ResourceDifference, 'forcedBy' | 'mayBeForcedBy'> {
  const [certain, possible] = [new Set<string>(), new Set<string>()];
  for (const { path, shown, certainty } of attributes) {
    // Nobody knows whether the block is there at all.
    if (certainty === 'written') continue;
    const rule = ruleOf(type, path, { before: before[path], after: values[path] });
    if (rule === 'always' && certainty === 'known') certain.add(shown);
    else if (rule === 'always' || rule === 'sometimes' || isUnasked(rule, type, path)) possible.add(shown);
  }
  for (const { name } of settings) if (isForcedBySetting(type, name, values)) certain.add(name);
  return {
    forcedBy: [...certain].sort(byText),
    mayBeForcedBy: [...possible].filter((path) => !certain.has(path)).sort(byText),
  };
}
