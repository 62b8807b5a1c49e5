/**
 * Sanitises one code file for the copy that Terraform plans: removes blocks that must not run, restricts functions that
 * read files, hides secrets, and replaces expressions that could not be planned by unknown values. `copy/copy.ts`
 * writes the result.
 */

import { basename, join } from 'node:path';
import { LABEL_COUNTS } from '../../../terraform/blocks.js';
import { parserOf } from '../../../terraform/hcl/expression.js';
import {
  type JsonMember,
  type JsonObject,
  type JsonString,
  type JsonValue,
  readJson,
} from '../../../terraform/hcl/json/values.js';
import type { Expression, HclFile } from '../../../terraform/hcl/model.js';
import { FileSource, Unexpected } from '../../../terraform/hcl/source.js';
import { wholeTemplate } from '../../../terraform/hcl/template.js';
import type { PathScope } from '../../../terraform/module-tree/file-reads.js';
import type { ModuleCode } from '../../../terraform/module-tree/module-model.js';
import { type Gap, undeclaredIn } from '../../../terraform/references/gaps.js';
import { applyEdits, type Edit, type EditedText, lineAt } from '../edits.js';
import { expressionsIn } from '../expressions.js';
import { DEFER } from '../infer/schema.js';
import type { Shortcuts } from '../known-after-apply/shortcuts.js';
import {
  blockEdits,
  CHECK,
  type CopiedSource,
  callEdits,
  type Keep,
  keepsAttribute,
  nestedRule,
  type Removal,
  TOP_LEVEL_RULES,
} from './blocks.js';
import {
  type CopiedFiles,
  type FileRead,
  fileCallsIn,
  functionEdits,
  type MadeUnknown,
  UNKNOWN_TEXT,
} from './functions.js';
import { type Hiding, isLocationArgument, locationEdits, locationHiding } from './providers.js';
import type { Repairs } from './repairs.js';
import {
  type Secrets,
  secretEdits,
  secretsInJson,
  secretsOf,
  secretTemplate,
  secretText,
  wrapTemplate,
} from './secrets.js';

/** Everything that sanitising depends on besides the file. */
export interface SanitiseContext extends CopiedFiles {
  /** Absolute directory of the root module in the source. */
  readonly rootDirectory: string;
  /** Returns the source of a module call in the copy; null if the call is not in the module tree. */
  readonly sourceOf: (module: ModuleCode, call: string) => CopiedSource | null;
  readonly repairs: Repairs;
  readonly shortcuts: Shortcuts;
  /** Returns the undeclared names of a module. */
  readonly gapsOf: (module: ModuleCode) => readonly Gap[];
  /** True if the engine can detect secrets (`issensitive`). */
  readonly asksForMarks: boolean;
}

/** Returns the absolute path of a module's file. */
export const pathOf = ({ directory }: ModuleCode, file: HclFile): string => join(directory, basename(file.path));

/**
 * Returns the values of paths in a module.
 * @param root absolute directory of the root module
 */
const scopeOf = ({ directory, locals }: ModuleCode, root: string): PathScope => ({ module: directory, root, locals });

/** Returns the files that the expressions of a code file read, as far as their paths are proven. */
export function filesReadBy(file: HclFile, module: ModuleCode, rootDirectory: string): readonly FileRead[] {
  const scope = scopeOf(module, rootDirectory);
  if (file.syntax === 'json') return filesReadByJson(file, scope);
  return fileCallsIn(expressionsIn(file.body), scope).flatMap(({ fileRead }) => fileRead ?? []);
}

/** Returns the sanitised text of a code file in either syntax. */
export function sanitise(file: HclFile, module: ModuleCode, context: SanitiseContext): SafeFile {
  const { rootDirectory, repairs: allRepairs } = context;
  const scope = scopeOf(module, rootDirectory);
  const deferred = allRepairs.deferred.get(module.directory) ?? new Set();
  const sourceOf = (call: string) => context.sourceOf(module, call);
  const repairs = [...(allRepairs.unknown.get(pathOf(module, file))?.values() ?? [])];
  const shortcuts = context.shortcuts(module, file);
  const gaps = context.gapsOf(module);
  const secrets = secretsOf(module, rootDirectory);
  const hiding = locationHiding(module, context.asksForMarks);
  if (file.syntax === 'json') {
    return sanitiseJson(file, scope, {
      copied: context,
      module,
      gaps,
      deferred,
      sourceOf,
      secrets,
      hiding,
      repairs: [...repairs, ...shortcuts],
    });
  }
  const expressions = expressionsIn(file.body);
  const { edits: blocks, removals } = blockEdits(file);
  const { edits: functions, unknown } = functionEdits(file, expressions, scope, context);
  const edited = applyEdits(file.text, [
    ...blocks,
    ...callEdits(file, sourceOf),
    ...gapEdits(file, gaps),
    ...deferEdits(file, deferred),
    // If two edits wrap one range, the first one is outside: repairs wrap sanitised expressions.
    ...repairs,
    ...shortcuts,
    ...secretEdits(file, secrets),
    ...(hiding === null ? [] : locationEdits(file, hiding)),
    ...functions,
  ]);
  return { ...edited, removals, unknown };
}

// ---- Deferred data sources.
// Terraform does not read a data source with an unknown argument, so one is added: `groundplan_defer = timestamp()`.

/**
 * Returns the edits that defer data sources in one file.
 * @param deferred types and names: `aws_ami.linux`
 */
function deferEdits(file: HclFile, deferred: ReadonlySet<string>): Edit[] {
  const blocks = file.body.blocks.flatMap((block) => (block.type === 'check' ? block.body.blocks : [block]));
  return blocks.flatMap(({ type, labels, body: { span } }) => {
    if (type !== 'data' || !deferred.has(labels.join('.'))) return [];
    // The line breaks matter: a block in one line may contain only one attribute.
    return [
      { start: span.start, end: span.start, text: '\n' },
      { start: span.end, end: span.end, text: `\n${DEFER} = timestamp()\n` },
    ];
  });
}

// ---- JSON syntax. A removed property becomes a comment (`"//"`), so that everything else keeps its position.

/** A sanitised file in either syntax. */
interface SafeFile extends EditedText {
  readonly removals: readonly Removal[];
  /** Calls of functions that were made unknown, because their files are not in the copy. */
  readonly unknown: readonly MadeUnknown[];
}

/** Everything that sanitising depends on besides the file. */
interface JsonContext {
  readonly copied: CopiedFiles;
  readonly module: ModuleCode;
  /** Names that the module uses and does not declare. */
  readonly gaps: readonly Gap[];
  /** Types and names of deferred data sources: `aws_ami.linux`. */
  readonly deferred: ReadonlySet<string>;
  readonly sourceOf: (call: string) => CopiedSource | null;
  /** Edits that make expressions unknown. */
  readonly repairs: readonly Edit[];
  readonly secrets: Secrets;
  /** Wrapping for the location arguments of providers; null for none. */
  readonly hiding: Hiding | null;
}

/** Name of a property that Terraform reads as a comment. */
const COMMENT = '"//"';

/** Member that defers a data source. */
const DEFER_MEMBER = `"${DEFER}":"\${timestamp()}"`;

/** Returns the files that the templates of a JSON file read, as far as their paths are proven. */
function filesReadByJson(file: HclFile, scope: PathScope): readonly FileRead[] {
  return stringsIn(readJson(new FileSource(file.text))).flatMap((string) => {
    const fragment = fragmentOf(file, string);
    return fragment === null ? [] : fileCallsIn(fragment.expressions, scope).flatMap(({ fileRead }) => fileRead ?? []);
  });
}

/** Returns the sanitised text of a file in JSON syntax. A file with a syntax error becomes an empty object. */
export function sanitiseJson(file: HclFile, scope: PathScope, context: JsonContext): SafeFile {
  const source = new FileSource(file.text);
  const value = readJson(source);
  // Terraform might still read the file. Reading the module tree has reported the fault.
  if (value === null || source.faults.length > 0) {
    return { text: '{}\n', toOriginal: () => 0, removals: [], unknown: [] };
  }
  const cleaner = new JsonCleaner(file, context);
  cleaner.cleanFile(value);
  const unknown: MadeUnknown[] = [];
  const strings = stringsIn(value).flatMap((string): Edit[] => {
    const safe = safeString(string, { file, scope, cleaner, context });
    const line = lineAt(file.text, string.start);
    for (const call of safe.unknown) unknown.push({ ...call, line });
    if (safe.text === string.value) return [];
    return [{ start: string.start, end: string.end, text: JSON.stringify(safe.text) }];
  });
  const orders = orderEdits(file, context.gaps);
  const edited = applyEdits(file.text, [...cleaner.edits, ...orders, ...context.repairs, ...strings]);
  return { ...edited, removals: cleaner.removals, unknown };
}

/** Facts that the sanitising of a string depends on. */
interface StringContext {
  readonly file: HclFile;
  readonly scope: PathScope;
  /** The cleaner after `cleanFile`. */
  readonly cleaner: JsonCleaner;
  readonly context: JsonContext;
}

/** Returns the sanitised value of a string, which is a template in most positions. */
function safeString(
  string: JsonString,
  { file, scope, cleaner, context }: StringContext,
): { readonly text: string; readonly unknown: readonly MadeUnknown[] } {
  const fragment = fragmentOf(file, string);
  const isSecret = cleaner.secrets.has(string);
  if (fragment === null) return { text: isSecret ? secretText(string.value) : string.value, unknown: [] };
  const { expressions } = fragment;
  const { edits, unknown } = functionEdits(fragment.file, expressions, scope, context.copied);
  const { text } = applyEdits(string.value, [...edits, ...gapEditsIn(expressions, context.module)]);
  if (isSecret) return { text: secretTemplate(text, expressions), unknown };
  const isLocation = cleaner.locations.has(string);
  return { text: isLocation && context.hiding ? wrapTemplate(text, expressions, context.hiding) : text, unknown };
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

/**
 * Parses a template. Returns no expression for a string that is none: a comment, or a template that Terraform refuses
 * too.
 */
function templateIn(source: FileSource): readonly Expression[] {
  try {
    return [wholeTemplate(parserOf(source))];
  } catch (error) {
    if (!(error instanceof Unexpected)) throw error;
    source.fault(error.offset, error.problem);
    return [];
  }
}

/** Removes members of a file, and finds the strings that need special treatment. */
class JsonCleaner {
  readonly edits: Edit[] = [];
  readonly removals: Removal[] = [];
  /** Strings that are secret as a whole. */
  readonly secrets = new Set<JsonString>();
  /** Strings of location arguments in provider blocks. */
  readonly locations = new Set<JsonString>();

  constructor(
    readonly source: HclFile,
    readonly context: JsonContext,
  ) {}

  /** Cleans the top-level value of a file. */
  cleanFile(value: JsonValue): void {
    if (value.kind === 'array') for (const item of value.items) this.cleanFile(item);
    if (value.kind !== 'object') return;
    for (const member of value.members) {
      const { name, value: content } = member;
      const keep = TOP_LEVEL_RULES.get(name.value);
      if (name.value === CHECK) this.#cleanCheck(member);
      else if (keep === undefined) this.#remove(name, name.value);
      else this.#cleanLabelled(content, LABEL_COUNTS.get(name.value) ?? 0, keep, [name.value]);
    }
  }

  /**
   * Keeps only the data sources of a check, as top-level blocks: `{"check":{"k":{"data":A,"assert":B}}}` becomes
   * `{"data":A}`. A property may occur several times in an object; each one is another block.
   */
  #cleanCheck({ name, value }: JsonMember): void {
    const checks = objectsIn(value).flatMap(({ members }) => members.flatMap((check) => objectsIn(check.value)));
    const sources = checks.flatMap(({ members }) => members.filter((member) => member.name.value === 'data'));
    if (sources.length === 0) {
      this.#comment(name);
      return;
    }
    let copiedTo = name.start;
    for (const [index, { value: data }] of sources.entries()) {
      this.edits.push({ start: copiedTo, end: data.start, text: index === 0 ? '"data":' : ',"data":' });
      this.#cleanLabelled(data, LABEL_COUNTS.get('data')!, TOP_LEVEL_RULES.get('data')!, ['data']);
      copiedTo = data.end;
    }
    this.edits.push({ start: copiedTo, end: value.end, text: '' });
  }

  /**
   * Cleans the bodies below a number of labels: a `resource` has two, its type and its name.
   * @param within names of the enclosing properties, outermost first
   */
  #cleanLabelled(value: JsonValue, labels: number, keep: Keep, within: readonly string[]): void {
    if (value.kind === 'array') for (const item of value.items) this.#cleanLabelled(item, labels, keep, within);
    if (value.kind !== 'object') return;
    if (labels === 0) this.#cleanBody(value, keep, within);
    else
      for (const { name, value: inner } of value.members)
        this.#cleanLabelled(inner, labels - 1, keep, [...within, name.value]);
  }

  /** Cleans the members of a block. */
  #cleanBody(body: JsonObject, keep: Keep, within: readonly string[]): void {
    const [type, label = ''] = within;
    const isTopLevel = within.length === 1 + (LABEL_COUNTS.get(type!) ?? 0);
    for (const { name, value } of body.members) {
      const nested = keep.blocks.has(name.value) ? nestedRule(keep, name.value) : null;
      if (nested !== null) this.#cleanLabelled(value, 0, nested, [...within, name.value]);
      else if (keep.notBlocks?.has(name.value) || !keepsAttribute(keep, name.value)) {
        this.#remove(name, [...within, name.value].join('.'));
      } else if (type === 'module' && isTopLevel) this.#cleanCallArgument(name, value, label);
    }
    if ((type === 'resource' || type === 'data') && isTopLevel) {
      for (const secret of secretsInJson(body, label)) this.secrets.add(secret);
    }
    if (type === 'module' && isTopLevel) this.#addMissingArguments(body, label);
    if (type === 'provider') this.#findLocations(body);
    if (type === 'output') this.#cleanOutput(body, label);
    if (type === 'data' && this.context.deferred.has(within.slice(1).join('.'))) this.#prepend(body, DEFER_MEMBER);
  }

  /** Inserts members, written as JSON without braces, at the beginning of an object. */
  #prepend({ start, members }: JsonObject, text: string): void {
    const comma = text !== '' && members.length > 0 ? ',' : '';
    this.edits.push({ start: start + 1, end: start + 1, text: `${text}${comma}` });
  }

  /** Marks outputs of the root module as sensitive, and hides secret outputs of other modules. */
  #cleanOutput(body: JsonObject, output: string): void {
    const { isRoot, outputs } = this.context.secrets;
    if (isRoot) {
      for (const { name } of body.members) if (name.value === 'sensitive') this.#comment(name);
      this.#prepend(body, '"sensitive":true');
    } else if (outputs.has(output)) {
      for (const { name, value } of body.members) if (name.value === 'value') this.#hide(value);
    }
  }

  /** Finds the strings of location arguments. */
  #findLocations(value: JsonValue): void {
    if (value.kind === 'array') for (const item of value.items) this.#findLocations(item);
    if (value.kind !== 'object') return;
    for (const { name, value: member } of value.members) {
      if (!isLocationArgument(name.value)) this.#findLocations(member);
      else for (const string of stringsIn(member)) this.locations.add(string);
    }
  }

  /** Marks the strings of a value as secret. Names in an object stay, since they are keys of instances. */
  #hide(value: JsonValue): void {
    if (value.kind === 'string') this.secrets.add(value);
    else if (value.kind === 'array') for (const item of value.items) this.#hide(item);
    else if (value.kind === 'object') for (const member of value.members) this.#hide(member.value);
  }

  /** Removes arguments that the module has no variable for, and adds the missing ones as unknown. */
  #addMissingArguments(body: JsonObject, call: string): void {
    const gaps = this.context.gaps.filter((gap) => gap.file === this.source && gap.call === call);
    const excess = new Set(gaps.flatMap(({ kind, name }) => (kind === 'argument' ? [name] : [])));
    for (const { name } of body.members) if (excess.has(name.value)) this.#comment(name);
    this.#prepend(body, missingMembers(gaps).join(','));
  }

  /** Rewrites the source of a module call, and removes its version. */
  #cleanCallArgument(name: JsonString, value: JsonValue, call: string): void {
    const copied = this.context.sourceOf(call);
    if (copied === null) return;
    const { start, end } = value;
    if (name.value === 'source') this.edits.push({ start, end, text: JSON.stringify(copied.path) });
    if (name.value === 'version' || (copied.isOpaque && name.value === 'providers')) this.#comment(name);
  }

  /** Turns a member into a comment, and reports it as removed. */
  #remove(name: JsonString, what: string): void {
    this.removals.push({ file: this.source.path, line: lineAt(this.source.text, name.start), what });
    this.#comment(name);
  }

  /** Turns a member into a comment. */
  #comment({ start, end }: JsonString): void {
    this.edits.push({ start, end, text: COMMENT });
  }
}

// ---- Edits that replace undeclared names by unknown values. Terraform would otherwise refuse the whole
// configuration.

/**
 * Returns the edits for a file in native syntax.
 * @param gaps undeclared names of the module
 */
const gapEdits = (file: HclFile, gaps: readonly Gap[]): Edit[] =>
  gaps.filter((gap) => gap.file === file).flatMap(editsOf);

/** Returns the edits for a template in a file in JSON syntax. */
const gapEditsIn = (expressions: readonly Expression[], code: ModuleCode): Edit[] =>
  expressions.flatMap((expression) =>
    undeclaredIn(expression, code).map(({ traversal: { span } }) => toUnknown(span.start, span.end)),
  );

/** Returns the edits for the `depends_on` of a file in JSON syntax. */
const orderEdits = (file: HclFile, gaps: readonly Gap[]): Edit[] =>
  gaps.filter((gap) => gap.file === file && gap.kind === 'order').flatMap(editsOf);

/** Returns the missing arguments of a module call in JSON syntax, as members of its object. */
const missingMembers = (gaps: readonly Gap[]): readonly string[] =>
  gaps.filter(({ kind }) => kind === 'value').map(({ name }) => `${JSON.stringify(name)}:"\${${UNKNOWN_TEXT}}"`);

/** Returns the edit that replaces a range by an unknown value. */
const toUnknown = (start: number, end: number): Edit => ({ start, end, text: UNKNOWN_TEXT });

function editsOf({ kind, name, span: { start, end } }: Gap): Edit[] {
  switch (kind) {
    case 'reference':
      return [toUnknown(start, end)];
    case 'order':
      return [{ start, end, text: '[]' }];
    case 'argument':
      return [{ start, end, text: '' }];
    // The line breaks matter: a block in one line may contain only one argument.
    case 'value':
      return [
        { start, end: start, text: '\n' },
        { start: end, end, text: `\n${name} = ${UNKNOWN_TEXT}\n` },
      ];
  }
}
