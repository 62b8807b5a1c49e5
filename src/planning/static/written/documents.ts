/** Adds documents that a plan leaves out because an ARN or id in them is unknown, as far as the code shows them. */
import { attributesOfRights, rightsRulesOf } from '../../../catalog/access.js';
import { EMPTY_POLICY } from '../../../catalog/examples.js';
import { KNOWLEDGE } from '../../../catalog/knowledge.js';
import { holdsInstanceName } from '../../../graph/instance-name.js';
import { type Inventory, type Json, type Resource, topOf } from '../../../graph/inventory.js';
import { VALUE_DEPTH } from '../../../limits.js';

/** Evaluates attributes of instances from the code. */
export interface Writer {
  /** Returns the value of an attribute, with instance names for unknown texts. Undefined if nothing is known. */
  writtenOf(origin: string, attribute: string): Json | undefined;
}

export function withDocuments(inventory: Inventory, writer: Writer): Inventory {
  const resources = inventory.resources.map((resource) => {
    const more = documentsOf(resource, writer);
    const partly = rightsPartlyOf(resource, writer);
    if (more.length === 0 && partly.length === 0) return resource;
    return {
      ...resource,
      ...(more.length > 0 && { values: { ...resource.values, ...Object.fromEntries(more) } }),
      ...(partly.length > 0 && { partly: Object.fromEntries(partly) }),
    };
  });
  return { ...inventory, resources };
}

/** Returns attributes that grant rights and that the plan knows only in part, as far as the code shows them. */
function rightsPartlyOf({ type, origin, values }: Resource, writer: Writer): [string, Json][] {
  const attributes = (rightsRulesOf(type) ?? []).flatMap(attributesOfRights);
  return [...new Set(attributes.map(topOf))].flatMap((attribute): [string, Json][] => {
    const known = Object.hasOwn(values, attribute) ? [...textsOf(values[attribute])] : [];
    // One text is known as a whole; of a list only some texts may be known.
    if (typeof values[attribute] === 'string' && !known.some(isMadeUpDocument)) return [];
    const written = writer.writtenOf(origin, attribute);
    const texts = [...textsOf(written)];
    const isMore = texts.length > known.length || texts.some(holdsInstanceName);
    return written === undefined || !isMore ? [] : [[attribute, written]];
  });
}

/** Returns documents that the code shows. If the plan knows more of a document, the plan's version stays. */
function documentsOf({ type, origin, values }: Resource, writer: Writer): [string, Json][] {
  return attributesOf(type).flatMap((attribute): [string, Json][] => {
    const planned = Object.hasOwn(values, attribute) ? values[attribute] : undefined;
    if (typeof planned === 'string') return [];
    const written = writer.writtenOf(origin, attribute);
    const texts = [...textsOf(written)];
    if (written === undefined || !texts.some(holdsInstanceName) || isNameAlone(written)) return [];
    return texts.length > [...textsOf(planned)].length ? [[attribute, written]] : [];
  });
}

/** True for the placeholder answer of a data source. */
const isMadeUpDocument = (text: string): boolean => text === EMPTY_POLICY;

/** True for the bare name of a document that another resource writes. */
const isNameAlone = (written: Json): boolean => typeof written === 'string' && !written.trimStart().startsWith('{');

/** Returns the attributes and blocks of a type that are documents, or hold them. */
function attributesOf(type: string): readonly string[] {
  const { grants = [], writesDocument: source } = KNOWLEDGE.factsOf(type);
  const paths = [grants].flat().flatMap(({ documents = [] }) => documents);
  return [...new Set([...paths.map(topOf), ...(source === undefined ? [] : [source.blocks])])];
}

function* textsOf(value: Json | undefined, depth = VALUE_DEPTH): Generator<string> {
  if (typeof value === 'string') yield value;
  if (value === null || typeof value !== 'object' || depth === 0) return;
  for (const item of Object.values(value)) yield* textsOf(item as Json, depth - 1);
}
