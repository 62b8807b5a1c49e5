/** The units as the module calls of one configuration, so that all that reads modules reads them. */
import type { Json } from '../../graph/inventory.js';
import { byText } from '../../graph/order.js';
import { quoted } from '../../terraform/hcl/write.js';
import type { Unit } from './model.js';

/** Terraform code: a module block for each unit, that takes from the others what it takes from them. */
export const callsOf = (units: readonly Unit[]): string => units.map(callOf).join('\n');

/** `source` says where it is for those who fetch; a local one is known by its directory. */
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

/** Of an argument of a block; Terraform's variables have such names. */
const NAME = /^[A-Za-z_][\w-]*$/;

/** Variables of modules cannot have these names. */
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
