/** The same for JSON syntax: the tree is changed and written again. */

import { entriesOf, objectOf } from '../../foreign.js';
import type { Expression, HclFile } from '../../hcl/model.js';
import { parserOf } from '../../hcl/parse-expression.js';
import { wholeTemplate } from '../../hcl/parse-template.js';
import { FileSource } from '../../hcl/source.js';
import { applyEdits, type EditedText } from '../edits.js';
import { DEFER } from '../infer/schema.js';
import type { Removal } from './blocks.js';
import type { CallPlace } from './calls.js';
import { fileCallsIn, functionEdits, type MadeUnknown, type Surroundings, type Wanted } from './functions.js';
import { CHECK, KEPT, type Keep, keepsAttribute, keptOf } from './keep.js';
import type { PathScope } from './paths.js';

export interface JsonAround {
  readonly around: Surroundings;
  readonly deferred: ReadonlySet<string>;
  readonly placeOf: (call: string) => CallPlace | null;
}

export interface SafeJson extends EditedText {
  readonly removals: readonly Removal[];
  readonly unknown: readonly MadeUnknown[];
}

/** How many labels stand between the type of a block and what is in it. */
const LABELS: ReadonlyMap<string, number> = new Map([
  ['resource', 2],
  ['data', 2],
  ['ephemeral', 2],
  ['module', 1],
  ['variable', 1],
  ['output', 1],
  ['provider', 1],
  [CHECK, 1],
]);

export function wantedByJson(file: HclFile, scope: PathScope): readonly Wanted[] {
  const wanted: Wanted[] = [];
  mapStrings(parsed(file), (text) => {
    const fragment = fragmentOf(file, text);
    if (fragment !== null)
      for (const call of fileCallsIn(fragment.expressions, scope)) if (call.wanted !== null) wanted.push(call.wanted);
    return text;
  });
  return wanted;
}

export function sanitiseJson(file: HclFile, scope: PathScope, { around, deferred, placeOf }: JsonAround): SafeJson {
  const removals: Removal[] = [];
  const unknown: MadeUnknown[] = [];
  const cleaner = new Cleaner(file.path, removals, deferred, placeOf);
  const clean = mapStrings(cleaner.file(parsed(file)), (text) => {
    const fragment = fragmentOf(file, text);
    if (fragment === null) return text;
    const made = functionEdits(fragment.file, fragment.expressions, fileCallsIn(fragment.expressions, scope), around);
    unknown.push(...made.unknown);
    return applyEdits(text, made.edits).text;
  });
  return { text: `${JSON.stringify(clean, null, 2)}\n`, toOriginal: (offset) => offset, removals, unknown };
}

/** An empty object where it is no JSON; its fault is in the file. */
function parsed({ text }: HclFile): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** A string of JSON is a template as a whole; its escapes are resolved before. Null where it is just text. */
function fragmentOf(
  file: HclFile,
  text: string,
): { readonly file: HclFile; readonly expressions: readonly Expression[] } | null {
  if (!/[$%]\{/.test(text)) return null;
  const source = new FileSource(text);
  const expression = wholeTemplate(parserOf(source));
  return { file: { ...file, text, faults: source.faults }, expressions: [expression] };
}

function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map));
  if (objectOf(value) === null) return value;
  const mapped: Record<string, unknown> = Object.create(null);
  for (const [name, item] of entriesOf(value)) mapped[map(name)] = mapStrings(item, map);
  return mapped;
}

class Cleaner {
  constructor(
    readonly path: string,
    readonly removals: Removal[],
    readonly deferred: ReadonlySet<string>,
    readonly placeOf: (call: string) => CallPlace | null,
  ) {}

  file(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.file(item));
    const kept: Record<string, unknown> = Object.create(null);
    const lifted: unknown[] = [];
    for (const [type, content] of entriesOf(value)) {
      const keep = KEPT.get(type);
      if (type === CHECK) lifted.push(...this.#dataIn(content));
      else if (keep !== undefined) kept[type] = this.#labelled(content, LABELS.get(type) ?? 0, keep, [type]);
      else this.#removed(type);
    }
    if (lifted.length > 0) kept.data = [...(kept.data === undefined ? [] : [kept.data].flat()), ...lifted];
    return kept;
  }

  /** Data sources in checks, cleaned: a list of `{type: {name: body}}`. */
  #dataIn(checks: unknown): unknown[] {
    if (Array.isArray(checks)) return checks.flatMap((item) => this.#dataIn(item));
    return entriesOf(checks).flatMap(([, check]) =>
      [check]
        .flat()
        .flatMap((one) =>
          entriesOf(one).flatMap(([name, data]) =>
            name === 'data' ? [this.#labelled(data, 2, KEPT.get('data')!, ['data'])].flat() : [],
          ),
        ),
    );
  }

  #labelled(value: unknown, labels: number, keep: Keep, within: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#labelled(item, labels, keep, within));
    if (objectOf(value) === null) return value;
    if (labels === 0) return this.#body(value, keep, within);
    const kept: Record<string, unknown> = Object.create(null);
    for (const [label, inner] of entriesOf(value))
      kept[label] = this.#labelled(inner, labels - 1, keep, [...within, label]);
    return kept;
  }

  #body(value: unknown, keep: Keep, within: readonly string[]): unknown {
    const kept: Record<string, unknown> = Object.create(null);
    for (const [name, inner] of entriesOf(value)) {
      const block = keptOf(keep, name);
      const isBlock = keep.blocks.has(name);
      if (isBlock && block !== null) kept[name] = this.#labelled(inner, 0, block, [...within, name]);
      else if (keep.notBlocks?.has(name) || !keepsAttribute(keep, name)) this.#removed([...within, name].join('.'));
      else kept[name] = inner;
    }
    if (within[0] === 'data' && this.deferred.has(within.slice(1).join('.'))) kept[DEFER] = '${timestamp()}';
    if (within[0] === 'module') this.#call(kept, within[1] ?? '');
    return kept;
  }

  #call(body: Record<string, unknown>, name: string): void {
    const place = this.placeOf(name);
    if (place === null) return;
    body.source = place.source;
    delete body.version;
    if (place.isOpaque) delete body.providers;
  }

  #removed(what: string): void {
    this.removals.push({ file: this.path, line: 1, what });
  }
}
