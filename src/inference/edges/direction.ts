/**
 * Direction of edges: decides which references become edges and which end is the caller. References of a folded
 * resource become edges of its host. No edge starts at a container, ends at a container that encloses its start, or
 * repeats containment.
 */

import { linksOf } from '../../catalog/model.js';
import type { PortRule } from '../../catalog/rules.js';
import { groupBy } from '../../graph/group-by.js';
import { leadsInto, type Reference } from '../../graph/inventory.js';
import { access } from '../access/index.js';
import { byReference, type Evidence, isGuess } from '../evidence.js';
import { REACHED_MAX } from '../limits.js';
import type { Model } from '../model.js';
import { permissions } from '../permissions/index.js';
import { memoised, type Scene } from '../scene.js';
import { isSet, textsAt } from '../values.js';
import { Candidates, CERTAINTY, type DirectedEdge } from './candidates.js';
import { type Ends, followLink } from './links.js';
import {
  addressOf,
  isModuleOutbound,
  kindOf,
  type OpenOutcome,
  type Outcome,
  rulesAgainst,
  settleOutcomes,
} from './outcomes.js';

/** The result of `directEdges`. */
export interface Directed {
  readonly edges: readonly DirectedEdge[];
  /** One per reference between resources in play. */
  readonly outcomes: readonly Outcome[];
}

/**
 * Returns the edges between resources, and the outcome of each reference. Example: `DB = aws_db_instance.a.address` in
 * the environment of a Lambda function becomes function -> database.
 */
export function directEdges(scene: Scene): Directed {
  const { attributeOf, factsOf, knowledge, namedBy, referencesOf, resources, typeOf, valuesOf } = scene.model;
  const ends = endsIn(scene);
  const candidates = new Candidates();
  const outcomes: OpenOutcome[] = [];
  const byHostName = new Set<string>();
  const located = new Set<string>();
  const findRuleAgainst = rulesAgainst(scene);

  for (const resource of resources.values()) {
    const links = linksOf(factsOf(resource.address));
    for (const link of links) followLink(resource, link, ends, candidates);
    for (const reference of referencesOf(resource.address)) follow(reference, links);
  }

  function follow(reference: Reference, links: Parameters<typeof findRuleAgainst>[2]): void {
    const user = scene.rootOf(reference.from);
    const why = findRuleAgainst(reference, user, links);
    if (why !== null || user === null) {
      outcomes.push({ reference, why: why ?? 'hidden', pairs: [] });
      return;
    }
    const used = resolveTargets(reference, scene).filter((root) => factsOf(root).supporting !== true);
    const callers = new Set([user, ...scene.callersOf(reference.from)]);
    const pairs = [...callers].flatMap((caller) => used.map((root) => [caller, root] as const));
    for (const [caller, root] of pairs) join(reference, caller, root);
    outcomes.push({ reference, why: null, pairs });
  }

  /** True if the attributes of the resource say that data flows from it (`directionWhen`). */
  function feeds(address: string): boolean {
    const rule = Object.entries(factsOf(address).directionWhen ?? {});
    return rule.length > 0 && rule.every(([name, value]) => (attributeOf(address, name) === true) === value);
  }

  function join(reference: Reference, user: string, used: string): void {
    const { from, to } = reference;
    const evidence = byReference(reference);
    const isFlow = feeds(to) || (factsOf(to).direction ?? factsOf(used).direction) === 'in';
    const address = isFlow ? addressOf(reference, scene.model) : null;
    if (address === 'record') return;
    if ((isFlow && address === null) || isModuleOutbound(reference, scene.model)) {
      const call = { from: used, to: user, certainty: CERTAINTY.flow, evidence };
      if (ends.mayJoin(used, user)) candidates.add(call, '', ends.portsAt(to));
      return;
    }
    const isDirect = user === from && used === to;
    const certainty = isDirect ? CERTAINTY.ownReference : CERTAINTY.foldedReference;
    const calledPorts = namedBy(from, factsOf(from).pooledBy ?? []).flatMap((pool) => ends.portsAt(pool));
    const kind = kindOf(reference, scene.model) ?? undefined;
    if (reference.describes !== true) located.add(`${user} ${used}`);
    if (reference.via === 'value' && factsOf(to).hostnameZone !== undefined) byHostName.add(`${user} ${used}`);
    if (ends.mayJoin(user, used)) candidates.add({ from: user, to: used, certainty, evidence, kind }, '', calledPorts);
  }

  const crowdedRules = permissions(scene, candidates);
  const crowdedGrants = access(scene, candidates);
  const isRelay = (address: string): boolean => knowledge.isRelay(typeOf(address), valuesOf(address));
  candidates.settlePermissions((address) => ends.portsAt(address, 'port'), isRelay);
  const named = withoutBypasses(withoutLinksToFront(candidates.settle(isRelay), byHostName), located);
  const settled = throughStores(withoutAssumedLoops(named, scene), scene);
  const edges = withoutDetours(withoutOuter(settled, scene), scene);
  return {
    edges: throughCarrier(throughPrivateEndpoints(edges, scene), scene),
    outcomes: settleOutcomes(outcomes, edges).map((outcome) => markCrowded(outcome, crowdedGrants, crowdedRules)),
  };
}

/**
 * Returns the nodes that a reference leads to. A reference to a resource that forwards (a DNS record) leads to the
 * record's targets, or to the record if it has none.
 */
function resolveTargets(reference: Reference, scene: Scene): readonly string[] {
  const { from, to } = reference;
  const { forwards } = scene.model.factsOf(to);
  const named = usersNamedBeside(reference, scene.rootsOf(to), scene);
  // A reference from a resource that is folded into the same host, such as another record, leads to that host.
  if (forwards === undefined || named.includes(scene.rootOf(from) ?? '')) return named;
  const forwarded = scene.model.namedBy(to, forwards).flatMap(scene.rootsOf);
  return forwarded.length > 0 ? [...new Set(forwarded)] : named;
}

/**
 * Narrows a reference to a resource that is folded into its users, such as a cluster into its services. Returns the
 * users that the block of the reference also names; all roots if the block names none.
 */
function usersNamedBeside({ from, to, path }: Reference, roots: readonly string[], scene: Scene): readonly string[] {
  if (path === undefined || scene.folds.hosts.get(to)?.kind !== 'user') return roots;
  const block = blockOf(path);
  const { referencesOf } = scene.model;
  const isUser = (address: string): boolean => referencesOf(address).some((reference) => reference.to === to);
  const neighbours = referencesOf(from).filter((other) => other.to !== to && isInBlock(other, block));
  const users = neighbours.map((other) => other.to).filter(isUser);
  return users.length > 0 ? [...new Set(users.flatMap(scene.rootsOf))] : roots;
}

const blockOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

const isInBlock = ({ path }: Reference, block: string): boolean => path !== undefined && blockOf(path) === block;

/**
 * Returns the outcome with the reason `many` for a reference of a policy or rule that covers too many nodes. That is
 * why it has no edge, and not that one of its ends is supporting.
 */
function markCrowded(outcome: Outcome, crowdedGrants: ReadonlySet<string>, crowdedRules: ReadonlySet<string>): Outcome {
  const { from, why } = outcome;
  const isCrowded =
    (why === 'quiet' && crowdedGrants.has(from)) || ((why === 'quiet' || why === 'link') && crowdedRules.has(from));
  return isCrowded ? { ...outcome, why: 'many' } : outcome;
}

function endsIn(scene: Scene): Ends {
  const { factsOf, referrersOf, typeOf, valuesOf } = scene.model;
  /** Returns the ports of the rules that name a target pool; several if the pool is ambiguous. */
  function portsOfPool(address: string, { types, poolAttribute, port }: PortRule): readonly string[] {
    const rules = referrersOf(address).filter(
      ({ from, path }) => types.includes(typeOf(from)) && leadsInto(path, poolAttribute),
    );
    return [...new Set(rules.flatMap(({ from }) => textsAt(valuesOf(from), [port])))];
  }
  return {
    scene,
    portsAt(address, usual) {
      const { port = usual, portBy } = factsOf(address);
      if (portBy !== undefined) return portsOfPool(address, portBy);
      return port === undefined ? [] : textsAt(valuesOf(address), port.split('.'));
    },
    /**
     * True if both ends are drawn, differ, and the start is not a container. The end may be a container only if the
     * start is in none, because otherwise containment already shows the relation.
     */
    mayJoin(from, to) {
      if (from === to || scene.isContainer(from) || !scene.drawn.has(from) || !scene.drawn.has(to)) return false;
      return !scene.isContainer(to) || scene.parentOf(from) === null;
    },
  };
}

/**
 * Drops an edge to the entry point in front of its start: the program knows the host name that users call it by, e.g.
 * to build links.
 * @param byHostName pairs of ends, `from to`, that a host name joins
 */
function withoutLinksToFront(edges: DirectedEdge[], byHostName: ReadonlySet<string>): DirectedEdge[] {
  const isByName = ({ from, to, evidence }: DirectedEdge): boolean =>
    byHostName.has(`${from} ${to}`) && evidence.every(({ rule }) => rule === 'value');
  if (!edges.some(isByName)) return edges;
  const onward = groupBy(
    edges.filter((edge) => !isByName(edge)),
    ({ from }) => from,
  );
  return edges.filter((edge) => !isByName(edge) || !reaches(edge.to, edge.from, onward));
}

/**
 * Drops an edge that only properties of its target state, such as the name of a database, if the start calls something
 * else that calls the target: the program reaches the database through its connection pool.
 * @param located pairs of ends that an address or identity joins
 */
function withoutBypasses(edges: readonly DirectedEdge[], located: ReadonlySet<string>): readonly DirectedEdge[] {
  const isDescribed = ({ from, to, evidence }: DirectedEdge): boolean =>
    !located.has(`${from} ${to}`) && evidence.every(({ rule }) => rule === 'reference');
  if (!edges.some(isDescribed)) return edges;
  const stated = groupBy(
    edges.filter((edge) => !isDescribed(edge)),
    ({ from }) => from,
  );
  const calls = (from: string, to: string): boolean => stated.get(from)?.some((edge) => edge.to === to) === true;
  return edges.filter(
    (edge) => !isDescribed(edge) || stated.get(edge.from)?.some(({ to }) => calls(to, edge.to)) !== true,
  );
}

/**
 * Drops an edge to the only resource that a right may mean, if that resource leads to its start: a broad right of a
 * worker does not make it feed the topic that starts it.
 */
function withoutAssumedLoops(edges: readonly DirectedEdge[], { model }: Scene): readonly DirectedEdge[] {
  const isAssumed = ({ evidence }: DirectedEdge): boolean => evidence.every(({ rule }) => rule === 'sole');
  if (!edges.some(isAssumed)) return edges;
  const stated = edges.filter((edge) => !isAssumed(edge));
  // A program that polls a queue is called by it, whatever the direction of the edge.
  const polled = stated
    .filter(({ to }) => model.factsOf(to).category === 'integration')
    .map((edge) => ({ ...edge, from: edge.to, to: edge.from }));
  const onward = groupBy([...stated, ...polled], ({ from }) => from);
  return edges.filter((edge) => !isAssumed(edge) || !reaches(edge.to, edge.from, onward));
}

/** True if edges lead from one node to another, over any others. */
function reaches(start: string, end: string, onward: ReadonlyMap<string, readonly DirectedEdge[]>): boolean {
  const reached = new Set([start]);
  for (const at of reached) {
    if (at === end) return true;
    if (reached.size < REACHED_MAX) for (const { to } of onward.get(at) ?? []) reached.add(to);
  }
  return false;
}

/** Drops an edge to a container if another edge from the same start ends inside that container. */
function withoutOuter(edges: readonly DirectedEdge[], scene: Scene): DirectedEdge[] {
  /** Containers that enclose the targets of each start. */
  const outerByStart = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    const outer = outerByStart.get(from) ?? new Set<string>();
    outerByStart.set(from, outer);
    for (let at = scene.parentOf(to); at !== null && !outer.has(at); at = scene.parentOf(at)) outer.add(at);
  }
  return edges.filter(({ from, to }) => !outerByStart.get(from)?.has(to));
}

/**
 * Drops a direct edge to a target that is only reachable through an intermediate (`isOnlyPath`), although an
 * integration names both.
 */
function withoutDetours(edges: readonly DirectedEdge[], { model }: Scene): readonly DirectedEdge[] {
  const isOnlyPath = (address: string): boolean => model.factsOf(address).isOnlyPath === true;
  const toIntermediates = edges.filter(({ to }) => isOnlyPath(to));
  if (toIntermediates.length === 0) return edges;
  const onward = groupBy(
    edges.filter(({ from }) => isOnlyPath(from)),
    ({ from }) => from,
  );
  const reached = new Set(
    toIntermediates.flatMap(({ from, to: intermediate }) =>
      (onward.get(intermediate) ?? []).map(({ to }) => `${from} ${to}`),
    ),
  );
  return edges.filter(({ from, to }) => !reached.has(`${from} ${to}`));
}

/**
 * Replaces V -> T by V -> G for a tunnel V that runs over the private line of a gateway G (`carriedBy`), if exactly one
 * such line G -> T exists. Example: a VPN with private addresses.
 */
function throughCarrier(edges: readonly DirectedEdge[], { model }: Scene): readonly DirectedEdge[] {
  const redirect = (edge: DirectedEdge): DirectedEdge => {
    const { carriedBy } = model.factsOf(edge.from);
    if (carriedBy === undefined) return edge;
    const values = model.valuesOf(edge.from);
    const isCarried = Object.entries(carriedBy.when).every(([path, texts]) =>
      textsAt(values, [path]).some((text) => texts.includes(text)),
    );
    if (!isCarried) return edge;
    const lines = edges.filter(({ from, to }) => to === edge.to && carriedBy.types.includes(model.typeOf(from)));
    const [line] = lines;
    if (line === undefined || lines.length > 1) return edge;
    return { ...edge, to: line.from, evidence: [{ rule: 'only', by: edge.from }, ...edge.evidence] };
  };
  return edges.map(redirect);
}

// Private endpoints: a program that names an endpoint, or is in the endpoint's network, reaches the service through it.
// In that network, DNS resolves the service's name to the endpoint, or the service accepts no other connections. A -> T
// becomes A -> endpoint; the edge endpoint -> T exists already.

function throughPrivateEndpoints(edges: readonly DirectedEdge[], scene: Scene): readonly DirectedEdge[] {
  const { factsOf, knowledge, referencesOf, resources, typeOf, attributeOf, valuesOf } = scene.model;
  const callees = new Map(groupBy(edges, ({ from }) => from));
  const calls = (from: string, to: string): boolean => callees.get(from)?.some((edge) => edge.to === to) === true;
  const isProgram = (address: string): boolean => knowledge.programs.categories.includes(factsOf(address).category);

  function networkOf(address: string, type: string): string | null {
    let at = scene.parentOf(address);
    while (at !== null && typeOf(at) !== type) at = scene.parentOf(at);
    return at;
  }

  function refersByAttribute(address: string, attribute: string): boolean {
    return referencesOf(address).some((reference) => leadsInto(reference.path, attribute));
  }

  const ofServices = edges.filter(
    ({ from, to }) => factsOf(from).privateEndpoint !== undefined && resources.has(from) && !scene.isContainer(to),
  );
  if (ofServices.length === 0) return edges;
  const endpointsByService = new Map(
    groupBy(
      ofServices.map(({ from: endpoint, to: service }) => {
        const { network, has, closedBy } = factsOf(endpoint).privateEndpoint!;
        const isClosed = attributeOf(service, closedBy) === false;
        const isNamed = isSet(valuesOf(endpoint), [has]) || refersByAttribute(endpoint, has);
        return { endpoint, service, type: network, isClosed, isUsual: isNamed || isClosed };
      }),
      ({ service }) => service,
    ),
  );

  function endpointFor({ from, to }: DirectedEdge): string | null {
    const endpoints = endpointsByService.get(to);
    if (endpoints === undefined || factsOf(from).privateEndpoint !== undefined) return null;
    const named = endpoints.filter(({ endpoint }) => calls(from, endpoint));
    const beside = endpoints.filter(({ endpoint, type, isUsual }) => {
      const network = networkOf(from, type);
      return isUsual && network !== null && network === networkOf(endpoint, type);
    });
    const onlyPaths = endpoints.filter(({ isClosed }) => isClosed && isProgram(from));
    const [group = []] = [named, beside, onlyPaths].filter(({ length }) => length > 0);
    return group.length === 1 ? group[0]!.endpoint : null;
  }

  const through = new Map<string, DirectedEdge>();
  for (const edge of edges) {
    const endpoint = endpointFor(edge);
    const { from, to, label, evidence, ...style } = endpoint === null ? edge : toEndpoint(edge, endpoint);
    const known = through.get(`${from} ${to}`);
    // If edges with different labels become one, neither label is true of both.
    const sharedLabel = known === undefined || known.label === label ? label : '';
    through.set(`${from} ${to}`, {
      from,
      to,
      label: sharedLabel,
      ...style,
      evidence: [...(known?.evidence ?? []), ...evidence],
    });
  }
  return [...through.values()];
}

// A pull of images through an endpoint is traffic in the network, so it is drawn as a request.
const toEndpoint = ({ isDelivery: _, ...edge }: DirectedEdge, endpoint: string): DirectedEdge => ({
  ...edge,
  to: endpoint,
  evidence: [{ rule: 'endpoint', by: endpoint }, ...edge.evidence],
});

/** A service whose address is stored. */
interface Stored {
  readonly to: string;
  readonly evidence: Evidence;
}

/** Lookups of the addresses that stores hold. */
interface Stores {
  /** Returns the parts of a store that hold values; the store itself if it has none. */
  readonly holdersOf: (store: string) => readonly string[];
  /** Returns the services whose addresses a holder contains. */
  readonly storedIn: (holder: string) => readonly Stored[];
}

/** Returns the lookups for the stores of a scene, such as secrets and parameters. */
function storesOf({ drawn, folds, isContainer, model, rootsOf }: Scene): Stores {
  const { factsOf, referencesOf } = model;
  const isHolder = (address: string): boolean => factsOf(address).valueAttributes !== undefined;
  const isService = (address: string): boolean => {
    const { category, passive, supporting } = factsOf(address);
    return drawn.has(address) && !isContainer(address) && !passive && !supporting && category !== 'security';
  };
  return {
    holdersOf: memoised((store) => (isHolder(store) ? [store] : folds.partsOf(store).filter(isHolder))),
    storedIn: memoised((holder) => {
      const { valueAttributes = [] } = factsOf(holder);
      const references = referencesOf(holder).filter(({ path }) => valueAttributes.some((end) => leadsInto(path, end)));
      return references.flatMap((reference) =>
        rootsOf(reference.to)
          .filter(isService)
          .map((to) => ({ to, evidence: byReference(reference) })),
      );
    }),
  };
}

/**
 * Adds edges from the programs that read a store to the services whose addresses the store holds. A program reads the
 * parts that it names. A program that names no part is assumed to read the only part, or all parts if no other program
 * reads the store. Example: a function that reads a secret with the host of a database gets an edge to the database.
 */
function throughStores(edges: readonly DirectedEdge[], scene: Scene): readonly DirectedEdge[] {
  const { model } = scene;
  const { holdersOf, storedIn } = storesOf(scene);
  const { builtTypeOf, factsOf, programs } = model.knowledge;
  const isProgram = (address: string): boolean =>
    programs.categories.includes(factsOf(builtTypeOf(model.typeOf(address), model.valuesOf(address))).category);
  const joined = new Set(edges.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  const reads = edges.filter(
    ({ from, to, evidence }) => !evidence.every(isGuess) && isProgram(from) && holdersOf(to).length > 0,
  );
  const readers = groupBy(reads, ({ to }) => to);
  const added: DirectedEdge[] = [];
  for (const { from, to: store, evidence: storeEvidence } of reads) {
    const holders = holdersOf(store);
    const named = namedParts(storeEvidence, holders, model);
    const isAlone = readers.get(store)?.every((other) => other.from === from) === true;
    const isNamed = named.length > 0 || (holders.length === 1 && storeEvidence.some(isNaming));
    const read = named.length > 0 ? named : holders.length === 1 || isAlone ? holders : [];
    for (const { to, evidence } of read.flatMap(storedIn)) {
      if (to === from || joined.has(`${from} ${to}`)) continue;
      joined.add(`${from} ${to}`).add(`${to} ${from}`);
      added.push({ from, to, label: '', ...(!isNamed && { isImplied: true as const }), evidence: [evidence] });
    }
  }
  return [...edges, ...added];
}

const isNaming = ({ rule }: Evidence): boolean => rule === 'reference' || rule === 'value';

/** Returns the parts of a store that the attributes behind an edge to the store refer to. */
function namedParts(evidence: readonly Evidence[], holders: readonly string[], { namedBy }: Model): readonly string[] {
  const named = evidence.filter(isNaming).flatMap(({ by, path }) => (path === undefined ? [] : namedBy(by, [path])));
  return holders.filter((holder) => named.includes(holder));
}
