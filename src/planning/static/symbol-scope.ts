import type { Names } from './evaluate.js';
import { type Repetition, withKey } from './expand.js';
import type { Caller, ModuleScope } from './module-scope.js';
import type { NamingScope } from './naming-scope.js';
import { PartlyKnownScope } from './partly-known-scope.js';
import { type MemberStep, Symbolic, withSteps } from './value.js';

/** Names whose values differ between the instances of a block, or that belong to none. */
const WITHOUT_SYMBOL: ReadonlySet<string> = new Set(['count', 'each', 'path', 'self']);

/**
 * Evaluates a module instance so that an unknown value is a symbol, and texts of one expression are equal although it has no value.
 * A variable of a module has the symbol of the argument that sets it.
 */
export class SymbolScope extends PartlyKnownScope {
  /** Address of the module instance, which is unique. */
  readonly #module: string = addressOf(this);

  override names(repetition?: Repetition): Names {
    return { ...super.names(repetition), symbolOf: (root, steps) => this.#symbolOf(root, steps) };
  }

  #symbolOf(root: string, steps: readonly MemberStep[]): Symbolic | null {
    if (WITHOUT_SYMBOL.has(root)) return null;
    const symbol = withSteps(root === 'terraform' ? root : `${this.#module}${root}`, steps);
    return symbol === null ? null : new Symbolic(symbol);
  }

  protected override sameKindOf(valueScope: ModuleScope, caller: Caller, prefix: string | null): NamingScope {
    return new SymbolScope(valueScope, this.configuration, caller, prefix);
  }
}

function addressOf({ caller }: ModuleScope): string {
  if (caller === null) return '';
  return `${addressOf(caller.scope)}${withKey(`module.${caller.call.name}`, caller.repetition.key)}.`;
}
