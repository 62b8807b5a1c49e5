/**
 * Stand-ins for the modules whose code is not here. Each is one resource that takes the module's inputs. Its outputs are
 * unknown and depend on nothing. Otherwise two such modules that need each other would form a circle that does not
 * exist. The references from the outputs to the resource are added to the plan afterwards.
 */

import { MODULE_PURPOSE } from '../../catalog/attributes.js';
import { makesNames } from '../../catalog/other/terraform.js';
import { byText } from '../../graph/order.js';
import { isSchemaName, RESERVED_VARIABLES } from '../../terraform/blocks.js';
import type { Expression, For, Traversal } from '../../terraform/hcl/model.js';
import { isIdentifier, quoted } from '../../terraform/hcl/print.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import type { CallCode, ModuleCode, ModuleNode, OpaqueModule } from '../../terraform/module-tree/module-model.js';
import { OPAQUE_TYPE, purposeWordsOf } from '../../terraform/module-tree/opaque.js';
import { OPEN_OUTPUTS_MAX } from '../limits.js';
import { type ExpressionPosition, eachExpression } from './expressions.js';
import { PASS_THROUGH, type PathStep, PICKS_ITEM, type Scope, sourceOf, stepOf } from './infer/source.js';
import { UNKNOWN_TEXT } from './sanitise/functions.js';

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

/** Names that a resource does not accept as attributes. The references of inputs with these names are read from the code. */
const RESERVED: ReadonlySet<string> = new Set([
  'provider',
  'connection',
  'provisioner',
  'dynamic',
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
    .filter((name) => !RESERVED_VARIABLES.has(name) && isIdentifier(name));
  const taken = inputs.filter((name) => isSchemaName(name) && !RESERVED.has(name));
  const purpose = purposeWordsOf(call.source);
  const attributes = [
    ...sourceLineOf(call),
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
const sourceLineOf = ({ source }: OpaqueModule['call']): string[] =>
  source !== null && makesNames(source) ? [`  source = ${quoted(source)}\n`] : [];

// ---- Finds the outputs that a module reads from the modules that it calls.
// A stand-in for a missing module must have these outputs.

export interface OutputsRead {
  /** Outputs by the name of the call. */
  readonly outputs: ReadonlyMap<string, ReadonlySet<string>>;
  /** Calls whose module is passed on as a whole to a place that is not followed, so that any output may be read. */
  readonly open: ReadonlySet<string>;
  /** Names that are read from values that may be such a module. */
  readonly others: ReadonlySet<string>;
}

/**
 * Returns the outputs that a module reads from the modules that it calls.
 *
 * @param isRoot true for the root module, whose outputs have no reader
 */
function outputsRead(caller: ModuleCode, isRoot: boolean): OutputsRead {
  const reader = new OutputReader(caller, isRoot);
  for (const { body } of caller.files) {
    for (const block of body.blocks) {
      const forEach = argumentOf(block.body, 'for_each');
      const items: Scope['items'] = forEach === null ? new Map() : new Map([['each', forEach]]);
      const scope = { find: reader.find, locals: caller.locals, self: null, items };
      eachExpression(block, scope, (part, around, place) => reader.take(part, around, place));
    }
  }
  return reader;
}

/** Returns names of outputs for a module that is not followed. All such modules together may have OPEN_OUTPUTS_MAX outputs. */
function openOutputs({ others }: OutputsRead, learnt: ReadonlySet<string>, modules: number): readonly string[] {
  const most = Math.floor(OPEN_OUTPUTS_MAX / Math.max(modules, 1));
  return [...new Set([...learnt, ...[...others].sort(byText).slice(0, most)])];
}

function wordOf(step: PathStep): string | null {
  switch (step.kind) {
    case 'name':
      return step.name;
    case 'key':
      return step.key;
    default:
      return null;
  }
}

/** Functions that return texts or numbers, from which no output can be read. */
const ENDS: ReadonlySet<string> = new Set(['length', 'keys', 'jsonencode', 'yamlencode', 'can']);

class OutputReader implements OutputsRead {
  readonly outputs = new Map<string, Set<string>>();
  readonly open = new Set<string>();
  readonly others = new Set<string>();
  readonly #calls: ReadonlyMap<string, CallCode>;

  constructor(
    caller: ModuleCode,
    readonly isRoot: boolean,
  ) {
    this.#calls = new Map(caller.calls.map((call) => [call.name, call]));
  }

  readonly find: Scope<CallCode>['find'] = (root, [first, ...path]) => {
    const call = root === 'module' && first?.kind === 'name' ? this.#calls.get(first.name) : undefined;
    return call === undefined ? null : { resource: call, path };
  };

  take(part: Expression, around: readonly Expression[], place: ExpressionPosition<CallCode>): void {
    if (part.kind !== 'traversal') return;
    const loops = around.filter((outer): outer is For => outer.kind === 'for');
    const source = sourceOf(part, place.scope, loops);
    if (source === null) this.#other(part, loops, place);
    else this.#read(source.resource, source.path, () => this.#isFollowed(part, around, place));
  }

  #read(call: CallCode, path: readonly PathStep[], isFollowed: () => boolean): void {
    const name = path.findIndex(({ kind }) => kind === 'name');
    // A key may select an instance, and may be the name of an output.
    const words = path.slice(0, name < 0 ? path.length : name + 1).flatMap((step) => wordOf(step) ?? []);
    const isRepeated = call.block.body.attributes.some(({ name }) => name === 'count' || name === 'for_each');
    if (name < 0 && (isRepeated || words.length === 0) && !isFollowed()) this.open.add(call.name);
    const outputs = this.outputs.get(call.name) ?? new Set();
    this.outputs.set(call.name, outputs);
    for (const word of words) outputs.add(word);
  }

  /**
   * Collects names that may be outputs. A resource has attributes of its own, but a loop, a local or a variable may
   * stand for anything.
   */
  #other({ root, steps }: Traversal, loops: readonly For[], { scope }: ExpressionPosition<CallCode>): void {
    const isNamespace = root === 'var' || root === 'local' || (typeof root === 'string' && scope.items.has(root));
    const isAny = typeof root !== 'string' || loops.some(({ names }) => names.includes(root));
    if (!isNamespace && !isAny) return;
    for (const step of steps.slice(isNamespace ? 1 : 0)) {
      const word = wordOf(stepOf(step));
      if (word !== null) this.others.add(word);
    }
  }

  /** True if `sourceOf` follows every use of a module that is passed on as a whole, or if none of its outputs is used. */
  #isFollowed(part: Expression, around: readonly Expression[], place: ExpressionPosition<CallCode>): boolean {
    let inner = part;
    for (const outer of around) {
      const step = goesOn(outer, inner);
      if (step !== 'on') return step === 'ends' || place.attribute === 'depends_on';
      inner = outer;
    }
    const [top] = place.blocks;
    if (place.attribute === 'for_each' || place.attribute === 'depends_on') return true;
    return top?.type === 'output' ? this.isRoot : top?.type !== 'module';
  }
}

function goesOn(outer: Expression, inner: Expression): 'on' | 'ends' | 'lost' {
  switch (outer.kind) {
    case 'parenthesized':
      return 'on';
    case 'call':
      if (ENDS.has(outer.name)) return 'ends';
      return (PASS_THROUGH.has(outer.name) || PICKS_ITEM.has(outer.name)) && outer.arguments[0] === inner
        ? 'on'
        : 'lost';
    case 'for':
      return outer.value === inner ? 'on' : 'ends';
    case 'conditional':
      if (outer.condition === inner) return 'ends';
      return outer.whenTrue === inner ? 'on' : 'lost';
    case 'tuple':
    case 'object':
      return 'lost';
    default:
      // Text, a number, or steps that are followed as a whole.
      return 'ends';
  }
}
