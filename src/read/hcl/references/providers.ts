/** Which block configures the provider of a resource: a cluster that a provider logs in to comes before what it makes there. */
import type { Block, Expression } from '../model.js';
import { callOf, type Scope } from './scope.js';

interface Name {
  readonly name: string;
  readonly alias: string | null;
}

export const providerAddress = ({ name, alias }: Name): string =>
  `provider.${name}${alias === null ? '' : `.${alias}`}`;

/** Address of the block for a resource, in its own module or in one around it; null where no block configures it. */
export function providerOf(type: string, block: Block, scope: Scope): string | null {
  const said = block.body.attributes.find(({ name }) => name === 'provider');
  const wanted = (said && nameOf(said.value)) ?? { name: type.split('_', 1)[0] as string, alias: null };
  return find(wanted, scope);
}

function find(wanted: Name, { node, prefix, parent }: Scope): string | null {
  const isHere = node.code.providers.some(({ name, alias }) => name === wanted.name && alias === wanted.alias);
  if (isHere) return `${prefix}${providerAddress(wanted)}`;
  if (parent === null) return null;
  const call = callOf(node, parent);
  const passed = call === null ? null : passedAs(wanted, call.block);
  return passed === null && wanted.alias !== null ? null : find(passed ?? wanted, parent);
}

/** What `providers = { aws.here = aws.there }` passes under this name. */
function passedAs(wanted: Name, call: Block): Name | null {
  const map = call.body.attributes.find(({ name }) => name === 'providers')?.value;
  if (map?.kind !== 'object') return null;
  for (const { key, value } of map.entries) {
    const name = nameOf(key);
    if (name !== null && name.name === wanted.name && name.alias === wanted.alias) return nameOf(value);
  }
  return null;
}

/** `aws`, `aws.west`; also as text, as JSON and old versions write it. */
function nameOf(expression: Expression): Name | null {
  if (expression.kind === 'parenthesized') return nameOf(expression.inner);
  if (expression.kind === 'literal' && typeof expression.value === 'string') {
    const [name, alias] = expression.value.split('.');
    return { name: name as string, alias: alias ?? null };
  }
  if (expression.kind !== 'traversal' || typeof expression.root !== 'string') return null;
  const [step] = expression.steps;
  return { name: expression.root, alias: step?.kind === 'attribute' ? step.name : null };
}
