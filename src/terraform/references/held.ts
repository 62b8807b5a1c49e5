/** The expressions of a block by where they are. */
import type { Block, Body, Expression } from '../hcl/model.js';
import { attributesIn, isDynamic, literalText, type PlacedAttribute } from '../hcl/walk.js';
import { wordOfBlock } from './words.js';

export interface Held {
  /** Names of the blocks around it and its own, `vpc_config.subnet_ids`; null for what says an order and no more. */
  readonly path: string | null;
  readonly expression: Expression;
  /** Names that `dynamic` blocks around it have bound. */
  readonly bound: ReadonlySet<string>;
  /** What its block says in plain words, where it is one of several of that name: `from_port` is `22`. */
  readonly block?: Readonly<Record<string, string>>;
  /** As of a reference. */
  readonly word?: string | undefined;
}

/** Attributes that do not refer to resources: a provider is another kind of thing, the others are plain text. */
const NO_REFERENCES: ReadonlySet<string> = new Set(['provider', 'providers', 'source', 'version']);
/** Attributes and blocks that every resource or output may have: they say when something happens, not what it uses. */
const ORDER_ONLY: ReadonlySet<string> = new Set([
  'depends_on',
  'lifecycle',
  'provisioner',
  'connection',
  'precondition',
]);
/** Names of own attributes, which look like references. */
const IGNORE_CHANGES = 'lifecycle.ignore_changes';

export function heldIn(body: Body): Held[] {
  const held: Held[] = [];
  const repeated = repeatedIn(body);
  for (const placed of attributesIn(body)) {
    const { attribute, block, path, names } = placed;
    const top = path[0] as string;
    if ((path.length === 1 && NO_REFERENCES.has(top)) || path.join('.') === IGNORE_CHANGES) continue;
    held.push({
      path: ORDER_ONLY.has(top) ? null : path.join('.'),
      expression: attribute.value,
      bound: new Set(names),
      word: wordOfBlock(block, attribute.name),
      ...(repeated.has(path[0] as string) && wordsAround(placed)),
    });
  }
  return held;
}

/** Names of which the body has several blocks. */
function repeatedIn({ blocks }: Body): ReadonlySet<string> {
  const types = blocks.filter((block) => !isDynamic(block)).map(({ type }) => type);
  return new Set(types.filter((type, at) => types.indexOf(type) !== at));
}

function wordsAround({ path, block, names }: PlacedAttribute): Pick<Held, 'block'> {
  return path.length !== 2 || names.length > 0 || block === null ? {} : { block: wordsIn(block) };
}

function wordsIn({ body }: Block): Readonly<Record<string, string>> {
  const said = body.attributes.slice(0, WORDS_MAX).flatMap(({ name, value }): [string, string][] => {
    const plain = value.kind === 'literal' ? value.value : literalText(value);
    const text = plain === null ? '' : String(plain);
    return text === '' || text.length > WORD_LENGTH_MAX ? [] : [[name, text]];
  });
  return Object.fromEntries(said);
}

/** A rule of a firewall has a dozen, and they are short. */
const WORDS_MAX = 16;
const WORD_LENGTH_MAX = 64;
