/** Sanitises files in JSON syntax. A removed property becomes a comment, so that everything else stays in place. */

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
import type { Gap } from '../../../terraform/references/gaps.js';
import { applyEdits, type Edit, type EditedText } from '../edits.js';
import { DEFER } from '../infer/schema.js';
import type { Removal } from './blocks.js';
import type { CallPlace } from './calls.js';
import { type FileRead, fileCallsIn, functionEdits, type MadeUnknown, type Surroundings } from './functions.js';
import { gapEditsIn, missingMembers, orderEdits } from './gaps.js';
import { CHECK, KEPT, type Keep, keepsAttribute, keptOf } from './keep.js';
import { lineAt } from './lines.js';
import type { PathScope } from './paths.js';
import { type Hiding, isPlaceArgument } from './provider-places.js';
import { type Secrets, secretsInJson, secretTemplate, secretText, template } from './secrets.js';

export interface JsonAround {
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

export interface SafeJson extends EditedText {
  readonly removals: readonly Removal[];
  readonly unknown: readonly MadeUnknown[];
}

/** Name of a property that Terraform reads as a comment. */
const COMMENT = '"//"';

export function wantedByJson(file: HclFile, scope: PathScope): readonly FileRead[] {
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
      const keep = KEPT.get(name.value);
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
      this.#labelled(data, LABELS.get('data')!, KEPT.get('data')!, ['data']);
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
      const block = keep.blocks.has(name.value) ? keptOf(keep, name.value) : null;
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
