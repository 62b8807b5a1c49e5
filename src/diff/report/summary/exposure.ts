/** Statements about what is opened to external users and what is closed. They rank right after lost data. */

import { isOfOpenness } from '../../../catalog/detail-attributes.js';
import { isRangeWithin, PUBLIC_ADDRESS, portsListed, STRANGERS, withoutNarrower } from '../../../catalog/exposure.js';
import { factsOf } from '../../../catalog/index.js';
import { outsideInText, spokenOf } from '../../../catalog/nouns.js';
import type { ChangeCounts, ChangedPart } from '../../../graph/changes.js';
import { groupBy } from '../../../graph/group-by.js';
import type { Graph } from '../../../graph/model.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import { newOnes, opened, ranges, toWhom, VERBS, type Verb } from '../messages.js';
import type { ReportedEdge, ReportedExposure, ReportedNode } from '../model.js';
import type { Names } from '../names.js';
import { named } from '../words.js';
import { type Mention, mentioned } from './mentions.js';
import type { Statement } from './model.js';
import { rankOf } from './rank.js';

const VERB_OF: Readonly<Record<ReportedExposure['change'], Verb>> = { opens: 'open', closes: 'close' };

/** Ranks above everything that a new entry point opens, and below lost data. */
const RANK_OF: Readonly<Record<ReportedExposure['change'], number>> = {
  opens: rankOf('open', 'entry') - 0.75,
  closes: rankOf('open', 'entry') - 0.25,
};
const RANK_OF_PUBLIC_RANGE = rankOf('open', 'entry') - 0.5;

/** Openings to everybody rank first; openings to a private network rank as an ordinary update. */
function rankFor({ change, to, isRange }: ReportedExposure): number {
  if (isRange !== true) return RANK_OF[change];
  if (isRangeWithin(to, STRANGERS.never)) return rankOf('update', 'entry');
  return change === 'opens' ? RANK_OF_PUBLIC_RANGE : rankOf('close', 'entry');
}

/** Several resources, ports and sources with the same change, merged into one statement. */
interface Opening {
  readonly things: readonly ReportedExposure[];
  readonly what: readonly string[];
  readonly to: readonly string[];
}

/** Returns the statements. Resources with the same opening to the same sources are merged. */
export function exposureStatements(graph: Graph, exposure: readonly ReportedExposure[], names: Names): Statement[] {
  const isNew = ({ address }: ReportedExposure): boolean => graph.nodes.get(address)?.change === 'create';
  const keyOf = (one: ReportedExposure): string =>
    [one.change, one.what, one.to, one.except ?? '', rankFor(one), isNew(one)].join('\n');
  const alike = [...groupBy(withoutRangesOfNew(exposure), keyOf).values()].map((things): Opening => {
    const [{ what, to }] = things as [ReportedExposure, ...ReportedExposure[]];
    return { things, what: [what], to: [to] };
  });
  const ofSamePorts = joined(alike, ({ what, to }) => [what.join() === '', to.join()].join('\n'), 'what');
  return joined(ofSamePorts, ({ what }) => what.join('\n'), 'to').map(({ things, what, to }, order) => {
    const [first] = things as [ReportedExposure, ...ReportedExposure[]];
    const phrases = mentioned(things.map((one) => mentionOf(one, names)));
    const who = first.to === '' ? '' : toWhom(inShort(withoutNarrower(to), first), first.except);
    return {
      verbs: VERBS[VERB_OF[first.change]],
      rank: rankFor(first),
      change: 'update',
      amount: what.length * to.length * things.length,
      order,
      text: opened(portsListed(what), isNew(first) ? phrases.map(newOnes) : phrases, who),
    };
  });
}

/** Leaves out the ranges of a public address if the address itself is added or removed. */
function withoutRangesOfNew(exposure: readonly ReportedExposure[]): readonly ReportedExposure[] {
  const keyOf = ({ address, change, what }: ReportedExposure): string => [address, change, what].join('\n');
  const given = new Set(exposure.filter(({ to }) => to === PUBLIC_ADDRESS).map(keyOf));
  return exposure.filter((one) => one.isRange !== true || !given.has(keyOf(one)));
}

/** Merges the openings of the same resources that differ in one member. */
function joined(all: readonly Opening[], keyOf: (one: Opening) => string, member: 'what' | 'to'): Opening[] {
  const sameThings = (one: Opening): string => {
    const [first] = one.things as [ReportedExposure, ...ReportedExposure[]];
    const addresses = one.things.map(({ address }) => address);
    return [first.change, first.except ?? '', rankFor(first), keyOf(one), ...addresses].join('\n');
  };
  return [...groupBy(all, sameThings).values()].map((same) => {
    const [first] = same as [Opening, ...Opening[]];
    return { ...first, [member]: same.flatMap((one) => one[member]) };
  });
}

/** Ranges that are listed; more are counted. */
const RANGES_MAX = 2;

const inShort = (to: readonly string[], { isRange }: ReportedExposure): readonly string[] =>
  isRange === true && to.length > RANGES_MAX ? [ranges(to.length)] : to;

const mentionOf = ({ address, type, title, name }: ReportedExposure, names: Names): Mention => ({
  spoken: spokenOf(type, title),
  name: name === '' ? '' : named(name),
  apart: names.apartInText(address),
  count: 1,
});

const isRule = ({ address }: ChangedPart): boolean =>
  factsOf(parseTerraformAddress(address)?.type ?? '').firewallRules !== undefined;

const partsIn = (folded: ChangeCounts): number => Object.values(folded).reduce((sum, count) => sum + count, 0);

interface Remaining {
  readonly nodes: readonly ReportedNode[];
  readonly edges: readonly ReportedEdge[];
}

/**
 * Returns the changes that the exposure does not cover. Updates that only open or close, and edges from external users to the
 * same nodes, would repeat it.
 */
export function withoutExposed(
  graph: Graph,
  { nodes, edges }: Remaining,
  exposure: readonly ReportedExposure[],
): Remaining {
  const said = groupBy(
    exposure.flatMap(({ address, at = address }) => (at === address ? [at] : [address, at])),
    (at) => at,
  );
  // The other rules of the change admit nobody from outside: the exposure would list them.
  const isOnlyThat = ({
    address,
    change,
    values = [],
    folded = {},
    parts = [],
    countBefore,
    instances,
    movedFrom,
  }: ReportedNode): boolean =>
    change === 'update' &&
    (partsIn(folded) <= (said.get(address)?.length ?? 0) ||
      (parts.length === partsIn(folded) && parts.every(isRule))) &&
    values.every(({ name }) => isOfOpenness(name)) &&
    [countBefore, instances, movedFrom].every((each) => each === undefined);
  const isFromOutside = ({ from }: ReportedEdge): boolean =>
    outsideInText(graph.nodes.get(from)?.type ?? '') !== undefined;
  // "Opens the new service api to the internet" already tells that the service is new.
  const isNamedAsNew = ({ address, change }: ReportedNode): boolean =>
    change === 'create' &&
    exposure.some((one) => one.change === 'opens' && one.isRange !== true && one.address === address);
  return {
    nodes: nodes.filter((node) => !isNamedAsNew(node) && (!said.has(node.address) || !isOnlyThat(node))),
    edges: edges.filter((edge) => !(said.has(edge.to) && isFromOutside(edge))),
  };
}
