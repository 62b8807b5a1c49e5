/** Sanitises one code file for the copy. */

import { basename, join } from 'node:path';
import { LABELS } from '../../../terraform/blocks.js';
import { parserOf } from '../../../terraform/hcl/expression.js';
import {
  type JsonMember,
  type JsonObject,
  type JsonString,
  type JsonValue,
  readJson,
} from '../../../terraform/hcl/json/values.js';
import type { Expression, HclFile } from '../../../terraform/hcl/model.js';
import { FileSource, Unexpected } from '../../../terraform/hcl/scanner.js';
import { wholeTemplate } from '../../../terraform/hcl/template.js';
import type { ModuleCode } from '../../../terraform/module-tree/module-model.js';
import { type Gap, undeclaredIn } from '../../../terraform/references/gaps.js';
import { applyEdits, type Edit, type EditedText, lineAt } from '../edits.js';
import { expressionsIn } from '../expressions.js';
import { DEFER } from '../infer/schema.js';
import type { Shortcuts } from '../known-after-apply/shortcuts.js';
import {
  blockEdits,
  type CallPlace,
  CHECK,
  callEdits,
  type Keep,
  keepsAttribute,
  nestedRule,
  type Removal,
  TOP_LEVEL_RULES,
} from './blocks.js';
import {
  type FileRead,
  fileCallsIn,
  functionEdits,
  type MadeUnknown,
  type PathScope,
  type Surroundings,
  UNKNOWN_TEXT,
} from './functions.js';
import { type Hiding, hiding, isPlaceArgument, placeEdits } from './providers.js';
import type { Repairs } from './repairs.js';
import {
  type Secrets,
  secretEdits,
  secretsInJson,
  secretsOf,
  secretTemplate,
  secretText,
  template,
} from './secrets.js';

export interface SanitiseContext extends Surroundings {
  /** Directory of the root module in the source. */
  readonly rootDirectory: string;
  readonly callOf: (module: ModuleCode, call: string) => CallPlace | null;
  readonly repairs: Repairs;
  readonly shortcuts: Shortcuts;
  /** Returns the undeclared names of a module. */
  readonly gapsOf: (module: ModuleCode) => readonly Gap[];
  /** True if the engine can detect secrets (`issensitive`). */
  readonly asksForMarks: boolean;
}

export interface SafeFile extends EditedText {
  readonly removals: readonly Removal[];
  readonly unknown: readonly MadeUnknown[];
}

/** Returns the absolute path of a module's file. */
export const pathOf = ({ directory }: ModuleCode, file: HclFile): string => join(directory, basename(file.path));

const scopeOf = ({ directory, locals }: ModuleCode, root: string): PathScope => ({ module: directory, root, locals });

/** Returns the files that the expressions of a code file read. */
export function filesReadBy(file: HclFile, module: ModuleCode, rootDirectory: string): readonly FileRead[] {
  const scope = scopeOf(module, rootDirectory);
  if (file.syntax === 'json') return wantedByJson(file, scope);
  return fileCallsIn(expressionsIn(file.body), scope).flatMap(({ wanted }) => wanted ?? []);
}

export function sanitise(file: HclFile, module: ModuleCode, around: SanitiseContext): SafeFile {
  const scope = scopeOf(module, around.rootDirectory);
  const deferred = around.repairs.deferred.get(module.directory) ?? new Set();
  const placeOf = (call: string) => around.callOf(module, call);
  const repairs = [...(around.repairs.unknown.get(pathOf(module, file))?.values() ?? [])];
  const shorter = around.shortcuts(module, file);
  const secrets = secretsOf(module, around.rootDirectory);
  const hide = hiding(module, around.asksForMarks);
  if (file.syntax === 'json') {
    return sanitiseJson(file, scope, {
      around,
      module,
      gaps: around.gapsOf(module),
      deferred,
      placeOf,
      secrets,
      hide,
      repairs: [...repairs, ...shorter],
    });
  }
  const expressions = expressionsIn(file.body);
  const { edits: removing, removals } = blockEdits(file);
  const { edits: safe, unknown } = functionEdits(file, expressions, scope, around);
  const edited = applyEdits(file.text, [
    ...removing,
    ...callEdits(file, placeOf),
    ...gapEdits(file, around.gapsOf(module)),
    ...deferEdits(file, deferred),
    // Repairs wrap sanitised expressions.
    ...repairs,
    ...shorter,
    ...secretEdits(file, secrets),
    ...(hide === null ? [] : placeEdits(file, hide)),
    ...safe,
  ]);
  return { ...edited, removals, unknown };
}

// ---- Deferred data sources.
// Terraform does not read one whose arguments are unknown.

/**
 * Returns the edits that defer data sources in one file.
 *
 * @param deferred types and names: `aws_ami.linux`
 */
function deferEdits(file: HclFile, deferred: ReadonlySet<string>): Edit[] {
  const blocks = file.body.blocks.flatMap((block) => (block.type === 'check' ? block.body.blocks : [block]));
  return blocks.flatMap(({ type, labels, body: { span } }) => {
    if (type !== 'data' || !deferred.has(labels.join('.'))) return [];
    // The line breaks matter: a block in one line may hold only one attribute.
    return [
      { start: span.start, end: span.start, text: '\n' },
      { start: span.end, end: span.end, text: `\n${DEFER} = timestamp()\n` },
    ];
  });
}

// ---- Files in JSON syntax.
// A removed property becomes a comment, so that everything else stays in place.

interface JsonAround {
  readonly around: Surroundings;
  readonly module: ModuleCode;
  /** Names that the module uses and does not declare. */
  readonly gaps: readonly Gap[];
  readonly deferred: ReadonlySet<string>;
  readonly placeOf: (call: string) => CallPlace | null;
  /** Edits that make expressions unknown. */
  readonly repairs: readonly Edit[];
  readonly secrets: Secrets;
  /** Wrapping for the location arguments of providers; null for none. */
  readonly hide: Hiding | null;
}

interface SafeJson extends EditedText {
  readonly removals: readonly Removal[];
  readonly unknown: readonly MadeUnknown[];
}

/** Name of a property that Terraform reads as a comment. */
const COMMENT = '"//"';

function wantedByJson(file: HclFile, scope: PathScope): readonly FileRead[] {
  return stringsIn(readJson(new FileSource(file.text))).flatMap((string) => {
    const fragment = fragmentOf(file, string);
    return fragment === null ? [] : fileCallsIn(fragment.expressions, scope).flatMap(({ wanted }) => wanted ?? []);
  });
}

export function sanitiseJson(file: HclFile, scope: PathScope, wanted: JsonAround): SafeJson {
  const source = new FileSource(file.text);
  const value = readJson(source);
  // Terraform might still read the file. Reading the module tree has reported the fault.
  if (value === null || source.faults.length > 0) {
    return { text: '{}\n', toOriginal: () => 0, removals: [], unknown: [] };
  }
  const cleaner = new Cleaner(file, wanted);
  cleaner.file(value);
  const unknown: MadeUnknown[] = [];
  const safe = stringsIn(value).flatMap((string): Edit[] => {
    const fragment = fragmentOf(file, string);
    const isSecret = cleaner.secrets.has(string);
    if (fragment === null) {
      return isSecret ? [{ start: string.start, end: string.end, text: JSON.stringify(secretText(string.value)) }] : [];
    }
    const made = functionEdits(fragment.file, fragment.expressions, scope, wanted.around);
    if (made.unknown.length > 0) {
      const line = lineAt(file.text, string.start);
      for (const one of made.unknown) unknown.push({ ...one, line });
    }
    const gaps = gapEditsIn(fragment.expressions, wanted.module);
    const { text: plain } = applyEdits(string.value, [...made.edits, ...gaps]);
    const isPlace = wanted.hide !== null && cleaner.places.has(string);
    const text = isSecret
      ? secretTemplate(plain, fragment.expressions)
      : isPlace
        ? template(plain, fragment.expressions, wanted.hide!)
        : plain;
    return text === string.value ? [] : [{ start: string.start, end: string.end, text: JSON.stringify(text) }];
  });
  const orders = orderEdits(file, wanted.gaps);
  const edited = applyEdits(file.text, [...cleaner.edits, ...orders, ...wanted.repairs, ...safe]);
  return { ...edited, removals: cleaner.removals, unknown };
}

/** Returns the objects of a block, which may be one object or a list. */
function objectsIn(value: JsonValue): readonly JsonObject[] {
  if (value.kind === 'object') return [value];
  return value.kind === 'array' ? value.items.flatMap(objectsIn) : [];
}

/** Returns all strings, including names, which are templates inside a value. */
function stringsIn(value: JsonValue | null): readonly JsonString[] {
  switch (value?.kind) {
    case 'string':
      return [value];
    case 'array':
      return value.items.flatMap(stringsIn);
    case 'object':
      return value.members.flatMap((member) => [member.name, ...stringsIn(member.value)]);
    default:
      return [];
  }
}

/**
 * Parses a string as a template, as Terraform does after resolving the JSON escapes. Null for a string without template
 * syntax.
 */
function fragmentOf(
  file: HclFile,
  { value: text }: JsonString,
): { readonly file: HclFile; readonly expressions: readonly Expression[] } | null {
  if (!/[$%]\{/.test(text)) return null;
  const source = new FileSource(text);
  const expressions = templateIn(source);
  return { file: { ...file, text, faults: source.faults }, expressions };
}

/** Returns no expression for a string that is no template: a comment, or a template that Terraform refuses too. */
function templateIn(source: FileSource): readonly Expression[] {
  try {
    return [wholeTemplate(parserOf(source))];
  } catch (error) {
    if (!(error instanceof Unexpected)) throw error;
    source.fault(error.offset, error.problem);
    return [];
  }
}

class Cleaner {
  readonly edits: Edit[] = [];
  readonly removals: Removal[] = [];
  /** Strings that are secret as a whole. */
  readonly secrets = new Set<JsonString>();
  /** Strings of location arguments in provider blocks. */
  readonly places = new Set<JsonString>();

  constructor(
    readonly source: HclFile,
    readonly wanted: JsonAround,
  ) {}

  file(value: JsonValue): void {
    if (value.kind === 'array') for (const item of value.items) this.file(item);
    if (value.kind !== 'object') return;
    for (const member of value.members) {
      const { name, value: content } = member;
      const keep = TOP_LEVEL_RULES.get(name.value);
      if (name.value === CHECK) this.#check(member);
      else if (keep === undefined) this.#remove(name, name.value);
      else this.#labelled(content, LABELS.get(name.value) ?? 0, keep, [name.value]);
    }
  }

  /** Keeps only the data sources of a check. A property may occur several times; each one is another block. */
  #check({ name, value }: JsonMember): void {
    const checks = objectsIn(value).flatMap(({ members }) => members.flatMap((check) => objectsIn(check.value)));
    const sources = checks.flatMap(({ members }) => members.filter((member) => member.name.value === 'data'));
    if (sources.length === 0) {
      this.#comment(name);
      return;
    }
    let done = name.start;
    for (const [i, { value: data }] of sources.entries()) {
      this.edits.push({ start: done, end: data.start, text: i === 0 ? '"data":' : ',"data":' });
      this.#labelled(data, LABELS.get('data')!, TOP_LEVEL_RULES.get('data')!, ['data']);
      done = data.end;
    }
    this.edits.push({ start: done, end: value.end, text: '' });
  }

  #labelled(value: JsonValue, labels: number, keep: Keep, within: readonly string[]): void {
    if (value.kind === 'array') for (const item of value.items) this.#labelled(item, labels, keep, within);
    if (value.kind !== 'object') return;
    if (labels === 0) this.#body(value, keep, within);
    else
      for (const { name, value: inner } of value.members)
        this.#labelled(inner, labels - 1, keep, [...within, name.value]);
  }

  #body(body: Extract<JsonValue, { kind: 'object' }>, keep: Keep, within: readonly string[]): void {
    for (const { name, value } of body.members) {
      const block = keep.blocks.has(name.value) ? nestedRule(keep, name.value) : null;
      if (block !== null) this.#labelled(value, 0, block, [...within, name.value]);
      else if (keep.notBlocks?.has(name.value) || !keepsAttribute(keep, name.value)) {
        this.#remove(name, [...within, name.value].join('.'));
      } else if (within[0] === 'module' && within.length === 2) this.#call(name, value, within[1]!);
    }
    if (within[0] === 'resource' || within[0] === 'data') {
      if (within.length === 3) for (const one of secretsInJson(body, within[1]!)) this.secrets.add(one);
    }
    if (within[0] === 'module' && within.length === 2) this.#arguments(body, within[1]!);
    if (within[0] === 'provider') this.#places(body);
    if (within[0] === 'output') this.#output(body, within[1] ?? '');
    if (within[0] !== 'data' || !this.wanted.deferred.has(within.slice(1).join('.'))) return;
    const comma = body.members.length > 0 ? ',' : '';
    const start = body.start + 1;
    this.edits.push({ start, end: start, text: `"${DEFER}":"\${timestamp()}"${comma}` });
  }

  #output(body: Extract<JsonValue, { kind: 'object' }>, output: string): void {
    const { isRoot, outputs } = this.wanted.secrets;
    if (isRoot) {
      const comma = body.members.length > 0 ? ',' : '';
      for (const { name } of body.members) if (name.value === 'sensitive') this.#comment(name);
      this.edits.push({ start: body.start + 1, end: body.start + 1, text: `"sensitive":true${comma}` });
    } else if (outputs.has(output)) {
      for (const { name, value } of body.members) if (name.value === 'value') this.#hide(value);
    }
  }

  #places(value: JsonValue): void {
    if (value.kind === 'array') for (const item of value.items) this.#places(item);
    if (value.kind !== 'object') return;
    for (const { name, value: member } of value.members) {
      if (!isPlaceArgument(name.value)) this.#places(member);
      else for (const text of stringsIn(member)) this.places.add(text);
    }
  }

  /** Marks the strings of a value as secret. Names in an object stay, since they are keys of instances. */
  #hide(value: JsonValue): void {
    if (value.kind === 'string') this.secrets.add(value);
    else if (value.kind === 'array') for (const item of value.items) this.#hide(item);
    else if (value.kind === 'object') for (const member of value.members) this.#hide(member.value);
  }

  /** Removes arguments that the module has no variable for, and adds the missing ones as unknown. */
  #arguments({ start, members }: JsonObject, call: string): void {
    const gaps = this.wanted.gaps.filter((gap) => gap.file === this.source && gap.call === call);
    const excess = new Set(gaps.flatMap(({ kind, name }) => (kind === 'argument' ? [name] : [])));
    for (const { name } of members) if (excess.has(name.value)) this.#comment(name);
    const missing = missingMembers(gaps).join(',');
    const comma = missing !== '' && members.length > 0 ? ',' : '';
    this.edits.push({ start: start + 1, end: start + 1, text: `${missing}${comma}` });
  }

  #call(name: JsonString, value: JsonValue, call: string): void {
    const place = this.wanted.placeOf(call);
    if (place === null) return;
    const { start, end } = value;
    if (name.value === 'source') this.edits.push({ start, end, text: JSON.stringify(place.source) });
    if (name.value === 'version' || (place.isOpaque && name.value === 'providers')) this.#comment(name);
  }

  #remove(name: JsonString, what: string): void {
    this.removals.push({ file: this.source.path, line: lineAt(this.source.text, name.start), what });
    this.#comment(name);
  }

  #comment({ start, end }: JsonString): void {
    this.edits.push({ start, end, text: COMMENT });
  }
}

// ---- Undeclared names, which become unknown.
// Terraform would refuse the whole configuration because of one.

/**
 * Returns the edits for a file in native syntax.
 *
 * @param gaps undeclared names of the module
 */
const gapEdits = (file: HclFile, gaps: readonly Gap[]): Edit[] =>
  gaps.filter((gap) => gap.file === file).flatMap(editsOf);

/** Returns the edits for a template in a file in JSON syntax. */
const gapEditsIn = (expressions: readonly Expression[], code: ModuleCode): Edit[] =>
  expressions.flatMap((expression) =>
    undeclaredIn(expression, code).map(({ traversal: { span } }) => unknown(span.start, span.end)),
  );

/** Returns the edits for the `depends_on` of a file in JSON syntax. */
const orderEdits = (file: HclFile, gaps: readonly Gap[]): Edit[] =>
  gaps.filter((gap) => gap.file === file && gap.kind === 'order').flatMap(editsOf);

/** Returns the missing arguments of a module call in JSON syntax, as members of its object. */
const missingMembers = (gaps: readonly Gap[]): readonly string[] =>
  gaps.filter(({ kind }) => kind === 'value').map(({ name }) => `${JSON.stringify(name)}:"\${${UNKNOWN_TEXT}}"`);

const unknown = (start: number, end: number): Edit => ({ start, end, text: UNKNOWN_TEXT });

function editsOf({ kind, name, span: { start, end } }: Gap): Edit[] {
  switch (kind) {
    case 'reference':
      return [unknown(start, end)];
    case 'order':
      return [{ start, end, text: '[]' }];
    case 'argument':
      return [{ start, end, text: '' }];
    // The line breaks matter: a block in one line may hold only one argument.
    case 'value':
      return [
        { start, end: start, text: '\n' },
        { start: end, end, text: `\n${name} = ${UNKNOWN_TEXT}\n` },
      ];
  }
}
