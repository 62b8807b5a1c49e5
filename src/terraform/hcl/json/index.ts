/**
 * Parses the JSON syntax: https://github.com/hashicorp/hcl/blob/main/json/spec.md. The tree equals that of the native syntax,
 * with one
 * exception: without the provider's schema, an object may be an attribute or a block. Such an object is an attribute here.
 */

import * as messages from '../../messages.js';
import type { Attribute, Block, Body, HclFile } from '../model.js';
import { FileSource, type Source } from '../scanner.js';
import { expressionOf } from './expression.js';
import { type BlockSchema, type BodySchema, FILE_SCHEMA } from './schema.js';
import { type JsonMember, type JsonObject, type JsonValue, readJson } from './values.js';

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
  if (value.value !== null) source.fault(value.start, messages.OBJECT_WANTED);
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
