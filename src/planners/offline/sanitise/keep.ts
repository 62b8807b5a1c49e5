/**
 * What of a configuration goes into the plan. Everything that is not named here is taken out: a backend would ask for
 * credentials, an `encryption` block may run a program, a validation fails on a value that we made up, and what a
 * version to come brings along is not known to be harmless.
 */

export interface Keep {
  /** Names, or all of them. */
  readonly attributes: ReadonlySet<string> | 'all';
  readonly notAttributes?: ReadonlySet<string>;
  /** What is kept of blocks by type; of types that are not named, all of it or nothing. */
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
  // Neither runs in a plan; both may refer to what is taken out.
  notBlocks: new Set(['provisioner', 'connection']),
});

/**
 * The others mean nothing where nothing exists yet; `ignore_changes` is checked against a schema, and `replace_triggered_by`
 * fails where there is none of what it names.
 */
const LIFECYCLE = only('create_before_destroy', 'enabled');

/** Top-level blocks by type. `check` is no block of its own: its data sources are lifted out of it. */
export const KEPT: ReadonlyMap<string, Keep> = new Map([
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

/** Block types whose name is a resource type, a name and so on: they are told of by their labels. */
export const CHECK = 'check';

export const keepsAttribute = ({ attributes, notAttributes }: Keep, name: string): boolean =>
  (attributes === 'all' || attributes.has(name)) && !notAttributes?.has(name);

/** What is kept of a block in a block; null for nothing. */
export function keptOf({ blocks, otherBlocks, notBlocks }: Keep, type: string): Keep | null {
  if (notBlocks?.has(type)) return null;
  return blocks.get(type) ?? (otherBlocks === 'all' ? all : null);
}
