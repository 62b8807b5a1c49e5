/**
 * Phrases that `nodes.ts` appends to statements: an entry point in front of others, a new node behind an entry point, a
 * connection between two networks.
 */

import { factsOf } from '../../../catalog/index.js';
import { HOST_ATTRIBUTE, isAttachment, nounOf, PATH_ATTRIBUTE, ROUTE_ATTRIBUTES } from '../../../catalog/nouns.js';
import { productOf } from '../../../catalog/products.js';
import type { ChangedValue, ChangeName } from '../../../graph/changes.js';
import { groupBy } from '../../../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../../../graph/model.js';
import { entersByNetwork, isOutside } from '../../../graph/node-types.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import { listed } from '../../../platform/text/english.js';
import {
  atRoutes,
  behind,
  between,
  existing,
  forResources,
  fromBehind,
  fromFrontOf,
  IN_FRONT,
  newOnes,
  type Verb,
} from '../messages.js';
import type { ReportedNode } from '../model.js';
import { named } from '../words.js';
import type { ChangeEvent, Tier } from './model.js';
import { listMentions, type Mentions } from './phrases.js';

/** An addition to a statement: the nodes to which its object leads. */
export interface PathPhrase {
  readonly text: string;
  /** Replaces the verb of the event; absent if the verb stays. */
  readonly verb?: Verb;
  /** Replaces the tier of the event; absent if the tier stays. */
  readonly tier?: Tier;
}

/** The phrases of a summary. */
export interface PathPhrases {
  /** Returns the phrase for events that share a statement; undefined for none. */
  readonly phraseFor: (kind: readonly ChangeEvent[]) => PathPhrase | undefined;
  /** New nodes that are already named as targets of an entry point. */
  readonly namedTargets: ReadonlySet<string>;
  /** Entry points whose only new parts attach something new. */
  readonly attached: ReadonlySet<string>;
}

interface PathInput {
  readonly nodes: readonly ReportedNode[];
  readonly mention: Mentions;
}

/** Maximum number of target types in a phrase. With more, the statement has no phrase. */
const KINDS_MAX = 2;
/** Maximum number of paths and hosts in a phrase. With more, none is named. */
const ROUTES_MAX = 2;

/**
 * Returns the path phrases of a summary: `a load balancer in front of 2 services`, `a service behind the load balancer
 * web`.
 * @param kinds events, grouped by statement
 */
export function pathsOf(graph: Graph, kinds: readonly (readonly ChangeEvent[])[], input: PathInput): PathPhrases {
  const context = contextOf(graph, input);
  const phraseOfKind = new Map<readonly ChangeEvent[], PathPhrase>();
  const namedTargets = new Set<string>();
  for (const kind of kinds) {
    const phrase = newEntranceBefore(kind, context);
    if (phrase !== undefined) phraseOfKind.set(kind, phrase);
  }
  // An entry point that is put in front of existing nodes has its own statement, so no other statement may cover it.
  const created = new Set(
    kinds.flatMap((kind) => (phraseOfKind.has(kind) ? [] : kind.filter(isCreated).map(({ address }) => address))),
  );
  for (const kind of kinds) {
    const [event] = kind as readonly [ChangeEvent, ...ChangeEvent[]];
    if (phraseOfKind.has(kind) || kind.length !== 1 || !isNewEntry(event) || namedTargets.has(event.address)) continue;
    const targets = context.targetsOf(event.address, 'create');
    const phrases = listMentions(targets.map(input.mention));
    if (phrases.length === 0 || phrases.length > KINDS_MAX) continue;
    const areNew = areCoveredBy(targets, kinds, created);
    if (areNew) for (const address of targets) namedTargets.add(address);
    phraseOfKind.set(kind, { text: `${event.noun.leads} ${listed(areNew ? phrases.map(newOnes) : phrases)}` });
  }
  const attached = new Set<string>();
  for (const kind of kinds) {
    if (phraseOfKind.has(kind)) continue;
    const phrase =
      removedEntrance(kind, context) ??
      connectionBetween(kind, context) ??
      behindEntrance(kind, context, attached) ??
      behindUnmanagedEntrance(kind, context, namedTargets) ??
      forUsers(kind, context);
    if (phrase !== undefined) phraseOfKind.set(kind, phrase);
  }
  for (const address of endsOfChangedEdges(context)) attached.add(address);
  const byFirst = new Map([...phraseOfKind].map(([[first], phrase]) => [first, phrase]));
  return { phraseFor: ([first]) => byFirst.get(first), namedTargets, attached };
}

/** Lookups in the union for the phrases. */
interface PathContext extends PathInput {
  readonly graph: Graph;
  /** Returns the targets of requests from a node: in `after` for `create`, in either revision for `delete`. */
  readonly targetsOf: (address: string, change: 'create' | 'delete') => readonly string[];
  /** Returns the sources of requests to a node, in the same revisions. */
  readonly sourcesOf: (address: string, change: 'create' | 'delete') => readonly string[];
  readonly changeOf: (address: string) => ChangeName;
  /** True if external users reached a node before. */
  readonly wasReached: (address: string) => boolean;
  /** True if a new edge leads from external users to a node. */
  readonly isReachedDirectly: (address: string) => boolean;
}

function contextOf(graph: Graph, input: PathInput): PathContext {
  const requests = graph.edges.filter(({ thin, change }) => thin !== true && change !== 'move');
  const [bySource, byTarget] = [groupBy(requests, (edge) => edge.from), groupBy(requests, (edge) => edge.to)];
  const isInside = (address: string): boolean => !isOutside(graph.nodes.get(address)?.type ?? '');
  const isRelevant = (edge: GraphEdge, change: 'create' | 'delete'): boolean =>
    change === 'delete' || edge.change !== 'delete';
  // A right that is older than the store that it reaches.
  const isOlder = ({ from, to, change }: GraphEdge): boolean =>
    change === undefined && graph.nodes.get(to)?.change === 'create' && graph.nodes.get(from)?.change === 'none';
  let before: ReadonlySet<string> | undefined;
  const wasReached = (address: string): boolean => {
    before ??= reachedFromOutside(graph, 'before');
    return before.has(address);
  };
  return {
    ...input,
    graph,
    targetsOf: (address, change) =>
      (bySource.get(address) ?? [])
        .filter((edge) => isRelevant(edge, change) && edge.to !== address && isInside(edge.to))
        .map((edge) => edge.to),
    sourcesOf: (address, change) =>
      (byTarget.get(address) ?? [])
        .filter((edge) => isRelevant(edge, change) && !isOlder(edge) && edge.from !== address && isInside(edge.from))
        .map((edge) => edge.from),
    changeOf: (address) => graph.nodes.get(address)?.change ?? 'none',
    wasReached,
    isReachedDirectly: (address) =>
      (byTarget.get(address) ?? []).some((edge) => edge.change === 'create' && !isInside(edge.from)),
  };
}

const isCreated = ({ verb }: ChangeEvent): boolean => verb === 'create';

const isNewEntry = (event: ChangeEvent): boolean =>
  isCreated(event) && event.noun.effect === 'entry' && event.areParts !== true && event.isOfWhole !== true;

/** Returns the phrase for a new entry point in front of nodes that users reached before. */
function newEntranceBefore(kind: readonly ChangeEvent[], context: PathContext): PathPhrase | undefined {
  const [event] = kind as readonly [ChangeEvent, ...ChangeEvent[]];
  if (kind.length !== 1 || !isNewEntry(event) || event.noun.leads !== IN_FRONT) return undefined;
  const targets = context.targetsOf(event.address, 'create');
  const isPut = targets.every(
    (target) => REMAINING_CHANGES.has(context.changeOf(target)) && context.wasReached(target),
  );
  const phrases = isPut ? listMentions(targets.map(context.mention)) : [];
  if (phrases.length === 0 || phrases.length > KINDS_MAX) return undefined;
  return { text: `${IN_FRONT} ${listed(phrases)}`, verb: 'put' };
}

/**
 * True if all targets are new, and naming them covers all other events of their statements, so that these can be left
 * out.
 */
function areCoveredBy(
  targets: readonly string[],
  kinds: readonly (readonly ChangeEvent[])[],
  created: ReadonlySet<string>,
): boolean {
  if (!targets.every((target) => created.has(target))) return false;
  const targetSet = new Set(targets);
  const kindsOfTargets = kinds.filter((kind) => kind.some((event) => isCreated(event) && targetSet.has(event.address)));
  return kindsOfTargets.every((kind) => kind.every(({ address }) => targetSet.has(address)));
}

/** Returns the phrase for an entry point that is removed from in front of nodes that stay. */
function removedEntrance(kind: readonly ChangeEvent[], context: PathContext): PathPhrase | undefined {
  const [{ address, verb, noun, areParts, isOfWhole }] = kind as readonly [ChangeEvent, ...ChangeEvent[]];
  if (kind.length !== 1 || verb !== 'delete' || noun.effect !== 'entry' || areParts || isOfWhole) return undefined;
  const targets = context
    .targetsOf(address, 'delete')
    .filter((target) => REMAINING_CHANGES.has(context.changeOf(target)));
  const phrases = listMentions(targets.map(context.mention));
  if (phrases.length === 0 || phrases.length > KINDS_MAX) return undefined;
  if (noun.leads !== IN_FRONT) return { text: `${noun.leads} ${listed(phrases)}` };
  const isDirect = targets.every(context.isReachedDirectly);
  return { text: fromFrontOf(listed(phrases), isDirect), ...(isDirect && { tier: 'open' as const }) };
}

/** Returns the phrase for a resource that is a connection, such as a VPC peering: `between the networks a and b`. */
function connectionBetween(kind: readonly ChangeEvent[], { graph, mention }: PathContext): PathPhrase | undefined {
  const [{ address, verb }] = kind as readonly [ChangeEvent, ...ChangeEvent[]];
  if (kind.length !== 1 || (verb !== 'create' && verb !== 'delete')) return undefined;
  if (factsOf(graph.nodes.get(address)?.type ?? '').connection === undefined) return undefined;
  const ends = new Set(
    graph.edges
      .filter(({ from, to, change }) => (from === address || to === address) && change !== 'move')
      .map(({ from, to }) => (from === address ? to : from)),
  );
  if (ends.size !== 2) return undefined;
  return { text: between([...ends].flatMap((end) => listMentions([mention(end)]))) };
}

/**
 * Returns the phrase for nodes that are added or removed behind an entry point that stays.
 * @param attached receives the entry points that only change by attachments of these nodes
 */
function behindEntrance(
  kind: readonly ChangeEvent[],
  context: PathContext,
  attached: Set<string>,
): PathPhrase | undefined {
  const [first] = kind as readonly [ChangeEvent, ...ChangeEvent[]];
  const { verb, noun, isOfWhole, areParts, ordinal } = first;
  if ((verb !== 'create' && verb !== 'delete') || noun.effect === 'entry') return undefined;
  if (isOfWhole || areParts || ordinal !== undefined || noun.one !== context.mention(first.address).noun.one)
    return undefined;
  const entrances = entrancesOf(first.address, context, verb);
  const haveSameEntrances = kind.every(
    ({ address }) => entrancesOf(address, context, verb).join('\n') === entrances.join('\n'),
  );
  const phrases = haveSameEntrances ? listMentions(entrances.map(context.mention)) : [];
  if (phrases.length === 0 || phrases.length > KINDS_MAX) return undefined;
  for (const entrance of entrances) if (hasAttachmentsOnly(entrance, context, verb)) attached.add(entrance);
  if (verb === 'delete') return { text: fromBehind(listed(phrases)) };
  const routes = kind.length === 1 && entrances.length === 1 ? routesOf(entrances[0] as string, context) : [];
  const text = behind(listed(phrases));
  return { text: routes.length === 0 ? text : `${text}${atRoutes(routes)}` };
}

/**
 * Returns the phrase for nodes behind an entry point that is managed elsewhere. It is drawn as looked up, or only its
 * attachment is, such as a listener rule whose listener is a variable: `adds the service api behind an existing load
 * balancer`.
 * @param namedTargets receives the attachments, which need no statement of their own
 */
function behindUnmanagedEntrance(
  kind: readonly ChangeEvent[],
  context: PathContext,
  namedTargets: Set<string>,
): PathPhrase | undefined {
  const [{ verb, noun, areParts, isOfWhole }] = kind as readonly [ChangeEvent, ...ChangeEvent[]];
  if ((verb !== 'create' && verb !== 'delete') || noun.effect === 'entry' || areParts || isOfWhole) return undefined;
  const entrancesBy = ({ address }: ChangeEvent): readonly (readonly [from: string, entrance: string])[] =>
    context.sourcesOf(address, verb).flatMap((from) => {
      const entrance = unmanagedEntrance(from, verb, context);
      return entrance === undefined ? [] : [[from, entrance] as const];
    });
  const all = kind.map(entrancesBy);
  const [entrance, ...others] = new Set(all.flat().map(([, name]) => name));
  if (entrance === undefined || others.length > 0 || all.some((found) => found.length === 0)) return undefined;
  for (const [from] of all.flat()) namedTargets.add(from);
  const phrase = existing(entrance);
  return { text: verb === 'create' ? behind(phrase) : fromBehind(phrase) };
}

/** Returns the phrase for a new store that workloads use that were there before: `for the service api`. */
function forUsers(kind: readonly ChangeEvent[], context: PathContext): PathPhrase | undefined {
  const [event] = kind as readonly [ChangeEvent, ...ChangeEvent[]];
  const { address, noun, areParts, isOfWhole, ordinal } = event;
  if (kind.length !== 1 || !isCreated(event) || areParts || isOfWhole || ordinal !== undefined) return undefined;
  if (noun.effect !== 'store' && noun.effect !== 'other') return undefined;
  const users = [...new Set(context.sourcesOf(address, 'create'))];
  const isUser = (user: string): boolean =>
    REMAINING_CHANGES.has(context.changeOf(user)) && context.mention(user).noun.effect === 'compute';
  const phrases = users.every(isUser) ? listMentions(users.map(context.mention)) : [];
  return phrases.length === 0 || phrases.length > KINDS_MAX ? undefined : { text: forResources(listed(phrases)) };
}

/**
 * Returns the noun of the entry point managed elsewhere that a node is or is attached to; undefined for any other node.
 */
function unmanagedEntrance(address: string, verb: 'create' | 'delete', context: PathContext): string | undefined {
  const node = context.graph.nodes.get(address);
  if (node === undefined) return undefined;
  const { type } = node;
  const nounFor = (named: string) => nounOf(named, productOf(named, {}).title);
  if (isOfUnknownName(node)) return nounFor(type).effect === 'entry' ? nounFor(type).one : undefined;
  const host = factsOf(type).fold?.nearest?.at(-1);
  const isAttached = context.changeOf(address) === verb && isAttachment(type);
  return isAttached && host !== undefined ? nounFor(host).one : undefined;
}

/** Returns the entry points that stay and send requests to a node, except for those whose name is unknown. */
const entrancesOf = (
  address: string,
  { sourcesOf, changeOf, mention, graph }: PathContext,
  verb: 'create' | 'delete',
): readonly string[] => [
  ...new Set(
    sourcesOf(address, verb).filter(
      (from) =>
        REMAINING_CHANGES.has(changeOf(from)) &&
        mention(from).noun.effect === 'entry' &&
        !isOfUnknownName(graph.nodes.get(from)),
    ),
  ),
];

/** True for a looked-up service that has the name of a variable or of another setting. */
const isOfUnknownName = (node: GraphNode | undefined): boolean =>
  node?.lookedUp === true && node.provenance === 'assumed';

/** Changes after which a node still exists. */
const REMAINING_CHANGES: ReadonlySet<ChangeName> = new Set<ChangeName>(['none', 'update', 'move', 'replace']);

const partsOf = (address: string, { nodes }: PathContext): NonNullable<ReportedNode['parts']> =>
  nodes.find((node) => node.address === address)?.parts ?? [];

/** True if all changed parts of a node are attachments with this change, even if there are none. */
const hasAttachmentsOnly = (address: string, context: PathContext, change: ChangeName = 'create'): boolean =>
  partsOf(address, context).every(
    (part) => part.change === change && isAttachment(parseTerraformAddress(part.address)?.type ?? ''),
  );

/**
 * Returns the ends of changed edges between nodes that stay, if only attachments of them change: the edge reports that.
 */
function endsOfChangedEdges(context: PathContext): readonly string[] {
  const { graph, changeOf } = context;
  return graph.edges.flatMap(({ from, to, change, thin }) => {
    if ((change !== 'create' && change !== 'delete') || thin === true) return [];
    const areThere = [from, to].every((end) => graph.nodes.has(end) && REMAINING_CHANGES.has(changeOf(end)));
    return areThere ? [from, to].filter((end) => hasAttachmentsOnly(end, context, change)) : [];
  });
}

/**
 * Returns the paths or hosts under which an entry point routes to the single new node behind it; empty if there are
 * several new nodes, or too many routes.
 */
function routesOf(entrance: string, context: PathContext): readonly string[] {
  const newTargets = context.targetsOf(entrance, 'create').filter((to) => context.changeOf(to) === 'create');
  if (newTargets.length !== 1) return [];
  const routes = new Set(
    partsOf(entrance, context)
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
  for (const address of reached) for (const { to } of requests.get(address) ?? []) reached.add(to);
  return new Set([...reached].filter((address) => !outside.has(address)));
}
