/**
 * Module sources and versions that are expressions. OpenTofu evaluates them before planning, from variables and locals.
 * https://opentofu.org/docs/language/modules/sources/#support-for-variable-and-local-evaluation
 */
import type { Expression } from '../hcl/model.js';
import { argumentOf } from '../hcl/walk.js';
import type { CallCode, ModuleCode, ModuleNode } from './module-model.js';

/** A module with the values of its variables and locals before planning. */
export interface EarlyScope {
  /** Returns the text of an expression; null if it is unknown before planning, or secret. */
  textOf(expression: Expression): string | null;
  /** Returns the scope of a called module. */
  inside(code: ModuleCode, call: CallCode): EarlyScope;
}

/**
 * Opens the scope of the root module.
 * @param root the code of the root module
 */
export type OpenEarlyScope = (root: Pick<ModuleNode, 'code' | 'top'>) => Promise<EarlyScope>;

/** Creates a module's scope on demand; null if nothing evaluates expressions. */
export type LazyEarlyScope = () => Promise<EarlyScope | null>;

/** Returns a function that creates the scope in the first call only. */
export function onDemand(create: LazyEarlyScope): LazyEarlyScope {
  let scope: Promise<EarlyScope | null> | null = null;
  return () => {
    scope ??= create();
    return scope;
  };
}

/** Resolved code by its sources and versions: a directory called twice with the same ones is a single module. */
export type EarlyCode = WeakMap<ModuleCode, Map<string, ModuleCode>>;

/**
 * Returns the code with the sources and versions of its calls resolved, as far as they are known; the code itself if
 * all of them are literal.
 * @param known earlier results, to which this one is added
 */
export async function withEarlySources(code: ModuleCode, open: LazyEarlyScope, known: EarlyCode): Promise<ModuleCode> {
  if (!code.calls.some((call) => unresolvedArguments(call).length > 0)) return code;
  const scope = await open();
  if (scope === null) return code;
  const calls = code.calls.map((call): CallCode => {
    const texts = unresolvedArguments(call).map(({ name, value }) => [name, scope.textOf(value)] as const);
    return { ...call, ...Object.fromEntries(texts) };
  });
  const key = JSON.stringify(calls.map(({ source, version }) => [source, version]));
  const resolvedBySources = known.get(code) ?? new Map<string, ModuleCode>();
  known.set(code, resolvedBySources);
  const resolved = resolvedBySources.get(key) ?? { ...code, calls };
  resolvedBySources.set(key, resolved);
  return resolved;
}

/** Returns `source` and `version`, each only if it is set and not a literal string. */
function unresolvedArguments({
  block,
  ...call
}: CallCode): readonly { readonly name: string; readonly value: Expression }[] {
  return (['source', 'version'] as const).flatMap((name) => {
    const value = argumentOf(block.body, name);
    return value === null || call[name] !== null ? [] : [{ name, value }];
  });
}
