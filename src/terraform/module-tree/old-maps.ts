/**
 * Converts maps written as blocks, such as `tags { Name = "x" }`, to attributes. Terraform 0.11 accepted both forms; later
 * versions
 * reject blocks.
 */
import { isSchemaName } from '../blocks.js';
import type { Attribute, Block, Body, HclFile, ObjectValue } from '../hcl/model.js';

const HOLDS_MAPS: ReadonlySet<string> = new Set(['resource', 'data', 'provider', 'module']);

/** Blocks that Terraform itself defines. */
const OF_TERRAFORM: ReadonlySet<string> = new Set(['lifecycle', 'provisioner', 'connection', 'dynamic']);

/** Map attributes that resources of all providers have. */
const MAPS: ReadonlySet<string> = new Set(['tags', 'labels']);
const MAPS_OF_STATE: ReadonlySet<string> = new Set(['config', 'defaults']);

/** Returns the file with such blocks converted to attributes. */
export function withOldMaps(file: HclFile): HclFile {
  if (file.syntax === 'json') return file;
  const blocks = file.body.blocks.map((block) =>
    HOLDS_MAPS.has(block.type) ? withBody(block, mapsIn(block.body, mapNamesOf(block))) : block,
  );
  const isSame = blocks.every((block, i) => block === file.body.blocks[i]);
  return isSame ? file : { ...file, body: { ...file.body, blocks } };
}

const withBody = (block: Block, body: Body): Block => (body === block.body ? block : { ...block, body });

/** A module call takes no blocks, so every block in it is a map. */
const mapNamesOf = ({ type, labels }: Block): ReadonlySet<string> | 'all' =>
  type === 'module' ? 'all' : labels[0] === 'terraform_remote_state' ? MAPS_OF_STATE : MAPS;

function mapsIn(body: Body, names: ReadonlySet<string> | 'all'): Body {
  const attributes: Attribute[] = [];
  const blocks: Block[] = [];
  for (const block of body.blocks) {
    if (OF_TERRAFORM.has(block.type)) blocks.push(block);
    else if (isMap(block, names)) attributes.push(attributeOf(block));
    else blocks.push(withBody(block, mapsIn(block.body, names)));
  }
  const isSame = attributes.length === 0 && blocks.every((block, i) => block === body.blocks[i]);
  return isSame ? body : { ...body, attributes: [...body.attributes, ...attributes], blocks };
}

/** True if the block is a map: by its name, or because it holds names that no provider schema allows. */
const isMap = ({ type, labels, body }: Block, names: ReadonlySet<string> | 'all'): boolean =>
  labels.length === 0 &&
  body.blocks.length === 0 &&
  (names === 'all' || names.has(type) || body.attributes.some(({ name }) => !isSchemaName(name)));

function attributeOf({ type, body, span }: Block): Attribute {
  const entries = body.attributes.map(({ name, value, span: { start, line } }) => ({
    key: { kind: 'literal', value: name, span: { start, end: start + name.length, line } } as const,
    value,
  }));
  // Starts at the brace, as an object expression does.
  const value: ObjectValue = { kind: 'object', entries, span: { ...span, start: body.span.start - 1 } };
  return { name: type, value, span };
}
