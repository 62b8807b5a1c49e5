/** From a graph of configuration addresses to links between resources that the plan has. */

import { isOfProgram } from '../../catalog/attribute-roles.js';
import { groupBy } from '../../graph/group-by.js';
import { parseTerraformAddress } from '../../graph/terraform-address.js';
import { LINK_STEPS_MAX, LINK_WORK_MAX, MEMBERS_MAX } from '../limits.js';
import type { ConfigReference } from './config-graph.js';
import { isTaken } from './members.js';
import { hasParts } from './parts.js';

/** Only instances with one of these keys on the module at this depth, from 1. */
export interface Pin {
  readonly depth: number;
  readonly keys: readonly string[];
}

/** A resource that depends on another one, both by configuration address. */
export interface Link extends ConfigReference {
  readonly from: string;
  readonly pins: readonly Pin[];
  readonly guess?: string;
}

interface Walk extends ConfigReference {
  readonly pins: readonly Pin[];
  /** The output by which it leads there, where the source does not say which is meant. */
  readonly guess?: string;
}

/** Steps that may still be looked at, for all attributes of all resources together. */
export interface LinkBudget {
  left: number;
}

export const linkBudget = (): LinkBudget => ({ left: LINK_WORK_MAX });

/**
 * The resources that `from` reaches without passing another one: variables, locals, outputs and resources without
 * instances (count 0) are walked through. Each path is walked alone, so that it stays with what it leads
 * to; a way that says an order and no more anywhere, has none. Where the budget is spent, no further step is taken.
 */
export function linksFrom(
  from: string,
  stepsOf: (address: string) => readonly ConfigReference[],
  isResource: (address: string) => boolean,
  budget: LinkBudget = linkBudget(),
): Link[] {
  const links: Link[] = [];
  const placeOf = ({ path, block }: ConfigReference): string => `${path ?? ''}\n${JSON.stringify(block ?? null)}`;
  for (const firstSteps of groupBy(stepsOf(from), placeOf).values()) {
    const { path, block } = firstSteps[0] as ConfigReference;
    const isCalled = isOfProgram(path ?? '');

    const seen = new Seen();
    const open: Walk[] = firstSteps.map((step) => ({ ...step, pins: [], ...guessOf(step) })).reverse();
    for (let step = open.pop(); step !== undefined; step = open.pop()) {
      if (step.to === from || seen.has(step)) continue;
      seen.add(step);
      if (isResource(step.to)) {
        links.push({ ...step, from, path: step.path === null ? null : path, ...(block !== undefined && { block }) });
        continue;
      }
      for (const next of stepsOf(step.to)) {
        if (budget.left <= 0) break;
        const walked = walkOn(step, next, isCalled);
        budget.left -= costOf(walked);
        // What has been seen is not kept: locals that all name each other would be kept as often as they do.
        if (!seen.has(walked)) open.push(walked);
      }
    }
  }
  return links;
}

const isPlain = ({ keys, pins, beside, members, elements, word }: Walk): boolean =>
  [...keys, ...pins].length === 0 && [beside, members, elements, word].every((said) => said === undefined);

/** A step is as much work as the texts that tell it from others are long. */
function costOf(step: Walk): number {
  if (isPlain(step)) return 1;
  const texts = [
    step.keys,
    step.beside ?? [],
    step.members ?? [],
    step.elements ?? [],
    ...step.pins.map(({ keys }) => keys),
  ].flat();
  return 1 + texts.length + texts.reduce((sum, { length }) => sum + length, 0) / CHARACTERS_OF_STEP;
}

/** Some 16 characters are read in the time that one step takes. */
const CHARACTERS_OF_STEP = 16;

/** One node may be reached in several ways: by one that chooses an instance, and by one that does not. */
class Seen {
  /** Nodes by how they were reached; most ways choose nothing, and are told apart by two answers. */
  readonly #plain = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()] as const;
  readonly #others = new Set<string>();
  /** Behind LINK_STEPS_MAX. */
  readonly #late = new Set<string>();
  #size = 0;

  has(step: Walk): boolean {
    const [set, state] = this.#placeOf(step);
    return set.has(state);
  }

  add(step: Walk): void {
    const [set, state] = this.#placeOf(step);
    set.add(state);
    this.#size++;
  }

  #placeOf(step: Walk): readonly [Set<string>, string] {
    const { to, path, keys, keyed, pins, beside, members, elements, word } = step;
    if (this.#size >= LINK_STEPS_MAX) return [this.#late, to];
    if (!isPlain(step))
      return [this.#others, JSON.stringify([to, path === null, keys, keyed, pins, beside, members, elements, word])];
    return [this.#plain[path === null ? (keyed ? 0 : 1) : keyed ? 2 : 3], to];
  }
}

/**
 * A key on the way names an instance of the module whose output is passed. What is made of other members than those that are
 * taken of an object is no more than waited for, and so is what a resource names that is not built.
 * @param isCalled a program is told it: then what it calls it is kept
 */
function walkOn(
  passed: Walk,
  { members: own, word: named, line: _, ...next }: ConfigReference,
  isCalled: boolean,
): Walk {
  const depth = passed.keys.length === 0 ? 0 : moduleDepthOf(passed.to);
  const pins = depth === 0 ? passed.pins : [...passed.pins, { depth, keys: passed.keys }];
  const taken = passed.members ?? [];
  const held = heldAt(next.path);
  const isNothing = passed.path === null || !isTaken(taken, held) || isBuilt(passed.to);
  const path = isNothing ? null : next.path;
  const members = [...(own ?? []), ...(next.isAll === true ? taken.slice(held.length) : [])].slice(0, MEMBERS_MAX);
  const elements = [...new Set([...(passed.elements ?? []), ...(next.elements ?? [])])].slice(0, MEMBERS_MAX);
  const ofElement = passed.ofElement === true || next.ofElement === true;
  const word = isCalled ? (passed.word ?? named ?? held.at(-1)) : undefined;
  const beside = depth === 0 && hasParts(next.to) ? passed.keys.map(unquoted) : [];
  return {
    ...next,
    ...{ path, keyed: passed.keyed || next.keyed, pins },
    ...(members.length > 0 && { members }),
    ...(elements.length > 0 && { elements }),
    ...(ofElement && { ofElement }),
    ...(beside.length > 0 && { beside: [...beside, ...(next.beside ?? [])] }),
    ...(word !== undefined && { word }),
    ...(passed.line !== undefined && { line: passed.line }),
    ...(passed.guess === undefined ? guessOf(next) : { guess: passed.guess }),
  };
}

const guessOf = ({ guessed, to }: ConfigReference): { readonly guess?: string } =>
  guessed === true ? { guess: to } : {};

/** Kinds of nodes that hand on what they are made of. */
const HOLDERS: ReadonlySet<string> = new Set(['var', 'local', 'output', 'provider']);

/** Whether something is built by this address: where it has no instances, nothing is handed on of what it would name. */
function isBuilt(address: string): boolean {
  const [around = '', type, name] = address.split('.').slice(-3);
  const [first, second] = name === undefined ? [around, type] : [type, name];
  const isRead = name !== undefined && (around === 'data' || around === 'ephemeral');
  return second !== undefined && first?.includes('_') === true && !HOLDERS.has(first) && !isRead;
}

/** Names of members behind that of the variable or local, or of the argument of an output. */
const heldAt = (path: string | null): readonly string[] => path?.split('.').slice(1) ?? [];

const unquoted = (key: string): string => key.replace(/^"|"$/g, '');

/** How many modules the output is in; 0 for what is no output. */
function moduleDepthOf(address: string): number {
  const parts = parseTerraformAddress(address);
  return parts?.type === 'output' ? parts.modules.length : 0;
}
