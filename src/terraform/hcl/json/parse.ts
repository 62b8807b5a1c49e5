/**
 * Parses the JSON syntax of Terraform, https://github.com/hashicorp/hcl/blob/main/json/spec.md, into the same tree as
 * the native syntax. Inside a resource, an object is always an attribute here: only the provider's schema says which
 * ones are blocks.
 */
import * as messages from '../../messages.js';
import { parserOf } from '../expression.js';
import type { Attribute, Block, Body, Expression, HclFile, Span } from '../model.js';
import type { Parser } from '../parser.js';
import { FileSource, type Source, Unexpected } from '../source.js';
import { wholeTemplate } from '../template.js';
import { type JsonMember, type JsonObject, type JsonString, type JsonValue, readJson } from './values.js';

/** Parses JSON configuration. Never throws: the result lists the first fault and contains everything before it. */
export function parseHclJson(text: string, path: string, schema: BodySchema = FILE_SCHEMA): HclFile {
  const source = new FileSource(text);
  const value = readJson(source);
  const items: Items = { attributes: [], blocks: [] };
  if (value !== null) for (const object of objectsIn(source, value)) addMembers(source, object, schema, items);
  return { path, text, syntax: 'json', body: { ...items, span: source.span(0, text.length) }, faults: source.faults };
}

interface Items {
  readonly attributes: Attribute[];
  readonly blocks: Block[];
}

/** Returns the object itself, or the objects in an array; none for null. Anything else is a fault. */
function objectsIn(source: Source, value: JsonValue): readonly JsonObject[] {
  if (value.kind === 'object') return [value];
  if (value.kind === 'array') return value.items.flatMap((item) => objectsIn(source, item));
  if (value.value !== null) source.fault(value.start, messages.OBJECT_EXPECTED);
  return [];
}

/** The key `//` is a comment in a body, but an ordinary key in a value. */
const COMMENT = '//';

/** Adds the members of an object as attributes and blocks. */
function addMembers(source: Source, object: JsonObject, schema: BodySchema, items: Items): void {
  const names = new Set(items.attributes.map(({ name }) => name));
  for (const member of object.members) {
    const name = member.name.value;
    const blockSchema = schema.blocks.get(name);
    if (blockSchema !== undefined) {
      for (const block of blocksIn(source, member, name, [], blockSchema)) items.blocks.push(block);
    } else if (name !== COMMENT) {
      if (names.has(name)) source.fault(member.name.start, messages.definedTwice(name));
      names.add(name);
      items.attributes.push(attributeIn(source, member, schema));
    }
  }
}

/** Converts a member to an attribute. */
function attributeIn(source: Source, { name, value }: JsonMember, schema: BodySchema): Attribute {
  return {
    name: name.value,
    value: expressionOf(source, value, schema.exceptions.get(name.value) ?? schema.strings),
    span: source.span(name.start, value.end),
  };
}

/** Reads the blocks of one type. Each label is a level of objects: `"resource": { "aws_vpc": { "main": { ... } } }`. */
function blocksIn(
  source: Source,
  { name, value }: JsonMember,
  type: string,
  labels: readonly string[],
  schema: BlockSchema,
): Block[] {
  const objects = objectsIn(source, value);
  if (labels.length < schema.labels) {
    return objects.flatMap(({ members }) =>
      members
        .filter((member) => labels.length > 0 || member.name.value !== COMMENT)
        .flatMap((member) => blocksIn(source, member, type, [...labels, member.name.value], schema)),
    );
  }
  return objects.map((object) => {
    const items: Items = { attributes: [], blocks: [] };
    addMembers(source, object, schema.body, items);
    const body: Body = { ...items, span: source.span(object.start + 1, Math.max(object.start + 1, object.end - 1)) };
    const start = value === object ? name.start : object.start;
    return { type, labels, body, span: source.span(start, object.end) };
  });
}

// ---- JSON values as expressions.

/** Converts a JSON value to an expression. */
function expressionOf(source: Source, value: JsonValue, strings: Strings): Expression {
  const span = source.span(value.start, value.end);
  switch (value.kind) {
    case 'object':
      return {
        kind: 'object',
        // Keys are templates, too: `{ "${var.key}": 1 }`. Only values may be bare expressions.
        entries: value.members.map((member) => ({
          key: stringOf(source, member.name, strings === 'expression' ? 'text' : strings),
          value: expressionOf(source, member.value, strings),
        })),
        span,
      };
    case 'array':
      return { kind: 'tuple', items: value.items.map((item) => expressionOf(source, item, strings)), span };
    case 'string':
      return stringOf(source, value, strings);
    case 'other':
      return { kind: 'literal', value: value.value, span };
  }
}

/** Converts a string to an expression; to `unreadable`, with a fault, if its content cannot be parsed. */
function stringOf(source: Source, string: JsonString, strings: Strings): Expression {
  const span = source.span(string.start, string.end);
  if (strings === 'text' || string.value === '') return { kind: 'literal', value: string.value, span };
  const stringSource = new StringSource(source, string);
  const parser = parserOf(stringSource);
  try {
    if (strings === 'template') return { ...wholeTemplate(parser), span };
    return wholeExpression(parser);
  } catch (fault) {
    if (!(fault instanceof Unexpected)) throw fault;
    stringSource.fault(fault.offset, fault.problem);
    return { kind: 'unreadable', span };
  }
}

/**
 * Parses an entire text as one expression.
 * @throws Unexpected for a syntax error, or text after the expression
 */
function wholeExpression(parser: Parser): Expression {
  parser.newlinesAreTokens = false;
  parser.jump(0);
  const expression = parser.expression();
  if (!parser.is('end')) throw parser.unexpected(messages.END_OF_TEXT);
  return expression;
}

// ---- Positions in JSON strings.

/**
 * The text of a JSON string, with its escapes resolved, as a source for the HCL parser. Reports positions in the file.
 */
class StringSource implements Source {
  readonly text: string;
  /** File offset of each code unit and of the end; null if the string has no escapes. */
  private readonly offsets: readonly number[] | null;

  constructor(
    private readonly file: Source,
    private readonly string: JsonString,
  ) {
    this.text = string.value;
    const isPlain = string.value.length === string.end - string.start - 2;
    this.offsets = isPlain ? null : offsetsIn(file.text, string);
  }

  span(start: number, end: number): Span {
    return this.file.span(this.inFile(start), this.inFile(end));
  }

  columnOf(offset: number): number {
    return this.file.columnOf(this.inFile(offset));
  }

  fault(offset: number, problem: string): void {
    this.file.fault(this.inFile(offset), problem);
  }

  private inFile(offset: number): number {
    return this.offsets === null ? this.string.start + 1 + offset : (this.offsets[offset] as number);
  }
}

/**
 * Returns the file offset of each code unit of the string: an escape such as `\u00e9` is six characters in the file and
 * one here.
 */
function offsetsIn(text: string, { start, end }: JsonString): number[] {
  const offsets: number[] = [];
  let offset = start + 1;
  while (offset < end - 1) {
    offsets.push(offset);
    if (text[offset] !== '\\') offset++;
    else offset += text[offset + 1] === 'u' ? 6 : 2;
  }
  offsets.push(end - 1);
  return offsets;
}

// ---- Schema of the blocks that Terraform itself defines.
// In JSON an object is either an attribute or a block, and only a schema decides which. It also says which strings are
// templates. https://developer.hashicorp.com/terraform/language/syntax/json

/**
 * Meaning of the strings in a value: plain text, a template (`"${var.name}-db"`), or an expression without `${}`
 * (`"aws_vpc.main"` in `depends_on`).
 */
type Strings = 'text' | 'template' | 'expression';

interface BodySchema {
  readonly blocks: ReadonlyMap<string, BlockSchema>;
  /** Meaning of the strings in attributes that are not in `exceptions`. */
  readonly strings: Strings;
  /** Meaning by attribute name. */
  readonly exceptions: ReadonlyMap<string, Strings>;
}

interface BlockSchema {
  /** Number of labels. */
  readonly labels: number;
  readonly body: BodySchema;
}

type Blocks = Readonly<Record<string, readonly [labels: number, body: BodySchema]>>;

/**
 * Builds the schema of a body.
 * @param exceptions names of the attributes whose strings have another meaning, by that meaning
 */
const body = (
  strings: Strings,
  exceptions: Readonly<Partial<Record<Strings, readonly string[]>>> = {},
  blocks: Blocks = {},
): BodySchema => ({
  strings,
  exceptions: new Map(
    Object.entries(exceptions).flatMap(([meaning, names]) => names.map((name) => [name, meaning as Strings])),
  ),
  blocks: new Map(Object.entries(blocks).map(([name, [labels, inner]]) => [name, { labels, body: inner }])),
});

const PLAIN = body('template');
const TEXT = body('text');
const CONDITION = { precondition: [0, PLAIN], postcondition: [0, PLAIN] } as const;

/** Content of blocks whose schema only the provider knows, so every object in them becomes an attribute. */
const CONTENT = body('template');
const DYNAMIC = body('template', { expression: ['iterator'] }, { content: [0, CONTENT] });

const RESOURCE = body(
  'template',
  { expression: ['depends_on', 'provider'] },
  {
    lifecycle: [0, body('template', { expression: ['ignore_changes', 'replace_triggered_by'] }, CONDITION)],
    provisioner: [1, body('template', { text: ['when', 'on_failure'] }, { connection: [0, PLAIN] })],
    connection: [0, PLAIN],
    dynamic: [1, DYNAMIC],
  },
);

/** `.tfvars.json`: names and plain values. */
export const VALUES_SCHEMA: BodySchema = TEXT;

/** `.tf.json`. */
const FILE_SCHEMA: BodySchema = body(
  'template',
  {},
  {
    resource: [2, RESOURCE],
    data: [2, RESOURCE],
    ephemeral: [2, RESOURCE],
    module: [1, body('template', { expression: ['depends_on', 'providers'] })],
    variable: [1, body('text', { expression: ['type'] }, { validation: [0, PLAIN] })],
    output: [1, body('template', { text: ['description'], expression: ['depends_on'] }, { precondition: [0, PLAIN] })],
    provider: [1, body('template', { text: ['alias', 'version'] })],
    locals: [0, PLAIN],
    terraform: [
      0,
      body(
        'text',
        {},
        {
          backend: [1, TEXT],
          cloud: [0, body('text', {}, { workspaces: [0, TEXT] })],
          required_providers: [0, body('text', { expression: ['configuration_aliases'] })],
          provider_meta: [1, PLAIN],
        },
      ),
    ],
    check: [1, body('template', {}, { data: [2, RESOURCE], assert: [0, PLAIN] })],
    moved: [0, body('expression')],
    removed: [0, body('expression', {}, { lifecycle: [0, PLAIN], provisioner: [1, PLAIN] })],
    import: [0, body('template', { expression: ['to', 'provider'] })],
  },
);
