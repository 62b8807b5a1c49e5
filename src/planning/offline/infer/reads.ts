/**
 * Finds the attributes of resources and data sources that the expressions of one module read. `types.ts` adds them to
 * the schemas of stand-in providers and, for data sources, to the shape of their placeholder answers.
 */

import type { Block, Expression, For, Step } from '../../../terraform/hcl/model.js';
import { argumentOf } from '../../../terraform/hcl/walk.js';
import type { ModuleCode, ResourceCode } from '../../../terraform/module-tree/module-model.js';
import { isRepeated } from '../../../terraform/references/subject.js';
import { type ExpressionPosition, eachExpression } from '../expressions.js';
import { type PathStep, resourceFinder, type Scope, type Source, traceSource } from './source.js';

/** A read of a value below a resource. */
export interface Read {
  readonly resource: ResourceCode;
  /** Path below the resource or one of its instances. */
  readonly path: readonly PathStep[];
  /**
   * Functions that the value is passed to, and tags of `Tag`.
   * Example: `length(toset(data.x.y.ids))` -> `toset`, `length`, `@<argument>`.
   */
  readonly uses: ReadonlySet<string>;
}

/** Uses that are not function names. `@<argument>` stands for a value that is passed to an argument directly. */
export const Tag = {
  loop: '#for',
  text: '#text',
  operation: '#operation',
  forEach: '@for_each',
  /** Compared with none: `length(...) > 0`. */
  any: '#any',
} as const;

/** All reads of one module. */
export interface Reads {
  readonly reads: readonly Read[];
  /** Resources that are read as a whole, so that the code does not show which attributes are used. */
  readonly whole: readonly ResourceCode[];
  /** Names of attributes that are read from something not named as a resource, such as a loop variable or an output. */
  readonly names: ReadonlySet<string>;
  /** Provider functions, each as local name of the provider and name of the function. */
  readonly functions: readonly (readonly [provider: string, name: string])[];
}

const PROVIDER_FUNCTION = /^provider::([^:]+)::([^:]+)$/;

/** Returns the reads of all blocks of a module. */
export function readsIn(code: ModuleCode): Reads {
  const reader = new ReadCollector(code);
  const byBlock = new Map(code.resources.map((resource) => [resource.block, resource]));
  const inFiles = new Set<Block>();
  for (const { body } of code.files) {
    for (const block of body.blocks) {
      inFiles.add(block);
      reader.read(block, byBlock.get(block) ?? null);
    }
  }
  // A block that was merged with override files is in no file.
  for (const resource of code.resources) if (!inFiles.has(resource.block)) reader.read(resource.block, resource);
  return { reads: reader.reads, whole: [...reader.whole], names: reader.names, functions: reader.functions };
}

/** Collects the reads of one module. */
class ReadCollector implements Reads {
  readonly reads: Read[] = [];
  readonly #whole = new Set<ResourceCode>();
  readonly names = new Set<string>();
  readonly functions: [string, string][] = [];
  readonly #findResource: Scope['findResource'];

  constructor(readonly code: ModuleCode) {
    this.#findResource = resourceFinder(
      new Map(code.resources.map((resource) => [`${resource.mode} ${resource.type}.${resource.name}`, resource])),
    );
  }

  get whole(): readonly ResourceCode[] {
    return [...this.#whole];
  }

  /**
   * Collects the reads of a block.
   * @param self the resource that the block declares; null for any other block
   */
  read(block: Block, self: ResourceCode | null): void {
    const items = new Map<string, Expression>();
    const forEach = argumentOf(block.body, 'for_each');
    if (forEach !== null) items.set('each', forEach);
    const scope = { findResource: this.#findResource, locals: this.code.locals, self, items };
    eachExpression(block, scope, (expression, outers, position) => this.#visit(expression, outers, position));
  }

  #visit(
    expression: Expression,
    outers: readonly Expression[],
    { attribute, scope }: ExpressionPosition<ResourceCode>,
  ): void {
    const call = expression.kind === 'call' ? PROVIDER_FUNCTION.exec(expression.name) : null;
    if (call !== null) this.functions.push([call[1]!, call[2]!]);
    if (expression.kind !== 'traversal') return;
    const loops = outers.filter((outer): outer is For => outer.kind === 'for');
    const source = traceSource(expression, scope, loops);
    if (source !== null) this.#addRead(source, usesOf(expression, outers, attribute));
    if (source === null || typeof expression.root !== 'string' || !isDirect(expression.root)) {
      const skipped = typeof expression.root === 'string' && NAMESPACES.has(expression.root) ? 1 : 0;
      for (const step of expression.steps.slice(skipped)) addName(step, this.names);
    }
  }

  /** Records the read of an attribute, or of the whole resource. */
  #addRead(source: Source, uses: ReadonlySet<string>): void {
    const path = withoutInstance(source);
    if (path[0]?.kind === 'name') this.reads.push({ resource: source.resource, path, uses });
    else if (!USES_WITHOUT_ATTRIBUTES.some((use) => uses.has(use))) this.#whole.add(source.resource);
  }
}

/** Roots whose first step is a name of the configuration, not an attribute. */
const NAMESPACES: ReadonlySet<string> = new Set(['module', 'var', 'local', 'each']);

/**
 * False if a reference may name a member of an object around the resource: `local.all.web.id` with
 * `all = { web = aws_instance.web }`.
 */
const isDirect = (root: string): boolean => root !== 'local' && root !== 'each';

/** Uses that need only the existence, the number or the order of a resource, not its attributes. */
const USES_WITHOUT_ATTRIBUTES: readonly string[] = [
  'length',
  Tag.any,
  '@count',
  '@depends_on',
  '@replace_triggered_by',
  '@ignore_changes',
];

/**
 * Returns the path below the instance: without the step that selects it. In `aws_x.y["attribute"]` of a resource
 * without `count` or `for_each`, the key is an attribute.
 */
function withoutInstance({ resource, path }: Source): readonly PathStep[] {
  const [first] = path;
  if (first === undefined || first.kind === 'name') return path;
  return first.kind === 'key' && !isRepeated(resource)
    ? [{ kind: 'name', name: first.key }, ...path.slice(1)]
    : path.slice(1);
}

/** Adds the attribute name of `.name` or `["name"]` to `names`. */
function addName(step: Step, names: Set<string>): void {
  if (step.kind === 'attribute') names.add(step.name);
  if (step.kind === 'index' && step.key.kind === 'literal' && typeof step.key.value === 'string') {
    if (/^[a-z_][a-z0-9_]*$/.test(step.key.value)) names.add(step.key.value);
  }
}

/** Functions that return their arguments or items of them. */
const TRANSPARENT: ReadonlySet<string> = new Set(
  'try tolist toset distinct sort coalesce flatten concat compact reverse nonsensitive sensitive one'.split(' '),
);

const COMPARISONS: ReadonlySet<string> = new Set(['>', '<', '>=', '<=', '==', '!=']);

/** True for `length(...) > 0` and `1 <= length(...)`. */
const isComparedWithNone = (outer: Expression | undefined): boolean =>
  outer?.kind === 'operation' &&
  COMPARISONS.has(outer.operator) &&
  outer.operands.some((operand) => operand.kind === 'literal' && (operand.value === 0 || operand.value === 1));

/**
 * Returns the uses of a reference in an argument.
 * @param outers the enclosing expressions, nearest first
 * @param attribute name of the argument
 */
function usesOf(reference: Expression, outers: readonly Expression[], attribute: string): ReadonlySet<string> {
  const uses = new Set<string>();
  let inner = reference;
  for (const [index, outer] of outers.entries()) {
    switch (outer.kind) {
      case 'call':
        uses.add(outer.name === 'length' && isComparedWithNone(outers[index + 1]) ? Tag.any : outer.name);
        if (!TRANSPARENT.has(outer.name)) return uses;
        break;
      case 'for':
        if (outer.collection === inner) uses.add(Tag.loop);
        return uses;
      case 'template':
        return uses.add(Tag.text);
      case 'operation':
        return uses.add(Tag.operation);
      case 'tuple':
      case 'object':
        // Each item of a `depends_on` list is still a dependency.
        return attribute === 'depends_on' || attribute === 'replace_triggered_by' ? uses.add(`@${attribute}`) : uses;
      default:
    }
    inner = outer;
  }
  return uses.add(`@${attribute}`);
}
