/**
 * Folding: resources that are drawn as part of another one. Examples: a policy (its queue), a route (its route table,
 * and so the VPC), an address (its NAT gateway). A resource without a host is drawn, unless its type is hidden.
 */
import { isSetting } from '../catalog/model.js';
import { groupBy } from '../graph/group-by.js';
import type { Resource } from '../graph/inventory.js';
import { byAddress } from '../graph/order.js';
import { byReference } from './evidence.js';
import { type Host, hostFinder, usersOf } from './hosts.js';
import { HIDDEN_DATA_SOURCE, HIDDEN_SETTING, UNUSED_IDENTITY } from './messages.js';
import type { Model } from './model.js';
import { SAME_OBJECT } from './sole.js';

export interface Folds {
  /** The next host on the path to the drawn resource. */
  readonly hosts: ReadonlyMap<string, Host>;
  /** Returns the resources that fold directly into this one. */
  readonly partsOf: (address: string) => readonly string[];
  /** Returns the resource that is drawn for this one: itself or its last host; null if it is hidden. */
  readonly root: (address: string) => string | null;
  /** All users of a resource that is shared but folds into only one of them. */
  readonly sharers: ReadonlyMap<string, readonly string[]>;
  /** Reason for each resource that is neither drawn nor folded. */
  readonly hidden: ReadonlyMap<string, string>;
}

/**
 * Folds supporting resources into their hosts. Example: `aws_sqs_queue_policy` into `aws_sqs_queue`.
 * @param isAll true also draws resources that nothing in the input uses (`--detail all`)
 */
export function fold(model: Model, isAll = false): Folds {
  const hosts = hostsIn(model, isAll);
  const parts = groupBy([...hosts.keys()], (address) => (hosts.get(address) as Host).address);
  const lastHost = (address: string): string => {
    let at = address;
    for (let host = hosts.get(at); host !== undefined; host = hosts.get(at)) at = host.address;
    return at;
  };
  const hidden = hide(model, hosts, lastHost, isAll);
  return {
    hosts,
    hidden,
    sharers: sharersOf(model, hosts),
    partsOf: (address) => parts.get(address) ?? [],
    root: (address) => (hidden.has(lastHost(address)) ? null : lastHost(address)),
  };
}

/** Adds hosts to folds. Resources that fold into a newly folded one move on to its host. */
export function withHosts(folds: Folds, added: ReadonlyMap<string, Host>): Folds {
  const hosts = new Map([...folds.hosts, ...added]);
  const parts = groupBy([...hosts.keys()], (address) => (hosts.get(address) as Host).address);
  return {
    ...folds,
    hosts,
    partsOf: (address) => parts.get(address) ?? [],
    root(address) {
      let at = folds.root(address);
      for (let host = added.get(at ?? ''); host !== undefined; host = added.get(at)) at = host.address;
      return at;
    },
  };
}

/** Hides more resources, with all that fold into them. */
export function withHidden(folds: Folds, newlyHidden: ReadonlyMap<string, string>): Folds {
  const rootOf = (address: string): string | null => {
    const root = folds.root(address);
    return root === null || newlyHidden.has(root) ? null : root;
  };
  return { ...folds, hidden: new Map([...folds.hidden, ...newlyHidden]), root: rootOf };
}

function hostsIn(model: Model, isAll: boolean): ReadonlyMap<string, Host> {
  const { resources, factsOf, referencesOf } = model;
  const hostOf = hostFinder(model);
  const hasOnlyGuards = consistsOfGuards(model);
  const hasOnlyHelpers = [...resources.keys()].every((address) => factsOf(address).hide !== undefined);
  const hosts = new Map<string, Host>();
  for (const resource of resources.values()) {
    const sameReference = referencesOf(resource.address).find(({ path }) => path === SAME_OBJECT);
    if (sameReference !== undefined) {
      hosts.set(resource.address, { address: sameReference.to, kind: 'twin', evidence: byReference(sameReference) });
      continue;
    }
    const { fold: rule, hide: hidden, operational, guards, identity } = factsOf(resource.address);
    if ((operational !== undefined && isAll) || (guards === true && hasOnlyGuards)) continue;
    const isReadOnly = resource.mode === 'data' && identity !== true;
    if (rule === undefined || isReadOnly || (hidden !== undefined && hasOnlyHelpers)) continue;
    const host = hostOf(resource, rule);
    if (host !== null) hosts.set(resource.address, host);
  }
  dropRefutedGuesses(hosts, model);
  breakCircles(hosts);
  return hosts;
}

/**
 * Drops a guessed host (the nearest) if other resources of the type name their user. A target group that no listener
 * names is not part of a load balancer whose listeners name other target groups.
 */
function dropRefutedGuesses(hosts: Map<string, Host>, model: Model): void {
  const isGuess = ({ evidence }: Host): boolean => evidence.rule === 'nearby';
  const guesses = [...hosts].filter(
    ([address, host]) => isGuess(host) && (model.factsOf(address).fold?.userTypes ?? []).length > 0,
  );
  if (guesses.length === 0) return;
  const types = new Set(guesses.map(([address]) => model.typeOf(address)));
  const stated = new Set<string>();
  for (const [address, { kind }] of hosts) {
    const type = model.typeOf(address);
    if (kind !== 'user' || !types.has(type)) continue;
    const seen = new Set([address]);
    for (let host = hosts.get(address); host !== undefined && !seen.has(host.address); host = hosts.get(host.address)) {
      seen.add(host.address);
      stated.add(`${type} ${host.address}`);
    }
  }
  for (const [address, host] of guesses)
    if (stated.has(`${model.typeOf(address)} ${host.address}`)) hosts.delete(address);
}

/**
 * True if the input consists of guards (security groups) and containers alone. Then the guards are the subject of the
 * diagram and are drawn, because folding would leave an empty container.
 */
const consistsOfGuards = ({ resources, factsOf, isContainer }: Model): boolean =>
  [...resources.keys()].every((address) => isContainer(address) || factsOf(address).guards === true);

/**
 * Breaks circles of hosts, which would leave every member undrawn. The chain ends at a resource that is used by its
 * host, otherwise at the first one by address.
 */
function breakCircles(hosts: Map<string, Host>): void {
  const settled = new Set<string>();
  for (const start of [...hosts.keys()]) {
    const path = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !settled.has(at) && !path.has(at)) {
      path.add(at);
      at = hosts.get(at)?.address;
    }
    if (at !== undefined && path.has(at)) {
      const circle = [...path].slice([...path].indexOf(at)).sort(byAddress);
      hosts.delete(circle.find((address) => hosts.get(address)?.kind === 'user') ?? (circle[0] as string));
    }
    for (const address of path) settled.add(address);
  }
}

function sharersOf(model: Model, hosts: ReadonlyMap<string, Host>): Folds['sharers'] {
  const sharers = new Map<string, readonly string[]>();
  for (const [address, { kind }] of hosts) {
    const { fold: rule } = model.factsOf(address);
    if (kind !== 'user' || rule === undefined) continue;
    const users = usersOf(model.resources.get(address) as Resource, rule, model).map(({ from }) => from);
    sharers.set(address, [...new Set(users)]);
  }
  return sharers;
}

/** Hides resources without a host by rule, unless nothing else would be drawn. */
function hide(
  model: Model,
  hosts: ReadonlyMap<string, Host>,
  lastHost: (address: string) => string,
  isAll: boolean,
): ReadonlyMap<string, string> {
  const { resources, factsOf } = model;
  const hasOnlyGuards = consistsOfGuards(model);
  const hidden = new Map<string, string>();
  // Hosts of a folded resource that is more than a setting, such as an attachment that carries policies. They are
  // drawn.
  const carriers = new Set<string>();
  for (const address of hosts.keys()) if (!isSetting(factsOf(address))) carriers.add(lastHost(address));
  const lookedUp = new Map<string, string>();
  let isAnythingDrawn = false;
  for (const { address, mode, type } of resources.values()) {
    if (hosts.has(address)) continue;
    const facts = factsOf(address);
    // A data source that nothing uses is not built here and is not drawn.
    if (mode === 'data' && facts.identity === true) {
      lookedUp.set(address, HIDDEN_DATA_SOURCE);
      continue;
    }
    const unused = facts.identity === true && !isAll ? UNUSED_IDENTITY : undefined;
    const operational = isAll ? undefined : facts.operational;
    const setting =
      facts.operational === undefined &&
      isSetting(facts) &&
      !carriers.has(address) &&
      !(hasOnlyGuards && facts.guards === true)
        ? HIDDEN_SETTING
        : undefined;
    const reason = facts.hide ?? unused ?? operational ?? setting;
    // A looked-up service is drawn only if something here uses it.
    if (reason === undefined) isAnythingDrawn ||= mode === 'managed' || !model.knowledge.isServiceType(type);
    else hidden.set(address, reason);
  }
  return isAnythingDrawn ? new Map([...hidden, ...lookedUp]) : lookedUp;
}
