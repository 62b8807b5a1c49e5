/** The code that stands in for all modules that are not here. */
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

  /** By the path of what stands in for what they call. */
  get calls(): ReadonlyMap<string, CallCode> {
    return new Map([...this.standIns].map(([path, { module }]) => [path, module.call]));
  }

  /** Whether outputs are read of any of them that are not seen in the code. */
  get areOpen(): boolean {
    return this.#open > 0;
  }

  /** By path. @param learnt outputs that Terraform has found missing */
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
