/**
 * Repairs the private copy of the code after Terraform has refused to plan it, for example because a placeholder does
 * not fit. Each diagnostic of an attempt leads to one repair, and all are made at once, since each attempt is a
 * complete plan.
 */
import { resolve } from 'node:path';
import { ELEMENT } from '../../catalog/examples.js';
import { REPEATERS } from '../../graph/terraform-names.js';
import { REPEATED_BLOCKS, RESERVED_VARIABLES } from '../../terraform/blocks.js';
import type { Diagnostic, DiagnosticLocation, Snippet } from '../../terraform/engine/diagnostics.js';
import type { Attribute, Block, Body, HclFile, Span } from '../../terraform/hcl/model.js';
import type { CtyType } from '../../terraform/mock-provider/schema.js';
import type { ModuleCode } from '../../terraform/module-tree/module-model.js';
import type { CopiedFile, WrittenCopy } from './copy/copy.js';
import type { Layout } from './copy/layout.js';
import { type Edit, startOfLine } from './edits.js';
import { walk } from './expressions.js';
import type { InstanceCount } from './known-after-apply/instance-counts.js';
import { pathOf } from './sanitise/file.js';
import { UNKNOWN_TEXT } from './sanitise/functions.js';
import type { Repairs } from './sanitise/repairs.js';

/**
 * Returns the repairs for the next attempt: all earlier ones and new ones. Null if there is no new one; then the
 * configuration or groundplan itself is at fault.
 * @param findUnknownCounts returns the instance counts that Terraform would refuse next, given the repairs
 */
export function moreRepairs(
  diagnostics: readonly Diagnostic[],
  repairs: Repairs,
  written: WrittenCopy,
  layout: Layout,
  findUnknownCounts: (repairs: Repairs) => readonly InstanceCount[],
): Repairs | null {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.some(isFaultOfTheCode)) return null;
  const draft = new Draft(repairs);
  for (const error of errors) {
    const place = placeOf(error);
    const located = place === null ? null : toSourcePosition(place, written, layout);
    repairOne(error, located, draft, written.stubs.areOpen);
  }
  if (draft.hasNewUnknowns || errors.some(({ summary }) => UNKNOWN_COUNT.test(summary)))
    // An unknown instance count makes others unknown, module by module.
    while (draft.makeCountsUnknown(findUnknownCounts(draft.repairs())));
  return draft.isChanged ? draft.repairs() : null;
}

/**
 * For a secret value, Terraform reports the position of the variable, and names the position of the value only in the
 * text.
 */
const DEFINED_AT = /Invalid value defined at (.+):(\d+),(\d+)-[\d,]+\.?$/;

/** Returns the position of the faulty value; null if the diagnostic names none. */
function placeOf({ place, detail }: Diagnostic): DiagnosticLocation | null {
  const defined = DEFINED_AT.exec(detail);
  if (defined === null) return place;
  const [, file, line, column] = defined;
  return { file: file!, line: Number(line), column: Number(column), bytes: null };
}

const MISSING_ATTRIBUTE = /no argument, nested block, or exported attribute named "([^"]+)"/;
const MISSING_IN_OBJECT = /does not have an attribute named "([^"]+)"/;
const EPHEMERAL = /[Ee]phemeral values are not (?:valid|allowed)[^"]*"([^"]+)"/;
/** The innermost of nested attributes matches. Items of lists do not match. */
const WRONG_TYPE = /attribute "([^"]+)": (string|(?:list|set|map) of string) required/;

const UNKNOWN_COUNT = /^Invalid (?:count|for_each) argument$/;

/**
 * Applies the first repair that is possible. They are tried in order of the information that they lose, least first.
 */
function repairOne(
  { summary, detail, snippet }: Diagnostic,
  located: SourcePosition | null,
  draft: Draft,
  areOpen: boolean,
): void {
  const missing = MISSING_ATTRIBUTE.exec(detail)?.[1];
  if (missing !== undefined && draft.addAttribute(missing)) return;
  const ephemeral = EPHEMERAL.exec(`${summary} ${detail}`)?.[1];
  if (ephemeral !== undefined && draft.addWriteOnly(ephemeral)) return;
  const wrong = WRONG_TYPE.exec(detail);
  if (wrong !== null && draft.changeType(wrong[1]!, wrong[2]!)) return;
  const inside = MISSING_IN_OBJECT.exec(detail)?.[1];
  if (inside !== undefined && ((areOpen && draft.addOutput(inside)) || draft.extendNestedBlocks())) return;
  if (located === null) return;
  const enclosing = attributeAt(located.file.body, located.offset);
  const isInstanceCount = enclosing !== null && /^(?:count|for_each)$/.test(enclosing.attribute.name);
  if (!isInstanceCount && draft.defer(located.copied.module, dataSourcesIn(snippet, located, enclosing))) return;
  if (enclosing === null) return;
  const { original } = located.copied;
  const isUnknown = draft.makeUnknown({ original, file: located.file }, enclosing);
  if (isUnknown && isMistake(summary)) draft.addMistake(original, enclosing.attribute.span.start, summary);
}

// ---- Data sources that caused a diagnostic because their placeholder answer does not fit.

/** A data source in the values of a diagnostic. */
const DATA_SOURCE = /^data\.([^.[]+)\.([^.[]+)/;

/**
 * Returns types and names such as `aws_ami.linux`, from the snippet's values and the code at the position. Empty if
 * there are none.
 */
function dataSourcesIn(
  snippet: Snippet | null,
  { file, offset }: SourcePosition,
  enclosing: Enclosing | null,
): readonly string[] {
  const names = new Set<string>();
  for (const { traversal } of snippet?.values ?? []) {
    const match = DATA_SOURCE.exec(traversal);
    if (match !== null) names.add(`${match[1]}.${match[2]}`);
  }
  if (enclosing !== null) {
    walk(enclosing.attribute.value, (part) => {
      if (part.kind !== 'traversal' || part.root !== 'data') return;
      const [type, name] = part.steps;
      if (type?.kind === 'attribute' && name?.kind === 'attribute') names.add(`${type.name}.${name.name}`);
    });
  }
  // If none is named, the error is in the arguments of the enclosing data source itself.
  const enclosingData = file.body.blocks.find(
    ({ type, span }) => type === 'data' && span.start <= offset && offset <= span.end,
  );
  if (enclosingData !== undefined && names.size === 0) names.add(enclosingData.labels.join('.'));
  return [...names];
}

// ---- Diagnostics that no placeholder can have caused.

/** Summaries of errors in the code that prevent a plan whatever the placeholders are. */
const FAULTS: readonly RegExp[] = [
  /^Reference to undeclared /,
  /^Unsupported (?:argument|block type)$/,
  /^Missing required argument$/,
  /^Duplicate (?!object key)/,
  /^Argument or block definition required$/,
  /^Invalid (?:block definition|expression|character|multi-line string|argument name|attribute name|resource type|data source|reference|variable name|output name)/,
  /^(?:Missing (?!map element)|Unclosed |Unterminated |Extra )/,
  /^Unsupported (?:Terraform|OpenTofu) Core version$/,
  /^Cycle$/,
  /^Variables not allowed$/,
  /^Module not (?:installed|found)$/,
  /^Unreadable module /,
  /^No (?:declaration found|module call named)/,
  /^Undefined provider$/,
];

/**
 * Summaries of errors in a single expression that is wrong with any values. Without that expression, the rest can be
 * planned.
 */
const MISTAKES: ReadonlySet<string> = new Set([
  'Call to unknown function',
  'Not enough function arguments',
  'Too many function arguments',
  'Reference to "each" in context without for_each',
  'Reference to "count" in non-counted context',
  'Invalid "each" attribute',
  'Invalid "count" attribute',
  'Invalid "path" attribute',
  'Invalid "terraform" attribute',
  'Invalid "self" reference',
]);

/** True if the expression itself is wrong, and no placeholder can be the cause. */
const isMistake = (summary: string): boolean => MISTAKES.has(summary);

/** True for a fault of the code that no repair can hide. */
const isFaultOfTheCode = ({ summary, detail }: Diagnostic): boolean =>
  FAULTS.some((pattern) => pattern.test(summary)) || /^Cycle: /.test(summary) || /^Cycle: /.test(detail);

// ---- The repairs of the next attempt: those of earlier attempts and new ones. There is one method per kind of repair.
// It returns false if an earlier attempt already had the repair, which then did not help.

/**
 * Arguments, by block type, that Terraform reads before it evaluates anything, so that they cannot be unknown. In other
 * blocks these names are ordinary attributes.
 */
const KNOWN_EARLY_IN_RESOURCES: ReadonlySet<string> = new Set(['provider', 'depends_on']);
const KNOWN_EARLY: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['resource', KNOWN_EARLY_IN_RESOURCES],
  ['data', KNOWN_EARLY_IN_RESOURCES],
  ['ephemeral', KNOWN_EARLY_IN_RESOURCES],
  ['module', new Set([...RESERVED_VARIABLES].filter((name) => !REPEATERS.has(name)))],
  ['output', new Set(['depends_on', 'sensitive', 'ephemeral'])],
  ['provider', new Set(['alias', 'version'])],
]);

/** A code file of the source. */
interface CodeFile {
  /** Absolute path in the source. */
  readonly original: string;
  readonly file: HclFile;
}

/** The repairs of the next attempt, while they are collected. */
export class Draft {
  /** True if the draft contains a repair that earlier attempts lack. */
  isChanged = false;
  /** True if the draft makes more values unknown than earlier attempts. */
  hasNewUnknowns = false;
  readonly #before: Repairs;
  readonly #attributes: Set<string>;
  readonly #outputs: Set<string>;
  readonly #writeOnly: Set<string>;
  readonly #types: Map<string, CtyType>;
  readonly #deferred: Map<string, Set<string>>;
  readonly #unknown: Map<string, Map<number, Edit>>;
  readonly #mistakes: Map<string, Map<number, string>>;
  #isDeep: boolean;

  constructor(before: Repairs) {
    this.#before = before;
    this.#attributes = new Set(before.attributes);
    this.#outputs = new Set(before.outputs);
    this.#writeOnly = new Set(before.writeOnly);
    this.#types = new Map(before.types);
    this.#deferred = new Map([...before.deferred].map(([key, names]) => [key, new Set(names)]));
    this.#unknown = new Map([...before.unknown].map(([key, edits]) => [key, new Map(edits)]));
    this.#mistakes = new Map([...before.mistakes].map(([key, summaries]) => [key, new Map(summaries)]));
    this.#isDeep = before.isDeep;
  }

  /** Returns all repairs: those of earlier attempts, and those of the draft so far. */
  repairs(): Repairs {
    return {
      attributes: this.#attributes,
      isDeep: this.#isDeep,
      outputs: this.#outputs,
      writeOnly: this.#writeOnly,
      types: this.#types,
      deferred: this.#deferred,
      unknown: this.#unknown,
      mistakes: this.#mistakes,
    };
  }

  /** Adds an attribute that Terraform reported missing from an inferred schema. */
  addAttribute(name: string): boolean {
    return this.#unlessTried(this.#before.attributes.has(name), () => this.#attributes.add(name));
  }

  /** Adds an output that modules without code must have. */
  addOutput(name: string): boolean {
    return this.#unlessTried(this.#before.outputs.has(name), () => this.#outputs.add(name));
  }

  /** Makes an attribute write-only, so that it accepts ephemeral values. */
  addWriteOnly(name: string): boolean {
    return this.#unlessTried(this.#before.writeOnly.has(name), () => this.#writeOnly.add(name));
  }

  /** Adds attributes to the nested blocks of types that are read as a whole: see `UseCorrections.isDeep`. */
  extendNestedBlocks(): boolean {
    return this.#unlessTried(this.#before.isDeep, () => {
      this.#isDeep = true;
    });
  }

  /**
   * Changes the type of an attribute.
   * @param required the type in our schema, which Terraform required and the value does not have
   */
  changeType(name: string, required: string): boolean {
    const type = otherType(required);
    if (type === null) return false;
    return this.#unlessTried(this.#before.types.has(name), () => this.#types.set(name, this.#types.get(name) ?? type));
  }

  /**
   * Makes data sources of a module unknown.
   * @param names types and names, such as `aws_ami.linux`; unknown ones are ignored
   */
  defer({ directory, resources }: ModuleCode, names: readonly string[]): boolean {
    const dataSources = new Set(
      resources.filter(({ mode }) => mode === 'data').map(({ type, name }) => `${type}.${name}`),
    );
    const deferred = this.#deferred.get(directory) ?? new Set();
    this.#deferred.set(directory, deferred);
    let applies = false;
    for (const name of names) {
      if (!dataSources.has(name)) continue;
      const wasTried = this.#before.deferred.get(directory)?.has(name) === true;
      if (!this.#unlessTried(wasTried, () => deferred.add(name))) continue;
      applies = true;
      this.hasNewUnknowns = true;
    }
    return applies;
  }

  /** Makes instance counts unknown before Terraform reports them. Returns true if any of them was known before. */
  makeCountsUnknown(counts: readonly InstanceCount[]): boolean {
    let applies = false;
    for (const { code, file, block, attribute } of counts) {
      const original = pathOf(code, file);
      if (this.#unknown.get(original)?.has(attribute.span.start)) continue;
      if (this.makeUnknown({ original, file }, { attribute, blocks: [block] })) applies = true;
    }
    return applies;
  }

  /**
   * Makes an attribute unknown. The first attempt keeps the expression behind the unknown value, so that its references
   * remain. If Terraform refuses that too, the second attempt removes the expression. Returns false if the value must
   * be known, or after the second attempt.
   */
  makeUnknown({ original, file }: CodeFile, { attribute, blocks }: Enclosing): boolean {
    const { name, value, span } = attribute;
    const blockType = blocks[0]?.type ?? '';
    if (blockType === 'variable' || blockType === 'terraform') return false;
    if (blocks.length === 1 && KNOWN_EARLY.get(blockType)?.has(name)) return false;
    const edits = this.#unknown.get(original) ?? new Map<number, Edit>();
    this.#unknown.set(original, edits);
    const earlier = this.#before.unknown.get(original)?.get(span.start);
    const wasRemoved = earlier !== undefined && 'text' in earlier;
    return this.#unlessTried(wasRemoved, () => {
      edits.set(span.start, unknownEdit(value.span, file.syntax, unknownFor(name, blocks), earlier === undefined));
      this.hasNewUnknowns = true;
    });
  }

  /**
   * Records that an expression, which was made unknown, is wrong with any values.
   * @param summary summary of the diagnostic about it
   */
  addMistake(original: string, offset: number, summary: string): void {
    const summaries = this.#mistakes.get(original) ?? new Map<number, string>();
    this.#mistakes.set(original, summaries.set(offset, summaries.get(offset) ?? summary));
  }

  /**
   * Makes a change, unless an earlier attempt made it. Returns true if the change is made, also a second time for
   * another diagnostic of the same attempt.
   */
  #unlessTried(wasTried: boolean, change: () => unknown): boolean {
    if (wasTried) return false;
    change();
    this.isChanged = true;
    return true;
  }
}

/** Returns the type to try instead of a text or a list of texts; null for any other type. */
function otherType(type: string): CtyType | null {
  if (type === 'string') return ['list', 'string'];
  return /^(?:list|set|map) of string$/.test(type) ? 'string' : null;
}

/**
 * Returns the edit that makes a value unknown.
 *
 * Example with its references: `aws_x.y.id` -> `[<unknown>, try(aws_x.y.id, null)][0]`.
 */
function unknownEdit(
  { start, end }: Span,
  syntax: HclFile['syntax'],
  unknown: UnknownCode,
  keepsReferences: boolean,
): Edit {
  if (syntax === 'json') return { start, end, text: unknown.json };
  if (!keepsReferences) return { start, end, text: unknown.native };
  // The line break ends a heredoc.
  return { start, end, before: `[${unknown.native}, try(`, after: '\n, null)][0]' };
}

/** The code of an unknown value in both syntaxes. */
interface UnknownCode {
  readonly native: string;
  readonly json: string;
}

/** Returns the code of an unknown value. An unknown number of instances becomes one, so that the resource is drawn. */
function unknownFor(name: string, blocks: readonly Block[]): UnknownCode {
  const isRepeated = blocks.length === 1 && REPEATED_BLOCKS.has(blocks[0]!.type);
  if (isRepeated && name === 'count') return { native: '1', json: '1' };
  if (isRepeated && name === 'for_each') {
    return { native: `{ "${ELEMENT}" = ${UNKNOWN_TEXT} }`, json: `{ "${ELEMENT}": "\${${UNKNOWN_TEXT}}" }` };
  }
  return { native: UNKNOWN_TEXT, json: `"\${${UNKNOWN_TEXT}}"` };
}

// ---- Maps positions in the copy, which diagnostics report, to positions in the original code.

/** A position in the original code. */
interface SourcePosition {
  readonly copied: CopiedFile;
  readonly file: HclFile;
  /** Offset in the original text. */
  readonly offset: number;
}

/** Returns the position in the original code for a position in the copy; null for a file that groundplan generated. */
export function toSourcePosition(
  place: DiagnosticLocation,
  { files }: WrittenCopy,
  { root }: Layout,
): SourcePosition | null {
  const copied = files.get(resolve(root, place.file));
  if (copied === undefined) return null;
  const file = copied.module.files.find((candidate) => pathOf(copied.module, candidate) === copied.original)!;
  const at = place.bytes === null ? offsetIn(copied.text, place) : codeUnitsBefore(copied.text, place.bytes[0]);
  return { copied, file, offset: copied.toOriginal(at) };
}

/** Returns the offset of a line and column; of the first word in the line if there is no column. */
function offsetIn(text: string, { line, column }: DiagnosticLocation): number {
  const word = startOfLine(text, line);
  return column === null ? word : text.lastIndexOf('\n', word - 1) + column;
}

/** Converts Terraform's byte offset (UTF-8) to UTF-16 code units. */
function codeUnitsBefore(text: string, bytes: number): number {
  return Buffer.from(text, 'utf8').subarray(0, bytes).toString('utf8').length;
}

/** An attribute with the blocks around it. */
export interface Enclosing {
  readonly attribute: Attribute;
  /** Enclosing blocks, outermost first. */
  readonly blocks: readonly Block[];
}

/** Returns the smallest attribute around an offset, and its enclosing blocks. Null if there is none. */
export function attributeAt(body: Body, offset: number, blocks: readonly Block[] = []): Enclosing | null {
  for (const block of body.blocks) {
    if (contains(block.span, offset)) return attributeAt(block.body, offset, [...blocks, block]);
  }
  const attribute = body.attributes.find(({ span }) => contains(span, offset));
  return attribute === undefined ? null : { attribute, blocks };
}

const contains = ({ start, end }: { readonly start: number; readonly end: number }, offset: number): boolean =>
  start <= offset && offset <= end;
