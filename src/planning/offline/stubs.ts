/**
 * Writes the code of stand-ins: Terraform plans a stand-in for each module whose code is missing. A stand-in contains
 * one resource that takes the inputs of the module call. Its outputs are unknown and depend on nothing, since two
 * modules that use each other's outputs would otherwise form a cycle. The planner adds the references from the outputs
 * to the resource after the plan.
 */

import { MODULE_PURPOSE } from '../../catalog/attributes.js';
import { byText } from '../../graph/order.js';
import { isSchemaName, RESERVED_VARIABLES } from '../../terraform/blocks.js';
import { redact } from '../../terraform/fetch/redact.js';
import type { Expression, For, Traversal } from '../../terraform/hcl/model.js';
import { isIdentifier, quoted } from '../../terraform/hcl/print.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import type { CallCode, ModuleCode, ModuleNode, OpaqueModule } from '../../terraform/module-tree/module-model.js';
import { OPAQUE_TYPE, purposeWordsOf } from '../../terraform/module-tree/opaque.js';
import { isRepeated } from '../../terraform/references/subject.js';
import { OPEN_OUTPUTS_MAX } from '../limits.js';
import { type ExpressionPosition, eachExpression } from './expressions.js';
import { PASS_THROUGH, type PathStep, PICKS_ITEM, pathStepOf, type Scope, traceSource } from './infer/source.js';
import { UNKNOWN_TEXT } from './sanitise/functions.js';

/** A module whose code is missing, and the module that calls it. */
export interface StandIn {
  readonly module: OpaqueModule;
  readonly caller: ModuleCode;
}

/** The stand-ins of one configuration. */
export class Stubs {
  readonly #reads = new Map<ModuleCode, OutputsRead>();
  /** Number of stand-ins whose outputs the code does not show. */
  readonly #openCount: number;

  /** @param standIns modules without code, by the path of their stand-in's code in the copy */
  constructor(
    readonly standIns: ReadonlyMap<string, StandIn>,
    readonly root: ModuleNode,
  ) {
    this.#openCount = [...standIns.values()].filter((standIn) => this.#isOpen(standIn)).length;
  }

  /** Module calls by the path of the stand-in's code. */
  get calls(): ReadonlyMap<string, CallCode> {
    return new Map([...this.standIns].map(([path, { module }]) => [path, module.call]));
  }

  /** True if any stand-in is read in a way that does not show its outputs: `local.all = [module.a]`. */
  get areOpen(): boolean {
    return this.#openCount > 0;
  }

  /**
   * Returns the code of the stand-ins by path.
   * @param missing names of outputs that Terraform reported missing
   */
  texts(missing: ReadonlySet<string>): ReadonlyMap<string, string> {
    return new Map(
      [...this.standIns].map(([path, standIn]) => {
        const { module, caller } = standIn;
        const reads = this.#readsOf(caller);
        const visible = reads.outputs.get(module.call.name) ?? [];
        const open = this.#isOpen(standIn) ? openOutputs(reads, missing, this.#openCount) : [];
        return [path, stubCode(module, [...visible, ...open])];
      }),
    );
  }

  /** True if the code does not show which outputs of the stand-in it reads. */
  #isOpen({ module: { call }, caller }: StandIn): boolean {
    return this.#readsOf(caller).open.has(call.name);
  }

  /** Returns the outputs that a module reads. */
  #readsOf(caller: ModuleCode): OutputsRead {
    const known = this.#reads.get(caller) ?? outputsRead(caller, caller === this.root.code);
    this.#reads.set(caller, known);
    return known;
  }
}

/**
 * Names that a resource does not accept as attributes. The references of inputs with these names are read from the
 * code.
 */
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
 * @param outputs names of the outputs
 */
export function stubCode({ call }: OpaqueModule, outputs: Iterable<string>): string {
  const inputs = call.block.body.attributes
    .map(({ name }) => name)
    .filter((name) => !RESERVED_VARIABLES.has(name) && isIdentifier(name));
  const referring = inputs.filter((name) => isSchemaName(name) && !RESERVED.has(name));
  const purpose = purposeWordsOf(call.source);
  const attributes = [
    ...codeLinesOf(call),
    ...referring.map((name) => `  ${name} = var.${name}\n`),
    ...(purpose === null ? [] : [`  ${MODULE_PURPOSE} = "${purpose}"\n`]),
  ];
  return [
    ...inputs.map((name) => `variable "${name}" {\n  type    = any\n  default = null\n}\n`),
    `resource "${OPAQUE_TYPE}" "${call.name}" {\n${attributes.join('')}}\n`,
    ...[...new Set(outputs)].filter(isIdentifier).map((name) => `output "${name}" {\n  value = ${UNKNOWN_TEXT}\n}\n`),
  ].join('\n');
}

/** Returns the `source` and `version` attributes, so that a comparison notices when the code of the module changes. */
const codeLinesOf = ({ source, version }: OpaqueModule['call']): string[] => [
  ...(source === null ? [] : [`  source = ${quoted(redact(source))}\n`]),
  ...(version === null ? [] : [`  version = ${quoted(version)}\n`]),
];

// ---- Finds the outputs that a module reads from the modules that it calls. A stand-in must have these outputs.

/** The outputs that a module reads from the modules that it calls. */
export interface OutputsRead {
  /** Outputs by the name of the call. */
  readonly outputs: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of calls whose module is passed on as a whole and not followed, so that any output may be read. */
  readonly open: ReadonlySet<string>;
  /** Names that are read from values that may be a module in `open`. */
  readonly others: ReadonlySet<string>;
}

/**
 * Returns the outputs that a module reads from the modules that it calls.
 * @param isRoot true for the root module, whose outputs have no reader
 */
function outputsRead(caller: ModuleCode, isRoot: boolean): OutputsRead {
  const reader = new OutputReader(caller, isRoot);
  for (const { body } of caller.files) {
    for (const block of body.blocks) {
      const forEach = argumentOf(block.body, 'for_each');
      const items: Scope['items'] = forEach === null ? new Map() : new Map([['each', forEach]]);
      const scope = { findResource: reader.findResource, locals: caller.locals, self: null, items };
      eachExpression(block, scope, (expression, outers, position) => reader.addRead(expression, outers, position));
    }
  }
  return reader;
}

/**
 * Returns names of outputs for a module whose uses are not followed.
 * @param modules number of these modules, which share OPEN_OUTPUTS_MAX
 */
function openOutputs({ others }: OutputsRead, missing: ReadonlySet<string>, modules: number): readonly string[] {
  const namesMax = Math.floor(OPEN_OUTPUTS_MAX / Math.max(modules, 1));
  return [...new Set([...missing, ...[...others].sort(byText).slice(0, namesMax)])];
}

/** Returns the name that a step may read: `.name` or `["name"]`; null for an item. */
function nameOf(step: PathStep): string | null {
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
const WITHOUT_OUTPUTS: ReadonlySet<string> = new Set(['length', 'keys', 'jsonencode', 'yamlencode', 'can']);

/** Collects the outputs that one module reads. */
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

  /** Resolves `module.a`. */
  readonly findResource: Scope<CallCode>['findResource'] = (root, [first, ...path]) => {
    const call = root === 'module' && first?.kind === 'name' ? this.#calls.get(first.name) : undefined;
    return call === undefined ? null : { resource: call, path };
  };

  /**
   * Collects the outputs that an expression reads.
   * @param outers the enclosing expressions, nearest first
   */
  addRead(expression: Expression, outers: readonly Expression[], position: ExpressionPosition<CallCode>): void {
    if (expression.kind !== 'traversal') return;
    const loops = outers.filter((outer): outer is For => outer.kind === 'for');
    const source = traceSource(expression, position.scope, loops);
    if (source === null) this.#addOther(expression, loops, position);
    else this.#addOutputs(source.resource, source.path, () => this.#isFollowed(expression, outers, position));
  }

  /** Records the outputs that a path reads, or that the module is passed on as a whole. */
  #addOutputs(call: CallCode, path: readonly PathStep[], isFollowed: () => boolean): void {
    const firstName = path.findIndex(({ kind }) => kind === 'name');
    // In module.a["b"].c, `b` may be an instance or an output.
    const names = path.slice(0, firstName < 0 ? path.length : firstName + 1).flatMap((step) => nameOf(step) ?? []);
    if (firstName < 0 && (isRepeated(call) || names.length === 0) && !isFollowed()) this.open.add(call.name);
    const outputs = this.outputs.get(call.name) ?? new Set();
    this.outputs.set(call.name, outputs);
    for (const name of names) outputs.add(name);
  }

  /**
   * Collects names that may be outputs. A resource has attributes of its own, but a loop, a local or a variable may
   * stand for anything.
   */
  #addOther({ root, steps }: Traversal, loops: readonly For[], { scope }: ExpressionPosition<CallCode>): void {
    const isNamespace = root === 'var' || root === 'local' || (typeof root === 'string' && scope.items.has(root));
    const isAny = typeof root !== 'string' || loops.some(({ names }) => names.includes(root));
    if (!isNamespace && !isAny) return;
    for (const step of steps.slice(isNamespace ? 1 : 0)) {
      const name = nameOf(pathStepOf(step));
      if (name !== null) this.others.add(name);
    }
  }

  /**
   * True if `traceSource` follows every use of a module that is passed on as a whole, or if none of its outputs is
   * used.
   */
  #isFollowed(expression: Expression, outers: readonly Expression[], position: ExpressionPosition<CallCode>): boolean {
    let inner = expression;
    for (const outer of outers) {
      const passing = passingThrough(outer, inner);
      if (passing !== 'passed') return passing === 'unused' || position.attribute === 'depends_on';
      inner = outer;
    }
    const [top] = position.blocks;
    if (position.attribute === 'for_each' || position.attribute === 'depends_on') return true;
    return top?.type === 'output' ? this.isRoot : top?.type !== 'module';
  }
}

/**
 * Returns what happens to a module in an enclosing expression. `passed`: the result contains the module, and
 * `traceSource` follows it. `unused`: the result contains none of its outputs. `lost`: `traceSource` does not follow
 * it.
 */
function passingThrough(outer: Expression, inner: Expression): 'passed' | 'unused' | 'lost' {
  switch (outer.kind) {
    case 'parenthesised':
      return 'passed';
    case 'call':
      if (WITHOUT_OUTPUTS.has(outer.name)) return 'unused';
      return (PASS_THROUGH.has(outer.name) || PICKS_ITEM.has(outer.name)) && outer.arguments[0] === inner
        ? 'passed'
        : 'lost';
    case 'for':
      return outer.value === inner ? 'passed' : 'unused';
    case 'conditional':
      if (outer.condition === inner) return 'unused';
      return outer.whenTrue === inner ? 'passed' : 'lost';
    case 'tuple':
    case 'object':
      return 'lost';
    default:
      // Text, a number, or steps that are followed as a whole.
      return 'unused';
  }
}
