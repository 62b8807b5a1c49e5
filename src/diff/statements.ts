/** Statements about addresses: of a single resource or instance, or of everything in a module. */

import { put } from '../graph/put.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import { MODULE_DEPTH } from '../limits.js';

/** A step of an address: `module.a["x"]`, or the last one: `aws_instance.web[0]`. */
interface Step {
  readonly name: string;
  /** Null for no key; in a statement, null matches any key. */
  readonly index: string | null;
}

type Steps = readonly Step[];

/** Splits an address into steps; null if the text is the address of neither a resource nor a module. */
function stepsOf(text: string): Steps | null {
  const isModule = /^module\.[^.]+$|\.module\.[^.]+$/.test(text.replace(/\["(?:[^"\\]|\\.)*"\]/g, ''));
  const parts = parseTerraformAddress(isModule ? `${text}.x.x` : text);
  if (parts === null) return null;
  const modules = parts.modules.map(({ name, index }) => ({ name: `module.${name}`, index }));
  if (isModule) return modules;
  const name = `${parts.mode === 'data' ? 'data.' : ''}${parts.type}.${parts.name}`;
  return [...modules, { name, index: parts.index }];
}

const textOf = (steps: Steps): string =>
  steps.map(({ name, index }) => (index === null ? name : `${name}[${index}]`)).join('.');

const namesOf = (steps: Steps): string => steps.map(({ name }) => name).join('.');

const keysIn = (steps: Steps): number => steps.filter(({ index }) => index !== null).length;

interface Statement {
  readonly from: Steps;
  readonly to: Steps;
}

/** Returns the statements that may apply to an address or to a module around it. */
type Statements = (steps: Steps) => readonly Statement[];

/** @param pairs addresses as Terraform writes them; invalid ones are skipped */
function indexed(pairs: Iterable<readonly [string, string]>): Statements {
  const byNames = new Map<string, Statement[]>();
  for (const [a, b] of pairs) {
    const [from, to] = [stepsOf(a), stepsOf(b)];
    if (from !== null && to !== null) put(byNames, namesOf(from), { from, to });
  }
  // The statement with the most keys is the most specific one.
  for (const all of byNames.values()) all.sort((a, b) => keysIn(b.from) - keysIn(a.from));
  return (steps) => {
    const found: Statement[] = [];
    for (let length = steps.length; length > 0; length--) {
      found.push(...(byNames.get(namesOf(steps.slice(0, length))) ?? []));
    }
    return found;
  };
}

const isAbout = (from: Steps, steps: Steps): boolean =>
  from.every(({ index }, at) => index === null || index === steps[at]?.index);

/** Returns the target of a statement, with the keys that the statement leaves open; null if it is about another instance. */
function led({ from, to }: Statement, steps: Steps): Steps | null {
  if (!isAbout(from, steps)) return null;
  // The last step is the element itself, the steps before it are the enclosing modules.
  const last = { from: from.length - 1, to: to.length - 1 };
  const placeOf = (at: number): number => {
    if (at === last.from) return last.to;
    return at < last.to && to[at]?.name === from[at]?.name ? at : -1;
  };
  const target = [...to];
  for (const [at, { index }] of from.entries()) {
    const key = index === null ? (steps[at]?.index ?? null) : null;
    if (key === null) continue;
    const step = to[placeOf(at)];
    // Several instances would become one.
    if (step === undefined || step.index !== null) return null;
    target[placeOf(at)] = { ...step, index: key };
  }
  return [...target, ...steps.slice(from.length)];
}

/**
 * Returns a function that follows `moved` blocks to an address that exists in `after`. Blocks about a module and blocks inside of
 * it are chained. Returns the address itself if no chain ends at an existing one.
 * Example: with `module.a` moved to `module.b`, `module.a.aws_instance.web` becomes `module.b.aws_instance.web`.
 */
export function follower(
  moved: ReadonlyMap<string, string>,
  isThere: (origin: string) => boolean,
): (origin: string) => string {
  const statements = indexed(moved);
  return (origin) => {
    if (moved.size === 0) return origin;
    let steps = stepsOf(origin);
    const seen = new Set([origin]);
    while (steps !== null && seen.size <= MODULE_DEPTH) {
      const at: Steps = steps;
      const next: Steps | null = firstOf(statements(at), (statement) => led(statement, at));
      const text = next === null ? '' : textOf(next);
      if (next === null || seen.has(text)) return origin;
      if (isThere(text)) return text;
      seen.add(text);
      steps = next;
    }
    return origin;
  };
}

function firstOf<T, R>(things: readonly T[], find: (thing: T) => R | null): R | null {
  for (const thing of things) {
    const found = find(thing);
    if (found !== null) return found;
  }
  return null;
}

/** Returns a predicate: true if the set names the resource, all of its instances, or a module around it. */
export function coverOf(addresses: ReadonlySet<string>): (origin: string) => boolean {
  const statements = indexed([...addresses].map((address) => [address, address] as const));
  return (origin) => {
    const steps = addresses.size === 0 ? null : stepsOf(origin);
    return steps !== null && statements(steps).some(({ from }) => isAbout(from, steps));
  };
}
