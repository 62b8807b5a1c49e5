/** The values of one file: its locals, what it includes, and the calls that only Terragrunt knows. */
import type { Call, Expression, Traversal } from '../../terraform/hcl/model.js';
import { childrenOf } from '../../terraform/hcl/walk.js';
import { evaluate, type Names, noNames } from '../static/evaluate.js';
import { UNKNOWN, type Value } from '../static/value.js';
import type { Budget } from '../static/work.js';
import { FUNCTIONS, type Place } from './functions.js';
import { rewriteCalls } from './rewrite.js';

/** Stands for a value in an expression, where a call was. No name of the language can have it. */
const SLOT = ' value';

/** By expression: files are parsed once, and read by all units. */
const SIZES = new WeakMap<Expression, number>();

/** How many expressions it is made of; 0 where there is no call in it that only Terragrunt knows. */
function sizeToRewrite(expression: Expression): number {
  const known = SIZES.get(expression);
  if (known !== undefined) return known;
  let size = 0;
  let calls = false;
  const open: Expression[] = [expression];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    size++;
    calls ||= at.kind === 'call' && FUNCTIONS.has(at.name);
    for (const child of childrenOf(at)) open.push(child);
  }
  const found = calls ? size : 0;
  SIZES.set(expression, found);
  return found;
}

/** What a file is evaluated in. */
export interface Surroundings {
  readonly locals: ReadonlyMap<string, Expression>;
  readonly place: Place;
  readonly values: Value;
  /** What the configuration that is included by this name shows; empty for an include without a name. */
  readonly included: (name: string) => Value | null;
  readonly budget: Budget;
}

export class Evaluator {
  readonly #in: Surroundings;
  readonly #names: Names;
  readonly #locals = new Map<string, Value>();
  /** What calls gave, by the number in their slot. */
  readonly #slots: Value[] = [];
  readonly #rewritten = new Map<Expression, Expression>();

  constructor(surroundings: Surroundings) {
    this.#in = surroundings;
    this.#names = { ...noNames(surroundings.budget), resolve: (root, steps) => this.#resolve(root, steps) };
  }

  evaluate(expression: Expression): Value {
    const size = sizeToRewrite(expression);
    if (size === 0) return evaluate(expression, this.#names);
    const before = this.#rewritten.get(expression);
    if (before === undefined && !this.#in.budget.spend(size)) return UNKNOWN;
    const after = before ?? rewriteCalls(expression, (call) => this.#replace(call));
    this.#rewritten.set(expression, after);
    return evaluate(after, this.#names);
  }

  #resolve(root: string, steps: Traversal['steps']): ReturnType<Names['resolve']> {
    const first = steps[0]?.kind === 'attribute' ? steps[0].name : null;
    if (root === SLOT && first !== null) return { value: this.#slots[Number(first)] as Value, used: 1 };
    if (root === 'local' && first !== null) return { value: this.#local(first), used: 1 };
    if (root === 'values') return { value: this.#in.values, used: 0 };
    if (root !== 'include') return null;
    const named = first === null ? null : this.#in.included(first);
    if (named !== null) return { value: named, used: 1 };
    const bare = this.#in.included('');
    return bare === null ? null : { value: bare, used: 0 };
  }

  #local(name: string): Value {
    const known = this.#locals.get(name);
    if (known !== undefined) return known;
    const expression = this.#in.locals.get(name);
    if (expression === undefined) return UNKNOWN;
    // Until it is known: a local that needs itself is not.
    this.#locals.set(name, UNKNOWN);
    try {
      const value = this.evaluate(expression);
      this.#locals.set(name, value);
      return value;
    } catch (error) {
      // A file is wanted; with it, the local may be known.
      this.#locals.delete(name);
      throw error;
    }
  }

  #replace(call: Call): Expression | null {
    const run = FUNCTIONS.get(call.name);
    if (run === undefined) return null;
    const values = call.arguments.map((argument) => evaluate(argument, this.#names));
    this.#slots.push(run(values, this.#in.place));
    const step = { kind: 'attribute', name: String(this.#slots.length - 1) } as const;
    return { kind: 'traversal', root: SLOT, steps: [step], span: call.span };
  }
}
