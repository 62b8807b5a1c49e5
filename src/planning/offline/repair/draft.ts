/**
 * The repairs that one attempt at a plan adds to those of the attempts before it (`repair/index.ts`). Each diagnostic
 * of Terraform asks for a repair. Its method returns true if the repair applies, and false if an earlier attempt had
 * it.
 */

import { ELEMENT } from '../../../catalog/examples.js';
import { REPEATERS } from '../../../graph/terraform-names.js';
import { REPEATED_BLOCKS, RESERVED_VARIABLES } from '../../../terraform/blocks.js';
import type { Block, HclFile, Span } from '../../../terraform/hcl/model.js';
import type { CtyType } from '../../../terraform/mock-provider/schema.js';
import type { ModuleCode } from '../../../terraform/module-tree/module-model.js';
import type { Edit } from '../edits.js';
import type { InstanceNumber } from '../known-after-apply/numbers.js';
import { pathOf } from '../sanitise/file.js';
import { UNKNOWN_TEXT } from '../sanitise/functions.js';
import type { Repairs } from '../sanitise/repairs.js';
import type { Enclosing } from './locate.js';

/**
 * Arguments that must be known before anything is evaluated, by block type. In other blocks these names are ordinary
 * attributes.
 */
const FIXED_IN_RESOURCES: ReadonlySet<string> = new Set(['provider', 'depends_on']);
const FIXED: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['resource', FIXED_IN_RESOURCES],
  ['data', FIXED_IN_RESOURCES],
  ['ephemeral', FIXED_IN_RESOURCES],
  ['module', new Set([...RESERVED_VARIABLES].filter((name) => !REPEATERS.has(name)))],
  ['output', new Set(['depends_on', 'sensitive', 'ephemeral'])],
  ['provider', new Set(['alias', 'version'])],
]);

interface CodeFile {
  /** Absolute path in the source. */
  readonly original: string;
  readonly file: HclFile;
}

export class Draft {
  /** True if the draft contains a repair that the attempts before lack. */
  isChanged = false;
  /** True if the draft makes more values unknown than the attempts before. */
  isUnknownMore = false;
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

  addAttribute(name: string): boolean {
    return this.#unlessTried(this.#before.attributes.has(name), () => this.#attributes.add(name));
  }

  addOutput(name: string): boolean {
    return this.#unlessTried(this.#before.outputs.has(name), () => this.#outputs.add(name));
  }

  addWriteOnly(name: string): boolean {
    return this.#unlessTried(this.#before.writeOnly.has(name), () => this.#writeOnly.add(name));
  }

  goDeep(): boolean {
    return this.#unlessTried(this.#before.isDeep, () => {
      this.#isDeep = true;
    });
  }

  /** @param required the type that our schema requires according to Terraform; the other type is correct */
  changeType(name: string, required: string): boolean {
    const type = otherType(required);
    if (type === null) return false;
    return this.#unlessTried(this.#before.types.has(name), () => this.#types.set(name, this.#types.get(name) ?? type));
  }

  /**
   * Makes data sources of a module unknown.
   *
   * @param names types and names, such as `aws_ami.linux`; unknown ones are ignored
   */
  defer({ directory, resources }: ModuleCode, names: readonly string[]): boolean {
    const dataSources = new Set(
      resources.filter(({ mode }) => mode === 'data').map((one) => `${one.type}.${one.name}`),
    );
    const deferred = this.#deferred.get(directory) ?? new Set();
    this.#deferred.set(directory, deferred);
    let applies = false;
    for (const name of names) {
      if (!dataSources.has(name)) continue;
      const wasTried = this.#before.deferred.get(directory)?.has(name) === true;
      if (!this.#unlessTried(wasTried, () => deferred.add(name))) continue;
      applies = true;
      this.isUnknownMore = true;
    }
    return applies;
  }

  /** Makes numbers unknown before Terraform reports them. Returns true if any of them was known before. */
  makeNumbersUnknown(numbers: readonly InstanceNumber[]): boolean {
    let applies = false;
    for (const { code, file, block, attribute } of numbers) {
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
    if (blocks.length === 1 && FIXED.get(blockType)?.has(name)) return false;
    const edits = this.#unknown.get(original) ?? new Map<number, Edit>();
    this.#unknown.set(original, edits);
    const earlier = this.#before.unknown.get(original)?.get(span.start);
    const wasRemoved = earlier !== undefined && 'text' in earlier;
    return this.#unlessTried(wasRemoved, () => {
      edits.set(span.start, unknownEdit(value.span, file.syntax, unknownFor(name, blocks), earlier === undefined));
      this.isUnknownMore = true;
    });
  }

  /** @param summary summary of the diagnostic about an expression that was made unknown */
  addMistake(original: string, offset: number, summary: string): void {
    const summaries = this.#mistakes.get(original) ?? new Map<number, string>();
    this.#mistakes.set(original, summaries.set(offset, summaries.get(offset) ?? summary));
  }

  /** Makes a change unless an earlier attempt made it. Several diagnostics of one attempt may cause the same change. */
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
