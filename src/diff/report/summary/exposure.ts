/** Statements about exposure: access that is opened to external users or closed. They rank right after lost data. */

import { isExposureAttribute } from '../../../catalog/detail-attributes.js';
import {
  admittedInWords,
  EVERYBODY,
  includesEveryAddress,
  isShutOut,
  onlyPhrase,
  opensToOutsiders,
  PUBLIC_ADDRESS,
  withoutNarrower,
} from '../../../catalog/exposure.js';
import { factsOf } from '../../../catalog/index.js';
import { nounOf, outsideInText } from '../../../catalog/nouns.js';
import { portsListed } from '../../../catalog/ports.js';
import { originalOf } from '../../../graph/address.js';
import type { ChangeCounts, ChangedPart } from '../../../graph/changes.js';
import { groupBy } from '../../../graph/group-by.js';
import type { Graph } from '../../../graph/model.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import { ACTIONS_MAX, OPENING_RANGES_MAX } from '../limits.js';
import {
  admission,
  IN_FRONT,
  IT,
  inBrackets,
  its,
  listedShortly,
  newOnes,
  opened,
  ranges,
  through,
  toWhom,
  VERBS,
  type Verb,
} from '../messages.js';
import type { ReportedEdge, ReportedExposure, ReportedNode, ReportedRights } from '../model.js';
import type { Names } from '../names.js';
import { named } from '../words.js';
import { type Mention, rankOf, type Statement } from './model.js';
import { isLost } from './parts.js';
import { reachedFromOutside } from './paths.js';
import { listMentions, listNamed } from './phrases.js';
import { isGrantType } from './rights.js';

const VERB_OF: Readonly<Record<ReportedExposure['change'], Verb>> = { opens: 'open', closes: 'close' };

/**
 * Ranks between lost data and the events of tier `open`, such as a new public entry point: openings to everybody,
 * openings to a public address range, closings.
 */
const RANK_OF: Readonly<Record<ReportedExposure['change'], number>> = {
  opens: rankOf('open', 'entry') - 0.75,
  closes: rankOf('open', 'entry') - 0.25,
};
const RANK_OF_PUBLIC_RANGE = rankOf('open', 'entry') - 0.5;

/** Returns the rank of an opening or closing. One of a private network ranks as an ordinary update. */
function rankFor(exposure: ReportedExposure): number {
  const { change, isRange } = exposure;
  if (!opensToOutsiders(exposure)) return rankOf('update', 'entry');
  if (isRange !== true) return RANK_OF[change];
  return change === 'opens' ? RANK_OF_PUBLIC_RANGE : rankOf('close', 'entry');
}

/** True if the right is what an opening to everybody consists of. */
export const isInOpening = (
  { principal, change, nodes }: ReportedRights,
  openings: readonly ReportedExposure[],
): boolean =>
  principal.is === 'everybody' &&
  change === 'gains' &&
  openings.some((entry) => isToEverybody(entry) && nodes.includes(originalOf(entry.address)));

const isToEverybody = ({ change, what, to }: ReportedExposure): boolean =>
  change === 'opens' && what === '' && to.startsWith(EVERYBODY);

/** True if everybody could use the resource: "closes it to everybody" would read as if now nobody could. */
const isOfEverybody = ({ change, what, to }: ReportedExposure): boolean =>
  change === 'closes' && what === '' && to.startsWith(EVERYBODY);

/** Openings or closings in one statement: each resource with each of the ports and each of the sources. */
interface MergedOpening {
  /** The first entry of each resource. */
  readonly resources: readonly ReportedExposure[];
  /** Texts for the ports, such as `port 22 (SSH)`; empty texts for an opening without ports. */
  readonly what: readonly string[];
  /** Texts for the sources, such as `the internet`. */
  readonly to: readonly string[];
}

/**
 * Returns the statements. Resources with the same ports and sources are merged, then the ports of the same resources,
 * then their sources.
 * @param rights rights of everybody, which the statement of their opening names
 */
export function exposureStatements(
  graph: Graph,
  exposure: readonly ReportedExposure[],
  rights: readonly ReportedRights[],
  names: Names,
): Statement[] {
  const actionsOf = (entry: ReportedExposure): readonly string[] => [
    ...new Set(rights.filter((right) => isInOpening(right, [entry])).flatMap(({ actions }) => actions)),
  ];
  const isNew = ({ address }: ReportedExposure): boolean => graph.nodes.get(address)?.change === 'create';
  const remaining = remainingEntrances(graph, exposure, names);
  const keyOf = (entry: ReportedExposure): string =>
    [
      entry.change,
      entry.what,
      entry.to,
      entry.except ?? '',
      rankFor(entry),
      isNew(entry),
      remaining(entry),
      actionsOf(entry),
    ].join('\n');
  const byResource = [...groupBy(withoutRangesOfNew(exposure), keyOf).values()].map((resources): MergedOpening => {
    const [{ what, to }] = resources as [ReportedExposure, ...ReportedExposure[]];
    return { resources, what: [what], to: [to] };
  });
  const byPorts = merged(byResource, 'what', ({ what, to }) => [what.join() === '', to.join()].join('\n'));
  return merged(byPorts, 'to', ({ what }) => what.join('\n')).map(({ resources, what, to }, order) => {
    const [first] = resources as [ReportedExposure, ...ReportedExposure[]];
    const phrases = listNamed(resources.map((entry) => mentionOf(entry, names)));
    const except = [...(first.except ?? []), ...remaining(first)];
    const actions = inBrackets(listedShortly([...new Set(resources.flatMap(actionsOf))], ACTIONS_MAX));
    const audiences = countedIfMany(withoutNarrower(to), first);
    const sources = first.to === '' ? '' : toWhom(audiences, except);
    const ports = portsListed(what);
    if (isShutOut({ ...first, what: ports }) || isOfEverybody(first)) {
      const text = admission(phrases, toWhom(audiences.map(admittedInWords)), onlyPhrase(except));
      return {
        verbs: VERBS.shutOut,
        rank: rankFor(first),
        change: 'update',
        amount: to.length * resources.length,
        order,
        text,
      };
    }
    return {
      verbs: VERBS[VERB_OF[first.change]],
      rank: rankFor(first),
      change: 'update',
      amount: what.length * to.length * resources.length,
      order,
      text: `${opened(ports, isNew(first) ? phrases.map(newOnes) : phrases, sources)}${actions}`,
      // After `the endpoint of the cluster`, `it` would be the endpoint.
      ...(resources.length === 1 &&
        (ports === '' || ports.includes('port')) && {
          subject: first.address,
          textWithPronoun: `${opened('', [ports === '' ? IT : its(ports)], sources)}${actions}`,
        }),
    };
  });
}

/**
 * Returns a lookup of the entry points through which users still reach a resource that is closed to everybody: a
 * service behind a load balancer, a bucket behind a CDN.
 */
function remainingEntrances(
  graph: Graph,
  exposure: readonly ReportedExposure[],
  names: Names,
): (entry: ReportedExposure) => readonly string[] {
  const isClosed = ({ change, what, to }: ReportedExposure): boolean =>
    change === 'closes' && what === '' && includesEveryAddress(to);
  if (!exposure.some(isClosed)) return () => [];
  const reached = reachedFromOutside(graph, 'after');
  const mention = (address: string): Mention =>
    mentionOf({ address, type: graph.nodes.get(address)?.type ?? '', ...names.labelOf(address) }, names);
  const isEntrance = (address: string): boolean => {
    const { effect, leads } = mention(address).noun;
    return effect === 'entry' && leads === IN_FRONT && reached.has(address);
  };
  return (entry) => {
    if (!isClosed(entry)) return [];
    const entrances = graph.edges.filter(
      ({ from, to, thin, change }) => to === entry.address && thin !== true && change !== 'delete' && isEntrance(from),
    );
    return entrances.length === 0 ? [] : [through(listMentions(entrances.map(({ from }) => mention(from))))];
  };
}

/** Leaves out the ranges of a public address if the address itself is added or removed. */
function withoutRangesOfNew(exposure: readonly ReportedExposure[]): readonly ReportedExposure[] {
  const keyOf = ({ address, change, what }: ReportedExposure): string => [address, change, what].join('\n');
  const addressed = new Set(exposure.filter(({ to }) => to === PUBLIC_ADDRESS).map(keyOf));
  return exposure.filter((entry) => entry.isRange !== true || !addressed.has(keyOf(entry)));
}

/**
 * Merges the openings of the same resources that differ in one member.
 * @param keyOf returns a key for the members that must be equal
 */
function merged(
  openings: readonly MergedOpening[],
  member: 'what' | 'to',
  keyOf: (opening: MergedOpening) => string,
): MergedOpening[] {
  const groupKeyOf = (opening: MergedOpening): string => {
    const [first] = opening.resources as [ReportedExposure, ...ReportedExposure[]];
    const addresses = opening.resources.map(({ address }) => address);
    return [first.change, first.except ?? '', rankFor(first), keyOf(opening), ...addresses].join('\n');
  };
  return [...groupBy(openings, groupKeyOf).values()].map((group) => {
    const [first] = group as [MergedOpening, ...MergedOpening[]];
    return { ...first, [member]: group.flatMap((opening) => opening[member]) };
  });
}

/** Returns `5 address ranges` instead of too many ranges. */
const countedIfMany = (to: readonly string[], { isRange }: ReportedExposure): readonly string[] =>
  isRange === true && to.length > OPENING_RANGES_MAX ? [ranges(to.length)] : to;

const mentionOf = (
  { address, type, title, name }: Pick<ReportedExposure, 'address' | 'type' | 'title' | 'name'>,
  names: Names,
): Mention => ({
  noun: nounOf(type, title),
  name: name === '' ? '' : named(name),
  distinction: names.distinctionInText(address),
  count: 1,
});

// ---- Changes that the exposure covers.

const isRule = ({ address }: ChangedPart): boolean =>
  factsOf(parseTerraformAddress(address)?.type ?? '').firewallRules !== undefined;

const partsIn = (folded: ChangeCounts): number => Object.values(folded).reduce((sum, count) => sum + count, 0);

interface ChangedElements {
  readonly nodes: readonly ReportedNode[];
  readonly edges: readonly ReportedEdge[];
}

const isGrant = ({ address }: ChangedPart): boolean => isGrantType(parseTerraformAddress(address)?.type ?? '');

/**
 * Returns the changes that the exposure does not cover. Updates that only open or close, and edges from external users
 * to the same nodes, would repeat it.
 */
export function withoutExposed(
  graph: Graph,
  { nodes, edges }: ChangedElements,
  exposure: readonly ReportedExposure[],
): ChangedElements {
  const exposureByAddress = groupBy(
    exposure.flatMap(({ address, at = address }) => (at === address ? [at] : [address, at])),
    (at) => at,
  );
  // The other rules of the change admit nobody from outside: the exposure would list them.
  const isOnlyExposure = ({
    address,
    change,
    values = [],
    blocks,
    folded = {},
    parts = [],
    countBefore,
    instances,
    movedFrom,
  }: ReportedNode): boolean =>
    change === 'update' &&
    !parts.some(isLost) &&
    (partsIn(folded) <= (exposureByAddress.get(address)?.length ?? 0) ||
      (parts.length === partsIn(folded) && parts.every((part) => isRule(part) || isGrant(part)))) &&
    values.every(({ name }) => isExposureAttribute(name)) &&
    [blocks, countBefore, instances, movedFrom].every((each) => each === undefined);
  const isFromOutside = ({ from }: ReportedEdge): boolean =>
    outsideInText(graph.nodes.get(from)?.type ?? '') !== undefined;
  // "Opens the new service api to the internet" already tells that the service is new.
  const isNamedAsNew = ({ address, change }: ReportedNode): boolean =>
    change === 'create' &&
    exposure.some((entry) => entry.change === 'opens' && entry.isRange !== true && entry.address === address);
  return {
    nodes: nodes.filter(
      (node) => !isNamedAsNew(node) && (!exposureByAddress.has(node.address) || !isOnlyExposure(node)),
    ),
    edges: edges.filter((edge) => !(exposureByAddress.has(edge.to) && isFromOutside(edge))),
  };
}
