/**
 * Lists the expressions of a block with their paths and the names and literals around them. `graph.ts` finds their
 * references.
 */

import type { DeclaredBlock } from '../../graph/inventory.js';
import type { Block, Body, Expression, ObjectValue } from '../hcl/model.js';
import { argumentOf, attributesIn, isDynamic, literalText, type PlacedAttribute } from '../hcl/walk.js';

/** An expression of a block. */
export interface BlockExpression {
  /**
   * Names of the enclosing blocks and the attribute: `vpc_config.subnet_ids`. Null if the expression only orders
   * operations.
   */
  readonly path: string | null;
  readonly expression: Expression;
  /** Names bound by enclosing `dynamic` blocks. */
  readonly boundNames: ReadonlySet<string>;
  /** Literal attributes of the block, if several blocks share its name: `from_port` is `22`. */
  readonly block?: Readonly<Record<string, string>>;
  /** User-chosen name of the value: `A` in `env { name = "A" value = ... }`. */
  readonly valueName?: string | undefined;
  /** Line of the attribute if an earlier block of the same name has the same path; absent for the first one. */
  readonly line?: number;
}

/** Attribute of a resource with its provider configuration, which is no resource. */
const PROVIDER = 'provider';
/**
 * Attributes and blocks that every resource or output may have. They affect the order of operations, not the resource's
 * inputs.
 */
const ORDER_ONLY: ReadonlySet<string> = new Set([
  'depends_on',
  'lifecycle',
  'provisioner',
  'connection',
  'precondition',
]);
/**
 * Path of an attribute that is skipped. Its list contains attributes of the resource itself, which look like
 * references: `[tags]`, `[root_block_device[0].size]`.
 */
const IGNORE_CHANGES = 'lifecycle.ignore_changes';

/**
 * Returns the expressions of a block and its nested blocks, in the order of `attributesIn`. Skips attributes that refer
 * to no other resource.
 */
export function expressionsInBlock(body: Body): BlockExpression[] {
  const expressions: BlockExpression[] = [];
  const repeatedTypes = repeatedTypesIn(body);
  const seenPaths = new Set<string>();
  for (const placed of attributesIn(body)) {
    const { attribute, block, names } = placed;
    const path = placed.path.join('.');
    const top = placed.path[0] as string;
    if (path === PROVIDER || path === IGNORE_CHANGES) continue;
    expressions.push({
      path: ORDER_ONLY.has(top) ? null : path,
      expression: attribute.value,
      boundNames: new Set(names),
      valueName: valueNameInBlock(block, attribute.name),
      ...(repeatedTypes.has(top) && literalsOfBlock(placed)),
      ...(seenPaths.has(path) && { line: attribute.value.span.line }),
    });
    seenPaths.add(path);
  }
  return expressions;
}

/** Returns the types of repeated blocks. A `dynamic` block counts as a block of its label. */
function repeatedTypesIn({ blocks }: Body): ReadonlySet<string> {
  const types = blocks.map((block) => (isDynamic(block) ? (block.labels[0] as string) : block.type));
  return new Set(types.filter((type, index) => types.indexOf(type) !== index));
}

/**
 * Returns the literals of the enclosing block. Those in the content of a `dynamic` block apply to every generated block
 * and to its `for_each`.
 */
function literalsOfBlock({ path, block }: PlacedAttribute): Pick<BlockExpression, 'block'> {
  if (block === null) return {};
  if (!isDynamic(block)) return path.length === 2 ? { block: literalsIn(block) } : {};
  const content = block.body.blocks.find(({ type }) => type === 'content');
  return path.length === 1 && content !== undefined ? { block: literalsIn(content) } : {};
}

/** Returns the short literals among the attributes of a block, by name. */
function literalsIn({ body }: Block): Readonly<Record<string, string>> {
  const literals = body.attributes.slice(0, LITERALS_MAX).flatMap(({ name, value }): [string, string][] => {
    const text = shortLiteral(value);
    return text === null ? [] : [[name, text]];
  });
  return Object.fromEntries(literals);
}

/** Returns a literal as text; null for other expressions, empty texts and long texts. */
function shortLiteral(value: Expression): string | null {
  const plain = value.kind === 'literal' ? value.value : literalText(value);
  const text = plain === null ? '' : String(plain);
  return text === '' || text.length > LITERAL_LENGTH_MAX ? null : text;
}

/** Returns the short literals among the attributes, by name: one text for a scalar, several for a list. */
function literalListsIn({ attributes }: Pick<Body, 'attributes'>): DeclaredBlock['literals'] {
  const lists = attributes.slice(0, LITERALS_MAX).flatMap(({ name, value }): [string, string[]][] => {
    const texts = (value.kind === 'tuple' ? value.items.slice(0, LITERALS_MAX + 1) : [value]).map(shortLiteral);
    return texts.length <= LITERALS_MAX && texts.every((text) => text !== null) ? [[name, texts as string[]]] : [];
  });
  return Object.fromEntries(lists);
}

/** Returns the blocks of a resource by path (`ingress`, `rule.match`), and the resource itself under the empty path. */
export function declaredBlocks(body: Body): ReadonlyMap<string, readonly DeclaredBlock[]> {
  const declared = new Map<string, DeclaredBlock[]>();
  addDeclaredBlocks('', body, declared);
  return declared;
}

/** Adds a body and the blocks in it, by path. */
function addDeclaredBlocks(path: string, { attributes, blocks }: Body, declared: Map<string, DeclaredBlock[]>): void {
  const siblings = declared.get(path) ?? [];
  declared.set(path, siblings);
  const lines = new Map(attributes.map(({ name, value }) => [name, value.span.line]));
  const names = namesIn({ attributes });
  siblings.push({ lines, literals: literalListsIn({ attributes }), ...(names !== undefined && { names }) });
  for (const block of blocks) {
    const type = isDynamic(block) ? (block.labels[0] as string) : block.type;
    const contents = isDynamic(block) ? block.body.blocks.filter((child) => child.type === 'content') : [block];
    for (const { body } of contents) addDeclaredBlocks(path === '' ? type : `${path}.${type}`, body, declared);
  }
}

/** Returns the names of what attributes read, by attribute; undefined if none reads a value from elsewhere. */
function namesIn({ attributes }: Pick<Body, 'attributes'>): DeclaredBlock['names'] {
  const names = attributes.slice(0, LITERALS_MAX).flatMap(({ name, value }): [string, string[]][] => {
    const items = value.kind === 'tuple' ? value.items.slice(0, LITERALS_MAX) : [value];
    const read = items.flatMap((item) => readNameOf(item) ?? []);
    return read.length === 0 ? [] : [[name, read]];
  });
  return names.length === 0 ? undefined : Object.fromEntries(names);
}

/** Position of the name after a root, if it is not the first: `data.type.name.attribute`, `module.call.output`. */
const NAME_AFTER: Readonly<Record<string, number>> = { data: 1, module: 1 };
/** Roots of traversals without a name of their own. */
const NAMELESS_ROOTS: ReadonlySet<string> = new Set(['count', 'each', 'path', 'self', 'terraform']);
/** Attribute of a remote state with its outputs, whose names say more than that of the state. */
const OUTPUTS = 'outputs';

/**
 * Returns the name of the variable, local value, output, data source or resource that an expression reads; undefined for
 * any other expression.
 */
function readNameOf(expression: Expression): string | undefined {
  if (expression.kind !== 'traversal' || typeof expression.root !== 'string') return undefined;
  if (NAMELESS_ROOTS.has(expression.root)) return undefined;
  const position = Object.hasOwn(NAME_AFTER, expression.root) ? (NAME_AFTER[expression.root] as number) : 0;
  const names = expression.steps.flatMap((step) => (step.kind === 'attribute' ? [step.name] : []));
  const output = names[names.indexOf(OUTPUTS) + 1];
  return names.includes(OUTPUTS) && output !== undefined ? output : names[position];
}

/**
 * Maximum number of attributes and list items that are read, and of characters in each. A firewall rule has about a
 * dozen attributes with short values.
 */
const LITERALS_MAX = 16;
const LITERAL_LENGTH_MAX = 64;

// ---- Names that users choose for values.

/** Attributes whose value is named by another attribute of the same object. */
const VALUE_ATTRIBUTES: ReadonlySet<string> = new Set(['value', 'valueFrom', 'value_from']);

/** Returns the text of a string; undefined for any other expression, or none. */
const textIn = (expression: Expression | undefined | null): string | undefined =>
  (expression === undefined || expression === null ? null : literalText(expression)) ?? undefined;

/**
 * Returns the name of an entry's value: `A` for `{ A = ... }` and for `{ name = "A", value = ... }`. Undefined for a
 * computed key.
 */
export function valueNameInEntry({ entries }: ObjectValue, key: Expression): string | undefined {
  const name = textIn(key);
  if (name === undefined || !VALUE_ATTRIBUTES.has(name)) return name;
  return textIn(entries.find((entry) => textIn(entry.key) === 'name')?.value) ?? name;
}

/** Returns the name of an attribute's value: `A` for `env { name = "A" value = ... }`. Undefined if it has none. */
const valueNameInBlock = (block: Block | null, attribute: string): string | undefined =>
  block === null || !VALUE_ATTRIBUTES.has(attribute) ? undefined : textIn(argumentOf(block.body, 'name'));
