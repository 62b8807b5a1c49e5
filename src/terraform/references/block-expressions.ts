/** Lists the expressions of a block with their paths and the names and literals around them. `graph.ts` finds their references. */
import type { DeclaredBlock } from '../../graph/inventory.js';
import type { Block, Body, Expression } from '../hcl/model.js';
import { attributesIn, isDynamic, literalText, type PlacedAttribute } from '../hcl/walk.js';
import { valueNameInBlock } from './value-names.js';

export interface BlockExpression {
  /** Names of the enclosing blocks and the attribute: `vpc_config.subnet_ids`. Null for an ordering dependency. */
  readonly path: string | null;
  readonly expression: Expression;
  /** Names bound by enclosing `dynamic` blocks. */
  readonly bound: ReadonlySet<string>;
  /** Literal attributes of the block, if several blocks share its name: `from_port` is `22`. */
  readonly block?: Readonly<Record<string, string>>;
  /** User-chosen name of the value: `A` in `env { name = "A" value = ... }`. */
  readonly valueName?: string | undefined;
  /** Line of the attribute if an earlier block of the same name has the same path; absent for the first one. */
  readonly line?: number;
}

/** Attributes that refer to no resource: providers, and plain texts. */
const NO_REFERENCES: ReadonlySet<string> = new Set(['provider', 'providers', 'source', 'version']);
/**
 * Attributes and blocks that every resource or output may have. They affect the order of operations, not the resource's inputs.
 */
const ORDER_ONLY: ReadonlySet<string> = new Set([
  'depends_on',
  'lifecycle',
  'provisioner',
  'connection',
  'precondition',
]);
/** Names attributes of the resource itself, which look like references. */
const IGNORE_CHANGES = 'lifecycle.ignore_changes';

/**
 * Returns the expressions of a block and its nested blocks, in the order of `attributesIn`. Skips attributes that refer to no
 * resource.
 */
export function expressionsInBlock(body: Body): BlockExpression[] {
  const expressions: BlockExpression[] = [];
  const repeated = repeatedIn(body);
  const seen = new Set<string>();
  for (const placed of attributesIn(body)) {
    const { attribute, block, path, names } = placed;
    const top = path[0] as string;
    if ((path.length === 1 && NO_REFERENCES.has(top)) || path.join('.') === IGNORE_CHANGES) continue;
    expressions.push({
      path: ORDER_ONLY.has(top) ? null : path.join('.'),
      expression: attribute.value,
      bound: new Set(names),
      valueName: valueNameInBlock(block, attribute.name),
      ...(repeated.has(top) && literalsOfBlock(placed)),
      ...(seen.has(path.join('.')) && { line: attribute.value.span.line }),
    });
    seen.add(path.join('.'));
  }
  return expressions;
}

/** Returns the names of repeated blocks. A `dynamic` block counts as a block of its label. */
function repeatedIn({ blocks }: Body): ReadonlySet<string> {
  const types = blocks.map((block) => (isDynamic(block) ? (block.labels[0] as string) : block.type));
  return new Set(types.filter((type, at) => types.indexOf(type) !== at));
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

/** Returns the literals among the attributes, including lists of literals. */
function literalListsIn({ attributes }: Pick<Body, 'attributes'>): DeclaredBlock['words'] {
  const lists = attributes.slice(0, LITERALS_MAX).flatMap(({ name, value }): [string, string[]][] => {
    const texts = (value.kind === 'tuple' ? value.items.slice(0, LITERALS_MAX + 1) : [value]).map(shortLiteral);
    return texts.length <= LITERALS_MAX && texts.every((text) => text !== null) ? [[name, texts as string[]]] : [];
  });
  return Object.fromEntries(lists);
}

/** Returns the blocks of a resource by path (`ingress`, `rule.match`), and the resource itself under the empty path. */
export function declaredBlocks(body: Body): ReadonlyMap<string, readonly DeclaredBlock[]> {
  const declared = new Map<string, DeclaredBlock[]>();
  const add = (path: string, { attributes, blocks }: Body): void => {
    const known = declared.get(path) ?? [];
    declared.set(path, known);
    const lines = new Map(attributes.map(({ name, value }) => [name, value.span.line]));
    known.push({ lines, words: literalListsIn({ attributes }) });
    for (const block of blocks) {
      const inside = [...(path === '' ? [] : [path]), isDynamic(block) ? block.labels[0] : block.type].join('.');
      const bodies = isDynamic(block) ? block.body.blocks.filter(({ type }) => type === 'content') : [block];
      for (const each of bodies) add(inside, each.body);
    }
  };
  add('', body);
  return declared;
}

/** A firewall rule has about a dozen attributes, with short values. */
const LITERALS_MAX = 16;
const LITERAL_LENGTH_MAX = 64;
