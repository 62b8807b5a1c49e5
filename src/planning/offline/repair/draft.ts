/** Repairs in progress. Each method returns true if the repair applies, and false if it was tried in an earlier attempt. */
import { ELEMENT } from '../../../catalog/examples.js';
import type { Block, HclFile } from '../../../terraform/hcl/model.js';
import type { CtyType } from '../../../terraform/mock-provider/schema.js';
import type { ModuleCode } from '../../../terraform/module-tree/module-model.js';
import type { Edit } from '../edits.js';
import type { UnknownNumber } from '../known-after-apply/numbers.js';
import { pathOf } from '../sanitise/file.js';
import { UNKNOWN_TEXT } from '../sanitise/functions.js';
import type { Repairs } from '../sanitise/repairs.js';
import type { Enclosing } from './locate.js';

/**
 * Arguments that must be known before anything is evaluated, by block type. In other blocks these names are ordinary
 * attributes.
 */
const OF_RESOURCES: ReadonlySet<string> = new Set(['provider', 'depends_on']);
const FIXED: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['resource', OF_RESOURCES],
  ['data', OF_RESOURCES],
  ['ephemeral', OF_RESOURCES],
  ['module', new Set(['source', 'version', 'providers', 'depends_on'])],
  ['output', new Set(['depends_on', 'sensitive', 'ephemeral'])],
  ['provider', new Set(['alias', 'version'])],
]);
const REPEATED_BLOCKS: ReadonlySet<string> = new Set(['resource', 'data', 'ephemeral', 'module']);

interface CodeFile {
  /** Absolute path in the source. */
  readonly original: string;
  readonly file: HclFile;
}

export class Draft {
  isChanged = false;
  /** True if the draft takes more values as unknown than before. */
  isUnknownMore = false;
  readonly #attributes: Set<string>;
  readonly #outputs: Set<string>;
  readonly #writeOnly: Set<string>;
  readonly #types: Map<string, CtyType>;
  readonly #deferred: Map<string, Set<string>>;
  readonly #unknown: Map<string, Map<number, Edit>>;
  readonly #mistakes: Map<string, Map<number, string>>;
  #deep: boolean;
  /** Changes made in this draft: several diagnostics may be about the same one. */
  readonly #touched = new Set<string>();

  constructor(before: Repairs) {
    this.#attributes = new Set(before.attributes);
    this.#outputs = new Set(before.outputs);
    this.#writeOnly = new Set(before.writeOnly);
    this.#types = new Map(before.types);
    this.#deferred = new Map([...before.deferred].map(([key, names]) => [key, new Set(names)]));
    this.#unknown = new Map([...before.unknown].map(([key, edits]) => [key, new Map(edits)]));
    this.#mistakes = new Map([...before.mistakes].map(([key, summaries]) => [key, new Map(summaries)]));
    this.#deep = before.deep;
  }

  repairs(): Repairs {
    return {
      attributes: this.#attributes,
      deep: this.#deep,
      outputs: this.#outputs,
      writeOnly: this.#writeOnly,
      types: this.#types,
      deferred: this.#deferred,
      unknown: this.#unknown,
      mistakes: this.#mistakes,
    };
  }

  addAttribute(name: string): boolean {
    return this.#once(`attribute ${name}`, !this.#attributes.has(name), () => this.#attributes.add(name));
  }

  addOutput(name: string): boolean {
    return this.#once(`output ${name}`, !this.#outputs.has(name), () => this.#outputs.add(name));
  }

  addWriteOnly(name: string): boolean {
    return this.#once(`write-only ${name}`, !this.#writeOnly.has(name), () => this.#writeOnly.add(name));
  }

  goDeep(): boolean {
    return this.#once('deep', !this.#deep, () => {
      this.#deep = true;
    });
  }

  /** @param wanted the type that our schema requires according to Terraform; the other type is correct */
  changeType(name: string, wanted: string): boolean {
    const type: CtyType | null =
      wanted === 'string' ? ['list', 'string'] : /^(?:list|set|map) of string$/.test(wanted) ? 'string' : null;
    return type !== null && this.#once(`type ${name}`, !this.#types.has(name), () => this.#types.set(name, type));
  }

  defer({ directory, resources }: ModuleCode, names: readonly string[]): boolean {
    const deferred = this.#deferred.get(directory) ?? new Set();
    this.#deferred.set(directory, deferred);
    let any = false;
    for (const name of names) {
      if (!resources.some((one) => one.mode === 'data' && `${one.type}.${one.name}` === name)) continue;
      const isNew = !deferred.has(name);
      if (this.#once(`defer ${directory} ${name}`, isNew, () => deferred.add(name))) any = true;
      this.isUnknownMore ||= isNew;
    }
    return any;
  }

  /** Takes numbers as unknown without waiting for Terraform to report them. Returns true if any of them was known before. */
  makeNumbersUnknown(numbers: readonly UnknownNumber[]): boolean {
    let any = false;
    for (const { code, file, block, attribute } of numbers) {
      const original = pathOf(code, file);
      if (this.#unknown.get(original)?.has(attribute.span.start)) continue;
      if (this.makeUnknown({ original, file }, { attribute, blocks: [block] })) any = true;
    }
    return any;
  }

  /**
   * Makes an attribute unknown: at first with its expression behind the unknown value, so that the references stay, and
   * without it if that fails too. False if the value must be known, or if both were tried.
   */
  makeUnknown({ original, file }: CodeFile, { attribute, blocks }: Enclosing): boolean {
    const { name, value, span } = attribute;
    const top = blocks[0]?.type ?? '';
    if (top === 'variable' || top === 'terraform') return false;
    if (blocks.length === 1 && FIXED.get(top)?.has(name)) return false;
    const edits = this.#unknown.get(original) ?? new Map<number, Edit>();
    this.#unknown.set(original, edits);
    const before = edits.get(span.start);
    const unknown = unknownFor(name, blocks);
    const { start, end } = value.span;
    const edit: Edit =
      file.syntax === 'json'
        ? { start, end, text: unknown.json }
        : before === undefined
          ? // The line break ends a heredoc.
            { start, end, before: `[${unknown.native}, try(`, after: '\n, null)][0]' }
          : { start, end, text: unknown.native };
    return this.#once(`unknown ${original} ${span.start}`, before === undefined || !('text' in before), () => {
      edits.set(span.start, edit);
      this.isUnknownMore = true;
    });
  }

  /** @param summary summary of the diagnostic about an expression that was made unknown */
  addMistake(original: string, offset: number, summary: string): void {
    const summaries = this.#mistakes.get(original) ?? new Map<number, string>();
    this.#mistakes.set(original, summaries.set(offset, summaries.get(offset) ?? summary));
  }

  #once(key: string, isNew: boolean, change: () => unknown): boolean {
    if (this.#touched.has(key)) return true;
    if (!isNew) return false;
    this.#touched.add(key);
    change();
    this.isChanged = true;
    return true;
  }
}

/** Returns the code of an unknown value. An unknown number of instances becomes one, so that the resource is drawn. */
function unknownFor(name: string, blocks: readonly Block[]): { readonly native: string; readonly json: string } {
  const repeats = blocks.length === 1 && REPEATED_BLOCKS.has(blocks[0]!.type);
  if (repeats && name === 'count') return { native: '1', json: '1' };
  if (repeats && name === 'for_each') {
    return { native: `{ "${ELEMENT}" = ${UNKNOWN_TEXT} }`, json: `{ "${ELEMENT}": "\${${UNKNOWN_TEXT}}" }` };
  }
  return { native: UNKNOWN_TEXT, json: `"\${${UNKNOWN_TEXT}}"` };
}
