/**
 * Phrases about paths: an entry point in front of others, a new node behind an entry point, a connection between two networks.
 */

import { factsOf } from '../../../catalog/index.js';
import { HOST_ATTRIBUTE, isAttachment, PATH_ATTRIBUTE, ROUTE_ATTRIBUTES, spokenOf } from '../../../catalog/nouns.js';
import { productOf } from '../../../catalog/products.js';
import type { ChangedValue, ChangeName } from '../../../graph/changes.js';
import { groupBy } from '../../../graph/group-by.js';
import type { Graph, GraphEdge } from '../../../graph/model.js';
import { entersByNetwork, isOutside } from '../../../graph/node-types.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import { listed } from '../../../platform/text/english.js';
import {
  atRoutes,
  behind,
  between,
  existing,
  fromBehind,
  fromFrontOf,
  IN_FRONT,
  newOnes,
  type Verb,
} from '../messages.js';
import type { ReportedNode } from '../model.js';
import { named } from '../words.js';
import { type Mentions, mentioned } from './mentions.js';
import type { ChangeEvent, Tier } from './model.js';

/** An addition to a statement: the nodes to which its object leads. */
export interface PathPhrase {
  readonly text: string;
  /** Replaces the verb of the event. */
  readonly verb?: Verb;
  readonly tier?: Tier;
}

export interface PathPhrases {
  /** Returns the phrase for events that share a statement; undefined for none. */
  readonly of: (kind: readonly ChangeEvent[]) => PathPhrase | undefined;
  /** New nodes that are already named as targets of an entry point. */
  readonly said: ReadonlySet<string>;
  /** Entry points whose only new parts attach something new. */
  readonly attached: ReadonlySet<string>;
}

interface About {
  readonly nodes: readonly ReportedNode[];
  readonly mention: Mentions;
}

/** Types of targets that a phrase names; with more, the statement has no phrase. */
const KINDS_MAX = 2;
/** Maximum number of paths and hosts; with more, none is named. */
const ROUTES_MAX = 2;

/**
 * Returns the path phrases of a summary: `a load balancer in front of 2 services`, `a service behind the load balancer web`.
 * @param kinds events, grouped by statement
 */
export function pathsOf(graph: Graph, kinds: readonly (readonly ChangeEvent[])[], about: About): PathPhrases {
  const around = aroundOf(graph, about);
  const ways = new Map<readonly ChangeEvent[], PathPhrase>();
  const said = new Set<string>();
  for (const kind of kinds) {
    const way = putBefore(kind, around);
    if (way !== undefined) ways.set(kind, way);
  }
  // An entry point that is put in front of existing nodes has its own statement, so no other statement may cover it.
  const created = new Set(
    kinds.flatMap((kind) => (ways.has(kind) ? [] : kind.filter(isCreated).map(({ address }) => address))),
  );
  for (const kind of kinds) {
    const [deed] = kind as readonly [ChangeEvent, ...ChangeEvent[]];
    if (ways.has(kind) || kind.length !== 1 || !isNewEntry(deed) || said.has(deed.address)) continue;
    const targets = around.targetsOf(deed.address, 'create');
    const phrases = mentioned(targets.map(about.mention));
    if (phrases.length === 0 || phrases.length > KINDS_MAX) continue;
    const covered = coveredBy(targets, kinds, created);
    for (const address of covered) said.add(address);
    const areNew = covered.length === targets.length;
    ways.set(kind, { text: `${deed.spoken.leads} ${listed(areNew ? phrases.map(newOnes) : phrases)}` });
  }
  const attached = new Set<string>();
  for (const kind of kinds) {
    if (ways.has(kind)) continue;
    const way =
      takenAway(kind, around) ??
      joining(kind, around) ??
      behindIt(kind, around, attached) ??
      behindAnother(kind, around, said);
    if (way !== undefined) ways.set(kind, way);
  }
  for (const address of joinedInPlace(around)) attached.add(address);
  const byFirst = new Map([...ways].map(([[first], way]) => [first, way]));
  return { of: ([first]) => byFirst.get(first), said, attached };
}

interface PathContext extends About {
  readonly graph: Graph;
  /** Returns the targets of requests from a node, in the revision that has the node. */
  readonly targetsOf: (address: string, change: 'create' | 'delete') => readonly string[];
  readonly sourcesOf: (address: string, change: 'create' | 'delete') => readonly string[];
  readonly changeOf: (address: string) => ChangeName;
  readonly wasReached: (address: string) => boolean;
  readonly isReachedDirectly: (address: string) => boolean;
}

function aroundOf(graph: Graph, about: About): PathContext {
  const requests = graph.edges.filter(({ thin, change }) => thin !== true && change !== 'move');
  const [from, to] = [groupBy(requests, (edge) => edge.from), groupBy(requests, (edge) => edge.to)];
  const isInside = (address: string): boolean => !isOutside(graph.nodes.get(address)?.type ?? '');
  const isOf = ({ change }: GraphEdge, side: 'create' | 'delete'): boolean => side === 'delete' || change !== 'delete';
  let before: ReadonlySet<string> | undefined;
  const wasReached = (address: string): boolean => {
    before ??= reachedFromOutside(graph, 'before');
    return before.has(address);
  };
  return {
    ...about,
    graph,
    targetsOf: (address, side) =>
      (from.get(address) ?? [])
        .filter((edge) => isOf(edge, side) && edge.to !== address && isInside(edge.to))
        .map((edge) => edge.to),
    sourcesOf: (address, side) =>
      (to.get(address) ?? [])
        .filter((edge) => isOf(edge, side) && edge.from !== address && isInside(edge.from))
        .map((edge) => edge.from),
    changeOf: (address) => graph.nodes.get(address)?.change ?? 'none',
    wasReached,
    isReachedDirectly: (address) =>
      (to.get(address) ?? []).some((edge) => edge.change === 'create' && !isInside(edge.from)),
  };
}

const isCreated = ({ verb }: ChangeEvent): boolean => verb === 'create';

const isNewEntry = (deed: ChangeEvent): boolean =>
  isCreated(deed) && deed.spoken.effect === 'entry' && deed.areParts !== true && deed.isOfWhole !== true;

/** Returns the phrase for a new entry point in front of nodes that users reached before. */
function putBefore(kind: readonly ChangeEvent[], around: PathContext): PathPhrase | undefined {
  const [deed] = kind as readonly [ChangeEvent, ...ChangeEvent[]];
  if (kind.length !== 1 || !isNewEntry(deed) || deed.spoken.leads !== IN_FRONT) return undefined;
  const targets = around.targetsOf(deed.address, 'create');
  const isPut = targets.every((target) => STAYS.has(around.changeOf(target)) && around.wasReached(target));
  const phrases = isPut ? mentioned(targets.map(around.mention)) : [];
  if (phrases.length === 0 || phrases.length > KINDS_MAX) return undefined;
  return { text: `${IN_FRONT} ${listed(phrases)}`, verb: 'put' };
}

/** Returns the targets if naming them covers all events of their groups; empty if one of them is not new. */
function coveredBy(
  targets: readonly string[],
  kinds: readonly (readonly ChangeEvent[])[],
  created: ReadonlySet<string>,
): readonly string[] {
  const isTarget = new Set(targets);
  if (!targets.every((target) => created.has(target))) return [];
  const touched = kinds.filter((kind) => kind.some((deed) => isCreated(deed) && isTarget.has(deed.address)));
  return touched.every((kind) => kind.every(({ address }) => isTarget.has(address))) ? targets : [];
}

/** Returns the phrase for an entry point that is removed from in front of nodes that stay. */
function takenAway(kind: readonly ChangeEvent[], around: PathContext): PathPhrase | undefined {
  const [{ address, verb, spoken, areParts, isOfWhole }] = kind as readonly [ChangeEvent, ...ChangeEvent[]];
  if (kind.length !== 1 || verb !== 'delete' || spoken.effect !== 'entry' || areParts || isOfWhole) return undefined;
  const targets = around.targetsOf(address, 'delete').filter((target) => STAYS.has(around.changeOf(target)));
  const phrases = mentioned(targets.map(around.mention));
  if (phrases.length === 0 || phrases.length > KINDS_MAX) return undefined;
  if (spoken.leads !== IN_FRONT) return { text: `${spoken.leads} ${listed(phrases)}` };
  const isDirect = targets.every(around.isReachedDirectly);
  return { text: fromFrontOf(listed(phrases), isDirect), ...(isDirect && { tier: 'open' as const }) };
}

/** Returns the phrase for a connection that is added or removed, with both ends. */
function joining(kind: readonly ChangeEvent[], { graph, mention }: PathContext): PathPhrase | undefined {
  const [{ address, verb }] = kind as readonly [ChangeEvent, ...ChangeEvent[]];
  if (kind.length !== 1 || (verb !== 'create' && verb !== 'delete')) return undefined;
  if (factsOf(graph.nodes.get(address)?.type ?? '').connection === undefined) return undefined;
  const ends = new Set(
    graph.edges
      .filter(({ from, to, change }) => (from === address || to === address) && change !== 'move')
      .map(({ from, to }) => (from === address ? to : from)),
  );
  if (ends.size !== 2) return undefined;
  return { text: between([...ends].flatMap((end) => mentioned([mention(end)]))) };
}

/** Returns the phrase for a node that is added or removed behind an entry point that stays. */
function behindIt(kind: readonly ChangeEvent[], around: PathContext, attached: Set<string>): PathPhrase | undefined {
  const [first] = kind as readonly [ChangeEvent, ...ChangeEvent[]];
  const { verb, spoken, isOfWhole, areParts, ordinal } = first;
  if ((verb !== 'create' && verb !== 'delete') || spoken.effect === 'entry') return undefined;
  if (isOfWhole || areParts || ordinal !== undefined || spoken.one !== around.mention(first.address).spoken.one)
    return undefined;
  const entrances = entrancesOf(first.address, around, verb);
  const areAlike = kind.every(({ address }) => entrancesOf(address, around, verb).join('\n') === entrances.join('\n'));
  const phrases = areAlike ? mentioned(entrances.map(around.mention)) : [];
  if (phrases.length === 0 || phrases.length > KINDS_MAX) return undefined;
  for (const entrance of entrances) if (hasAttachmentsOnly(entrance, around, verb)) attached.add(entrance);
  if (verb === 'delete') return { text: fromBehind(listed(phrases)) };
  const routes = kind.length === 1 && entrances.length === 1 ? routesOf(entrances[0] as string, around) : [];
  const text = behind(listed(phrases));
  return { text: routes.length === 0 ? text : `${text}${atRoutes(routes)}` };
}

/**
 * Returns the phrase for a node behind an entry point that is managed elsewhere.
 * Only an attachment is drawn, such as a listener rule whose listener is a variable. The attachment is reported together with its
 * target.
 */
function behindAnother(kind: readonly ChangeEvent[], around: PathContext, said: Set<string>): PathPhrase | undefined {
  const [{ verb, spoken, areParts, isOfWhole }] = kind as readonly [ChangeEvent, ...ChangeEvent[]];
  if ((verb !== 'create' && verb !== 'delete') || spoken.effect === 'entry' || areParts || isOfWhole) return undefined;
  const attachmentsOf = ({ address }: ChangeEvent): readonly string[] =>
    around
      .sourcesOf(address, verb)
      .filter((from) => around.changeOf(from) === verb && isAttachment(around.graph.nodes.get(from)?.type ?? ''));
  const attachments = kind.flatMap(attachmentsOf);
  const types = new Set(attachments.map((from) => around.graph.nodes.get(from)?.type ?? ''));
  const whole = types.size === 1 ? wholeOf([...types][0] as string) : undefined;
  if (whole === undefined || kind.some((deed) => attachmentsOf(deed).length === 0)) return undefined;
  for (const address of attachments) said.add(address);
  const phrase = existing(whole);
  return { text: verb === 'create' ? behind(phrase) : fromBehind(phrase) };
}

/** Returns the noun of the entry point of an attachment; undefined if the catalogue names none. */
function wholeOf(attachment: string): string | undefined {
  const { fold } = factsOf(attachment);
  const whole = fold?.nearest?.at(-1);
  return whole === undefined ? undefined : spokenOf(whole, productOf(whole, {}).title).one;
}

const entrancesOf = (
  address: string,
  { sourcesOf, changeOf, mention }: PathContext,
  verb: 'create' | 'delete',
): readonly string[] => [
  ...new Set(
    sourcesOf(address, verb).filter((from) => STAYS.has(changeOf(from)) && mention(from).spoken.effect === 'entry'),
  ),
];

const STAYS: ReadonlySet<ChangeName> = new Set<ChangeName>(['none', 'update', 'move', 'replace']);

const partsOf = (address: string, { nodes }: PathContext): NonNullable<ReportedNode['parts']> =>
  nodes.find((node) => node.address === address)?.parts ?? [];

const hasAttachmentsOnly = (address: string, around: PathContext, change: ChangeName = 'create'): boolean =>
  partsOf(address, around).every(
    (part) => part.change === change && isAttachment(parseTerraformAddress(part.address)?.type ?? ''),
  );

/** Returns the ends of edges between two nodes that stay, if only such attachments of them change: the edge reports it. */
function joinedInPlace(around: PathContext): readonly string[] {
  const { graph, changeOf } = around;
  return graph.edges.flatMap(({ from, to, change, thin }) => {
    if ((change !== 'create' && change !== 'delete') || thin === true) return [];
    const areThere = [from, to].every((end) => graph.nodes.has(end) && STAYS.has(changeOf(end)));
    return areThere ? [from, to].filter((end) => hasAttachmentsOnly(end, around, change)) : [];
  });
}

/**
 * Returns the paths or hosts under which an entry point routes to the single new node behind it; empty if there are several new
 * nodes.
 */
function routesOf(entrance: string, around: PathContext): readonly string[] {
  const fresh = around.targetsOf(entrance, 'create').filter((to) => around.changeOf(to) === 'create');
  if (fresh.length !== 1) return [];
  const routes = new Set(
    partsOf(entrance, around)
      .filter(({ change }) => change === 'create')
      .flatMap(({ values = [] }) => routesIn(values)),
  );
  return routes.size > ROUTES_MAX ? [] : [...routes].map(named);
}

/** Returns the routes: one host with one path is one route, otherwise each is a route. */
function routesIn(values: readonly ChangedValue[]): readonly string[] {
  const textsOf = (attribute: string): readonly string[] => [
    ...new Set(
      values
        .filter(({ name }) => name === attribute)
        .flatMap(({ after }) => (after ?? '').split(', '))
        .map((text) => text.replace(/(.)\/?\*$/, '$1'))
        .filter((text) => text !== ''),
    ),
  ];
  const [hosts, paths] = [textsOf(HOST_ATTRIBUTE), textsOf(PATH_ATTRIBUTE)];
  if (hosts.length === 1 && paths.length === 1 && paths[0]?.startsWith('/')) return [`${hosts[0]}${paths[0]}`];
  return ROUTE_ATTRIBUTES.flatMap(textsOf);
}

// ---- Reachability from outside, by the edges of one revision.

const IS_THERE: Readonly<Record<'before' | 'after', (edge: GraphEdge) => boolean>> = {
  before: ({ change }) => change !== 'create' && change !== 'move',
  after: ({ change }) => change !== 'delete' && change !== 'move',
};

/** Returns the addresses that external users reach by requests, directly or through other nodes. */
export function reachedFromOutside({ nodes, edges }: Graph, side: 'before' | 'after'): ReadonlySet<string> {
  const requests = groupBy(
    edges.filter((edge) => edge.thin !== true && IS_THERE[side](edge)),
    ({ from }) => from,
  );
  const reached = new Set([...requests.keys()].filter((from) => entersByNetwork(nodes.get(from)?.type ?? '')));
  const outside = new Set(reached);
  for (const at of reached) for (const { to } of requests.get(at) ?? []) reached.add(to);
  return new Set([...reached].filter((address) => !outside.has(address)));
}
