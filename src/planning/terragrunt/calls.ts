/** Writes units as module calls of one configuration, so that the module reader can read them. */
import type { Json } from '../../graph/inventory.js';
import { byText } from '../../graph/order.js';
import { quoted } from '../../terraform/hcl/write.js';
import type { Unit } from './model.js';

/** Returns Terraform code with a module block for each unit. Outputs of other units become references to their modules. */
export const callsOf = (units: readonly Unit[]): string => units.map(callOf).join('\n');

/** Source of a local unit, which is found by its directory. A remote unit has the address to fetch. */
const LOCAL_SOURCE = './';

function callOf({ name, source, inputs, expressions, dependencies }: Unit): string {
  const lines = [`source = ${quoted(source.kind === 'remote' ? source.address : LOCAL_SOURCE)}`];
  if (source.kind === 'remote' && source.version !== null) lines.push(`version = ${quoted(source.version)}`);
  const names = [...new Set([...inputs.keys(), ...expressions.keys()])]
    .filter((input) => NAME.test(input))
    .sort(byText);
  for (const input of names) {
    if (META_ARGUMENTS.has(input)) continue;
    lines.push(`${input} = ${expressions.get(input) ?? literal(inputs.get(input) ?? null)}`);
  }
  if (dependencies.length > 0) {
    lines.push(`depends_on = [${dependencies.map((other) => `module.${other}`).join(', ')}]`);
  }
  return `module ${quoted(name)} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

/** Names that an argument and a Terraform variable may have. */
const NAME = /^[A-Za-z_][\w-]*$/;

/** Names that a module's variable cannot have. */
const META_ARGUMENTS: ReadonlySet<string> = new Set([
  'source',
  'version',
  'providers',
  'count',
  'for_each',
  'lifecycle',
  'depends_on',
  'locals',
]);

function literal(value: Json): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(([name, item]) => `${quoted(name)} = ${literal(item as Json)}`)
      .join(', ')} }`;
  }
  return String(value);
}
