/**
 * The blocks and attributes that a plan may contain, and the edits that remove all others from a file in native syntax.
 * `json-file.ts` applies the same rules to JSON.
 */

import type { Block, Body, HclFile } from '../../../terraform/hcl/model.js';
import { quoted } from '../../../terraform/hcl/print.js';
import { attributesIn } from '../../../terraform/hcl/walk.js';
import type { Edit } from '../edits.js';

/** A part that is not in the copy. */
export interface Removal {
  /** Path of the file, relative to the source. */
  readonly file: string;
  readonly line: number;
  /**
   * Types and labels of the enclosing blocks and of the removed one: `terraform.backend.s3`, `variable.x.validation`.
   */
  readonly what: string;
}

/** The edits for the blocks of a file, and the parts that they remove. */
interface BlockEdits {
  readonly edits: readonly Edit[];
  readonly removals: readonly Removal[];
}

/**
 * Returns the edits that remove parts of a file and rewrite the syntax of old versions. `removals` does not list the
 * assertions of a `check`.
 */
export function blockEdits(file: HclFile): BlockEdits {
  const edits: Edit[] = [];
  const removals: Removal[] = [];
  const drop = ({ start, end, line }: { start: number; end: number; line: number }, what: string) => {
    edits.push({ start, end, text: '' });
    removals.push({ file: file.path, line, what });
  };

  const clean = (body: Body, keep: Keep, within: string) => {
    for (const { name, span } of body.attributes) if (!keepsAttribute(keep, name)) drop(span, `${within}.${name}`);
    for (const block of body.blocks) {
      const what = `${within}.${nameOf(block)}`;
      const inner = nestedRule(keep, block.type);
      if (inner === null) drop(block.span, what);
      else if (inner !== keep || keep.otherBlocks !== 'all') clean(block.body, inner, what);
    }
  };

  for (const { name, span } of file.body.attributes) drop(span, name);
  for (const block of file.body.blocks) {
    const keep = TOP_LEVEL_RULES.get(block.type);
    if (block.type === CHECK) {
      const cleanData = (data: Block) => clean(data.body, TOP_LEVEL_RULES.get('data')!, nameOf(data));
      edits.push(...liftData(block, cleanData));
    } else if (keep === undefined) drop(block.span, nameOf(block));
    else clean(block.body, keep, nameOf(block));
    if (block.type === 'variable') edits.push(...unquoteType(block));
  }
  edits.push(...oldMaps(file));
  return { edits, removals };
}

/** Returns the type and the labels of a block: `variable.x`. */
const nameOf = ({ type, labels }: Block): string => [type, ...labels].join('.');

/**
 * Returns the edits that move the data sources of a check to the top level and drop the rest. A check needs an
 * assertion, which would fail on a placeholder. The address of the data source stays the same.
 */
function liftData(check: Block, clean: (data: Block) => void): Edit[] {
  const edits: Edit[] = [];
  let keptTo = check.span.start;
  for (const block of check.body.blocks) {
    if (block.type !== 'data') continue;
    clean(block);
    edits.push({ start: keptTo, end: block.span.start, text: keptTo === check.span.start ? '' : '\n' });
    keptTo = block.span.end;
  }
  return [...edits, { start: keptTo, end: check.span.end, text: '' }];
}

/** Types that Terraform 0.11 quoted, with their current form. 1.x refuses the quotes. */
const QUOTED_TYPES: ReadonlyMap<unknown, string> = new Map([
  ['string', 'string'],
  ['list', 'list(any)'],
  ['map', 'map(any)'],
]);

/** Returns the edit for the quoted type of a variable; none for any other type. */
function unquoteType(variable: Block): Edit[] {
  const value = variable.body.attributes.find(({ name }) => name === 'type')?.value;
  if (value?.kind !== 'literal') return [];
  const text = QUOTED_TYPES.get(value.value);
  return text === undefined ? [] : [{ start: value.span.start, end: value.span.end, text }];
}

/**
 * Returns the edits that add the equals sign between the name of a map and its brace, which Terraform 0.11 did not
 * need: `tags { a = 1 }`.
 */
function oldMaps({ text, body }: HclFile): Edit[] {
  return attributesIn(body).flatMap(({ attribute: { name, value, span } }) => {
    const start = span.start + name.length;
    const isBlock = value.kind === 'object' && /^\s*$/.test(text.slice(start, value.span.start));
    return isBlock ? [{ start, end: start, text: ' =' }] : [];
  });
}

// ---- The blocks and attributes that go into the plan.
// Everything else is removed: a backend would ask for credentials, an `encryption` block may run a program, and a
// validation fails on a placeholder. Additions of a future version are not known to be harmless.

/** Rule for one kind of block: the parts to keep. */
export interface Keep {
  /** Names of the attributes to keep, or all. */
  readonly attributes: ReadonlySet<string> | 'all';
  /** Attributes to remove although `attributes` is `all`. */
  readonly notAttributes?: ReadonlySet<string>;
  /** Nested blocks to keep, by type. `otherBlocks` decides about other types. */
  readonly blocks: ReadonlyMap<string, Keep>;
  readonly otherBlocks: 'all' | 'none';
  /** Nested blocks to remove although `otherBlocks` is `all`. */
  readonly notBlocks?: ReadonlySet<string>;
}

const NO_BLOCKS: ReadonlyMap<string, Keep> = new Map();

/** Keeps all attributes and blocks. */
const all: Keep = { attributes: 'all', blocks: NO_BLOCKS, otherBlocks: 'all' };
/** Keeps some attributes and no blocks. */
const only = (...attributes: string[]): Keep => ({
  attributes: new Set(attributes),
  blocks: NO_BLOCKS,
  otherBlocks: 'none',
});
/** Keeps everything that a plan evaluates, with another rule for `lifecycle`. */
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

/** Type of the blocks of which only the data sources stay. */
export const CHECK = 'check';

/** True for an attribute to keep. */
export const keepsAttribute = ({ attributes, notAttributes }: Keep, name: string): boolean =>
  (attributes === 'all' || attributes.has(name)) && !notAttributes?.has(name);

/** Returns the parts to keep of a nested block; null to remove the block. */
export function nestedRule({ blocks, otherBlocks, notBlocks }: Keep, type: string): Keep | null {
  if (notBlocks?.has(type)) return null;
  return blocks.get(type) ?? (otherBlocks === 'all' ? all : null);
}

// ---- Rewrites module calls for the copy.
// Every source becomes a local path, so that no registry is needed.

/** Source of a module call in the copy. */
export interface CopiedSource {
  /** Path relative to the calling module: `./modules/a`, `../b`. */
  readonly path: string;
  /** True if the module's code is not available, so that the providers it takes are unknown. */
  readonly isOpaque: boolean;
}

/**
 * Returns the edits for the module calls of a file.
 * @param sourceOf returns null for a call that is not in the module tree
 */
export function callEdits(file: HclFile, sourceOf: (call: string) => CopiedSource | null): Edit[] {
  return file.body.blocks.flatMap((block) => {
    const source = block.type === 'module' ? sourceOf(block.labels[0] ?? '') : null;
    return source === null ? [] : editsOf(block, source);
  });
}

const editsOf = ({ body }: Block, { path, isOpaque }: CopiedSource): Edit[] =>
  body.attributes.flatMap(({ name, value, span }) => {
    if (name === 'source') return [{ start: value.span.start, end: value.span.end, text: quoted(path) }];
    const isRemoved = name === 'version' || (isOpaque && name === 'providers');
    return isRemoved ? [{ start: span.start, end: span.end, text: '' }] : [];
  });
