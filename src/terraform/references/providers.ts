/**
 * Finds the block that configures the provider of a resource. It is a dependency: a cluster that a provider connects to
 * comes before the resources in it.
 */
import { configuresProvider } from '../blocks.js';
import type { Block, Expression } from '../hcl/model.js';
import { argumentOf } from '../hcl/walk.js';
import type { ModuleNode, ProviderCode } from '../module-tree/module-model.js';

/** A provider name in code: `aws`, `aws.west`. */
export interface ProviderName {
  readonly name: string;
  readonly alias: string | null;
  /** Selects an instance of a provider with `for_each`: `each.key` in `aws.by_region[each.key]`. */
  readonly key?: Expression;
}

/** A key and the module that contains it. */
export interface ProviderKey<T> {
  readonly expression: Expression;
  readonly scope: T;
  /** The module that the call with the key creates; null if the key is in a resource. */
  readonly inside: T | null;
}

export const providerAddress = ({ name, alias }: Pick<ProviderName, 'name' | 'alias'>): string =>
  `provider.${name}${alias === null ? '' : `.${alias}`}`;

/** A module and its calling module. */
interface ModuleWithParent<T> {
  readonly node: ModuleNode;
  readonly parent: T | null;
}

export interface Configured<T> {
  readonly scope: T;
  readonly code: ProviderCode;
  /** Absent if no instance is selected. */
  readonly key?: ProviderKey<T>;
}

/** Returns the block that configures the provider of a resource, in its module or a calling one; null if there is none. */
export function providerOf<T extends ModuleWithParent<T>>(type: string, block: Block, scope: T): Configured<T> | null {
  const argument = argumentOf(block.body, 'provider');
  const name = (argument && providerNameOf(argument)) ?? { name: localNameOf(type), alias: null };
  return configuredAs(name, scope, keyIn(name, scope, null));
}

const keyIn = <T>({ key }: ProviderName, scope: T, inside: T | null): ProviderKey<T> | undefined =>
  key && { expression: key, scope, inside };

/** Returns the default local name of the provider for a resource type: `aws_vpc` -> `aws`. */
export const localNameOf = (type: string): string => type.split('_', 1)[0] as string;

/**
 * Returns the block for a provider name in a module; null if there is none. A module that only declares the provider gets the
 * configuration that its call passes, or that of the same name in the calling module.
 */
export function configuredAs<T extends ModuleWithParent<T>>(
  wanted: ProviderName,
  scope: T,
  key?: ProviderKey<T>,
): Configured<T> | null {
  const { node, parent } = scope;
  const code = node.code.providers.find(({ name, alias }) => name === wanted.name && alias === wanted.alias);
  const inModule = code === undefined ? null : { scope, code, ...(key && { key }) };
  if (parent === null || (inModule !== null && configuresProvider(inModule.code.block))) return inModule;
  const call = parent.node.code.calls.find(({ name }) => name === node.path.at(-1));
  const passed = call === undefined ? null : passedAs(wanted, call.block);
  if (passed === null && wanted.alias !== null) return inModule;
  return configuredAs(passed ?? wanted, parent, passed === null ? key : keyIn(passed, parent, scope)) ?? inModule;
}

/** Returns the provider that `providers = { aws.here = aws.there }` passes under this name, or null. */
function passedAs(wanted: ProviderName, call: Block): ProviderName | null {
  const map = argumentOf(call.body, 'providers');
  if (map?.kind !== 'object') return null;
  for (const { key, value } of map.entries) {
    const name = providerNameOf(key);
    if (name !== null && name.name === wanted.name && name.alias === wanted.alias) return providerNameOf(value);
  }
  return null;
}

/** Parses `aws`, `aws.west` or `aws.by_region[each.key]`; also as a string, as in JSON and old versions. */
export function providerNameOf(expression: Expression): ProviderName | null {
  if (expression.kind === 'parenthesized') return providerNameOf(expression.inner);
  if (expression.kind === 'literal' && typeof expression.value === 'string') {
    const [address = '', key] = expression.value.split(/(?=\[)/);
    const [name, alias] = address.split('.');
    const unreadable: Expression = { kind: 'unreadable', span: expression.span };
    return { name: name as string, alias: alias ?? null, ...(key !== undefined && { key: unreadable }) };
  }
  if (expression.kind !== 'traversal' || typeof expression.root !== 'string') return null;
  const [step, index] = expression.steps;
  return {
    name: expression.root,
    alias: step?.kind === 'attribute' ? step.name : null,
    ...(index?.kind === 'index' && { key: index.key }),
  };
}
