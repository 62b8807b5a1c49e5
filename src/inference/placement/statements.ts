/** What can say where a resource is, one source a function; which of them counts is settled in place.ts. */
import { leadsInto, nameOf, type Reference, type Resource } from '../../graph/inventory.js';
import { largest } from '../../graph/order.js';
import { byReference, type Evidence, type Rule } from '../evidence.js';
import type { Folds } from '../fold.js';
import { areOfOneBlock } from '../instances.js';
import type { Model } from '../model.js';
import { isSole } from '../sole.js';
import { hasAny } from '../values.js';
import { namedBy } from './named.js';
import type { Nesting } from './nesting.js';
import { onlyContainers } from './only.js';

export interface Statement {
  readonly seats: readonly string[];
  /** Whether several places mean that it is in each of them. */
  readonly spans: boolean;
  /** Null where it says nothing. */
  readonly evidence: Evidence | null;
}

const NOTHING: Statement = { seats: [], spans: false, evidence: null };

const one = (seat: string | null, evidence: Evidence | null): Statement =>
  seat === null ? NOTHING : { seats: [seat], spans: false, evidence };

/** Statements about one resource by one attribute, or by all that it has. */
export interface Statements {
  readonly ofAttribute: (address: string, attribute: string) => Statement;
  readonly ofNames: (resource: Resource) => Statement;
  readonly ofAnyReference: (resource: Resource) => Statement;
  readonly ofParts: (resource: Resource) => Statement;
  readonly ofSatellites: (resource: Resource) => Statement;
  readonly ofMention: (resource: Resource) => Statement;
  readonly ofTheOnly: (resource: Resource) => Statement;
}

export function createStatements(model: Model, folds: Folds, nesting: Nesting): Statements {
  const { factsOf, knowledge, referencesOf } = model;
  /** Attributes that no list knows, by what they are called and what they name: `physical_connection_requirements.subnet_id`. */
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
    // A network beside a subnet says less exactly where it is, also where nothing says that the one is in the other.
    const rank = largest(named.map(({ to }) => nesting.rankOf(to)));
    const seats = nesting.innermost(named.map(({ to }) => to).filter((to) => nesting.rankOf(to) === rank));
    return { seats, spans: true, evidence: evidenceOf(named, seats) };
  }

  /** DOT and the prior state say who refers to whom, and no more: the innermost kind of container named counts. */
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

  /** Where the parts are that have folded into it: the mount targets of a file system, the nodes of a cluster. */
  function ofParts({ address }: Resource): Statement {
    const parts = folds.partsOf(address).filter((part) => factsOf(part).isPart === true);
    const seats = nesting.innermost(parts.flatMap(nesting.seatsAt));
    return { seats, spans: true, evidence: { rule: 'parts', by: parts[0] ?? address } };
  }

  /** What has folded into a resource may know where it is: a target group its VPC. An identity may be kept anywhere. */
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

/** What is said where nothing else says it. */
function lastResorts(model: Model): Pick<Statements, 'ofMention' | 'ofTheOnly'> {
  const onlyContainer = onlyContainers(model);

  /** The one container of the right type that any other attribute names: a subnet's address block is cut from its VPC's. */
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

  /** A network that is named but not in the plan is another one. */
  function ofTheOnly({ address, type }: Resource): Statement {
    const isKnown = (attribute: string): boolean => isKnownValue(model.attributeOf(address, attribute));
    if (model.knowledge.placedBy(type).some(isKnown)) return NOTHING;
    return one(onlyContainer(address) ?? usual(type), { rule: 'only', by: address });
  }

  /** What says no network at all starts in the one that every account has: where that is the only one. */
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

/** What one attribute says. A container it names counts before other resources, which say only where they are. */
function attributeReader(model: Model, nesting: Nesting): Statements['ofAttribute'] {
  const { knowledge, isPlace } = model;
  const named = namedBy(model);
  const { innermost, seatsAt } = nesting;

  /** A block that names a network by one attribute and subnets by another says by the subnets where it is. */
  function withoutVaguer(held: readonly Reference[]): readonly Reference[] {
    const inner = new Set(innermost(held.filter(({ to }) => isPlace(to)).map(({ to }) => to)));
    const precise = new Set(held.filter(({ to }) => inner.has(to)).map(({ path }) => path));
    return held.filter(({ path, to }) => inner.has(to) || precise.has(path) || !isPlace(to));
  }

  /** One of these, nobody knows which: around all of them. Where nothing is, the first instance of one resource. */
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
      // A VPC together with its subnets is all that a module has, not a choice of subnets.
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

/** Of the first reference to one of these, else of the first at all. */
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
