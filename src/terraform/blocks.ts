/** Names that Terraform itself defines, independent of providers. */

/** Block types with labels, and their number of labels. */
export const LABELS: ReadonlyMap<string, number> = new Map([
  ['resource', 2],
  ['data', 2],
  ['ephemeral', 2],
  ['module', 1],
  ['variable', 1],
  ['output', 1],
  ['provider', 1],
]);

/** Arguments and blocks that every resource and data source accepts. They describe nothing about the resource itself. */
export const META_ARGUMENTS: ReadonlySet<string> = new Set([
  'count',
  'for_each',
  'depends_on',
  'provider',
  'lifecycle',
  'provisioner',
  'connection',
]);

/** True if a provider may have an attribute or block of this name. Terraform rejects a schema with other names. */
export const isSchemaName = (name: string): boolean => /^[a-z0-9_]+$/.test(name);
