/** What expressions read of resources and data sources. */
import type { Block, Expression, Step, Traversal } from '../../hcl/model.js';
import type { ModuleCode, ResourceCode } from '../../hcl/module-model.js';
import { walk } from '../expressions.js';

/** A step of a path below a resource. */
export type PathStep =
  | { readonly kind: 'name'; readonly name: string }
  /** One of several: by number, by something that is only known later, or all of them. */
  | { readonly kind: 'item' }
  | { readonly kind: 'key'; readonly key: string };

export interface Read {
  readonly resource: ResourceCode;
  readonly path: readonly PathStep[];
  /** What is done with it: names of functions, and the tags of `Tag`. */
  readonly uses: ReadonlySet<string>;
}

/** Beside names of functions. */
export const Tag = {
  loop: '#for',
  text: '#text',
  forEach: '@for_each',
  count: '@count',
  dependsOn: '@depends_on',
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

const NOT_RESOURCES: ReadonlySet<string> = new Set(['var', 'local', 'module', 'path', 'terraform', 'each', 'count']);
const PROVIDER_FUNCTION = /^provider::([^:]+)::([^:]+)$/;

export function readsIn(code: ModuleCode): Reads {
  const resources = new Map(code.resources.map((one) => [`${one.mode} ${one.type}.${one.name}`, one]));
  const byBlock = new Map(code.resources.map((one) => [one.block, one]));
  const reads: Read[] = [];
  const whole = new Set<ResourceCode>();
  const names = new Set<string>();
  const functions: [string, string][] = [];

  const take = (traversal: Traversal, around: readonly Expression[], attribute: string, self: ResourceCode | null) => {
    const found = resourceOf(traversal, resources, self);
    if (found === null) {
      for (const step of traversal.steps) namesIn(step, names);
      return;
    }
    const path = pathBelow(found.resource, found.steps);
    const uses = usesOf(around, traversal, attribute);
    if (path[0]?.kind === 'name') reads.push({ resource: found.resource, path, uses });
    else if (!NUMBERED.some((use) => uses.has(use))) whole.add(found.resource);
  };

  const readBody = (block: Pick<Block, 'body'>, self: ResourceCode | null) => {
    for (const { name, value } of block.body.attributes) {
      walk(value, (part, around) => {
        if (part.kind === 'traversal') take(part, around, name, self);
        const call = part.kind === 'call' ? PROVIDER_FUNCTION.exec(part.name) : null;
        if (call !== null) functions.push([call[1]!, call[2]!]);
      });
    }
    for (const inner of block.body.blocks) readBody(inner, self);
  };
  for (const { body } of code.files) for (const block of body.blocks) readBody(block, byBlock.get(block) ?? null);
  // What override files have put together is no block of any file.
  for (const { block } of code.resources)
    if (!code.files.some(({ body }) => body.blocks.includes(block))) readBody(block, byBlock.get(block)!);
  return { reads, whole: [...whole], names, functions };
}

/** Only whether it is there, how many there are, or its place in the order counts. */
const NUMBERED: readonly string[] = ['length', Tag.count, Tag.dependsOn, '@replace_triggered_by', '@ignore_changes'];

function resourceOf(
  { root, steps }: Traversal,
  resources: ReadonlyMap<string, ResourceCode>,
  self: ResourceCode | null,
): { readonly resource: ResourceCode; readonly steps: readonly Step[] } | null {
  if (typeof root !== 'string' || NOT_RESOURCES.has(root)) return null;
  if (root === 'self') return self && { resource: self, steps };
  const [first, second] = steps.map((step) => (step.kind === 'attribute' ? step.name : ''));
  const find = (mode: string, type: string | undefined, name: string | undefined, used: number) => {
    const resource = resources.get(`${mode} ${type}.${name}`);
    return resource === undefined ? null : { resource, steps: steps.slice(used) };
  };
  if (root === 'data' || root === 'ephemeral') return find(root, first, second, 2);
  return root === 'resource' ? find('managed', first, second, 2) : find('managed', root, first, 1);
}

const REPEATED: ReadonlySet<string> = new Set(['count', 'for_each']);

/** Without the step that chooses an instance; `aws_x.y["attribute"]` of one that is there once is an attribute. */
function pathBelow({ block }: ResourceCode, steps: readonly Step[]): readonly PathStep[] {
  const path = steps.map((step): PathStep => {
    if (step.kind === 'attribute') return { kind: 'name', name: step.name };
    const key = step.kind === 'index' && step.key.kind === 'literal' ? step.key.value : null;
    return typeof key === 'string' ? { kind: 'key', key } : { kind: 'item' };
  });
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

function usesOf(around: readonly Expression[], traversal: Expression, attribute: string): ReadonlySet<string> {
  const uses = new Set<string>([]);
  let inner: Expression = traversal;
  for (const outer of around) {
    if (outer.kind === 'call') {
      uses.add(outer.name);
      if (!TRANSPARENT.has(outer.name)) return uses;
    } else if (outer.kind === 'for') {
      if (outer.collection === inner) uses.add(Tag.loop);
      return uses;
    } else if (outer.kind === 'template') {
      uses.add(Tag.text);
      return uses;
    } else if (outer.kind === 'operation') {
      uses.add('#operation');
      return uses;
    } else if (outer.kind === 'tuple' || outer.kind === 'object') {
      // A list of what it depends on is still that.
      if (attribute === 'depends_on' || attribute === 'replace_triggered_by') uses.add(`@${attribute}`);
      return uses;
    }
    inner = outer;
  }
  uses.add(`@${attribute}`);
  return uses;
}
