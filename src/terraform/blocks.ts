/** Words of Terraform itself, whatever the provider. */

/** Blocks that are known by their labels, and how many they have. */
export const LABELS: ReadonlyMap<string, number> = new Map([
  ['resource', 2],
  ['data', 2],
  ['ephemeral', 2],
  ['module', 1],
  ['variable', 1],
  ['output', 1],
  ['provider', 1],
]);

/** Arguments and blocks that every resource and data source may have: they say nothing about the thing itself. */
export const META_ARGUMENTS: ReadonlySet<string> = new Set([
  'count',
  'for_each',
  'depends_on',
  'provider',
  'lifecycle',
  'provisioner',
  'connection',
]);

/** Whether a provider may have an attribute or block of this name: Terraform refuses a schema with other names. */
export const isSchemaName = (name: string): boolean => /^[a-z0-9_]+$/.test(name);
