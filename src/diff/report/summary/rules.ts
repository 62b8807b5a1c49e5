/**
 * Statements about firewall rules that no node shows: `lets the security group app reach the database orders (security
 * group db) on port 5432`. Who reaches whom is an effect of its own, also if nobody knows the other end.
 */

import { isRangeWithin, resourceOfPeer } from '../../../catalog/address-ranges.js';
import { factsOf } from '../../../catalog/index.js';
import { nounOf } from '../../../catalog/nouns.js';
import { productOf } from '../../../catalog/products.js';
import { originalOf } from '../../../graph/address.js';
import type { ChangedRule } from '../../../graph/changes.js';
import { groupBy } from '../../../graph/group-by.js';
import type { Graph } from '../../../graph/model.js';
import { listed, listedUpTo, pluralOf } from '../../../platform/text/english.js';
import { RULE_RANGES_MAX } from '../limits.js';
import { inBrackets, NOT_THE_REVERSE, reaching, severalOf, theOne, VERBS } from '../messages.js';
import type { ReportedEdge, ReportedExposure, ReportedTouch } from '../model.js';
import { named, peerInWords } from '../words.js';
import { rankOf, type Statement } from './model.js';
import { listMentions, type Mentions } from './phrases.js';

/** The changes that show an effect of rules, too. */
interface Shown {
  readonly edges: readonly ReportedEdge[];
  readonly exposure: readonly ReportedExposure[];
}

/** Statements about rules, and the touched resources of which they tell everything. */
interface RuleStatements {
  readonly statements: readonly Statement[];
  readonly told: ReadonlySet<ReportedTouch>;
}

/** Returns statements about the rules of touched resources that allow traffic, unless an edge or an opening shows it. */
export function ruleStatements(
  touched: readonly ReportedTouch[],
  { nodes }: Pick<Graph, 'nodes'>,
  mention: Mentions,
  { edges, exposure }: Shown,
): RuleStatements {
  const changed = new Set([...edges.flatMap(({ from, to }) => [from, to]), ...exposure.map(({ address }) => address)]);
  const isShown = ({ at = [] }: ChangedRule): boolean => at.some((address) => changed.has(originalOf(address)));
  const told = touched.filter(
    ({ rules = [], type }) =>
      rules.length > 0 &&
      rules.every((rule) => rule.does === 'allows' && hasPeer(rule) && !isShown(rule)) &&
      (rules.every(({ of }) => of !== undefined) || hasRulesInside(type)),
  );
  // A resource in several subnets has a node in each.
  const drawn = new Map([...nodes.keys()].map((address) => [originalOf(address), address]));
  const context: Context = { mention, nodeOf: (address) => drawn.get(originalOf(address)) };
  const statements = told.flatMap((touch, order) => statementsOf(touch, order, context));
  return { statements, told: new Set(told.filter(hasOnlyRules)) };
}

const hasPeer = ({ from = [], to = [] }: ChangedRule): boolean => from.length + to.length > 0;

/** True for a type whose blocks are rules: a security group. */
const hasRulesInside = (type: string): boolean => rulesOfType(type).some(({ block }) => block !== undefined);

const rulesOfType = (type: string) => {
  const { firewallRules = [], reportedRules = [] } = factsOf(type);
  return [...firewallRules, ...reportedRules];
};

/** True for a touched resource that changes in its rules only: a rule itself, or a group in the blocks of its rules. */
function hasOnlyRules({ type, change, attributes }: ReportedTouch): boolean {
  if (change !== 'update' || !hasRulesInside(type)) return true;
  const blocks = rulesOfType(type).map(({ block }) => block);
  return attributes.every((path) => blocks.includes(path.split('.', 1)[0]));
}

interface Context {
  readonly mention: Mentions;
  /** Returns a node of the resource; undefined for none. */
  readonly nodeOf: (address: string) => string | undefined;
}

function statementsOf(touch: ReportedTouch, order: number, context: Context): readonly Statement[] {
  const { rules = [] } = touch;
  const base = { amount: 1, order };
  const [first, second] = rules;
  if (rules.length === 2 && first !== undefined && second !== undefined && isReverse(first, second, touch)) {
    const text = `${textOf([first], touch, context)}${NOT_THE_REVERSE}`;
    return [{ ...base, rank: RANK_OF.create, verbs: VERBS.let, change: 'create', text, isOpenEnded: true }];
  }
  const told = rules.filter((rule) => !isWidened(rule, rules)).map((rule) => withoutFormer(rule, rules));
  const alike = groupBy(told, ({ change, what, of = [], from }) =>
    [change, what, from === undefined, ...of].join('\n'),
  );
  return [...alike.values()].map((group): Statement => {
    const [{ change }] = group as [ChangedRule, ...ChangedRule[]];
    const verbs = change === 'create' ? VERBS.let : VERBS.unlet;
    return { ...base, rank: RANK_OF[change], verbs, change, text: textOf(group, touch, context) };
  });
}

/** Rules that come before rules that go. */
const RANK_OF: Readonly<Record<ChangedRule['change'], number>> = {
  create: rankOf('connection', 'other'),
  delete: rankOf('connection', 'other') + 0.5,
};

/** True for a removed rule whose traffic a new one still allows. */
const isWidened = (rule: ChangedRule, rules: readonly ChangedRule[]): boolean =>
  rule.change === 'delete' &&
  rules.some(
    (other) =>
      other.change === 'create' &&
      other.what === rule.what &&
      (['from', 'to'] as const).every((end) =>
        (rule[end] ?? []).every((peer) => isRangeWithin(peer, other[end] ?? [])),
      ),
  );

/** True for a new rule with the ends of a removed one, the other way round. */
function isReverse(now: ChangedRule, former: ChangedRule, { origin }: ReportedTouch): boolean {
  const endsOf = ({ from, to = [], of = [origin] }: ChangedRule): readonly string[] =>
    [from ?? of, from === undefined ? to : of].map((ends) => ends.join());
  const [caller, callee] = endsOf(now);
  const [callerBefore, calleeBefore] = endsOf(former);
  const isSameTraffic = portsOf(now) === portsOf(former);
  return now.change !== former.change && isSameTraffic && caller === calleeBefore && callee === callerBefore;
}

/** Returns a new rule without the peers that a removed one allowed, unless none is left. */
function withoutFormer(rule: ChangedRule, rules: readonly ChangedRule[]): ChangedRule {
  if (rule.change === 'delete') return rule;
  const former = rules.filter((other) => other.change === 'delete' && other.what === rule.what);
  const end = rule.from === undefined ? 'to' : 'from';
  const peers = (rule[end] ?? []).filter((peer) => !former.some((other) => other[end]?.includes(peer) === true));
  return peers.length === 0 ? rule : { ...rule, [end]: peers };
}

/** Returns the traffic without its direction: `on port 443`; empty for all. */
const portsOf = ({ what }: ChangedRule): string => what.replace(/^(?:in|out)bound traffic ?/, '');

/** Returns `the security group app reach the security group db on port 5432` for rules that differ in their peers. */
function textOf(rules: readonly ChangedRule[], touch: ReportedTouch, context: Context): string {
  const [first] = rules as [ChangedRule, ...ChangedRule[]];
  const peers = peersInWords(rules.flatMap(({ from = [], to = [] }) => [...from, ...to]));
  const owner = ownerOf(first, touch, context);
  return first.from === undefined ? reaching(owner, peers, portsOf(first)) : reaching(peers, owner, portsOf(first));
}

/** Returns the protected end: a group, with what is in it. */
function ownerOf({ of, at = [] }: ChangedRule, { noun, name }: ReportedTouch, { mention, nodeOf }: Context): string {
  const group = of === undefined ? theOne(noun, name === '' ? '' : named(name)) : listed(of.map(peerInWords));
  const nodes = [...new Set(at.flatMap((address) => nodeOf(address) ?? []))].map(mention);
  if (nodes.length === 0) return group;
  const members = listMentions(nodes);
  if (members.length > 2) return `${group}${inBrackets(severalOf(nodes.length, 'resources'))}`;
  const isNamed = members.every((member) => member.startsWith('the '));
  return isNamed
    ? `${listed(members)}${inBrackets(group.replace(/^the /, ''))}`
    : `${group}${inBrackets(listed(members))}`;
}

/** Returns the peers, those of one kind together: `the security groups app and batch`. */
function peersInWords(peers: readonly string[]): string {
  const ends = [...new Set(peers)].map((peer): { readonly kind: string; readonly name: string } => {
    const resource = resourceOfPeer(peer);
    if (resource !== null)
      return { kind: nounOf(resource.type, productOf(resource.type, {}).title).one, name: named(resource.name) };
    const [, kind = '', name = peer] = /^the ([a-z ]+) ([A-Za-z_][\w-]*)$/.exec(peer) ?? [];
    return { kind, name };
  });
  const texts = [...groupBy(ends, ({ kind }) => kind)].map(([kind, alike]) => {
    const names = alike.map(({ name }) => name);
    if (kind === '') return listedUpTo(names, RULE_RANGES_MAX);
    return theOne(names.length > 1 ? pluralOf(kind) : kind, listedUpTo(names, RULE_RANGES_MAX));
  });
  return listed(texts);
}
