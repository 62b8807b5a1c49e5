/** Names that Terraform itself defines, independent of providers, and the meaning of their blocks. */
import type { Block, Expression } from './hcl/model.js';
import { argumentOf } from './hcl/walk.js';

/** Number of labels by block type. Blocks of other types have none. */
export const LABEL_COUNTS: ReadonlyMap<string, number> = new Map([
  ['resource', 2],
  ['data', 2],
  ['ephemeral', 2],
  ['module', 1],
  ['variable', 1],
  ['output', 1],
  ['provider', 1],
]);

/**
 * Arguments and blocks that every resource and data source accepts. They describe nothing about the resource itself.
 */
export const META_ARGUMENTS: ReadonlySet<string> = new Set([
  'count',
  'for_each',
  'depends_on',
  'provider',
  'lifecycle',
  'provisioner',
  'connection',
]);

/** Blocks that `count` and `for_each` repeat. */
export const REPEATED_BLOCKS: ReadonlySet<string> = new Set(['resource', 'data', 'ephemeral', 'module']);

/**
 * Names that no variable of a module can have, since they mean something else in a `module` block:
 * https://developer.hashicorp.com/terraform/language/values/variables
 */
export const RESERVED_VARIABLES: ReadonlySet<string> = new Set([
  'source',
  'version',
  'providers',
  'count',
  'for_each',
  'lifecycle',
  'depends_on',
  'locals',
]);

/** True if a provider may have an attribute or block of this name. Terraform rejects a schema with other names. */
export const isSchemaName = (name: string): boolean => /^[a-z0-9_]+$/.test(name);

/**
 * True if a provider block configures anything. Old modules declare `provider "aws" {}`, or only an alias, for a
 * provider that is passed to them.
 */
export const configuresProvider = ({ body }: Block): boolean =>
  body.blocks.length > 0 || body.attributes.some(({ name }) => name !== 'alias' && name !== 'version');

/**
 * True unless the value is literally false. Terraform accepts any constant expression, so anything else counts as true.
 */
const mayBeTrue = (expression: Expression | null): boolean =>
  expression !== null && !(expression.kind === 'literal' && FALSE_VALUES.has(expression.value));

const FALSE_VALUES: ReadonlySet<unknown> = new Set([false, null, 'false', '']);

/** True for `sensitive` or `ephemeral` variables and outputs. */
export const isMarkedSecret = ({ body }: Block): boolean =>
  mayBeTrue(argumentOf(body, 'sensitive')) || mayBeTrue(argumentOf(body, 'ephemeral'));
