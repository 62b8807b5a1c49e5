/** Evaluates the expressions of one Terragrunt file, with Terraform's evaluator plus locals and the names of Terragrunt. */

import type { Expression, Traversal } from '../../terraform/hcl/model.js';
import { evaluate, type Names, noNames } from '../static/evaluate.js';
import { UNKNOWN, type Value } from '../static/value.js';
import type { Budget } from '../static/work.js';
import { type CallContext, FUNCTIONS } from './functions.js';

/** The context in which a file is evaluated. */
export interface FileContext {
  readonly locals: ReadonlyMap<string, Expression>;
  readonly callContext: CallContext;
  /** The `values` of a unit in a stack. */
  readonly values: Value;
  /** Returns the exposed values of an include by name; the name is empty for an include without one. Null if there is none. */
  readonly included: (name: string) => Value | null;
  /** Returns the default of a feature flag; null if no flag has this name. */
  readonly featureDefault: (name: string) => Value | null;
  readonly budget: Budget;
}

export class FileEvaluator {
  readonly #context: FileContext;
  readonly #names: Names;
  /** Values of evaluated locals. */
  readonly #locals = new Map<string, Value>();

  constructor(context: FileContext) {
    this.#context = context;
    this.#names = {
      ...noNames(context.budget),
      resolve: (root, steps) => this.#resolve(root, steps),
      call: (name, values) => FUNCTIONS.get(name)?.(values, context.callContext),
    };
  }

  evaluate(expression: Expression): Value {
    return evaluate(expression, this.#names);
  }

  /** Returns the text of a template with a placeholder for each unknown part. Null for any other expression. */
  textWithPlaceholder(placeholder: string, expression: Expression): string | null {
    if (expression.kind === 'parenthesized') return this.textWithPlaceholder(placeholder, expression.inner);
    if (expression.kind !== 'template' || expression.directives) return null;
    return expression.parts
      .map((part) => {
        const value = this.evaluate(part);
        return typeof value === 'object' ? placeholder : String(value);
      })
      .join('');
  }

  #resolve(root: string, steps: Traversal['steps']): ReturnType<Names['resolve']> {
    const first = steps[0]?.kind === 'attribute' ? steps[0].name : null;
    if (root === 'local' && first !== null) return { value: this.#local(first), used: 1 };
    if (root === 'values') return { value: this.#context.values, used: 0 };
    if (root === 'feature' && first !== null) {
      return { value: new Map([['value', this.#context.featureDefault(first) ?? UNKNOWN]]), used: 1 };
    }
    if (root !== 'include') return null;
    const named = first === null ? null : this.#context.included(first);
    if (named !== null) return { value: named, used: 1 };
    const bare = this.#context.included('');
    return bare === null ? null : { value: bare, used: 0 };
  }

  #local(name: string): Value {
    const known = this.#locals.get(name);
    if (known !== undefined) return known;
    const expression = this.#context.locals.get(name);
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
