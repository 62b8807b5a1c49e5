/** Arguments and blocks that a configuration sets and reads, by type. No other schema is available. */

import { META_ARGUMENTS } from '../../../terraform/blocks.js';
import type { Block, Body, Expression } from '../../../terraform/hcl/model.js';
import type { PathStep } from './source.js';

export interface AttributeUse {
  /** True if a block sets the attribute. */
  configured: boolean;
  /** True if an expression reads the attribute. */
  referenced: boolean;
  /** Kinds of the values that the attribute is set to, as far as the code shows them. */
  readonly kinds: Set<Kind>;
}

export type Kind = 'text' | 'list' | 'map';

export interface BlockUse {
  readonly body: BodyUse;
  /** True if the block is read without an index, so there is one. */
  single: boolean;
  /** True if the block is read with an index, so a list of at least one is needed. */
  indexed: boolean;
}

export interface BodyUse {
  readonly attributes: Map<string, AttributeUse>;
  readonly blocks: Map<string, BlockUse>;
}

export const newBody = (): BodyUse => ({ attributes: new Map(), blocks: new Map() });

export function attributeUse(body: BodyUse, name: string): AttributeUse {
  const known = body.attributes.get(name);
  if (known !== undefined) return known;
  const use: AttributeUse = { configured: false, referenced: false, kinds: new Set() };
  body.attributes.set(name, use);
  return use;
}

function blockUse(body: BodyUse, name: string): BlockUse {
  const known = body.blocks.get(name);
  if (known !== undefined) return known;
  const use: BlockUse = { body: newBody(), single: false, indexed: false };
  body.blocks.set(name, use);
  return use;
}

/** Meta-arguments of `provider` blocks. */
const PROVIDER_META: ReadonlySet<string> = new Set(['alias', 'version', 'for_each']);
const NOTHING: ReadonlySet<string> = new Set();

export const readResource = (body: Body, use: BodyUse): void => readBody(body, use, META_ARGUMENTS);
export const readProvider = (body: Body, use: BodyUse): void => readBody(body, use, PROVIDER_META);

function readBody(body: Body, use: BodyUse, skipped: ReadonlySet<string>): void {
  for (const { name, value } of body.attributes) {
    if (skipped.has(name)) continue;
    if (name === 'dynamic' && value.kind === 'object') readJsonDynamic(value.entries, use);
    else {
      const attribute = attributeUse(use, name);
      attribute.configured = true;
      const kind = kindOf(value);
      if (kind !== null) attribute.kinds.add(kind);
    }
  }
  for (const block of body.blocks) {
    if (skipped.has(block.type)) continue;
    const [name, content] =
      block.type === 'dynamic' ? [block.labels[0] ?? '', contentOf(block)] : [block.type, block.body];
    const inner = blockUse(use, name);
    if (content !== null) readBody(content, inner.body, NOTHING);
  }
}

const contentOf = ({ body }: Block): Body | null => body.blocks.find(({ type }) => type === 'content')?.body ?? null;

/** Reads `"dynamic": {"ingress": {"for_each": ..., "content": {...}}}`. */
function readJsonDynamic(
  entries: readonly { readonly key: Expression; readonly value: Expression }[],
  use: BodyUse,
): void {
  for (const { key, value } of entries) {
    if (key.kind !== 'literal') continue;
    const inner = blockUse(use, String(key.value));
    for (const one of value.kind === 'tuple' ? value.items : [value]) {
      const content =
        one.kind === 'object' ? one.entries.find((entry) => isNamed(entry.key, 'content'))?.value : undefined;
      if (content?.kind !== 'object') continue;
      for (const entry of content.entries) {
        if (entry.key.kind === 'literal') attributeUse(inner.body, String(entry.key.value)).configured = true;
      }
    }
  }
}

const isNamed = (key: Expression, name: string): boolean => key.kind === 'literal' && key.value === name;

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
function kindOf(value: Expression): Kind | null {
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
    case 'parenthesized':
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

export interface Usage {
  /** Attributes that are read from the value or its items. */
  readonly below: Map<string, Usage>;
  /** Functions and tags, as in `Read`. */
  readonly uses: Set<string>;
  /** Names in `below` that are read from the value itself, not from an item. */
  readonly own: Set<string>;
  /** Keys by which the value is read. The value is a map, or an object whose attributes are written as keys. */
  readonly keys: Map<string, Usage>;
  /** Use of the decoded value if the value is a JSON or YAML string; null if not. */
  decoded: Usage | null;
  /** True if the value is a list: it is read by number, or all of it. */
  isList: boolean;
}

export const newUsage = (): Usage => ({
  below: new Map(),
  uses: new Set(),
  own: new Set(),
  keys: new Map(),
  decoded: null,
  isList: false,
});

export function addUsage(usage: Usage, path: readonly PathStep[], uses: ReadonlySet<string>): void {
  let at = usage;
  let isItem = false;
  for (const step of path) {
    if (step.kind === 'item') at.isList = true;
    else if (step.kind === 'decoded') {
      at.decoded ??= newUsage();
      at = at.decoded;
    } else {
      const [usages, name] = step.kind === 'key' ? [at.keys, step.key] : [at.below, step.name];
      const known = usages.get(name) ?? newUsage();
      usages.set(name, known);
      if (step.kind === 'name' && !isItem) at.own.add(name);
      at = known;
    }
    isItem = step.kind === 'item';
  }
  for (const use of uses) at.uses.add(use);
}
