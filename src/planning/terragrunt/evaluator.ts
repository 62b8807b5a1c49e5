/** Evaluates the expressions of one file with Terraform's evaluator, plus locals and the names of Terragrunt. */
import type { Expression, Traversal } from '../../terraform/hcl/model.js';
import { evaluate, type Names, noNames } from '../static/evaluate.js';
import { UNKNOWN, type Value } from '../static/value.js';
import type { Budget } from '../static/work.js';
import { type CallContext, FUNCTIONS } from './functions.js';

/** The context in which a file is evaluated. */
export interface Surroundings {
  readonly locals: ReadonlyMap<string, Expression>;
  readonly place: CallContext;
  readonly values: Value;
  /** Returns the exposed values of an include by name; the name is empty for an include without one. Null if there is none. */
  readonly included: (name: string) => Value | null;
  /** Returns the default of a feature flag; null if no flag has this name. */
  readonly feature: (name: string) => Value | null;
  readonly budget: Budget;
}

export class Evaluator {
  readonly #in: Surroundings;
  readonly #names: Names;
  readonly #locals = new Map<string, Value>();

  constructor(surroundings: Surroundings) {
    this.#in = surroundings;
    this.#names = {
      ...noNames(surroundings.budget),
      resolve: (root, steps) => this.#resolve(root, steps),
      call: (name, values) => FUNCTIONS.get(name)?.(values, surroundings.place),
    };
  }

  evaluate(expression: Expression): Value {
    return evaluate(expression, this.#names);
  }

  /** Returns the text of a template with `open` in place of each unknown part. Null for any other expression. */
  textWith(open: string, expression: Expression): string | null {
    if (expression.kind === 'parenthesized') return this.textWith(open, expression.inner);
    if (expression.kind !== 'template' || expression.directives) return null;
    return expression.parts
      .map((part) => {
        const value = this.evaluate(part);
        return typeof value === 'object' ? open : String(value);
      })
      .join('');
  }

  #resolve(root: string, steps: Traversal['steps']): ReturnType<Names['resolve']> {
    const first = steps[0]?.kind === 'attribute' ? steps[0].name : null;
    if (root === 'local' && first !== null) return { value: this.#local(first), used: 1 };
    if (root === 'values') return { value: this.#in.values, used: 0 };
    if (root === 'feature' && first !== null) {
      return { value: new Map([['value', this.#in.feature(first) ?? UNKNOWN]]), used: 1 };
    }
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
    // A local that refers to itself is unknown.
    this.#locals.set(name, UNKNOWN);
    try {
      const value = this.evaluate(expression);
      this.#locals.set(name, value);
      return value;
    } catch (error) {
      // A file must be loaded first, after which the local may be known.
      this.#locals.delete(name);
      throw error;
    }
  }
}
