/**
 * Exposure: what outsiders can reach, by a resource's own values and by the rules and policies that belong to it or
 * guard it. None of it is drawn; the difference of two results shows what a change opens and closes.
 */

import { exposureRulesOf } from '../../catalog/access.js';
import type { ExposureRule, PermissionRule } from '../../catalog/access-rules.js';
import {
  INTERNET_RANGES,
  isLoopback,
  isRangeOrTag,
  isRangeWithin,
  PLATFORM_SERVICES,
} from '../../catalog/address-ranges.js';
import { ANY_ADDRESS, INTERNET } from '../../catalog/exposure.js';
import type { Knowledge } from '../../catalog/knowledge.js';
import { portsInWords } from '../../catalog/ports.js';
import type { Exposed } from '../../graph/exposure.js';
import type { Json, Resource } from '../../graph/inventory.js';
import { type Statement, statementsIn } from '../access/documents.js';
import { isUnknownIn } from '../declared-blocks.js';
import type { Ledger } from '../ledger.js';
import { RANGES_OF_RULE_MAX } from '../limits.js';
import { isMemberRef, labelToken, type Members, membersIn, rangeOf } from '../permissions/members.js';
import { coversPorts, type Ports, portsIn } from '../permissions/ports.js';
import { accessOf } from '../placement/access.js';
import { memoised, type Scene } from '../scene.js';
import { type Block, blocksAt, isSet, textsAt } from '../values.js';

/** Values of a resource in one revision; null if the revision does not have it. */
export type ValuesOn = (resource: Resource) => Resource['values'] | null;

/**
 * Returns everything that is exposed in one revision, by the node that is drawn for it.
 * @param entries ledger of the same scene
 */
export function exposedIn(scene: Scene, { entries }: Ledger, valuesOn: ValuesOn): readonly Exposed[] {
  const nodes = new Map(entries.flatMap((entry) => (entry.bucket === 'hidden' ? [] : [[entry.address, entry.node]])));
  const resources = [...scene.model.resources.values()].flatMap((resource): Resource[] => {
    const values = resource.mode === 'managed' ? valuesOn(resource) : null;
    return values === null ? [] : [values === resource.values ? resource : { ...resource, values }];
  });
  const exposed = [
    ...resources.flatMap((resource) => exposedByItself(resource, scene)),
    ...openedByRules(resources, scene),
  ];
  return exposed.map((exposure) => {
    const { of = exposure.of, at = of } = { of: nodes.get(exposure.of), at: nodes.get(exposure.by) };
    return { ...exposure, of, ...(at !== of && { at }), ...(exposure.of !== of && { instance: exposure.of }) };
  });
}

function exposedByItself(resource: Resource, scene: Scene): readonly Exposed[] {
  const rules = exposureRulesOf(resource.type).filter((rule) => applies(rule, resource, scene));
  const matches = rules.flatMap((rule) => audiencesOf(rule, resource).map((audience) => ({ rule, who: audience })));
  return matches.flatMap(({ rule, who }) =>
    subjectsOf(resource, rule, scene).map((subject): Exposed => {
      const { part = '', closes, isDefault, isOfPart } = rule;
      return {
        ...{ of: subject, what: part, by: resource.address, ...who },
        ...(closes === true && { shuts: closes }),
        ...(isDefault === true && { isUsual: isDefault }),
        ...(isOfPart === true && { isOfPart }),
      };
    }),
  );
}

/** Everybody whom a rule names, or each address range. */
function audiencesOf(
  { audience, ranges }: ExposureRule,
  { values }: Resource,
): readonly Pick<Exposed, 'to' | 'range'>[] {
  if (ranges === undefined) return [{ to: audience }];
  const textsOf = (path: string): readonly string[] => textsAt(values, path.split('.'));
  const texts =
    'attribute' in ranges
      ? textsOf(ranges.attribute)
      : textsOf(ranges.first).map((first) => rangeBetween(first, textsOf(ranges.last)[0] ?? first));
  const outsideRanges = [...new Set(texts)].filter(
    (text) =>
      isRangeOrTag(text) &&
      !isLoopback(text) &&
      !INTERNET_RANGES.has(text.toLowerCase()) &&
      !PLATFORM_SERVICES.has(text),
  );
  return outsideRanges.length > RANGES_OF_RULE_MAX ? [] : outsideRanges.map((range) => ({ to: range, range }));
}

const rangeBetween = (first: string, last: string): string => (first === last ? first : `${first}-${last}`);

function applies(rule: ExposureRule, { values }: Resource, { model }: Scene): boolean {
  const { when = {}, has = [], allows } = rule;
  return (
    holds(values, when) &&
    has.every((path) => isSet(values, path.split('.'))) &&
    (allows === undefined || allowsAnyOf(values, allows, model.knowledge))
  );
}

/** Returns the nodes that a rule is about, otherwise the resource's own node, otherwise the resource itself. */
function subjectsOf(
  { address }: Resource,
  { subjectAttributes = [] }: ExposureRule,
  { model, rootsOf }: Scene,
): readonly string[] {
  const named = subjectAttributes.length === 0 ? [] : model.namedBy(address, subjectAttributes).flatMap(rootsOf);
  const subjects = named.length > 0 ? named : rootsOf(address);
  return subjects.length > 0 ? [...new Set(subjects)] : [address];
}

// Exposure by firewall and security group rules: the members behind a rule are open at its ports.

/** A rule for incoming traffic. */
interface InboundRule {
  readonly by: string;
  /** Address ranges and service tags; empty for everybody. */
  readonly ranges: readonly string[];
  readonly ports: readonly Ports[];
  readonly priority: number;
  readonly denies: boolean;
  /** Groups or network whose rules are evaluated together. */
  readonly scopes: readonly string[];
  /** Limits the rule to members with these labels; empty for all. */
  readonly labels: readonly string[];
  readonly identities: readonly string[];
  readonly isGroup: boolean;
  /** Subnets that the rule names. If any, it opens only the members of the group in these subnets. */
  readonly subnets: readonly string[];
}

function openedByRules(resources: readonly Resource[], scene: Scene): readonly Exposed[] {
  const rules = resources.flatMap((resource) =>
    (scene.model.factsOf(resource.address).firewallRules ?? [])
      .filter(({ direction }) => direction === 'in')
      .map((rule) => ({ resource, rule })),
  );
  if (rules.length === 0) return [];
  const members = membersIn(scene);
  const inbound = rules.flatMap(({ resource, rule }) => inboundRulesOf(resource, rule, scene, members));
  const denials = inbound.filter(({ denies }) => denies);
  const isReachable = reachableTest(scene);
  // Cached, because a group with a thousand rules has the same members for each.
  const inGroup = memoised((group) => membersOf(group, scene, members));
  return inbound
    .filter(({ denies }) => !denies)
    .flatMap((allowing) => {
      const isOpenTo = (range: string | null, ports: Ports): boolean =>
        !denials.some((denial) => denies(denial, allowing, range, ports));
      const ranges = allowing.ranges.length === 0 ? [null] : allowing.ranges;
      const open = ranges.flatMap((range) =>
        allowing.ports.filter((ports) => isOpenTo(range, ports)).map((ports) => ({ range, ports })),
      );
      const subjects = open.length === 0 ? [] : nodesBehind(allowing, scene, members, inGroup);
      return subjects.flatMap((subject) =>
        open.map(({ range, ports }): Exposed => {
          const to = range ?? (isReachable(subject) ? INTERNET : ANY_ADDRESS);
          return {
            of: subject,
            what: portsInWords(ports),
            to,
            by: allowing.by,
            ports,
            ...(range !== null && { range }),
          };
        }),
      );
    });
}

/**
 * Returns a test for nodes that outsiders can reach: not those in a private subnet, where routes lead out and nothing
 * leads in, and no machine without a public address.
 */
function reachableTest(scene: Scene): (address: string) => boolean {
  const { model, parentOf } = scene;
  const access = accessOf(model);
  return (address) => {
    let at: string | null = address;
    while (at !== null && !access.has(at)) at = parentOf(at);
    return (at === null || access.get(at) === 'public') && mayHaveAddress(address, scene);
  };
}

/** True unless the network interfaces of a machine are known and none requests a public address. */
function mayHaveAddress(address: string, { folds, model }: Scene): boolean {
  const asking = [address, ...folds.partsOf(address)].flatMap((part) =>
    (model.factsOf(part).publicAddresses ?? []).map((path) => ({ part, path })),
  );
  return asking.length === 0 || asking.some(({ part, path }) => mayBeSet(model.resources.get(part), path));
}

/** True for a path that has a value, or that the code sets to one that is not known. */
const mayBeSet = (resource: Resource | undefined, path: string): boolean =>
  resource === undefined ||
  isSet(resource.values, path.split('.')) ||
  resource.declared?.lines.has(path) === true ||
  resource.declared?.blocks?.has(path) === true;

const denies = (denial: InboundRule, allowing: InboundRule, range: string | null, ports: Ports): boolean =>
  denial.priority < allowing.priority &&
  (denial.ranges.length === 0 || (range !== null && isRangeWithin(range, denial.ranges))) &&
  denial.labels.length + denial.identities.length === 0 &&
  denial.scopes.some((scope) => allowing.scopes.includes(scope)) &&
  denial.ports.some((deniedPorts) => coversPorts(deniedPorts, ports));

function inboundRulesOf(
  resource: Resource,
  rule: PermissionRule,
  { model }: Scene,
  members: Members,
): readonly InboundRule[] {
  const { address, values } = resource;
  const blocks = rule.block === undefined ? [values] : blocksAt(values, [rule.block]);
  const { guardedGroups, network, protectedEnd, priority } = rule;
  return blocks
    .filter((block) => holds(block, rule.when ?? {}))
    .flatMap((block): InboundRule[] => {
      const ranges = isForEverybody(resource, block, rule) ? [] : rangesIn(block, rule);
      const ports = ranges === null ? null : portsIn(block, rule, resource, model.knowledge);
      if (ranges === null || ports === null) return [];
      const named = model.namedBy(address, guardedGroups ?? (network === undefined ? [] : [network]));
      const scopes = guardedGroups?.length === 0 ? [address] : named;
      const isOfGroup = guardedGroups !== undefined;
      return [
        {
          by: address,
          ranges,
          ports,
          priority: priority === undefined ? 0 : priorityOf(block, priority),
          denies: rule.denies === true,
          scopes,
          labels: isOfGroup ? [] : (protectedEnd?.labels ?? []).flatMap((path) => textsAt(block, path.split('.'))),
          identities: isOfGroup ? [] : model.namedBy(address, protectedEnd?.groups ?? []),
          isGroup: isOfGroup,
          subnets: isOfGroup ? subnetsOf(resource, block, protectedEnd?.ranges ?? [], { model, members }) : [],
        },
      ];
    });
}

/**
 * Returns the subnets that a rule names as its own end, by reference or by range; empty for any subnet, or if one is
 * unknown.
 */
function subnetsOf(
  { address }: Resource,
  block: Block,
  paths: readonly string[],
  { model, members }: { readonly model: Scene['model']; readonly members: Members },
): readonly string[] {
  const named = model.namedBy(address, paths).filter(members.isSubnet);
  const texts = paths.flatMap((path) => textsAt(block, path.split('.')));
  const byRange = texts.map((text) => members.subnetsWith(rangeOf(text) ?? ''));
  const areKnown =
    named.length > 0 ? texts.every((text) => rangeOf(text) !== null) : byRange.every((all) => all.length > 0);
  return areKnown ? [...new Set([...named, ...byRange.flat()])] : [];
}

/** True for a rule that sets no peer, if that means everybody. A peer of unknown value is set. */
function isForEverybody(
  resource: Resource,
  block: Block,
  { block: outerBlock = '', peer: { ranges = [], labels = [], groups = [] }, isOpenByDefault }: PermissionRule,
): boolean {
  const isGiven = (name: string): boolean => isSet(block, [name]) || isUnknownIn(resource, outerBlock, block, name);
  return isOpenByDefault === true && ![...ranges, ...labels, ...groups].some(isGiven);
}

/** Returns the ranges of a rule; empty for everybody, null if it names no range or more than `RANGES_OF_RULE_MAX`. */
function rangesIn(block: Block, { peer, denies }: PermissionRule): readonly string[] | null {
  const texts = (peer.ranges ?? []).flatMap((path) => textsAt(block, path.split('.')));
  if (texts.some((text) => INTERNET_RANGES.has(text.toLowerCase()))) return [];
  const ranges = [...new Set(texts.filter((text) => isRangeOrTag(text) && !isLoopback(text)))];
  return ranges.length === 0 || (denies !== true && ranges.length > RANGES_OF_RULE_MAX) ? null : ranges;
}

function priorityOf(block: Block, { attribute, fallback }: NonNullable<PermissionRule['priority']>): number {
  const [text = ''] = textsAt(block, [attribute]);
  return text === '' || Number.isNaN(Number(text)) ? fallback : Number(text);
}

/** Returns the nodes behind a rule; without any, the group, the network or the rule itself. */
function nodesBehind(
  inboundRule: InboundRule,
  scene: Scene,
  members: Members,
  inGroup: (group: string) => readonly string[],
): readonly string[] {
  const { by, identities, isGroup, labels, scopes } = inboundRule;
  const tokens = [...labels.map(labelToken), ...identities];
  if (tokens.length > 0) {
    const all = new Set(tokens.flatMap((token) => [...members.findMembers(token).all]));
    return all.size > 0 ? [...all] : [by];
  }
  const nodes = isGroup ? scopes.flatMap(inGroup) : scopes.flatMap(scene.rootsOf);
  const unique = [...new Set(nodes)];
  const inSubnets = unique.filter((address) => isIn(address, inboundRule.subnets, scene));
  if (inSubnets.length > 0) return inSubnets;
  return unique.length > 0 ? unique : [scopes[0] ?? by];
}

/** True if a node is one of these subnets or inside one. */
function isIn(address: string, subnets: readonly string[], { parentOf }: Scene): boolean {
  let at: string | null = address;
  while (at !== null && !subnets.includes(at)) at = parentOf(at);
  return at !== null;
}

/** Returns the members of a group. If the group guards a subnet, the subnet. */
function membersOf(group: string, scene: Scene, { findMembers }: Members): readonly string[] {
  const { memberRefs, memberAttributes } = scene.model.factsOf(group);
  if (memberAttributes !== undefined) return [...findMembers(group).all];
  if (memberRefs === undefined) {
    const ends = scene.endsOf(group);
    return ends.length > 0 ? ends : scene.rootsOf(group);
  }
  return scene.model.referrersOf(group).flatMap((reference) => {
    const root = isMemberRef(reference, memberRefs, scene.model) ? scene.rootOf(reference.from) : null;
    return root === null ? [] : scene.isContainer(root) ? [root] : scene.endsOf(reference.from);
  });
}

// Evaluates the conditions of `ExposureRule` on values.

/** True if each path holds one of its texts, ignoring case. The empty text matches a missing value. */
function holds(block: Block, when: Readonly<Record<string, readonly string[]>>): boolean {
  return Object.entries(when).every(([path, expected]) => {
    const texts = textsAt(block, path.split('.')).map((text) => text.toLowerCase());
    const actual = texts.length === 0 ? [''] : texts;
    return expected.some((text) => actual.includes(text.toLowerCase()));
  });
}

function statementsAt(values: Resource['values'], path: string, knowledge: Knowledge): readonly Statement[] {
  const texts = textsAt(values, path.split('.'));
  const value: Json | undefined = Object.hasOwn(values, path) ? values[path] : undefined;
  const documents: readonly (Json | undefined)[] = texts.length > 0 ? texts : [value];
  return documents.flatMap((document) => statementsIn(document, knowledge) ?? []);
}

const CONDITION = /^condition\b/i;

function allowsAnyOf(
  values: Resource['values'],
  { documents: attributes, principals }: NonNullable<ExposureRule['allows']>,
  knowledge: Knowledge,
): boolean {
  return attributes
    .flatMap((path) => statementsAt(values, path, knowledge))
    .some(
      (statement) =>
        statement.callers.some(({ text }) => principals.includes(text)) &&
        !statement.callers.some(({ path }) => CONDITION.test(path)),
    );
}
