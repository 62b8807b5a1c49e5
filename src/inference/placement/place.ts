/**
 * Finds the container of each resource. Sources, best first: its parts; known values and references of the placing attributes;
 * attributes named like a container; references without an attribute; folded resources; the only container in the input.
 */

import { leadsInto, nameOf, type Reference, type Resource } from '../../graph/inventory.js';
import { byAddress, largest } from '../../graph/order.js';
import { byReference, type Evidence, type Rule } from '../evidence.js';
import type { Folds } from '../fold.js';
import { areOfOneBlock } from '../instances.js';
import { NEARBY_MAX } from '../limits.js';
import type { Model } from '../model.js';
import { isSole } from '../sole.js';
import { hasAny, type TextAt, textsIn } from '../values.js';
import { type ImpliedBox, impliedBoxes } from './implied.js';
import { lastSegment, placingTexts } from './networks.js';

export interface Containment {
  /**
   * Parent of each resource in play (folded ones included) and of each implied container; null at the top level. For a resource
   * in several containers, the innermost one around all of them.
   */
  readonly parentOf: (address: string) => string | null;
  /** Containers of a resource, in address order; more than one if it spans subnets. */
  readonly parentsOf: (address: string) => readonly string[];
  /** Evidence for a resource's container; null at the top level. */
  readonly evidenceOf: (address: string) => Evidence | null;
  /** True if the container of a resource is assumed. */
  readonly isAssumed: (address: string) => boolean;
  /** Zones and regions around the resources asked for so far. */
  readonly implied: ReadonlyMap<string, ImpliedBox>;
}

interface Seated extends Settled {
  readonly evidence: Evidence | null;
}

const NOWHERE: Seated = { parent: null, seats: [], evidence: null };

/** Rules that assume a container because the input leaves it open; the diagram marks them. */
const GUESSES: ReadonlySet<Rule> = new Set(['first', 'numbered', 'only']);

/** Maximum chain of resources that gives a container (node pool, cluster, subnet group, subnet). A longer one is a loop. */
const LONGEST_WAY = 32;

/**
 * Returns the lookup of containers. Each resource is settled at its first request, which may settle the resources it refers to.
 */
export function place(model: Model, folds: Folds): Containment {
  const boxes = impliedBoxes(model);
  const typeOf = (address: string): string => boxes.all.get(address)?.type ?? model.typeOf(address);
  const parentOf = (address: string): string | null => boxes.all.get(address)?.parent ?? settle(address).parent;
  const nesting = createNesting(model, typeOf, parentOf, (address) => settle(address));
  const statements = createStatements(model, folds, nesting);
  const settled = new Map<string, Seated>();
  const onTheWay = new Set<string>();

  function settle(address: string): Seated {
    const known = settled.get(address);
    if (known !== undefined) return known;
    const resource = model.resources.get(address);
    if (resource === undefined || onTheWay.has(address) || onTheWay.size > LONGEST_WAY) return NOWHERE;
    onTheWay.add(address);
    const { parent, ...said } = seatOf(resource, model, statements, nesting);
    const found = { ...said, parent: parent === null ? null : boxes.between(resource, parent) };
    onTheWay.delete(address);
    settled.set(address, found);
    return found;
  }

  return {
    parentOf,
    parentsOf(address) {
      const { parent, seats } = settle(address);
      const resource = model.resources.get(address);
      if (seats.length < 2 || resource === undefined) return parent === null ? [] : [parent];
      return seats.map((seat) => boxes.between(resource, seat));
    },
    evidenceOf: (address) => settle(address).evidence,
    isAssumed: (address) => GUESSES.has(settle(address).evidence?.rule as Rule),
    implied: boxes.all,
  };
}

/** Returns the container from the first source with one that fits. */
function seatOf(resource: Resource, model: Model, statements: Statements, nesting: Nesting): Seated {
  const { address, type } = resource;
  const isContainer = model.isContainer(address);
  const { ancestry, common, fitting, innermost } = nesting;
  const parts = isContainer ? null : statements.ofParts(resource);
  if (parts !== null && parts.seats.length > 0) return { ...parts, parent: common(parts.seats) };

  const called = statements.ofNames(resource);
  const place = fitting(resource, common(called.seats));
  /** True if an attribute's name gives one subnet of the network that a listed attribute names. */
  const isMoreExact = ({ seats: [seat] }: Seated): boolean =>
    called.seats.length > 0 && called.seats.every((one) => one !== seat && ancestry(one).includes(seat as string));

  const attributes = model.knowledge.placedBy(type);
  let spanned: Seated = NOWHERE;
  for (const attribute of attributes) {
    const { seats, spans, evidence } = statements.ofAttribute(address, attribute);
    if (spans && spanned.seats.length === 0 && !isContainer)
      spanned = { ...NOWHERE, seats: innermost(seats), evidence };
    const parent = fitting(resource, common(seats));
    if (parent === null) continue;
    const listed = { parent, seats: spanned.seats.length > 0 ? spanned.seats : [parent], evidence };
    if (place === null || isContainer || listed.seats.length > 1 || !isMoreExact(listed)) return listed;
    break;
  }
  if (place !== null) return { ...called, parent: place, seats: isContainer ? [place] : called.seats };
  // Nothing is around all of the subnets.
  const apart = spanned.seats.length > 1 || isContainer ? spanned : { ...called, parent: null };
  if (apart.seats.length > 1) return apart;

  const seated = ({ seats, evidence }: Statement): Seated | null => {
    const parent = fitting(resource, common(seats));
    return parent === null ? null : { parent, seats: [parent], evidence };
  };
  const unnamed = attributes.length > 0 ? seated(statements.ofAnyReference(resource)) : null;
  return (
    unnamed ??
    seated(statements.ofSatellites(resource)) ??
    seated(statements.ofMention(resource)) ??
    seated(statements.ofTheOnly(resource)) ??
    NOWHERE
  );
}

// Statements: one function per source of containment. `seatOf` decides which one counts.

interface Statement {
  readonly seats: readonly string[];
  /** True if the resource is in each of several containers. */
  readonly spans: boolean;
  /** Null if the source says nothing. */
  readonly evidence: Evidence | null;
}

const NOTHING: Statement = { seats: [], spans: false, evidence: null };

const one = (seat: string | null, evidence: Evidence | null): Statement =>
  seat === null ? NOTHING : { seats: [seat], spans: false, evidence };

/** Statements about the container of a resource, by one attribute or by all of its data. */
interface Statements {
  readonly ofAttribute: (address: string, attribute: string) => Statement;
  readonly ofNames: (resource: Resource) => Statement;
  readonly ofAnyReference: (resource: Resource) => Statement;
  readonly ofParts: (resource: Resource) => Statement;
  readonly ofSatellites: (resource: Resource) => Statement;
  readonly ofMention: (resource: Resource) => Statement;
  readonly ofTheOnly: (resource: Resource) => Statement;
}

function createStatements(model: Model, folds: Folds, nesting: Nesting): Statements {
  const { factsOf, knowledge, referencesOf } = model;
  /** Reads attributes that no list has, by their name and target: `physical_connection_requirements.subnet_id`. */
  function ofNames({ address, type }: Resource): Statement {
    if (factsOf(address).placedBy !== undefined) return NOTHING;
    const listed = knowledge.placedBy(type);
    const named = referencesOf(address).filter(
      ({ path, to }) =>
        path !== undefined &&
        !knowledge.isOfOrigins(path) &&
        factsOf(to).placementRefs?.test(nameOf(path)) === true &&
        !listed.some((attribute) => leadsInto(path, attribute)),
    );
    // A network beside a subnet is less exact, even if nothing says that the subnet is in the network.
    const rank = largest(named.map(({ to }) => nesting.rankOf(to)));
    const seats = nesting.innermost(named.map(({ to }) => to).filter((to) => nesting.rankOf(to) === rank));
    return { seats, spans: true, evidence: evidenceOf(named, seats) };
  }

  /** Reads references without attributes (DOT, prior state). The innermost kind of container that they lead to counts. */
  function ofAnyReference({ address }: Resource): Statement {
    const unnamed = referencesOf(address).filter(({ path, via }) => path === undefined && via !== 'configuration');
    const evidence: Evidence = { rule: 'ordered', by: address };
    const targets = unnamed.map(({ to }) => to);
    const containers = targets.filter(model.isPlace);
    if (containers.length === 0) {
      const hosted = targets.filter((target) => folds.hosts.has(target));
      return one(nesting.common(hosted.map(nesting.seatAt)), evidence);
    }
    const innermost = largest(containers.map(nesting.rankOf));
    return one(nesting.common(containers.filter((to) => nesting.rankOf(to) === innermost)), evidence);
  }

  /** Returns the containers of folded parts: mount targets of a file system, nodes of a cluster. */
  function ofParts({ address }: Resource): Statement {
    const parts = folds.partsOf(address).filter((part) => factsOf(part).isPart === true);
    const seats = nesting.innermost(parts.flatMap(nesting.seatsAt));
    return { seats, spans: true, evidence: { rule: 'parts', by: parts[0] ?? address } };
  }

  /**
   * Returns the container of folded resources, such as a target group's VPC. An identity is excluded, because it may be managed
   * anywhere.
   */
  function ofSatellites({ address, type }: Resource): Statement {
    if (knowledge.placedBy(type).length === 0) return NOTHING;
    const satellites = folds.partsOf(address).filter((part) => factsOf(part).identity !== true);
    const seats = satellites.map((part) => nesting.parentOf(part)).map((seat) => (seat === address ? null : seat));
    const by = satellites.find((_, i) => seats[i] !== null) ?? address;
    return one(nesting.common(seats), { rule: 'satellite', by });
  }

  return {
    ofAttribute: attributeReader(model, nesting),
    ofNames,
    ofAnyReference,
    ofParts,
    ofSatellites,
    ...lastResorts(model),
  };
}

/** Sources that are used if no other one gives a container. */
function lastResorts(model: Model): Pick<Statements, 'ofMention' | 'ofTheOnly'> {
  const onlyContainer = onlyContainers(model);

  /**
   * Returns the only container of a fitting type that any other attribute names: a subnet whose address block is cut from its
   * VPC's.
   */
  function ofMention({ address }: Resource): Statement {
    const { within = [] } = model.factsOf(address);
    const mentioned = model
      .referencesOf(address)
      .filter(({ path, to }) => path !== undefined && within.includes(model.typeOf(to)));
    const near = [
      ...new Set(
        model.nearest(
          address,
          mentioned.map(({ to }) => to),
        ),
      ),
    ];
    const evidence: Evidence = { rule: 'mention', by: address, ...pathOf(mentioned, near) };
    return one(near.length === 1 ? (near[0] as string) : null, evidence);
  }

  /**
   * Returns the only container in the input, or the default one. A resource that names a network outside the plan is in neither.
   */
  function ofTheOnly({ address, type }: Resource): Statement {
    const isKnown = (attribute: string): boolean => isKnownValue(model.attributeOf(address, attribute));
    if (model.knowledge.placedBy(type).some(isKnown)) return NOTHING;
    return one(onlyContainer(address) ?? usual(type), { rule: 'only', by: address });
  }

  /**
   * Returns the default network, for types that are created in it if they name none. Null if the input has another network of the
   * type.
   */
  function usual(type: string): string | null {
    const { defaultContainer } = model.knowledge.factsOf(type);
    if (defaultContainer === undefined) return null;
    const all = [...model.resources.values()].filter((one) => one.type === defaultContainer);
    const isOne = new Set(all.map(({ account, region }) => `${account} ${region}`)).size === 1;
    const [first] = [...all.filter(({ mode }) => mode === 'managed'), ...all];
    return isOne && all.every((one) => isSole(one, model.knowledge)) ? (first?.address ?? null) : null;
  }

  return { ofMention, ofTheOnly };
}

/** Reads one attribute. A container it names has priority over other resources, which only lend their own container. */
function attributeReader(model: Model, nesting: Nesting): Statements['ofAttribute'] {
  const { knowledge, isPlace } = model;
  const named = namedBy(model);
  const { innermost, seatsAt } = nesting;

  /** Drops the network that a block names beside its subnets, because the subnets are more exact. */
  function withoutVaguer(held: readonly Reference[]): readonly Reference[] {
    const inner = new Set(innermost(held.filter(({ to }) => isPlace(to)).map(({ to }) => to)));
    const precise = new Set(held.filter(({ to }) => inner.has(to)).map(({ path }) => path));
    return held.filter(({ path, to }) => inner.has(to) || precise.has(path) || !isPlace(to));
  }

  /**
   * Resolves an ambiguous reference to the container around all candidates. Without one, to the first instance if all are
   * instances of one resource.
   */
  function ofOneOf(address: string, said: readonly string[], held: readonly Reference[]): Statement {
    const seats = said.flatMap(seatsAt);
    const evidence = evidenceOf(held, said);
    if (said.length < 2) return { seats, spans: false, evidence };
    const near = model.nearest(address, said);
    if (nesting.common(seats) !== null || !areOfOneBlock(near, model.instances))
      return { seats, spans: false, evidence: ruledBy('undecided', evidence) };
    const first = near.slice(0, 1);
    return { seats: first.flatMap(seatsAt), spans: false, evidence: ruledBy('first', evidenceOf(held, first)) };
  }

  return (address, attribute) => {
    const { unplaced } = model.factsOf(address);
    if (unplaced?.by.includes(attribute) === true && hasAny(model.valuesOf(address), unplaced.when)) return NOTHING;
    const spans = !knowledge.attributesOfInterfaces.has(attribute);
    const values = named(address, attribute);
    if (values.length > 0) {
      const seats = innermost(values.flatMap(seatsAt));
      return { seats, spans, evidence: { rule: 'value', by: address, path: attribute } };
    }
    const isPlacing = ({ path }: Reference): boolean =>
      leadsInto(path, attribute) && (path === undefined || !knowledge.isOfOrigins(path));
    const held = withoutVaguer(model.referencesOf(address).filter(isPlacing));
    const targets = held.map(({ to }) => to);
    const containers = [...new Set(targets.filter(isPlace))];
    const inner = innermost(containers);
    if (knowledge.attributesOfMany.has(attribute)) {
      // A VPC together with its subnets is everything that a module has, not a choice of subnets.
      const isVague = inner.length > 1 && inner.length < containers.length;
      const said = containers.length > 0 ? containers : targets;
      return { seats: said.flatMap(seatsAt), spans: spans && !isVague, evidence: evidenceOf(held, inner) };
    }
    const said = containers.length > 0 ? inner : [...new Set(targets)];
    const only = model.paired(address, said);
    if (only === null) return ofOneOf(address, said, held);
    const isGuess = model.nearest(address, said).length > 1;
    const evidence = evidenceOf(held, [only]);
    return { seats: seatsAt(only), spans, evidence: isGuess ? ruledBy('numbered', evidence) : evidence };
  };
}

/** Evidence of the first reference to one of the targets, else of the first reference. */
function evidenceOf(held: readonly Reference[], targets: readonly string[]): Evidence | null {
  const reference = held.find(({ to }) => targets.includes(to)) ?? held[0];
  return reference === undefined ? null : byReference(reference);
}

const ruledBy = (rule: Rule, evidence: Evidence | null): Evidence | null => evidence && { ...evidence, rule };

const pathOf = (held: readonly Reference[], targets: readonly string[]): Pick<Evidence, 'path'> => {
  const path = held.find(({ to }) => targets.includes(to))?.path;
  return path === undefined ? {} : { path };
};

const isKnownValue = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '';

// Only containers: a resource without any statement is in the only container of its module, else of the plan. Of several, the one
// that shares a key counts: `module.app["eu"]` is in the VPC of `module.net["eu"]`. Data sources are placed in data sources only,
// and managed resources in managed ones: a container that the plan builds did not exist when the data source was created.

function onlyContainers(model: Model): (address: string) => string | null {
  const { resources, instances } = model;
  const everywhere = new Map<string, string[]>();
  const add = (key: string, address: string): void => {
    const known = everywhere.get(key);
    if (known === undefined) everywhere.set(key, [address]);
    else known.push(address);
  };
  for (const { address, type, mode } of resources.values()) {
    add(`${mode} ${type}`, address);
    add(`${mode} ${type} ${instances.get(address)?.module}`, address);
  }
  return (address) => {
    const mode = resources.get(address)?.mode;
    for (const type of model.factsOf(address).within ?? []) {
      const inModule = everywhere.get(`${mode} ${type} ${instances.get(address)?.module}`) ?? [];
      const all = inModule.length > 0 ? inModule : (everywhere.get(`${mode} ${type}`) ?? []);
      const candidates = all.length > NEARBY_MAX ? [] : model.nearest(address, all);
      if (candidates.length === 1) return candidates[0] as string;
    }
    return null;
  };
}

// Containers by value. IDs and self links are unique; a plain name means the container in the same module, else the only one.

/** Type and name that a text may mean, with the name of the network around it if the text has one. */
interface Name {
  readonly type: string;
  readonly name: string;
  readonly around?: string;
}

/** Finds the resources in play that the values of one attribute name. */
function namedBy(model: Model): (address: string, attribute: string) => string[] {
  const { knowledge, resources } = model;
  const byId = new Map<string, string>();
  const byName = new Map<string, string[]>();
  const nameable = new Set([...knowledge.namedContainers.values()].flat());
  for (const { address, type, values } of resources.values()) {
    if (model.isPlace(address)) {
      for (const id of knowledge.ownIdentities) {
        const text = Object.hasOwn(values, id) ? values[id] : undefined;
        if (typeof text === 'string' && text !== '' && !byId.has(text)) byId.set(text, address);
      }
    }
    const isNameable = nameable.has(type) || model.isPlace(address);
    const name = isNameable && Object.hasOwn(values, 'name') ? values.name : undefined;
    if (typeof name !== 'string') continue;
    const alike = byName.get(`${type} ${name}`);
    if (alike === undefined) byName.set(`${type} ${name}`, [address]);
    else alike.push(address);
  }

  function namesIn({ path, text }: TextAt): readonly Name[] {
    const types = knowledge.namedContainers.get(nameOf(path)) ?? [];
    const plain = types.map((type): Name => ({ type, name: lastSegment(text) }));
    const rules = knowledge.identities.get(nameOf(path)) ?? [];
    const inIdentity = rules.flatMap(({ type, looks }): Name[] => {
      const { name, aroundName } = looks.exec(text)?.groups ?? {};
      if (name === undefined) return [];
      return [{ type, name, ...(aroundName !== undefined && { around: aroundName }) }];
    });
    return plain.length > 0 ? plain : inIdentity;
  }

  /** True unless the resource names another network around it. */
  function isIn(address: string, around: string | undefined): boolean {
    const resource = resources.get(address);
    if (around === undefined || resource === undefined) return true;
    const texts = [...placingTexts(resource, knowledge)].map(({ text }) => lastSegment(text));
    return texts.length === 0 || texts.includes(around);
  }

  return (address, attribute) => {
    const found = new Set<string>();
    for (const at of textsIn(attribute, model.attributeOf(address, attribute))) {
      if (at.text === '') continue;
      const id = byId.get(at.text);
      if (id !== undefined && id !== address) found.add(id);
      if (id !== undefined) continue;
      const named = namesIn(at).flatMap(({ type, name, around }) =>
        (byName.get(`${type} ${name}`) ?? []).filter((other) => isIn(other, around)),
      );
      const others = named.filter((other) => other !== address);
      const near = model.nearest(address, others);
      if (near.length === 1) found.add(near[0] as string);
    }
    return [...found];
  };
}

// ---- Relations of nested containers, as far as containment is settled.

/** Containers named for a resource, and the innermost container around all of them; null if there is none. */
export interface Settled {
  readonly parent: string | null;
  readonly seats: readonly string[];
}

export interface Nesting {
  /** The address and all containers around it, innermost first. */
  readonly ancestry: (address: string | null) => readonly string[];
  /** The innermost container around all of these; null if there is none. */
  readonly common: (seats: readonly (string | null)[]) => string | null;
  /** Drops containers that contain another of the given ones. */
  readonly innermost: (seats: readonly string[]) => readonly string[];
  /** The innermost container of smaller rank. A VPC that names a subnet is not inside the subnet. */
  readonly fitting: (resource: Resource, seat: string | null) => string | null;
  /** Container of a resource at the location of `address`: the address itself if it is a container, else its parent. */
  readonly seatAt: (address: string) => string | null;
  /** Same for a resource that may span several containers. */
  readonly seatsAt: (address: string) => readonly string[];
  readonly parentOf: (address: string) => string | null;
  readonly rankOf: (address: string) => number;
}

/**
 * Returns the queries about nesting.
 * @param typeOf also for implied containers
 * @param parentOf also for implied containers
 * @param settle finds the containers of a resource
 */
function createNesting(
  { isContainer, isPlace, knowledge }: Model,
  typeOf: (address: string) => string,
  parentOf: (address: string) => string | null,
  settle: (address: string) => Settled,
): Nesting {
  const rankOf = (address: string): number => knowledge.boxFactsOf(typeOf(address)).rank;

  function ancestry(address: string | null): string[] {
    const chain: string[] = [];
    for (let at = address; at !== null && !chain.includes(at); at = parentOf(at)) chain.push(at);
    return chain;
  }

  function common(seats: readonly (string | null)[]): string | null {
    const known = [...new Set(seats.filter((seat) => seat !== null))];
    let chain = ancestry(known[0] ?? null);
    for (const seat of known.slice(1)) {
      const other = new Set(ancestry(seat));
      chain = chain.filter((container) => other.has(container));
    }
    return chain[0] ?? null;
  }

  function innermost(seats: readonly string[]): readonly string[] {
    const distinct = [...new Set(seats)];
    const outer = new Set(distinct.flatMap((seat) => ancestry(seat).slice(1)));
    return distinct.filter((seat) => !outer.has(seat)).sort(byAddress);
  }

  function fitting({ address }: Resource, seat: string | null): string | null {
    const rank = isContainer(address) ? rankOf(address) : Number.POSITIVE_INFINITY;
    return ancestry(seat).find((container) => container !== address && rankOf(container) < rank) ?? null;
  }

  function seatsAt(address: string): readonly string[] {
    if (isPlace(address)) return [address];
    const { parent, seats } = settle(address);
    return seats.length > 1 || parent === null ? seats : [parent];
  }

  const seatAt = (address: string): string | null => (isPlace(address) ? address : parentOf(address));

  return { ancestry, common, innermost, fitting, seatAt, seatsAt, parentOf, rankOf };
}
