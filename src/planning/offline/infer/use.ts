/**
 * Two records of use, both filled by `types.ts` from the whole configuration. `BodyUse` has the arguments and blocks of
 * a type that the code sets or reads; `schema.ts` infers the schema of a stand-in provider from it. `Usage` has the
 * parts of a data source's answer that the code reads; `values/answers.ts` makes placeholder answers of that shape.
 */

import { META_ARGUMENTS } from '../../../terraform/blocks.js';
import type { Block, Body, Expression } from '../../../terraform/hcl/model.js';
import type { PathStep } from './source.js';

/** Use of one attribute of a type, in all its blocks together. */
export interface AttributeUse {
  /** True if a block sets the attribute. */
  isConfigured: boolean;
  /** True if an expression reads the attribute. */
  isReferenced: boolean;
  /** Kinds of the values that the code assigns, as far as it shows them. */
  readonly kinds: Set<ValueKind>;
}

/** Kind of a value. Numbers and booleans count as texts. */
export type ValueKind = 'text' | 'list' | 'map';

/** Use of the nested blocks of one name. */
export interface BlockUse {
  readonly body: BodyUse;
  /** True if the block is read without an index (`aws_x.y.block.name`), so it is a single one. */
  isSingle: boolean;
  /** True if the block is read with an index (`aws_x.y.block[0].name`), so the list needs an item. */
  isIndexed: boolean;
}

/** Use of the attributes and blocks of a type, by name. */
export interface BodyUse {
  readonly attributes: Map<string, AttributeUse>;
  readonly blocks: Map<string, BlockUse>;
}

/** Returns an empty use of a type. */
export const newBody = (): BodyUse => ({ attributes: new Map(), blocks: new Map() });

/** Returns the use of an attribute; adds an empty one if there is none. */
export function attributeUse(body: BodyUse, name: string): AttributeUse {
  const known = body.attributes.get(name);
  if (known !== undefined) return known;
  const use: AttributeUse = { isConfigured: false, isReferenced: false, kinds: new Set() };
  body.attributes.set(name, use);
  return use;
}

/** Returns the use of a block; adds an empty one if there is none. */
function blockUse(body: BodyUse, name: string): BlockUse {
  const known = body.blocks.get(name);
  if (known !== undefined) return known;
  const use: BlockUse = { body: newBody(), isSingle: false, isIndexed: false };
  body.blocks.set(name, use);
  return use;
}

/** Meta-arguments of `provider` blocks. */
const PROVIDER_META: ReadonlySet<string> = new Set(['alias', 'version', 'for_each']);
const NO_META: ReadonlySet<string> = new Set();

/** Records the arguments and blocks of a resource. */
export const readResource = (body: Body, use: BodyUse): void => readBody(body, use, META_ARGUMENTS);
/** Records the arguments and blocks of a `provider` block. */
export const readProvider = (body: Body, use: BodyUse): void => readBody(body, use, PROVIDER_META);

/** @param skipped names of arguments and blocks that describe nothing */
function readBody(body: Body, use: BodyUse, skipped: ReadonlySet<string>): void {
  for (const { name, value } of body.attributes) {
    if (skipped.has(name)) continue;
    if (name === 'dynamic' && value.kind === 'object') readJsonDynamic(value.entries, use);
    else {
      const attribute = attributeUse(use, name);
      attribute.isConfigured = true;
      const kind = kindOf(value);
      if (kind !== null) attribute.kinds.add(kind);
    }
  }
  for (const block of body.blocks) {
    if (skipped.has(block.type)) continue;
    const [name, content] =
      block.type === 'dynamic' ? [block.labels[0] ?? '', contentOf(block)] : [block.type, block.body];
    const inner = blockUse(use, name);
    if (content !== null) readBody(content, inner.body, NO_META);
  }
}

/** Returns the content of a `dynamic` block; null if it has none. */
const contentOf = ({ body }: Block): Body | null => body.blocks.find(({ type }) => type === 'content')?.body ?? null;

/** Records the `dynamic` blocks of JSON code: `"dynamic": {"ingress": {"for_each": ..., "content": {...}}}`. */
function readJsonDynamic(
  entries: readonly { readonly key: Expression; readonly value: Expression }[],
  use: BodyUse,
): void {
  for (const { key, value } of entries) {
    if (key.kind !== 'literal') continue;
    const inner = blockUse(use, String(key.value));
    for (const dynamic of value.kind === 'tuple' ? value.items : [value]) {
      const content =
        dynamic.kind === 'object' ? dynamic.entries.find((entry) => isNamed(entry.key, 'content'))?.value : undefined;
      if (content?.kind !== 'object') continue;
      for (const entry of content.entries) {
        if (entry.key.kind === 'literal') attributeUse(inner.body, String(entry.key.value)).isConfigured = true;
      }
    }
  }
}

/** True if the key of an entry is this name. */
const isNamed = (key: Expression, name: string): boolean => key.kind === 'literal' && key.value === name;

/** Functions by the kind of their results. */
const LISTS: ReadonlySet<string> = new Set(
  (
    'concat compact distinct flatten toset tolist sort split formatlist keys values slice setunion setintersection ' +
    'setsubtract setproduct chunklist matchkeys range reverse cidrsubnets fileset regexall'
  ).split(' '),
);
const MAPS: ReadonlySet<string> = new Set(['merge', 'tomap', 'zipmap', 'transpose']);
const TEXTS: ReadonlySet<string> = new Set(
  (
    'format join lower upper title replace trim trimspace trimprefix trimsuffix substr jsonencode yamlencode ' +
    'base64encode tostring file templatefile cidrhost cidrsubnet md5 sha1 sha256'
  ).split(' '),
);

/** Returns the kind of a value; null if the code does not show it. */
function kindOf(value: Expression): ValueKind | null {
  switch (value.kind) {
    case 'literal':
      return value.value === null ? null : 'text';
    case 'template':
      return 'text';
    case 'tuple':
      return 'list';
    case 'object':
      return 'map';
    case 'for':
      return value.key === null ? 'list' : 'map';
    case 'parenthesised':
      return kindOf(value.inner);
    case 'conditional':
      return kindOf(value.whenTrue) ?? kindOf(value.whenFalse);
    case 'operation':
      return 'text';
    case 'traversal':
      return value.steps.some(({ kind }) => kind === 'splat') ? 'list' : null;
    case 'call':
      return LISTS.has(value.name) ? 'list' : MAPS.has(value.name) ? 'map' : TEXTS.has(value.name) ? 'text' : null;
    case 'unreadable':
      return null;
  }
}

// ---- Use of a data source's answers, which determines the shape of a placeholder answer.

/** Use of one value. */
export interface Usage {
  /** Use of attributes that are read from the value (`data.x.y.name`) or from its items (`data.x.y.list[0].name`). */
  readonly attributes: Map<string, Usage>;
  /** Functions and tags, as in `Read`. */
  readonly uses: Set<string>;
  /** Names in `attributes` that are read from the value itself, not from an item. */
  readonly direct: Set<string>;
  /** Use of `data.x.y["key"]`. The value is a map, or an object whose attributes are written as keys. */
  readonly keys: Map<string, Usage>;
  /** Use of the decoded value if the value is a JSON or YAML string; null if not. */
  decoded: Usage | null;
  /** True if the value is read as a list, by number or by splat. */
  isList: boolean;
}

/** Returns an empty use of a value. */
export const newUsage = (): Usage => ({
  attributes: new Map(),
  uses: new Set(),
  direct: new Set(),
  keys: new Map(),
  decoded: null,
  isList: false,
});

/** Records that the code reads the value at a path below a data source, and what it does with that value. */
export function addUsage(root: Usage, path: readonly PathStep[], uses: ReadonlySet<string>): void {
  let usage = root;
  let isItem = false;
  for (const step of path) {
    if (step.kind === 'item') usage.isList = true;
    else if (step.kind === 'decoded') {
      usage.decoded ??= newUsage();
      usage = usage.decoded;
    } else {
      const [usages, name] = step.kind === 'key' ? [usage.keys, step.key] : [usage.attributes, step.name];
      const known = usages.get(name) ?? newUsage();
      usages.set(name, known);
      if (step.kind === 'name' && !isItem) usage.direct.add(name);
      usage = known;
    }
    isItem = step.kind === 'item';
  }
  for (const use of uses) usage.uses.add(use);
}
