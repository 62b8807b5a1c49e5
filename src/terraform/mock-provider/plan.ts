/**
 * Plans a resource for a simulated provider: takes Terraform's proposed state and makes the values unknown that the
 * real provider would compute. `service.ts` answers PlanResourceChange with the result. States are edited as
 * MessagePack, so that everything else stays as Terraform sent it.
 */

import { encode } from '@msgpack/msgpack';
import { type Edit, endOf, entriesOf, type Head, headAt, itemsOf, withEdits } from './msgpack.js';
import {
  type AttributeSchema,
  type BlockSchema,
  type CtyType,
  hasDynamic,
  type NestedBlock,
  typeOfBlock,
  UNKNOWN,
  type Value,
} from './schema.js';
import { dynamicAt, encodeType, encodeValue, NULL_BYTES, UNKNOWN_BYTES } from './values.js';

type ObjectType = Extract<CtyType, readonly ['object', ...unknown[]]>;
type TupleType = Extract<CtyType, readonly ['tuple', ...unknown[]]>;

/** The proposed state, and the edits that turn it into the planned one. */
interface PlanInProgress {
  readonly bytes: Uint8Array;
  readonly edits: Edit[];
  /** MessagePack value of the location attribute. */
  readonly location: Uint8Array;
}

/**
 * Returns the planned state as MessagePack: `{ id = null, cidr_block = "10.0.0.0/16" }` becomes
 * `{ id = <unknown>, cidr_block = "10.0.0.0/16" }` if `id` is computed.
 * @param proposed the state that Terraform proposes: the configuration, with null for everything that is not set
 * @param location MessagePack value of the location attribute
 */
export function plannedState(block: BlockSchema, proposed: Uint8Array, location: Uint8Array = NULL_BYTES): Uint8Array {
  const head = headAt(proposed, 0);
  // Terraform proposes null for a resource to be destroyed.
  if (head.kind !== 'map') return proposed;
  const plan: PlanInProgress = { bytes: proposed, edits: [], location };
  planBlock(plan, block, head, null);
  return withEdits(proposed, plan.edits);
}

// In a value of type `dynamic`, MessagePack contains the type beside the value. The functions below take this type, or
// null outside dynamic values, and return the type after planning: it changes if blocks are added that the
// configuration does not have.

/** Plans one block, whose value is a map. */
function planBlock(plan: PlanInProgress, block: BlockSchema, head: Head, type: CtyType | null): CtyType | null {
  const types = isObject(type) ? { ...type[1] } : null;
  let isChanged = false;
  const entries = new Map(entriesOf(plan.bytes, head).map(({ name, offset }) => [name, offset]));
  for (const [name, offset] of entries) {
    const attribute = block.attributes.get(name);
    if (attribute !== undefined) planAttribute(plan, attribute, offset, entries);
    const nested = block.blocks.get(name);
    if (nested === undefined) continue;
    const before = types?.[name] ?? null;
    const after = planNested(plan, nested, offset, before);
    if (types === null || after === null || after === before) continue;
    types[name] = after;
    isChanged = true;
  }
  return isChanged && types !== null ? ['object', types] : type;
}

const isObject = (type: CtyType | null): type is ObjectType => type !== null && type[0] === 'object';
const isTuple = (type: CtyType | null): type is TupleType => type !== null && type[0] === 'tuple';

/**
 * Plans an attribute.
 * @param siblings offsets of all values in the block, by name
 */
function planAttribute(
  plan: PlanInProgress,
  attribute: AttributeSchema,
  offset: number,
  siblings: ReadonlyMap<string, number>,
): void {
  if (attribute.isLocation) replace(plan, offset, plan.location);
  else if (attribute.writeOnly) replace(plan, offset, NULL_BYTES);
  else if (attribute.computed && isNull(plan.bytes, offset))
    replace(plan, offset, computedValue(plan, attribute, siblings));
}

/**
 * True for null, with or without a type: a null variable of type string arrives as `["string", null]` in a `dynamic`
 * attribute. The type is dropped, because that of a null `list` or `tuple` would fix the number of items.
 */
function isNull(bytes: Uint8Array, offset: number): boolean {
  const head = headAt(bytes, offset);
  if (head.kind === 'nil') return true;
  if (head.kind !== 'array' || head.size !== 2) return false;
  const [type, value] = itemsOf(bytes, head);
  return headAt(bytes, type!).kind === 'binary' && headAt(bytes, value!).kind === 'nil';
}

/**
 * Returns the planned value of a computed attribute: unknown, with the type of the attribute in `sameTypeAs` if it has
 * one.
 */
function computedValue(
  { bytes }: PlanInProgress,
  { sameTypeAs }: AttributeSchema,
  siblings: ReadonlyMap<string, number>,
): Uint8Array {
  const offset = sameTypeAs === undefined ? undefined : siblings.get(sameTypeAs);
  if (offset === undefined) return UNKNOWN_BYTES;
  if (isNull(bytes, offset)) return bytes.subarray(offset, endOf(bytes, offset));
  const head = headAt(bytes, offset);
  if (head.kind !== 'array') return UNKNOWN_BYTES;
  const { value } = dynamicAt(bytes, head);
  return withEdits(bytes.subarray(offset, endOf(bytes, value)), [
    { start: value - offset, end: endOf(bytes, value) - offset, bytes: UNKNOWN_BYTES },
  ]);
}

/** Plans the nested blocks of one type. In a dynamic value, Terraform sends them as a pair of type and value. */
function planNested(plan: PlanInProgress, nested: NestedBlock, offset: number, type: CtyType | null): CtyType | null {
  const { nesting, block } = nested;
  const head = headAt(plan.bytes, offset);
  // The number of blocks is not known yet.
  if (head.kind === 'extension') return type;
  if (nesting === 'single' || nesting === 'group')
    return head.kind === 'map' ? planBlock(plan, block, head, type) : planAbsentBlock(plan, nested, offset, type);
  if (type !== null || nesting === 'set' || !hasDynamic(typeOfBlock(block)))
    return planItems(plan, nested, offset, type);
  if (head.kind === 'nil') return type;
  const pair = dynamicAt(plan.bytes, head);
  const planned = planItems(plan, nested, pair.value, pair.type);
  if (planned !== null && planned !== pair.type) replace(plan, pair.typeAt, encode(encodeType(planned)));
  return type;
}

/** Plans the blocks of a list, set or map. */
function planItems(plan: PlanInProgress, nested: NestedBlock, offset: number, type: CtyType | null): CtyType | null {
  const head = headAt(plan.bytes, offset);
  if (head.kind === 'array' && head.size === 0) return planAbsentBlock(plan, nested, offset, type);
  if (head.kind === 'array') {
    const types = isTuple(type) ? type[1] : null;
    const planned = itemsOf(plan.bytes, head).map((item, index) =>
      planItem(plan, nested, item, types?.[index] ?? null),
    );
    return types !== null && planned.some((after, index) => after !== types[index])
      ? ['tuple', planned as CtyType[]]
      : type;
  }
  if (head.kind !== 'map') return type;
  const types = isObject(type) ? { ...type[1] } : {};
  let isChanged = false;
  for (const { name, offset } of entriesOf(plan.bytes, head)) {
    const before = types[name] ?? null;
    const after = planItem(plan, nested, offset, before);
    if (after === before || after === null) continue;
    types[name] = after;
    isChanged = true;
  }
  return isChanged ? ['object', types] : type;
}

/** Plans one block of a list, set or map; a null or unknown block stays as it is. */
function planItem(plan: PlanInProgress, { block }: NestedBlock, offset: number, type: CtyType | null): CtyType | null {
  const head = headAt(plan.bytes, offset);
  return head.kind === 'map' ? planBlock(plan, block, head, type) : type;
}

/** Plans a block that the configuration does not contain: unknown if the provider may add it. */
function planAbsentBlock(
  plan: PlanInProgress,
  nested: NestedBlock,
  offset: number,
  type: CtyType | null,
): CtyType | null {
  if (!nested.unknownWhenAbsent || (nested.nesting !== 'list' && nested.nesting !== 'single')) return type;
  const unknown = unknownNested(nested);
  replace(plan, offset, encodeValue(type === null ? typeInSchema(nested) : unknown.type, unknown.value));
  return type === null ? null : unknown.type;
}

/** Returns the type of all blocks of one kind, as outside dynamic values. */
const typeInSchema = ({ nesting, block }: NestedBlock): CtyType =>
  nesting === 'single' ? typeOfBlock(block) : ['list', typeOfBlock(block)];

/** Replaces the value at an offset. */
function replace({ bytes, edits }: PlanInProgress, offset: number, replacement: Uint8Array): void {
  edits.push({ start: offset, end: endOf(bytes, offset), bytes: replacement });
}

// ---- Blocks whose values are all unknown.

/** A value and its type, as a dynamic value requires. */
export interface TypedValue {
  readonly type: CtyType;
  readonly value: Value;
}

/** Returns a block and its type. Nested blocks have concrete types, as a dynamic value requires. */
function unknownBlock({ attributes, blocks }: BlockSchema): TypedValue {
  const types: Record<string, CtyType> = Object.create(null);
  const values: Record<string, Value> = Object.create(null);
  for (const [name, { type, writeOnly }] of attributes) {
    types[name] = type;
    values[name] = writeOnly ? null : UNKNOWN;
  }
  for (const [name, nested] of blocks) {
    const { type, value } = unknownNested(nested);
    types[name] = type;
    values[name] = value;
  }
  return { type: ['object', types], value: values };
}

/**
 * Returns unknown nested blocks: one for `single`, `group`, and a `list` that an expression refers to; otherwise none.
 */
export function unknownNested(nested: NestedBlock): TypedValue {
  const { nesting, block, unknownWhenAbsent } = nested;
  if (nesting === 'single' || nesting === 'group') return unknownBlock(block);
  const isStatic = !hasDynamic(typeOfBlock(block));
  if (nesting === 'map') return { type: isStatic ? ['map', typeOfBlock(block)] : ['object', {}], value: {} };
  const items = nesting === 'list' && unknownWhenAbsent ? [unknownBlock(block)] : [];
  const type: CtyType =
    nesting === 'list' && !isStatic ? ['tuple', items.map((item) => item.type)] : [nesting, typeOfBlock(block)];
  return { type, value: items.map((item) => item.value) };
}
