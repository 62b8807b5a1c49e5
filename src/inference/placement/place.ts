/**
 * The container that each resource is in, by everything that can say so, best first: its parts, known values and
 * references of the placing attributes, attributes that are called like a place and name one, references without an
 * attribute, what has folded into it, the only container there is.
 */
import type { Resource } from '../../graph/inventory.js';
import type { Evidence, Rule } from '../evidence.js';
import type { Folds } from '../fold.js';
import type { Model } from '../model.js';
import { type ImpliedBox, impliedBoxes } from './implied.js';
import { createNesting, type Nesting, type Settled } from './nesting.js';
import { createStatements, type Statement, type Statements } from './statements.js';

export interface Containment {
  /**
   * Parent of each resource in play, folded ones included, and of each implied box; null at the top. Of what lies in
   * several containers, the innermost that holds all of these.
   */
  readonly parentOf: (address: string) => string | null;
  /** The containers that a resource lies in, in address order; more than one for what spans subnets. */
  readonly parentsOf: (address: string) => readonly string[];
  /** Why a resource is in its container; null at the top. */
  readonly evidenceOf: (address: string) => Evidence | null;
  /** Whether the place of a resource is a guess. */
  readonly isAssumed: (address: string) => boolean;
  /** Zones and regions around the resources asked for so far. */
  readonly implied: ReadonlyMap<string, ImpliedBox>;
}

interface Seated extends Settled {
  readonly evidence: Evidence | null;
}

const NOWHERE: Seated = { parent: null, seats: [], evidence: null };

/** Made up, where the input leaves it open: the picture says so. */
const GUESSES: ReadonlySet<Rule> = new Set(['first', 'numbered', 'only']);

/** A place found through more resources than this (node pool, cluster, subnet group, subnet) is no place but a loop. */
const LONGEST_WAY = 32;

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

/** The first of all sources that names a place which fits. */
function seatOf(resource: Resource, model: Model, statements: Statements, nesting: Nesting): Seated {
  const { address, type } = resource;
  const isContainer = model.isContainer(address);
  const { ancestry, common, fitting, innermost } = nesting;
  const parts = isContainer ? null : statements.ofParts(resource);
  if (parts !== null && parts.seats.length > 0) return { ...parts, parent: common(parts.seats) };

  const called = statements.ofNames(resource);
  const place = fitting(resource, common(called.seats));
  /** Where a list knows the network alone, names may say in which of its subnets. */
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
  // Nothing is around all of them.
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
