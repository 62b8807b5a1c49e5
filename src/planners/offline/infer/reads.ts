/** What expressions read of resources and data sources. */
import type { Block, Expression, For, Step } from '../../../terraform/hcl/model.js';
import { argumentOf } from '../../../terraform/hcl/walk.js';
import type { ModuleCode, ResourceCode } from '../../../terraform/module-tree/module-model.js';
import { type ExpressionPosition, eachExpression } from './places.js';
import { findResource, type PathStep, type Scope, type Source, sourceOf } from './source.js';

export interface Read {
  readonly resource: ResourceCode;
  /** Below the resource or one of its instances. */
  readonly path: readonly PathStep[];
  /** What is done with it: names of functions, and the tags of `Tag`. */
  readonly uses: ReadonlySet<string>;
}

/** Beside names of functions. */
export const Tag = {
  loop: '#for',
  text: '#text',
  operation: '#operation',
  forEach: '@for_each',
  /** Asked is whether there is any. */
  any: '#any',
} as const;

export interface Reads {
  readonly reads: readonly Read[];
  /** Read as a whole: which attributes of it are meant is not to be seen here. */
  readonly whole: readonly ResourceCode[];
  /** Names of attributes that are read of something that is no resource by name: of a loop's variable, of an output. */
  readonly names: ReadonlySet<string>;
  /** Functions of providers: local name of the provider, name of the function. */
  readonly functions: readonly (readonly [provider: string, name: string])[];
}

const PROVIDER_FUNCTION = /^provider::([^:]+)::([^:]+)$/;

export function readsIn(code: ModuleCode): Reads {
  const reader = new Reader(code);
  const byBlock = new Map(code.resources.map((one) => [one.block, one]));
  const inFiles = new Set<Block>();
  for (const { body } of code.files) {
    for (const block of body.blocks) {
      inFiles.add(block);
      reader.read(block, byBlock.get(block) ?? null);
    }
  }
  // What override files have put together is no block of any file.
  for (const resource of code.resources) if (!inFiles.has(resource.block)) reader.read(resource.block, resource);
  return { reads: reader.reads, whole: [...reader.whole], names: reader.names, functions: reader.functions };
}

class Reader implements Reads {
  readonly reads: Read[] = [];
  readonly #whole = new Set<ResourceCode>();
  readonly names = new Set<string>();
  readonly functions: [string, string][] = [];
  readonly #find: Scope['find'];

  constructor(readonly code: ModuleCode) {
    this.#find = findResource(new Map(code.resources.map((one) => [`${one.mode} ${one.type}.${one.name}`, one])));
  }

  get whole(): readonly ResourceCode[] {
    return [...this.#whole];
  }

  read(block: Block, self: ResourceCode | null): void {
    const items = new Map<string, Expression>();
    const forEach = argumentOf(block.body, 'for_each');
    if (forEach !== null) items.set('each', forEach);
    const scope = { find: this.#find, locals: this.code.locals, self, items };
    eachExpression(block, scope, (part, around, place) => this.#expression(part, around, place));
  }

  #expression(
    part: Expression,
    around: readonly Expression[],
    { attribute, scope }: ExpressionPosition<ResourceCode>,
  ): void {
    const call = part.kind === 'call' ? PROVIDER_FUNCTION.exec(part.name) : null;
    if (call !== null) this.functions.push([call[1]!, call[2]!]);
    if (part.kind !== 'traversal') return;
    const loops = around.filter((outer): outer is For => outer.kind === 'for');
    const source = sourceOf(part, scope, loops);
    if (source !== null) this.#take(source, usesOf(around, part, attribute));
    if (source === null || typeof part.root !== 'string' || !isDirect(part.root)) {
      const named = typeof part.root === 'string' && NAMESPACES.has(part.root) ? 1 : 0;
      for (const step of part.steps.slice(named)) namesIn(step, this.names);
    }
  }

  #take(source: Source, uses: ReadonlySet<string>): void {
    const path = withoutInstance(source);
    if (path[0]?.kind === 'name') this.reads.push({ resource: source.resource, path, uses });
    else if (!COUNTED.some((use) => uses.has(use))) this.#whole.add(source.resource);
  }
}

/** What stands first behind them is a name of the configuration. */
const NAMESPACES: ReadonlySet<string> = new Set(['module', 'var', 'local', 'each']);

/** Named as a resource is: the way through a local or a loop may lead past an object that was put together on it. */
const isDirect = (root: string): boolean => root !== 'local' && root !== 'each';

/** Only whether it is there, how many there are, or its place in the order counts. */
const COUNTED: readonly string[] = [
  'length',
  Tag.any,
  '@count',
  '@depends_on',
  '@replace_triggered_by',
  '@ignore_changes',
];

const REPEATED: ReadonlySet<string> = new Set(['count', 'for_each']);

/** Without the step that chooses an instance; `aws_x.y["attribute"]` of one that is there once is an attribute. */
function withoutInstance({ resource: { block }, path }: Source): readonly PathStep[] {
  const [first] = path;
  if (first === undefined || first.kind === 'name') return path;
  const isRepeated = block.body.attributes.some(({ name }) => REPEATED.has(name));
  return first.kind === 'key' && !isRepeated ? [{ kind: 'name', name: first.key }, ...path.slice(1)] : path.slice(1);
}

function namesIn(step: Step, names: Set<string>): void {
  if (step.kind === 'attribute') names.add(step.name);
  if (step.kind === 'index' && step.key.kind === 'literal' && typeof step.key.value === 'string') {
    if (/^[a-z_][a-z0-9_]*$/.test(step.key.value)) names.add(step.key.value);
  }
}

/** Functions that hand on what they get. */
const TRANSPARENT: ReadonlySet<string> = new Set(
  'try tolist toset distinct sort coalesce flatten concat compact reverse nonsensitive sensitive one'.split(' '),
);

const COMPARISONS: ReadonlySet<string> = new Set(['>', '<', '>=', '<=', '==', '!=']);

/** `length(...) > 0`, `1 <= length(...)` */
const isComparedWithNone = (outer: Expression | undefined): boolean =>
  outer?.kind === 'operation' &&
  COMPARISONS.has(outer.operator) &&
  outer.operands.some((operand) => operand.kind === 'literal' && (operand.value === 0 || operand.value === 1));

function usesOf(around: readonly Expression[], traversal: Expression, attribute: string): ReadonlySet<string> {
  const uses = new Set<string>();
  let inner = traversal;
  for (const [i, outer] of around.entries()) {
    switch (outer.kind) {
      case 'call':
        uses.add(outer.name === 'length' && isComparedWithNone(around[i + 1]) ? Tag.any : outer.name);
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
        // A list of what it depends on is still that.
        return attribute === 'depends_on' || attribute === 'replace_triggered_by' ? uses.add(`@${attribute}`) : uses;
      default:
    }
    inner = outer;
  }
  return uses.add(`@${attribute}`);
}
