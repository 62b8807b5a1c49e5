/** Which block configures the provider of a resource: a cluster that a provider logs in to comes before what it makes there. */
import type { Block, Expression } from '../hcl/model.js';
import { argumentOf } from '../hcl/walk.js';
import type { ModuleNode, ProviderCode } from '../module-tree/module-model.js';

/** As code names it: `aws`, `aws.west`. */
export interface ProviderName {
  readonly name: string;
  readonly alias: string | null;
  /** Chooses among the instances of a provider with `for_each`: `each.key` of `aws.by_region[each.key]`. */
  readonly key?: Expression;
}

/** A key, and where it is written. */
export interface ProviderKey<T> {
  readonly expression: Expression;
  readonly scope: T;
  /** The module instance that the call makes in which it is written; null if it is written in a resource. */
  readonly inside: T | null;
}

export const providerAddress = ({ name, alias }: Pick<ProviderName, 'name' | 'alias'>): string =>
  `provider.${name}${alias === null ? '' : `.${alias}`}`;

/** A module and the one that calls it. */
interface ModuleWithParent<T> {
  readonly node: ModuleNode;
  readonly parent: T | null;
}

export interface Configured<T> {
  readonly scope: T;
  readonly code: ProviderCode;
  /** Absent where no instance is named. */
  readonly key?: ProviderKey<T>;
}

/** The block that configures the provider of a resource, in its own module or in one around it; null where none does. */
export function providerOf<T extends ModuleWithParent<T>>(type: string, block: Block, scope: T): Configured<T> | null {
  const said = argumentOf(block.body, 'provider');
  const wanted = (said && providerNameOf(said)) ?? { name: localNameOf(type), alias: null };
  return configuredAs(wanted, scope, keyIn(wanted, scope, null));
}

const keyIn = <T>({ key }: ProviderName, scope: T, inside: T | null): ProviderKey<T> | undefined =>
  key && { expression: key, scope, inside };

/** The local name of the provider that a type belongs to, where nothing else is said. */
export const localNameOf = (type: string): string => type.split('_', 1)[0] as string;

/** What configures the provider that has this name in a module; null where nothing does. */
export function configuredAs<T extends ModuleWithParent<T>>(
  wanted: ProviderName,
  scope: T,
  key?: ProviderKey<T>,
): Configured<T> | null {
  const { node, parent } = scope;
  const code = node.code.providers.find(({ name, alias }) => name === wanted.name && alias === wanted.alias);
  const own = code === undefined ? null : { scope, code, ...(key && { key }) };
  if (parent === null || (own !== null && configures(own.code))) return own;
  const call = parent.node.code.calls.find(({ name }) => name === node.path.at(-1));
  const passed = call === undefined ? null : passedAs(wanted, call.block);
  if (passed === null && wanted.alias !== null) return own;
  return configuredAs(passed ?? wanted, parent, passed === null ? key : keyIn(passed, parent, scope)) ?? own;
}

/** `provider "aws" {}` and one with an alias alone are what old modules declare for a provider that is handed to them. */
const configures = ({ block: { body } }: ProviderCode): boolean =>
  body.blocks.length > 0 || body.attributes.some(({ name }) => name !== 'alias' && name !== 'version');

/** What `providers = { aws.here = aws.there }` passes under this name. */
function passedAs(wanted: ProviderName, call: Block): ProviderName | null {
  const map = argumentOf(call.body, 'providers');
  if (map?.kind !== 'object') return null;
  for (const { key, value } of map.entries) {
    const name = providerNameOf(key);
    if (name !== null && name.name === wanted.name && name.alias === wanted.alias) return providerNameOf(value);
  }
  return null;
}

/** `aws`, `aws.west`, `aws.by_region[each.key]`; also as text, as JSON and old versions write it. */
export function providerNameOf(expression: Expression): ProviderName | null {
  if (expression.kind === 'parenthesized') return providerNameOf(expression.inner);
  if (expression.kind === 'literal' && typeof expression.value === 'string') {
    const [address = '', key] = expression.value.split(/(?=\[)/);
    const [name, alias] = address.split('.');
    const unread: Expression = { kind: 'unreadable', span: expression.span };
    return { name: name as string, alias: alias ?? null, ...(key !== undefined && { key: unread }) };
  }
  if (expression.kind !== 'traversal' || typeof expression.root !== 'string') return null;
  const [step, index] = expression.steps;
  return {
    name: expression.root,
    alias: step?.kind === 'attribute' ? step.name : null,
    ...(index?.kind === 'index' && { key: index.key }),
  };
}
