/**
 * Sanitises one code file in JSON syntax, as `file.ts` does for the native syntax. A removed property becomes a comment
 * (`"//"`), so that everything else keeps its position.
 */

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
import type { Gap } from '../../../terraform/references/gaps.js';
import { applyEdits, type Edit, type EditedText, lineAt } from '../edits.js';
import { DEFER } from '../infer/schema.js';
import {
  CHECK,
  type CopiedSource,
  type Keep,
  keepsAttribute,
  nestedRule,
  type Removal,
  TOP_LEVEL_RULES,
} from './blocks.js';
import { type CopiedFiles, type FileRead, fileCallsIn, functionEdits, type MadeUnknown } from './functions.js';
import { gapEditsIn, missingMembers, orderEdits } from './gap-edits.js';
import { type Hiding, isLocationArgument } from './providers.js';
import { type Secrets, secretsInJson, secretTemplate, secretText, wrapTemplate } from './secrets.js';

/** A sanitised file in either syntax. */
export interface SafeFile extends EditedText {
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
export function filesReadByJson(file: HclFile, scope: PathScope): readonly FileRead[] {
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
