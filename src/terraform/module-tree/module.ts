/**
 * Builds the model of a module from the parsed files of its directory. `read-tree.ts` reads the files and follows the
 * calls.
 */

import { isSchemaName, LABEL_COUNTS } from '../blocks.js';
import type { Attribute, Block, Body, Expression, HclFile, ObjectValue } from '../hcl/model.js';
import { argumentOf, isDynamic, literalText } from '../hcl/walk.js';
import * as messages from '../messages.js';
import { moduleFiles } from './module-files.js';
import type {
  CallCode,
  CodeFault,
  ModuleCode,
  OutputCode,
  ProviderCode,
  ResourceCode,
  SourceLocation,
  VariableCode,
} from './module-model.js';

/** Modes of resources by block type. */
const MODES: ReadonlyMap<string, ResourceCode['mode']> = new Map([
  ['resource', 'managed'],
  ['data', 'data'],
  ['ephemeral', 'ephemeral'],
] as const);

/**
 * Returns the model of a module. Never throws: invalid declarations are listed in `faults`.
 * @param files files of the directory; their names decide which are read, and which override others
 * @param tofu true to read OpenTofu's own files, too, which take precedence over Terraform files of the same name
 */
export function readModule(directory: string, files: readonly HclFile[], { tofu = true } = {}): ModuleCode {
  const { primary, overrides } = moduleFiles(files.map(withOldMaps), tofu);
  const declared = noDeclarations();
  for (const file of primary) declare(declared, file, { isOverride: false });
  for (const file of overrides) declare(declared, file, { isOverride: true });
  const blocks = [...declared.blocks.values()];
  const ofType = (type: string): Declaration[] => blocks.filter(({ block }) => block.type === type);
  const versions = [...declared.requiredProviders].flatMap(([name, value]): [string, string][] => {
    const version = versionOf(value);
    return version === null ? [] : [[name, version]];
  });
  return {
    directory,
    files: [...primary, ...overrides],
    resources: blocks.filter(({ block }) => MODES.has(block.type)).map(resourceOf),
    calls: ofType('module').map(callOf),
    variables: byName(ofType('variable').map(variableOf)),
    locals: declared.locals,
    outputs: byName(ofType('output').map(outputOf)),
    providers: ofType('provider').map(providerOf),
    requiredProviders: new Map([...declared.requiredProviders].map(([name, value]) => [name, sourceOf(value)])),
    ...(versions.length > 0 && { requiredVersions: new Map(versions) }),
    faults: declared.faults,
  };
}

const byName = <T extends { readonly name: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((entry) => [entry.name, entry]));

function resourceOf(declaration: Declaration): ResourceCode {
  const [type, name] = declaration.block.labels as [string, string];
  return { ...declaration, mode: MODES.get(declaration.block.type) as ResourceCode['mode'], type, name };
}

function callOf(declaration: Declaration): CallCode {
  return { ...withName(declaration), source: textOf(declaration, 'source'), version: textOf(declaration, 'version') };
}

function variableOf(declaration: Declaration): VariableCode {
  const type = argumentOf(declaration.block.body, 'type');
  const isAny = type?.kind === 'traversal' && type.root === 'any' && type.steps.length === 0;
  return {
    ...withName(declaration),
    type: isAny ? null : type,
    default: argumentOf(declaration.block.body, 'default'),
  };
}

const outputOf = (declaration: Declaration): OutputCode => ({
  ...withName(declaration),
  value: argumentOf(declaration.block.body, 'value'),
});

const providerOf = (declaration: Declaration): ProviderCode => ({
  ...withName(declaration),
  alias: textOf(declaration, 'alias'),
});

/** Adds the name of a declaration with one label. */
const withName = (declaration: Declaration) => ({ ...declaration, name: declaration.block.labels[0] as string });

/** Returns the text of an argument; null if it is missing or not a constant. */
function textOf({ block }: Declaration, name: string): string | null {
  const value = argumentOf(block.body, name);
  return value === null ? null : literalText(value);
}

/** Reads `{ source = "hashicorp/aws" }`; null for a bare version, as before Terraform 0.13. */
const sourceOf = (value: Expression): string | null => memberOf(value, 'source');

/** Reads `{ version = "~> 5.0" }`, or a bare version. */
const versionOf = (value: Expression): string | null =>
  value.kind === 'object' ? memberOf(value, 'version') : literalText(value);

function memberOf(value: Expression, name: string): string | null {
  const member =
    value.kind === 'object' ? value.entries.find(({ key }) => literalText(key) === name)?.value : undefined;
  return member === undefined ? null : literalText(member);
}

// ---- Maps written as blocks, such as `tags { Name = "x" }`, as attributes.
// Terraform 0.11 accepted both forms; later versions reject blocks.

const BLOCKS_WITH_MAPS: ReadonlySet<string> = new Set(['resource', 'data', 'provider', 'module']);

/** Blocks that Terraform itself defines. */
const TERRAFORM_BLOCKS: ReadonlySet<string> = new Set(['lifecycle', 'provisioner', 'connection', 'dynamic']);

/** Map attributes that resources of all providers have. */
const MAP_NAMES: ReadonlySet<string> = new Set(['tags', 'labels']);
/** Map attributes of `terraform_remote_state`. */
const STATE_MAP_NAMES: ReadonlySet<string> = new Set(['config', 'defaults']);

/** Returns the file with maps that are written as blocks converted to attributes; the same file if it has none. */
export function withOldMaps(file: HclFile): HclFile {
  if (file.syntax === 'json') return file;
  const blocks = file.body.blocks.map((block) =>
    BLOCKS_WITH_MAPS.has(block.type) ? withBody(block, mapsIn(block.body, mapNamesOf(block))) : block,
  );
  const isSame = blocks.every((block, i) => block === file.body.blocks[i]);
  return isSame ? file : { ...file, body: { ...file.body, blocks } };
}

const withBody = (block: Block, body: Body): Block => (body === block.body ? block : { ...block, body });

/** Returns the names of blocks that are maps. A module call takes no blocks, so every block in it is a map. */
function mapNamesOf({ type, labels }: Block): ReadonlySet<string> | 'all' {
  if (type === 'module') return 'all';
  return labels[0] === 'terraform_remote_state' ? STATE_MAP_NAMES : MAP_NAMES;
}

/** Returns the body with blocks that are maps converted to attributes; the same body if there are none. */
function mapsIn(body: Body, names: ReadonlySet<string> | 'all'): Body {
  const attributes: Attribute[] = [];
  const blocks: Block[] = [];
  for (const block of body.blocks) {
    if (TERRAFORM_BLOCKS.has(block.type)) blocks.push(block);
    else if (isMap(block, names)) attributes.push(toAttribute(block));
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

/** Converts a block that is a map to an attribute. */
function toAttribute({ type, body, span }: Block): Attribute {
  const entries = body.attributes.map(({ name, value, span: { start, line } }) => ({
    key: { kind: 'literal', value: name, span: { start, end: start + name.length, line } } as const,
    value,
  }));
  // Starts at the brace, as an object expression does.
  const value: ObjectValue = { kind: 'object', entries, span: { ...span, start: body.span.start - 1 } };
  return { name: type, value, span };
}

// ---- Declarations at the top level of files, with override files merged.

/** A block at the top level, or a data source in a `check`. */
interface Declaration extends SourceLocation {
  readonly block: Block;
}

interface Declarations {
  /** By address: `resource.aws_vpc.main`, `variable.region`, `provider.aws.west`. In order of files and text. */
  readonly blocks: Map<string, Declaration>;
  readonly locals: Map<string, Expression>;
  readonly requiredProviders: Map<string, Expression>;
  readonly faults: CodeFault[];
}

const noDeclarations = (): Declarations => ({
  blocks: new Map(),
  locals: new Map(),
  requiredProviders: new Map(),
  faults: [],
});

/** The kind of file: names must be new in a primary file, and known in an override file. */
interface FileRole {
  readonly isOverride: boolean;
}

/** Adds the declarations of a file. The first declaration of a name wins; an override changes it. */
function declare(declared: Declarations, file: HclFile, role: FileRole): void {
  for (const block of file.body.blocks) {
    if (block.type === 'locals') {
      for (const { name, value, span } of block.body.attributes) {
        const position = { file, offset: span.start };
        if (mayDeclare(declared, `local.${name}`, declared.locals.has(name), position, role))
          declared.locals.set(name, value);
      }
    } else if (block.type === 'terraform') {
      for (const { name, value, span } of requiredProvidersIn(block)) {
        const isNew = role.isOverride || !declared.requiredProviders.has(name);
        if (isNew) declared.requiredProviders.set(name, value);
        else addFault(declared, { file, offset: span.start }, messages.declaredTwice(name));
      }
    } else if (block.type === 'check') {
      for (const nested of block.body.blocks) declareBlock(declared, nested, file, role);
    } else {
      declareBlock(declared, block, file, role);
    }
  }
}

const requiredProvidersIn = (terraform: Block): Attribute[] =>
  terraform.body.blocks.flatMap(({ type, body }) => (type === 'required_providers' ? body.attributes : []));

/** Adds a block. Ignores types without labels, such as `moved`. */
function declareBlock(declared: Declarations, block: Block, file: HclFile, role: FileRole): void {
  const labels = LABEL_COUNTS.get(block.type);
  if (labels === undefined) return;
  const position = { file, offset: block.span.start };
  if (block.labels.length !== labels) {
    addFault(declared, position, messages.wrongLabels(block.type, labels));
    return;
  }
  const address = addressOf(block);
  const base = declared.blocks.get(address);
  // A missing provider block counts as an empty one, which an override may change.
  const isImplied = base === undefined && block.type === 'provider' && argumentOf(block.body, 'alias') === null;
  if (!isImplied && !mayDeclare(declared, address, base !== undefined, position, role)) return;
  declared.blocks.set(address, base === undefined ? { block, file, span: block.span } : overridden(base, block, file));
}

/** Returns the address of a declaration: `resource.aws_vpc.main`, `provider.aws.west`. */
function addressOf(block: Block): string {
  const alias = block.type === 'provider' ? argumentOf(block.body, 'alias') : null;
  const parts = [block.type, ...block.labels];
  return (alias === null ? parts : [...parts, literalText(alias) ?? '']).join('.');
}

/** Returns the declaration as changed by a block of an override file. */
const overridden = (base: Declaration, block: Block, file: HclFile): Declaration => ({
  ...base,
  block: mergeBlock(base.block, block),
  overrides: [...(base.overrides ?? []), file],
});

/** A position in a file. */
interface Position {
  readonly file: HclFile;
  readonly offset: number;
}

/**
 * True if a declaration is valid; records a fault otherwise.
 * @param isKnown true if the name was declared before
 */
function mayDeclare(
  declared: Declarations,
  address: string,
  isKnown: boolean,
  position: Position,
  { isOverride }: FileRole,
): boolean {
  if (isKnown === isOverride) return true;
  addFault(declared, position, isOverride ? messages.nothingToOverride(address) : messages.declaredTwice(address));
  return false;
}

/** Records a fault with its line and column, both counted from 1. */
function addFault(declared: Declarations, { file, offset }: Position, problem: string): void {
  const lineStart = file.text.lastIndexOf('\n', offset - 1) + 1;
  const line = file.text.slice(0, offset).split('\n').length;
  declared.faults.push({ path: file.path, line, column: offset - lineStart + 1, problem });
}

// ---- Override files.

/**
 * Merges two blocks as Terraform does: an argument replaces the one with its name, nested blocks replace all of their
 * type. Spans of the result are those of the base.
 * https://developer.hashicorp.com/terraform/language/files/override#merging-behavior
 */
function mergeBlock(base: Block, override: Block): Block {
  return { ...base, body: mergeBody(base.body, override.body) };
}

function mergeBody(base: Body, override: Body): Body {
  const replaced = new Set(override.blocks.map(typeOf));
  const remaining = base.blocks.filter((block) => !replaced.has(typeOf(block)) || block.type === MERGED);
  const hasLifecycle = remaining.some(({ type }) => type === MERGED);
  const lifecycle = override.blocks.find(({ type }) => type === MERGED);
  return {
    attributes: mergeAttributes(base.attributes, override.attributes),
    blocks: [
      ...remaining.map((block) => (block.type === MERGED && lifecycle ? mergeBlock(block, lifecycle) : block)),
      ...override.blocks.filter((block) => block !== lifecycle || !hasLifecycle),
    ],
    span: base.span,
  };
}

/** The only nested block that is merged by argument. */
const MERGED = 'lifecycle';

/** Returns the block's type. A `dynamic` block has the type of its label, and both forms replace each other. */
const typeOf = (block: Block): string => (isDynamic(block) ? (block.labels[0] as string) : block.type);

function mergeAttributes(base: readonly Attribute[], override: readonly Attribute[]): Attribute[] {
  const byName = new Map(base.map((attribute) => [attribute.name, attribute]));
  for (const attribute of override) byName.set(attribute.name, attribute);
  return [...byName.values()];
}
