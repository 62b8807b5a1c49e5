/**
 * Finds the container of each resource. Sources, best first: the containers of its parts; those in which a trigger
 * starts it; known values and references of the placing attributes; other attributes named like a container; references
 * without an attribute; containers of folded resources; a mention in any attribute; the only container in the input, or
 * in the root module if several are joined.
 */

import { put } from '../../graph/group-by.js';
import { leadsInto, nameOf, type Reference, type Resource } from '../../graph/inventory.js';
import { largest } from '../../graph/order.js';
import { byReference, type Evidence, type Rule } from '../evidence.js';
import type { Folds } from '../fold.js';
import { mayHaveName } from '../hosts-elsewhere.js';
import { namesAt } from '../identities/host-names.js';
import { areInstancesOfOne } from '../instances.js';
import { NEARBY_MAX } from '../limits.js';
import type { Model } from '../model.js';
import { isSingleton } from '../sole.js';
import { hasAny, type TextAt, textsIn } from '../values.js';
import { type ImpliedBox, impliedBoxes } from './implied.js';
import { createNesting, type Nesting, type Settled } from './nesting.js';
import { lastSegment, placingTexts } from './networks.js';

/** The container of each resource, with its evidence. */
export interface Containment {
  /**
   * Parent of each resource in play (folded ones included) and of each implied container; null at the top level. For a
   * resource in several containers, the innermost one around all of them.
   */
  readonly parentOf: (address: string) => string | null;
  /** Containers of a resource, in address order; more than one if it spans subnets. */
  readonly parentsOf: (address: string) => readonly string[];
  /** Evidence for a resource's container; null at the top level. */
  readonly evidenceOf: (address: string) => Evidence | null;
  /** True if the container of a resource is assumed. */
  readonly isAssumed: (address: string) => boolean;
  /** Zones and regions that enclose resources. Grows with each resource that is looked up. */
  readonly implied: ReadonlyMap<string, ImpliedBox>;
}

/** The containers of one resource; evidence is null at the top level. */
interface ContainmentResult extends Settled {
  readonly evidence: Evidence | null;
}

const UNPLACED: ContainmentResult = { parent: null, containers: [], evidence: null };

/** Rules that assume a container because the input leaves it open; the diagram marks them. */
const GUESSES: ReadonlySet<Rule> = new Set(['first', 'numbered', 'only']);

/**
 * Maximum length of the chain of resources that leads to a container: node pool, cluster, subnet group, subnet. A
 * longer chain is a loop.
 */
const CONTAINER_CHAIN_MAX = 32;

/**
 * Returns the lookup of containers. The containers of a resource are settled at the first lookup, which may settle
 * those of the resources that it refers to.
 */
export function placeResources(model: Model, folds: Folds): Containment {
  const boxes = impliedBoxes(model);
  const typeOf = (address: string): string => boxes.all.get(address)?.type ?? model.typeOf(address);
  const parentOf = (address: string): string | null => boxes.all.get(address)?.parent ?? settle(address).parent;
  const nesting = createNesting(model, typeOf, parentOf, (address) => settle(address));
  const statements = createStatements(model, folds, nesting);
  const settled = new Map<string, ContainmentResult>();
  const inProgress = new Set<string>();

  function settle(address: string): ContainmentResult {
    const known = settled.get(address);
    if (known !== undefined) return known;
    const resource = model.resources.get(address);
    if (resource === undefined || inProgress.has(address) || inProgress.size > CONTAINER_CHAIN_MAX) return UNPLACED;
    inProgress.add(address);
    const { parent, ...rest } = findContainer(resource, model, statements, nesting);
    const result = { ...rest, parent: parent === null ? null : boxes.between(resource, parent) };
    inProgress.delete(address);
    settled.set(address, result);
    return result;
  }

  return {
    parentOf,
    parentsOf(address) {
      const { parent, containers } = settle(address);
      const resource = model.resources.get(address);
      if (containers.length < 2 || resource === undefined) return parent === null ? [] : [parent];
      return containers.map((container) => boxes.between(resource, container));
    },
    evidenceOf: (address) => settle(address).evidence,
    isAssumed: (address) => GUESSES.has(settle(address).evidence?.rule as Rule),
    implied: boxes.all,
  };
}

/** Returns the container from the first source with one that fits. */
function findContainer(resource: Resource, model: Model, statements: Statements, nesting: Nesting): ContainmentResult {
  const { address, type } = resource;
  const isContainer = model.isContainer(address);
  const { ancestry, common, fitting, innermost } = nesting;
  const parts = isContainer ? null : statements.ofParts(resource);
  if (parts !== null && parts.containers.length > 0) return { ...parts, parent: common(parts.containers) };

  const started = isContainer ? NOTHING : statements.ofStarters(resource);
  if (started.containers.length > 0) return { ...started, parent: common(started.containers) };

  const named = statements.ofNames(resource);
  const namedContainer = fitting(resource, common(named.containers));
  /**
   * True if all containers from `ofNames` are inside this one: subnets of the network that a listed attribute names.
   */
  const isLessExact = ({ containers: [outer] }: ContainmentResult): boolean =>
    named.containers.length > 0 &&
    named.containers.every((container) => container !== outer && ancestry(container).includes(outer as string));

  const attributes = model.knowledge.placedBy(type);
  let spanned: ContainmentResult = UNPLACED;
  for (const attribute of attributes) {
    const { containers, spans, evidence } = statements.ofAttribute(address, attribute);
    if (spans && spanned.containers.length === 0 && !isContainer)
      spanned = { ...UNPLACED, containers: innermost(containers), evidence };
    const container = fitting(resource, common(containers));
    if (container === null) continue;
    const result = {
      parent: container,
      containers: spanned.containers.length > 0 ? spanned.containers : [container],
      evidence,
    };
    if (namedContainer === null || isContainer || result.containers.length > 1 || !isLessExact(result)) return result;
    break;
  }
  if (namedContainer !== null)
    return { ...named, parent: namedContainer, containers: isContainer ? [namedContainer] : named.containers };
  // From here on, no container encloses all of the named subnets.
  const withoutParent = spanned.containers.length > 1 || isContainer ? spanned : { ...named, parent: null };
  if (withoutParent.containers.length > 1) return withoutParent;

  const placedBy = ({ containers, evidence }: Statement): ContainmentResult | null => {
    const parent = fitting(resource, common(containers));
    return parent === null ? null : { parent, containers: [parent], evidence };
  };
  const byAnyReference = attributes.length > 0 ? placedBy(statements.ofAnyReference(resource)) : null;
  return (
    byAnyReference ??
    placedBy(statements.ofSatellites(resource)) ??
    placedBy(statements.ofMention(resource)) ??
    placedBy(statements.ofTheOnly(resource)) ??
    UNPLACED
  );
}

// Statements: one function per source of containment. `findContainer` decides which one counts.

interface Statement {
  readonly containers: readonly string[];
  /** True if the resource is in each of several containers. */
  readonly spans: boolean;
  /** Null if the source says nothing. */
  readonly evidence: Evidence | null;
}

const NOTHING: Statement = { containers: [], spans: false, evidence: null };

const statementOf = (container: string | null, evidence: Evidence | null): Statement =>
  container === null ? NOTHING : { containers: [container], spans: false, evidence };

/** Statements about the container of a resource, by one attribute or by all of its data. */
interface Statements {
  readonly ofAttribute: (address: string, attribute: string) => Statement;
  readonly ofNames: (resource: Resource) => Statement;
  readonly ofAnyReference: (resource: Resource) => Statement;
  readonly ofParts: (resource: Resource) => Statement;
  readonly ofStarters: (resource: Resource) => Statement;
  readonly ofSatellites: (resource: Resource) => Statement;
  readonly ofMention: (resource: Resource) => Statement;
  readonly ofTheOnly: (resource: Resource) => Statement;
}

function createStatements(model: Model, folds: Folds, nesting: Nesting): Statements {
  const { factsOf, knowledge, referencesOf } = model;
  const networkTypes = Object.values(knowledge.networkTypes).flatMap(({ network, subnet }) => [network, subnet]);
  const isNetwork = (address: string): boolean => networkTypes.includes(model.typeOf(address));
  /**
   * Reads attributes that are not listed for the type, by their name and target. Example:
   * `physical_connection_requirements.subnet_id`.
   */
  function ofNames({ address, type, values }: Resource): Statement {
    if (factsOf(address).placedBy !== undefined) return NOTHING;
    const isInNoNetwork = knowledge.isInNoNetwork(knowledge.builtTypeOf(type, values));
    const listed = knowledge.placedBy(type);
    const placing = referencesOf(address).filter(
      ({ path, to }) =>
        path !== undefined &&
        !knowledge.isOfOrigins(path) &&
        factsOf(to).placementRefs?.test(nameOf(path)) === true &&
        !(isInNoNetwork && isNetwork(to)) &&
        !listed.some((attribute) => leadsInto(path, attribute)),
    );
    // The subnet of a private endpoint places a server, which answers there, but not an unread module.
    const outsideEndpoints = placing.filter(({ path = '' }) => !knowledge.isPrivateEndpointPath(path));
    const named = outsideEndpoints.length > 0 || factsOf(address).unread === true ? outsideEndpoints : placing;
    // A subnet is more exact than a network named beside it, even if the input does not say that it is in the network.
    const rank = largest(named.map(({ to }) => nesting.rankOf(to)));
    const containers = nesting.innermost(named.map(({ to }) => to).filter((to) => nesting.rankOf(to) === rank));
    return { containers, spans: true, evidence: evidenceOf(named, containers) };
  }

  /**
   * Reads references without attributes (DOT, prior state): the innermost kind of container that they name, otherwise
   * the containers of the folded resources that they name.
   */
  function ofAnyReference({ address }: Resource): Statement {
    const unnamed = referencesOf(address).filter(({ path, via }) => path === undefined && via !== 'configuration');
    const evidence: Evidence = { rule: 'ordered', by: address };
    const targets = unnamed.map(({ to }) => to);
    const containers = targets.filter(model.isPlacementContainer);
    if (containers.length === 0) {
      const folded = targets.filter((target) => folds.hosts.has(target));
      return statementOf(nesting.common(folded.map(nesting.containerAt)), evidence);
    }
    const innermost = largest(containers.map(nesting.rankOf));
    return statementOf(nesting.common(containers.filter((to) => nesting.rankOf(to) === innermost)), evidence);
  }

  /** Returns the containers of folded parts: mount targets of a file system, nodes of a cluster. */
  function ofParts({ address }: Resource): Statement {
    const parts = folds.partsOf(address).filter((part) => factsOf(part).isPart === true);
    const containers = nesting.innermost(parts.flatMap(nesting.containersAt));
    return { containers, spans: true, evidence: { rule: 'parts', by: parts[0] ?? address } };
  }

  /**
   * Returns the container of folded resources, such as the VPC of a target group. Identities are excluded, because an
   * identity may be managed anywhere.
   */
  function ofSatellites({ address, type }: Resource): Statement {
    if (knowledge.placedBy(type).length === 0) return NOTHING;
    const satellites = folds.partsOf(address).filter((part) => factsOf(part).identity !== true);
    const containers = satellites
      .map((part) => nesting.parentOf(part))
      .map((container) => (container === address ? null : container));
    const by = satellites.find((_, i) => containers[i] !== null) ?? address;
    return statementOf(nesting.common(containers), { rule: 'satellite', by });
  }

  return {
    ofAttribute: attributeReader(model, nesting),
    ofNames,
    ofAnyReference,
    ofParts,
    ofStarters: starterReader(model, nesting),
    ofSatellites,
    ...lastResorts(model),
  };
}

/** Returns the reader of the containers in which triggers start a program, such as the subnets of a scheduled task. */
const starterReader =
  (model: Model, nesting: Nesting): Statements['ofStarters'] =>
  ({ address }) => {
    const placing = model.referrersOf(address).flatMap(({ from, path }) => {
      const { starts } = model.factsOf(from);
      if (starts === undefined || !leadsInto(path, starts.program)) return [];
      return model
        .referencesOf(from)
        .filter((reference) => leadsInto(reference.path, starts.placedBy) && model.isPlacementContainer(reference.to));
    });
    const containers = nesting.innermost(placing.map(({ to }) => to));
    return { containers, spans: true, evidence: evidenceOf(placing, containers) };
  };

/** Returns the sources that are used if no other one gives a container. */
function lastResorts(model: Model): Pick<Statements, 'ofMention' | 'ofTheOnly'> {
  const onlyContainer = onlyContainers(model);

  /**
   * Returns the only container of a type in `within` that any attribute names. Example: a subnet whose address block is
   * computed from the VPC's.
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
    return statementOf(near.length === 1 ? (near[0] as string) : null, evidence);
  }

  /**
   * Returns the only container in the input, otherwise the default network. A resource that names a network outside the
   * plan, even by a name that is only partly known, is in neither.
   */
  function ofTheOnly({ address, type, patterns = [], root }: Resource): Statement {
    const placing = model.knowledge.placedBy(type);
    if (placing.some((attribute) => isKnownValue(model.attributeOf(address, attribute)))) return NOTHING;
    const container = onlyContainer(address) ?? defaultNetwork(type, root);
    const built = model.resources.get(container ?? '');
    const isOther = patterns.some(
      ({ path, text }) => placing.includes(path) && built !== undefined && !mayHaveName(built, text, model.knowledge),
    );
    return isOther ? NOTHING : statementOf(container, { rule: 'only', by: address });
  }

  /**
   * Returns the default network for types that are created there unless they name another one. Null if the input has a
   * network of that type that is not the default one, or default networks of several accounts or regions.
   */
  function defaultNetwork(type: string, root: string | undefined): string | null {
    const { defaultContainer } = model.knowledge.factsOf(type);
    if (defaultContainer === undefined) return null;
    const all = [...model.resources.values()].filter(
      (resource) => resource.type === defaultContainer && model.rootOf(resource.address) === root,
    );
    const isSameAccountAndRegion = new Set(all.map(({ account, region }) => `${account} ${region}`)).size === 1;
    const [first] = [...all.filter(({ mode }) => mode === 'managed'), ...all];
    return isSameAccountAndRegion && all.every((resource) => isSingleton(resource, model.knowledge))
      ? (first?.address ?? null)
      : null;
  }

  return { ofMention, ofTheOnly };
}

/**
 * Returns the reader of one attribute. A container that the attribute names takes precedence over another resource that
 * it names, such as a cluster, whose container is used otherwise.
 */
function attributeReader(model: Model, nesting: Nesting): Statements['ofAttribute'] {
  const { knowledge, isPlacementContainer } = model;
  const named = namedBy(model);
  const { innermost, containersAt } = nesting;

  /** Drops a network that is named beside its subnets by another attribute, because the subnets are more exact. */
  function withoutLessExact(references: readonly Reference[]): readonly Reference[] {
    const innermostContainers = new Set(
      innermost(references.filter(({ to }) => isPlacementContainer(to)).map(({ to }) => to)),
    );
    const exactPaths = new Set(references.filter(({ to }) => innermostContainers.has(to)).map(({ path }) => path));
    return references.filter(
      ({ path, to }) => innermostContainers.has(to) || exactPaths.has(path) || !isPlacementContainer(to),
    );
  }

  /**
   * Resolves an ambiguous reference to the containers of all candidates if another container encloses these, otherwise
   * to the first candidate if all are instances of one resource.
   */
  function ofAmbiguous(address: string, candidates: readonly string[], references: readonly Reference[]): Statement {
    const containers = candidates.flatMap(containersAt);
    const evidence = evidenceOf(references, candidates);
    if (candidates.length < 2) return { containers, spans: false, evidence };
    const nearestOnes = model.nearest(address, candidates);
    if (nesting.common(containers) !== null || !areInstancesOfOne(nearestOnes, model.instances))
      return { containers, spans: false, evidence: ruledBy('undecided', evidence) };
    const firstOnly = nearestOnes.slice(0, 1);
    return {
      containers: firstOnly.flatMap(containersAt),
      spans: false,
      evidence: ruledBy('first', evidenceOf(references, firstOnly)),
    };
  }

  return (address, attribute) => {
    const { unplaced } = model.factsOf(address);
    if (unplaced?.attributes.includes(attribute) === true && hasAny(model.valuesOf(address), unplaced.when))
      return NOTHING;
    const spans = !knowledge.interfaceAttributes.has(attribute);
    const values = named(address, attribute);
    if (values.length > 0) {
      const valueContainers = innermost(values.flatMap(containersAt));
      return { containers: valueContainers, spans, evidence: { rule: 'value', by: address, path: attribute } };
    }
    const isPlacing = ({ path }: Reference): boolean =>
      leadsInto(path, attribute) && (path === undefined || !knowledge.isOfOrigins(path));
    const references = withoutLessExact(model.referencesOf(address).filter(isPlacing));
    const targets = references.map(({ to }) => to);
    const containers = [...new Set(targets.filter(isPlacementContainer))];
    const innermostOnes = innermost(containers);
    if (knowledge.multiSubnetAttributes.has(attribute)) {
      // A VPC together with its subnets is everything that a module has, not a choice of subnets.
      const isVague = innermostOnes.length > 1 && innermostOnes.length < containers.length;
      const candidates = containers.length > 0 ? containers : targets;
      return {
        containers: candidates.flatMap(containersAt),
        spans: spans && !isVague,
        evidence: evidenceOf(references, innermostOnes),
      };
    }
    const candidates = containers.length > 0 ? innermostOnes : [...new Set(targets)];
    const paired = model.paired(address, candidates);
    if (paired === null) return ofAmbiguous(address, candidates, references);
    const isNumbered = model.nearest(address, candidates).length > 1;
    const evidence = evidenceOf(references, [paired]);
    return { containers: containersAt(paired), spans, evidence: isNumbered ? ruledBy('numbered', evidence) : evidence };
  };
}

/** Evidence of the first reference to one of the targets, otherwise of the first reference. */
function evidenceOf(references: readonly Reference[], targets: readonly string[]): Evidence | null {
  const reference = references.find(({ to }) => targets.includes(to)) ?? references[0];
  return reference === undefined ? null : byReference(reference);
}

const ruledBy = (rule: Rule, evidence: Evidence | null): Evidence | null => evidence && { ...evidence, rule };

const pathOf = (references: readonly Reference[], targets: readonly string[]): Pick<Evidence, 'path'> => {
  const path = references.find(({ to }) => targets.includes(to))?.path;
  return path === undefined ? {} : { path };
};

const isKnownValue = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '';

// Only containers: a resource without any statement is in the only container of its module, otherwise in that of the
// plan. Of several, the one with the same key is chosen: `module.app["eu"]` is in the VPC of `module.net["eu"]`. Data
// sources are placed only in data sources, and managed resources only in managed ones, because a container that the
// plan builds did not exist when the looked-up resource was created.

function onlyContainers(model: Model): (address: string) => string | null {
  const { resources, instances } = model;
  const byKey = new Map<string, string[]>();
  const add = (key: string, address: string): void => {
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [address]);
    else known.push(address);
  };
  const keyOf = (mode: string | undefined, type: string, address: string): string =>
    `${mode} ${type} ${model.rootOf(address) ?? ''}`;
  for (const { address, type, mode } of resources.values()) {
    const key = keyOf(mode, type, address);
    add(key, address);
    add(`${key} ${instances.get(address)?.module}`, address);
  }
  return (address) => {
    const mode = resources.get(address)?.mode;
    for (const type of model.factsOf(address).within ?? []) {
      const key = keyOf(mode, type, address);
      const inModule = byKey.get(`${key} ${instances.get(address)?.module}`) ?? [];
      const candidatesByType = inModule.length > 0 ? inModule : (byKey.get(key) ?? []);
      const candidates = candidatesByType.length > NEARBY_MAX ? [] : model.nearest(address, candidatesByType);
      if (candidates.length === 1) return candidates[0] as string;
    }
    return null;
  };
}

// Containers by value: IDs and self links are unique. A plain name means the container in the same module, otherwise
// the only one with that name.

/** A type and name that a value may mean, with the name of the enclosing network if the value holds one. */
interface Name {
  readonly type: string;
  readonly name: string;
  readonly outerName?: string;
}

/**
 * Returns the only resource with the name: the one in the same root module, otherwise the one in another root module
 * that a link of the estate or the account connects. Undefined if there are several. Namesakes that are known to be in
 * another account do not count.
 */
function onlyNamesake(address: string, namesakes: readonly string[], model: Model): string | undefined {
  const { resources, mayName, rootOf, nearest } = model;
  const user = resources.get(address) as Resource;
  const inSameRoot = namesakes.filter((namesake) => rootOf(namesake) === user.root);
  const isInScope = (namesake: string): boolean => mayName(user, resources.get(namesake) as Resource);
  const isElsewhere = (namesake: string): boolean => {
    const account = resources.get(namesake)?.account;
    return account !== undefined && user.account !== undefined && account !== user.account && !isInScope(namesake);
  };
  const candidates = inSameRoot.length > 0 ? inSameRoot : namesakes.filter((namesake) => !isElsewhere(namesake));
  const [only, ...others] = nearest(address, candidates);
  return only !== undefined && others.length === 0 && isInScope(only) ? only : undefined;
}

/** Returns a function that finds the resources in play that the values of one attribute name. */
function namedBy(model: Model): (address: string, attribute: string) => string[] {
  const { knowledge, resources } = model;
  const byId = new Map<string, string>();
  const byName = new Map<string, string[]>();
  const nameable = new Set([...knowledge.namedContainers.values()].flat());
  for (const resource of resources.values()) {
    const { address, type, values } = resource;
    if (model.isPlacementContainer(address)) {
      for (const id of knowledge.ownIdentities) {
        const text = Object.hasOwn(values, id) ? values[id] : undefined;
        if (typeof text === 'string' && text !== '' && !byId.has(text)) byId.set(text, address);
      }
    }
    const isNameable = nameable.has(type) || model.isPlacementContainer(address);
    for (const name of isNameable ? namesAt(resource, 'name') : []) put(byName, `${type} ${name}`, address);
  }

  function namesIn({ path, text }: TextAt): readonly Name[] {
    const types = knowledge.namedContainers.get(nameOf(path)) ?? [];
    const plainNames = types.map((type): Name => ({ type, name: lastSegment(text) }));
    const rules = knowledge.identities.get(nameOf(path)) ?? [];
    const identityNames = rules.flatMap(({ type, pattern }): Name[] => {
      const { name, outerName } = pattern.exec(text)?.groups ?? {};
      if (name === undefined) return [];
      return [{ type, name, ...(outerName !== undefined && { outerName }) }];
    });
    return plainNames.length > 0 ? plainNames : identityNames;
  }

  /** True unless the resource names an enclosing network other than this one. */
  function isInNetwork(address: string, outerName: string | undefined): boolean {
    const resource = resources.get(address);
    if (outerName === undefined || resource === undefined) return true;
    const texts = [...placingTexts(resource, knowledge)].map(({ text }) => lastSegment(text));
    return texts.length === 0 || texts.includes(outerName);
  }

  /** Returns the only resource whose name the value may be; undefined if there are none or several. */
  function namesakeOf(address: string, textAt: TextAt): string | undefined {
    const namesakes = namesIn(textAt).flatMap(({ type, name, outerName }) =>
      (byName.get(`${type} ${name}`) ?? []).filter(
        (namesake) => namesake !== address && isInNetwork(namesake, outerName),
      ),
    );
    return onlyNamesake(address, namesakes, model);
  }

  return (address, attribute) => {
    const matches = new Set<string>();
    // A name that is known only in part names the container whose name is the same expression.
    const inPart = namesAt(resources.get(address), attribute).map((text) => ({ path: attribute, text }));
    for (const textAt of [...textsIn(attribute, model.attributeOf(address, attribute)), ...inPart]) {
      if (textAt.text === '') continue;
      const id = byId.get(textAt.text);
      // An id that is only a name may belong to a network of another root module. One in this root module comes first.
      const isInSameRoot = id !== undefined && model.rootOf(id) === model.rootOf(address);
      const match = isInSameRoot ? id : (namesakeOf(address, textAt) ?? id);
      if (match !== undefined && match !== address) matches.add(match);
    }
    return [...matches];
  };
}
