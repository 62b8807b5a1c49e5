/**
 * Stand-ins for the modules whose code is not here. Each is one resource that takes the module's inputs. Its outputs are
 * unknown and depend on nothing. Otherwise two such modules that need each other would form a circle that does not
 * exist. The references from the outputs to the resource are added to the plan afterwards.
 */

import { MODULE_PURPOSE } from '../../../catalog/attributes.js';
import { makesNames } from '../../../catalog/other/terraform.js';
import { isSchemaName } from '../../../terraform/blocks.js';
import { isIdentifier, quoted } from '../../../terraform/hcl/write.js';
import type { CallCode, ModuleCode, ModuleNode, OpaqueModule } from '../../../terraform/module-tree/module-model.js';
import { OPAQUE_TYPE, purposeWordsOf } from '../../../terraform/module-tree/opaque.js';
import { UNKNOWN_TEXT } from '../sanitise/functions.js';
import { type OutputsRead, openOutputs, outputsRead } from './outputs.js';

export interface StandIn {
  readonly module: OpaqueModule;
  readonly caller: ModuleCode;
}

export class Stubs {
  readonly #reads = new Map<ModuleCode, OutputsRead>();
  readonly #open: number;

  /** @param standIns by the path of their code in the copy */
  constructor(
    readonly standIns: ReadonlyMap<string, StandIn>,
    readonly root: ModuleNode,
  ) {
    this.#open = [...standIns.values()].filter((one) => this.#isOpen(one)).length;
  }

  /** Module calls by the path of the stand-in's code. */
  get calls(): ReadonlyMap<string, CallCode> {
    return new Map([...this.standIns].map(([path, { module }]) => [path, module.call]));
  }

  /** True if a stand-in may be read for outputs that the code does not show. */
  get areOpen(): boolean {
    return this.#open > 0;
  }

  /**
   * Returns the code of the stand-ins by path.
   *
   * @param learnt names of outputs that Terraform has reported missing
   */
  texts(learnt: ReadonlySet<string>): ReadonlyMap<string, string> {
    return new Map(
      [...this.standIns].map(([path, one]) => {
        const reads = this.#readsOf(one.caller);
        const seen = reads.outputs.get(one.module.call.name) ?? [];
        const open = this.#isOpen(one) ? openOutputs(reads, learnt, this.#open) : [];
        return [path, stubCode(one.module, [...seen, ...open])];
      }),
    );
  }

  #isOpen({ module: { call }, caller }: StandIn): boolean {
    return this.#readsOf(caller).open.has(call.name);
  }

  #readsOf(caller: ModuleCode): OutputsRead {
    const known = this.#reads.get(caller) ?? outputsRead(caller, caller === this.root.code);
    this.#reads.set(caller, known);
    return known;
  }
}

/** Arguments of a module call that are not inputs. */
const META: ReadonlySet<string> = new Set(['source', 'version', 'providers', 'count', 'for_each', 'depends_on']);
/** Names that a resource does not accept as attributes. The references of inputs with these names are read from the code. */
const RESERVED: ReadonlySet<string> = new Set([
  'provider',
  'lifecycle',
  'connection',
  'provisioner',
  'dynamic',
  'locals',
  // Set by groundplan alone.
  MODULE_PURPOSE,
]);

/**
 * Returns the code of a stand-in.
 *
 * @param outputs names of the outputs
 */
export function stubCode({ call }: OpaqueModule, outputs: Iterable<string>): string {
  const inputs = call.block.body.attributes
    .map(({ name }) => name)
    .filter((name) => !META.has(name) && isIdentifier(name));
  const taken = inputs.filter((name) => isSchemaName(name) && !RESERVED.has(name));
  const purpose = purposeWordsOf(call.source);
  const attributes = [
    ...sourceOf(call),
    ...taken.map((name) => `  ${name} = var.${name}\n`),
    ...(purpose === null ? [] : [`  ${MODULE_PURPOSE} = "${purpose}"\n`]),
  ];
  return [
    ...inputs.map((name) => `variable "${name}" {\n  type    = any\n  default = null\n}\n`),
    `resource "${OPAQUE_TYPE}" "${call.name}" {\n${attributes.join('')}}\n`,
    ...[...new Set(outputs)].filter(isIdentifier).map((name) => `output "${name}" {\n  value = ${UNKNOWN_TEXT}\n}\n`),
  ].join('\n');
}

/**
 * Returns the `source` attribute if the source says something about the module. Other addresses are dropped, since they
 * may contain credentials.
 */
const sourceOf = ({ source }: OpaqueModule['call']): string[] =>
  source !== null && makesNames(source) ? [`  source = ${quoted(source)}\n`] : [];
