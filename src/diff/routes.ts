/**
 * Routes of subnets and networks, and how a change redirects their traffic. Routes are compared by subnet and
 * destination, whichever table, resource or block states them: a renamed route is the same route.
 */

import { factsOf } from '../catalog/index.js';
import { nounOf } from '../catalog/nouns.js';
import { cloudNameOf, productOf } from '../catalog/products.js';
import { isDefaultDestination, isDestination, type RouteRow, routePathOf, routeRowOf } from '../catalog/routes.js';
import type { ChangedEffect } from '../graph/changes.js';
import { createNode } from '../graph/create.js';
import { groupBy, put } from '../graph/group-by.js';
import { holdsInstanceName, instancesIn } from '../graph/instance-name.js';
import { type Json, type Reference, type Resource, valuesAt } from '../graph/inventory.js';
import type { GraphNode } from '../graph/model.js';
import { byText } from '../graph/order.js';
import { listed, listedUpTo } from '../platform/text/english.js';
import * as messages from './messages.js';
import type { Revision } from './model.js';
import { isIgnored } from './resources.js';
import { type RevisionIndex, stemOf } from './revision-index.js';
import type { ChangedEffectsOf } from './rules.js';

/** The next hop of a route. */
interface Hop {
  /** Address in `after`, or the value in the code: equal for the same hop in both revisions. */
  readonly key: string;
  /** The attribute that names it; empty for a hop of a certain kind. */
  readonly attribute: string;
  /** True if only the attribute is known, and so the kind of the hop. */
  readonly isVague?: true;
  /** `through the NAT gateway main`, `to the internet`; empty if the traffic is dropped. */
  readonly way: string;
  readonly isToInternet: boolean;
}

interface Route {
  /** Address of the resource that states the route. */
  readonly by: string;
  /** Address of the route table, or of the network if it has none. */
  readonly table: string;
  /** Null if it is not known yet. */
  readonly destination: string | null;
  readonly hop: Hop | null;
}

/** The hops of each destination of one subnet, table or network. */
interface Routing {
  readonly hops: ReadonlyMap<string, readonly Hop[]>;
  /** True if a destination or hop is not known. */
  readonly isPartial: boolean;
}

/** A subnet with its table, or a table or network on its own. */
interface Subject {
  readonly address: string;
  readonly table: string;
  readonly routing: Routing;
}

// ---- The routes of one revision.

/** Reads routes of one revision. Addresses in results are those of that revision. */
class RouteReader {
  private readonly byOrigin: ReadonlyMap<string, Resource>;
  private readonly references: ReadonlyMap<string, readonly Reference[]>;

  constructor(
    private readonly revision: Revision,
    /** Returns the address in `after`. */
    private readonly stemAfter: (stem: string) => string,
  ) {
    const resources = [...(revision.resources ?? new Map<string, Resource>()).values()];
    this.byOrigin = new Map(resources.map((resource) => [resource.origin, resource]));
    const routed = new Set(resources.filter(({ type }) => isRouting(type)).map(({ address }) => address));
    this.references = groupBy(
      (revision.references ?? []).filter(({ from, path }) => path !== undefined && routed.has(from)),
      ({ from, path = '' }) => `${from} ${path}`,
    );
  }

  /** Returns the address of a resource by its Terraform address or graph address. */
  addressOf(origin: string): string | undefined {
    return (this.byOrigin.get(origin) ?? this.revision.resources?.get(origin))?.address;
  }

  routesAt(address: string | undefined): readonly Route[] {
    const resource = address === undefined ? undefined : this.revision.resources?.get(address);
    return resource === undefined ? [] : this.routesOf(resource);
  }

  routesOf(resource: Resource): readonly Route[] {
    const row = routeRowOf(resource.type);
    if (row === undefined || isIgnored(row.block, resource.declared?.lifecycle)) return [];
    if (row.block !== '')
      return this.valuesOf(resource, row.block)
        .flatMap((value) => valuesAt(value, []))
        .map((block) => this.route(resource, row, resource.address, block));
    const names = [...row.destinations, ...Object.keys(row.targets), row.kind ?? '', row.scope ?? ''];
    const values = Object.fromEntries(
      names.flatMap((name) => this.valuesOf(resource, name).map((value) => [name, value] as const)),
    );
    return row.table
      .flatMap((name) => this.resourceAt(resource, name) ?? [])
      .slice(0, 1)
      .map((table) => this.route(resource, row, table, values));
  }

  /** Returns the address of the resource that an attribute names; undefined if it is unknown, or not one resource. */
  resourceAt(resource: Resource, name: string): string | undefined {
    const [text] = this.valuesOf(resource, name).filter((value) => typeof value === 'string');
    return this.namedIn(text ?? '', resource, name)?.address;
  }

  /** `the NAT gateway main`. A name that could be read as part of the sentence is replaced by that of the block. */
  nameOf(address: string): string {
    const resource = this.revision.resources?.get(address);
    if (resource === undefined) return address;
    const { type, name } = resource;
    const cloudName = cloudNameOf(type, this.revision.values.get(address) ?? {});
    const shown = cloudName !== undefined && /^\w[\w.-]*$/.test(cloudName) ? cloudName : name;
    return `the ${nounOf(type, productOf(type, {}).title).one} ${shown}`;
  }

  private route(resource: Resource, row: RouteRow, table: string, values: Json): Route {
    const [destination] = row.destinations.flatMap((name): (string | null)[] => {
      const text = textAt(values, name);
      if (!holdsInstanceName(text)) return text === '' ? [] : [isDestination(text) ? text : null];
      const list = this.namedIn(text, resource, pathIn(row, name), values);
      return [list === undefined ? null : this.nameOf(list.address)];
    });
    const tags = row.scope === undefined ? [] : valuesAt(values, [row.scope]).map(String);
    const isKnown = tags.every((tag) => isDestination(tag));
    const scoped = destination && isKnown && tags.length > 0 ? messages.withTags(destination, tags) : destination;
    return {
      by: resource.address,
      table,
      destination: (isKnown && scoped) || null,
      hop: this.hop(resource, row, values),
    };
  }

  private hop(resource: Resource, row: RouteRow, values: Json): Hop | null {
    for (const [name, noun] of Object.entries(row.targets)) {
      const text = textAt(values, name);
      const target = this.namedIn(text, resource, pathIn(row, name), values);
      if (target !== undefined) {
        const way = messages.through(this.nameOf(target.address));
        return { key: this.stemAfter(target.address), attribute: name, way, isToInternet: leadsToInternet(target) };
      }
      if (text === '') continue;
      return holdsInstanceName(text)
        ? { key: '', attribute: name, isVague: true, way: messages.throughA(noun), isToInternet: false }
        : { key: text, attribute: name, ...literalWay(text, noun) };
    }
    const kind = row.kind === undefined ? '' : textAt(values, row.kind);
    const way = routePathOf(kind);
    return way === undefined ? null : { key: kind, attribute: '', way: way.text, isToInternet: way.isToInternet };
  }

  /**
   * Returns the resource that a text names, or else the only one that its attribute refers to.
   * @param values the block of the attribute: of several blocks, each has its own references
   */
  private namedIn(text: string, { address }: Resource, path: string, values: Json = {}): Resource | undefined {
    const [origin] = instancesIn(text);
    if (origin !== undefined) return this.byOrigin.get(origin);
    const references = (this.references.get(`${address} ${path}`) ?? []).filter(({ block = {} }) =>
      Object.entries(block).every(([name, value]) => textAt(values, name) === value),
    );
    const targets = new Set(references.map(({ to }) => to));
    const [target] = targets;
    return targets.size === 1 && target !== undefined ? this.revision.resources?.get(target) : undefined;
  }

  /** Returns the value in the code, which names what the plan does not know; else the value of the plan. */
  private valuesOf({ origin, values }: Resource, name: string): readonly Json[] {
    const value = this.revision.writtenOf?.(origin, name) ?? (Object.hasOwn(values, name) ? values[name] : undefined);
    return value === undefined || value === null ? [] : [value];
  }
}

const pathIn = ({ block }: RouteRow, name: string): string => (block === '' ? name : `${block}.${name}`);

function textAt(values: Json, name: string): string {
  const [value] = valuesAt(values, [name]);
  return typeof value === 'string' ? value : '';
}

/** Returns the way through a hop that the code names by its ID or address. */
function literalWay(text: string, noun: string): Pick<Hop, 'way' | 'isToInternet'> {
  const shown = text.replace(/^.*\//, '').replaceAll(/[^\w.-]/g, '');
  const way = routePathOf(text);
  if (way === undefined) return { way: messages.through(`the ${noun} ${shown}`), isToInternet: false };
  return { way: /^[a-z]+-[0-9a-f]+$/.test(text) ? `${way.text} ${shown}` : way.text, isToInternet: way.isToInternet };
}

const isRouting = (type: string): boolean =>
  routeRowOf(type) !== undefined || factsOf(type).egressRoute?.subnet !== undefined;

const leadsToInternet = ({ type, values }: Resource): boolean =>
  (factsOf(type).entries ?? []).some(
    ({ actor, unless = {} }) =>
      actor === 'internet' &&
      !Object.entries(unless).some(([name, texts]) => (texts as readonly string[]).includes(String(values[name]))),
  );

/** Returns the subnets, tables and networks of a revision with their routes, by address in `after`. */
function subjectsIn(
  reader: RouteReader,
  { resources = new Map() }: Revision,
  stemAfter: (stem: string) => string,
): ReadonlyMap<string, Subject> {
  const byTable = new Map<string, Route[]>();
  const tableOf = new Map<string, string>();
  for (const resource of resources.values() as Iterable<Resource>) {
    const { type, address, mode } = resource;
    if (mode !== 'managed') continue;
    const row = routeRowOf(type);
    if (row?.block !== undefined && row.block !== '') byTable.set(address, byTable.get(address) ?? []);
    for (const route of reader.routesOf(resource)) put(byTable, route.table, route);
    const { subnet, to = [] } = row === undefined ? (factsOf(type).egressRoute ?? {}) : {};
    const from = subnet === undefined ? undefined : reader.resourceAt(resource, subnet);
    const [table] = to.flatMap((name) => reader.resourceAt(resource, name) ?? []);
    if (from !== undefined && table !== undefined) tableOf.set(from, table);
  }
  const withSubnets = new Set(tableOf.values());
  const alone = [...byTable.keys()].filter((table) => !withSubnets.has(table)).map((table) => [table, table] as const);
  return new Map(
    [...tableOf, ...alone].map(([address, table]) => [
      stemAfter(address),
      { address, table, routing: routingOf(byTable.get(table) ?? []) },
    ]),
  );
}

function routingOf(routes: readonly Route[]): Routing {
  const hops = new Map<string, Hop[]>();
  for (const { destination, hop } of routes) if (destination !== null && hop !== null) put(hops, destination, hop);
  return { hops, isPartial: routes.some(({ destination, hop }) => destination === null || hop === null) };
}

// ---- Differences of two revisions.

/** Traffic to one destination that a change redirects. */
interface Redirection {
  readonly destination: string;
  readonly before: readonly Hop[];
  readonly after: readonly Hop[];
}

function redirectionsOf(before: Routing, after: Routing): readonly Redirection[] {
  const destinations = [...new Set([...before.hops.keys(), ...after.hops.keys()])].sort(byText);
  return destinations.flatMap((destination): Redirection[] => {
    const [old, now] = [before.hops.get(destination) ?? [], after.hops.get(destination) ?? []];
    // A route that is not known may be the missing one.
    if ((old.length === 0 && before.isPartial) || (now.length === 0 && after.isPartial)) return [];
    const hops = [...old, ...now];
    const isSame = hops.some(({ isVague }) => isVague === true)
      ? attributesOf(old) === attributesOf(now)
      : keysOf(old) === keysOf(now);
    return isSame ? [] : [{ destination, before: old, after: now }];
  });
}

const distinct = (texts: readonly string[]): string => [...new Set(texts)].sort(byText).join('\n');
const keysOf = (hops: readonly Hop[]): string => distinct(hops.map(({ key, attribute }) => key || attribute));
/** Hops of which one is not known may be the same if the same attribute names them. */
const attributesOf = (hops: readonly Hop[]): string => distinct(hops.map(({ attribute }) => attribute));

/** Returns the effects of redirections. Destinations with the same hops share one. */
function effectsOf(redirections: readonly Redirection[]): readonly ChangedEffect[] {
  const alike = groupBy(redirections, ({ destination, before, after }) =>
    [isDefaultDestination(destination) && destination.replace(/^\S+/, ''), keysOf(before), keysOf(after)].join('\n\n'),
  );
  return [...alike.values()].map((equal): ChangedEffect => {
    const [{ destination, before, after }] = equal as [Redirection, ...Redirection[]];
    const isDefault = isDefaultDestination(destination);
    const traffic = isDefault
      ? messages.defaultTraffic(destination)
      : messages.trafficTo(
          listedUpTo(
            equal.map((each) => each.destination),
            DESTINATIONS_MAX,
          ),
        );
    const isNewWayOut = isDefault && (after.some(goesOut) ? !before.some(goesOut) : before.some(isDropped));
    const isOutAnyway = before.some(goesOut) && after.some(goesOut);
    const text = messages.redirects(traffic, waysOf(before, isOutAnyway), waysOf(after, isOutAnyway));
    return { change: 'create', text, traffic, ...(isNewWayOut && { isRisk: true }) };
  });
}

const DESTINATIONS_MAX = 4;

const goesOut = ({ isToInternet }: Hop): boolean => isToInternet;

const isDropped = ({ way }: Hop): boolean => way === '';

/**
 * Returns the ways as one string; null for none.
 * @param isOutAnyway true if the traffic leaves to the internet before and after, which is then not worth a word
 */
const waysOf = (hops: readonly Hop[], isOutAnyway: boolean): string | null =>
  hops.length === 0
    ? null
    : listed([...new Set(hops.map((hop) => (isOutAnyway ? hop.way : wayInWords(hop))))].sort(byText));

const wayInWords = ({ way, isToInternet }: Hop): string =>
  isToInternet && way !== messages.TO_INTERNET ? `${way} ${messages.TO_INTERNET}` : way;

// ---- Effects of the resources that state routes.

/** The differences between the routes of two revisions. */
export interface RouteComparison {
  /** Returns the effects of a resource that states routes. */
  readonly effectsBy: ChangedEffectsOf;
  /** Returns the nodes, with the redirected traffic of their subnets, tables and networks. */
  readonly withTraffic: (nodes: readonly GraphNode[]) => readonly GraphNode[];
}

/** Compares the routes of two revisions by what is sent where, whichever table, block or resource states it. */
export function compareRoutes(before: Revision, after: Revision, revisions: RevisionIndex): RouteComparison {
  const readerBefore = new RouteReader(before, revisions.stemAfter);
  const readerAfter = new RouteReader(after, (stem) => stem);
  const routesBefore = (stem: string | undefined) => readerBefore.routesAt(stem);
  const routesAfter = (stem: string | undefined) => readerAfter.routesAt(stem);
  const effectsBy: ChangedEffectsOf = (origin, change) => {
    if (change === 'create') return statedBy(routesAfter(readerAfter.addressOf(origin)), change);
    if (change === 'delete') return statedBy(routesBefore(readerBefore.addressOf(origin)), change);
    const address = readerAfter.addressOf(origin);
    const previous = address === undefined ? undefined : revisions.stemBefore(address);
    if (previous === undefined || (change !== 'update' && change !== 'replace')) return [];
    return effectsOf(redirectionsOf(routingOf(routesBefore(previous)), routingOf(routesAfter(address))));
  };
  return {
    effectsBy,
    withTraffic(nodes) {
      const subjectsBefore = subjectsIn(readerBefore, before, revisions.stemAfter);
      const subjectsAfter = subjectsIn(readerAfter, after, (stem) => stem);
      const effects = trafficByNode(subjectsBefore, subjectsAfter, revisions, (address) => readerAfter.nameOf(address));
      return nodes.map((node) => withTraffic(node, effects.get(stemOf(node.address)) ?? []));
    },
  };
}

/** Returns the effects of routes that come or go with their resource. */
const statedBy = (routes: readonly Route[], change: ChangedEffect['change']): readonly ChangedEffect[] =>
  routes.flatMap(({ destination, hop }) => {
    if (destination === null || hop === null) return [];
    return [{ change, text: messages.isRoute(isDefaultDestination(destination), destination, wayInWords(hop)) }];
  });

/** Returns the redirected traffic by address of the node that shows it: its subnet, or else that of the route table. */
function trafficByNode(
  before: ReadonlyMap<string, Subject>,
  after: ReadonlyMap<string, Subject>,
  revisions: RevisionIndex,
  nameOf: (address: string) => string,
): ReadonlyMap<string, readonly ChangedEffect[]> {
  const effectsByNode = new Map<string, ChangedEffect[]>();
  for (const [stem, { table, routing }] of after) {
    const previous = before.get(stem);
    const redirections = previous === undefined ? [] : redirectionsOf(previous.routing, routing);
    const own = redirections.length === 0 ? undefined : revisions.after.entryOf(stem);
    const isDrawn = own?.bucket === 'drawn' && own.node !== undefined;
    const node = isDrawn ? own.node : revisions.after.entryOf(table)?.node;
    if (node === undefined) continue;
    const subject = isDrawn ? {} : { of: nameOf(stem) };
    const told = effectsByNode.get(node) ?? [];
    const effects = effectsOf(redirections).map((effect) => ({ ...effect, ...subject }));
    const untold = effects.filter(({ text, of }) => !told.some((other) => other.text === text && other.of === of));
    effectsByNode.set(node, [...told, ...untold]);
  }
  return effectsByNode;
}

function withTraffic(node: GraphNode, effects: readonly ChangedEffect[]): GraphNode {
  if (effects.length === 0 || node.ghostOf !== undefined || node.isGone === true) return node;
  const change = node.change === 'none' ? 'update' : node.change;
  const { effects: others = [] } = node.changed ?? {};
  // A node that is itself a route tells it already.
  const untold = effects.filter(({ text }) => !others.some((other) => other.text === text));
  return createNode({ ...node, change, changed: { ...node.changed, effects: [...untold, ...others] } });
}
