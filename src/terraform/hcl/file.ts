/** Parses a configuration file or a variables file from its bytes. */

import { HCL_FAULTS_MAX, HCL_FILE_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { parserOf } from './expression.js';
import { type JsonMember, type JsonObject, type JsonString, type JsonValue, readJson } from './json/values.js';
import type { Attribute, Block, Body, Expression, Fault, HclFile, Span } from './model.js';
import { parseHcl } from './parse.js';
import type { Parser } from './parser.js';
import { FileSource, type Source, Unexpected } from './scanner.js';
import { wholeTemplate } from './template.js';

/**
 * Parses a file in the syntax that its name implies. Never throws: binary content yields an empty file with one fault.
 * Invalid UTF-8 in a text is a fault, too, and is replaced: Terraform accepts it in comments. Text and offsets exclude
 * a byte order mark.
 */
export function parseFile(path: string, bytes: Uint8Array): HclFile {
  if (bytes.length > HCL_FILE_BYTES_MAX) return unreadable(path, messages.fileTooLarge(HCL_FILE_BYTES_MAX));
  // UTF-16, archives, images.
  if (bytes.includes(0)) return unreadable(path, messages.NOT_UTF8);
  const text = new TextDecoder('utf-8').decode(bytes);
  const file = parseText(path, text);
  return isUtf8(bytes) ? file : { ...file, faults: [notUtf8(text), ...file.faults.slice(0, HCL_FAULTS_MAX - 1)] };
}

function parseText(path: string, text: string): HclFile {
  if (path.endsWith('.tfvars.json')) return parseHclJson(text, path, VALUES_SCHEMA);
  return isJsonName(path) ? parseHclJson(text, path) : parseHcl(text, path);
}

/** Returns a fault at the first invalid byte. */
function notUtf8(text: string): Fault {
  const before = text.slice(0, text.indexOf('\ufffd'));
  const line = before.split('\n').length;
  return { line, column: before.length - before.lastIndexOf('\n'), problem: messages.NOT_UTF8 };
}

export const isJsonName = (path: string): boolean => path.endsWith('.json');

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function unreadable(path: string, problem: string): HclFile {
  const body = { attributes: [], blocks: [], span: { start: 0, end: 0, line: 1 } };
  const syntax = isJsonName(path) ? 'json' : 'native';
  return { path, text: '', syntax, body, faults: [{ line: 1, column: 1, problem }] };
}

// ---- JSON syntax: https://github.com/hashicorp/hcl/blob/main/json/spec.md.
// The tree equals that of the native syntax, with one exception: without the provider's schema, an object may be an
// attribute or a block. Such an object is an attribute here.

/** Parses JSON configuration. Never throws: faults are listed, and everything before the first one is returned. */
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

/** Returns the object itself, or the objects in an array; `null` yields none. */
function objectsIn(source: Source, value: JsonValue): readonly JsonObject[] {
  if (value.kind === 'object') return [value];
  if (value.kind === 'array') return value.items.flatMap((item) => objectsIn(source, item));
  if (value.value !== null) source.fault(value.start, messages.OBJECT_EXPECTED);
  return [];
}

/** The key `//` is a comment in a body, but an ordinary key in a value. */
const COMMENT = '//';

function addMembers(source: Source, object: JsonObject, schema: BodySchema, items: Items): void {
  const names = new Set(items.attributes.map(({ name }) => name));
  for (const member of object.members) {
    const name = member.name.value;
    const block = schema.blocks.get(name);
    if (block !== undefined) {
      for (const found of blocksIn(source, member, name, [], block)) items.blocks.push(found);
    } else if (name !== COMMENT) {
      if (names.has(name)) source.fault(member.name.start, messages.definedTwice(name));
      names.add(name);
      items.attributes.push(attributeIn(source, member, schema));
    }
  }
}

function attributeIn(source: Source, { name, value }: JsonMember, schema: BodySchema): Attribute {
  return {
    name: name.value,
    value: expressionOf(source, value, schema.special.get(name.value) ?? schema.strings),
    span: source.span(name.start, value.end),
  };
}

/** Reads blocks. Each level of labels is an object whose keys are labels. */
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

function stringOf(source: Source, string: JsonString, strings: Strings): Expression {
  const span = source.span(string.start, string.end);
  if (strings === 'text' || string.value === '') return { kind: 'literal', value: string.value, span };
  const inner = new StringSource(source, string);
  const parser = parserOf(inner);
  try {
    if (strings === 'template') return { ...wholeTemplate(parser), span };
    return wholeExpression(parser);
  } catch (fault) {
    if (!(fault instanceof Unexpected)) throw fault;
    inner.fault(fault.offset, fault.problem);
    return { kind: 'unreadable', span };
  }
}

function wholeExpression(p: Parser): Expression {
  p.newlines = false;
  p.jump(0);
  const expression = p.expression();
  if (!p.is('end')) throw p.unexpected(messages.END_OF_TEXT);
  return expression;
}

/** The text within a JSON string. Translates its positions to those in the file. */
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
    return this.file.span(this.place(start), this.place(end));
  }

  columnOf(offset: number): number {
    return this.file.columnOf(this.place(offset));
  }

  fault(offset: number, problem: string): void {
    this.file.fault(this.place(offset), problem);
  }

  private place(offset: number): number {
    return this.offsets === null ? this.string.start + 1 + offset : (this.offsets[offset] as number);
  }
}

function offsetsIn(text: string, { start, end }: JsonString): number[] {
  const offsets: number[] = [];
  let at = start + 1;
  while (at < end - 1) {
    offsets.push(at);
    if (text[at] !== '\\') at++;
    else at += text[at + 1] === 'u' ? 6 : 2;
  }
  offsets.push(end - 1);
  return offsets;
}

// ---- Schema of Terraform's own blocks.
// In JSON an object may be an attribute or a block, and only a schema tells them apart.
// https://developer.hashicorp.com/terraform/language/syntax/json

/** Meaning of a value's strings: text, templates, or expressions written without `${}`. */
type Strings = 'text' | 'template' | 'expression';

interface BodySchema {
  readonly blocks: ReadonlyMap<string, BlockSchema>;
  /** Meaning of strings in attributes that are not in `special`. */
  readonly strings: Strings;
  readonly special: ReadonlyMap<string, Strings>;
}

interface BlockSchema {
  readonly labels: number;
  readonly body: BodySchema;
}

type Blocks = Readonly<Record<string, readonly [labels: number, body: BodySchema]>>;

const body = (
  strings: Strings,
  special: Readonly<Partial<Record<Strings, readonly string[]>>> = {},
  blocks: Blocks = {},
): BodySchema => ({
  strings,
  special: new Map(Object.entries(special).flatMap(([kind, names]) => names.map((name) => [name, kind as Strings]))),
  blocks: new Map(Object.entries(blocks).map(([name, [labels, inner]]) => [name, { labels, body: inner }])),
});

const PLAIN = body('template');
const TEXT = body('text');
const CONDITION = { precondition: [0, PLAIN], postcondition: [0, PLAIN] } as const;

/** Content of blocks that providers define. Their schema is unknown, so every object becomes an attribute. */
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
const VALUES_SCHEMA: BodySchema = TEXT;

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
