/**
 * The blocks and attributes that go into the plan. Everything else is removed: a backend would ask for credentials, an
 * `encryption` block may run a program, and a validation fails on a placeholder. Additions of a future version are not
 * known to be harmless.
 */

export interface Keep {
  /** Names of the attributes to keep, or all. */
  readonly attributes: ReadonlySet<string> | 'all';
  readonly notAttributes?: ReadonlySet<string>;
  /** Nested blocks to keep, by type. `otherBlocks` decides about other types. */
  readonly blocks: ReadonlyMap<string, Keep>;
  readonly otherBlocks: 'all' | 'none';
  readonly notBlocks?: ReadonlySet<string>;
}

const NO_BLOCKS: ReadonlyMap<string, Keep> = new Map();

const all: Keep = { attributes: 'all', blocks: NO_BLOCKS, otherBlocks: 'all' };
const only = (...attributes: string[]): Keep => ({
  attributes: new Set(attributes),
  blocks: NO_BLOCKS,
  otherBlocks: 'none',
});
const withLifecycle = (lifecycle: Keep): Keep => ({
  attributes: 'all',
  blocks: new Map([['lifecycle', lifecycle]]),
  otherBlocks: 'all',
  // Neither runs in a plan, and both may refer to removed blocks.
  notBlocks: new Set(['provisioner', 'connection']),
});

/**
 * Other lifecycle arguments mean nothing in a plan from nothing. `ignore_changes` is checked against a schema, and
 * `replace_triggered_by` fails if the named resource has no instances.
 */
const LIFECYCLE = only('create_before_destroy', 'enabled');

/** Top-level blocks to keep, by type. A `check` is removed, but its data sources are moved out of it. */
export const TOP_LEVEL_RULES: ReadonlyMap<string, Keep> = new Map([
  ['terraform', { ...only(), blocks: new Map([['required_providers', all]]) }],
  ['variable', only('type', 'default', 'description', 'sensitive', 'nullable', 'ephemeral')],
  ['locals', all],
  ['output', only('value', 'description', 'sensitive', 'ephemeral', 'depends_on')],
  ['provider', { ...all, notAttributes: new Set(['version']) }],
  ['resource', withLifecycle(LIFECYCLE)],
  ['data', withLifecycle(only('enabled'))],
  ['ephemeral', withLifecycle(only('enabled'))],
  ['module', { ...all, otherBlocks: 'none', blocks: new Map([['lifecycle', only('enabled')]]) }],
]);

export const CHECK = 'check';

export const keepsAttribute = ({ attributes, notAttributes }: Keep, name: string): boolean =>
  (attributes === 'all' || attributes.has(name)) && !notAttributes?.has(name);

/** Returns the parts to keep of a nested block; null to remove the block. */
export function nestedRule({ blocks, otherBlocks, notBlocks }: Keep, type: string): Keep | null {
  if (notBlocks?.has(type)) return null;
  return blocks.get(type) ?? (otherBlocks === 'all' ? all : null);
}
