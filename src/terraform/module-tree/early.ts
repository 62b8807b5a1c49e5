/**
 * Module sources and versions that are expressions: OpenTofu evaluates them before it plans, from variables and locals.
 * https://opentofu.org/docs/language/modules/sources/#support-for-variable-and-local-evaluation
 */
import type { Expression } from '../hcl/model.js';
import { argumentOf } from '../hcl/walk.js';
import type { CallCode, ModuleCode, ModuleNode } from './module-model.js';

/** One module, with what its variables and locals come to before anything is planned. */
export interface EarlyScope {
  /** Text that an expression stands for; null if it is not known without planning, or is a secret. */
  textOf(expression: Expression): string | null;
  /** The scope of the module that a call of this one leads to. */
  inside(code: ModuleCode, call: CallCode): EarlyScope;
}

/** @param root the code of the root module */
export type OpenEarlyScope = (root: Pick<ModuleNode, 'code' | 'top'>) => Promise<EarlyScope>;

/** The scope of a module, made when it is needed; null where nobody evaluates. */
export type LazyEarlyScope = () => Promise<EarlyScope | null>;

export function lazily(make: LazyEarlyScope): LazyEarlyScope {
  let made: Promise<EarlyScope | null> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** Code by what its expressions come to: a directory that is called twice alike is one module. */
export type EarlyCode = WeakMap<ModuleCode, Map<string, ModuleCode>>;

/** The code with the sources and versions of its calls as texts, as far as they are known. */
export async function withEarlySources(code: ModuleCode, open: LazyEarlyScope, known: EarlyCode): Promise<ModuleCode> {
  if (!code.calls.some((call) => openIn(call).length > 0)) return code;
  const scope = await open();
  if (scope === null) return code;
  const calls = code.calls.map((call): CallCode => {
    const texts = openIn(call).map(({ name, value }) => [name, scope.textOf(value)] as const);
    return { ...call, ...Object.fromEntries(texts) };
  });
  const key = JSON.stringify(calls.map(({ source, version }) => [source, version]));
  const alike = known.get(code) ?? new Map<string, ModuleCode>();
  known.set(code, alike);
  const resolved = alike.get(key) ?? { ...code, calls };
  alike.set(key, resolved);
  return resolved;
}

/** Arguments of a call that are no plain text. */
function openIn({ block, ...call }: CallCode): readonly { readonly name: string; readonly value: Expression }[] {
  return (['source', 'version'] as const).flatMap((name) => {
    const value = argumentOf(block.body, name);
    return value === null || call[name] !== null ? [] : [{ name, value }];
  });
}
