/** Stand-ins for all modules whose code is not here. */
import type { CallCode, ModuleCode, ModuleNode, OpaqueModule } from '../../../terraform/module-tree/module-model.js';
import { type OutputsRead, openOutputs, outputsRead } from './outputs.js';
import { stubCode } from './stub.js';

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
