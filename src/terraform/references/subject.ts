/** Resolves a traversal: `aws_vpc.main[0].id` refers to instance `0` of `aws_vpc.main`. */

import { REPEATERS } from '../../graph/repeaters.js';
import type { Step, Traversal } from '../hcl/model.js';
import type { ModuleCode } from '../module-tree/module-model.js';
import { instanceKey } from './addresses.js';

/** The names that a module declares. */
export interface Names {
  /** Addresses within the module: `aws_vpc.a`, `data.aws_ami.b`, `ephemeral.random_password.c`. */
  readonly resources: ReadonlySet<string>;
  /** Calls by name; true if they have `count` or `for_each`. */
  readonly calls: ReadonlyMap<string, boolean>;
}

export interface Subject {
  /** `node`: an address. `module`: all outputs of a module. `key`: `each.key`, `count.index`. `value`: `each.value`. */
  readonly kind: 'node' | 'module' | 'key' | 'value';
  /** Address within the module; empty for `key` and `value`. */
  readonly address: string;
  /** The steps after the address. */
  readonly steps: readonly Step[];
  /** Members selected from a variable, local, output or `each.value`: `a` and `b` in `var.x.a["b"][0]`. */
  readonly members?: readonly string[];
}

const MODES = { managed: '', data: 'data.', ephemeral: 'ephemeral.' } as const;

export const resourceAddress = ({ mode, type, name }: ModuleCode['resources'][number]): string =>
  `${MODES[mode]}${type}.${name}`;

export const isRepeated = ({ block }: { readonly block: ModuleCode['calls'][number]['block'] }): boolean =>
  block.body.attributes.some(({ name }) => REPEATERS.has(name));

export const namesOf = (code: ModuleCode): Names => ({
  resources: new Set(code.resources.map(resourceAddress)),
  calls: new Map(code.calls.map((call) => [call.name, isRepeated(call)])),
});

/** Resolves a traversal; null if it has no address: names bound by `for`, `self`, `path`, and words of other languages. */
export function subjectOf({ root, steps }: Traversal, names: Names): Subject | null {
  if (typeof root !== 'string') return null;
  const [first, second] = steps.map((step) => (step.kind === 'attribute' ? step.name : null));
  const node = (address: string, used: number): Subject => ({ kind: 'node', address, steps: steps.slice(used) });
  const resource = (address: string, used: number) => (names.resources.has(address) ? node(address, used) : null);
  if (first === undefined || first === null) return null;
  switch (root) {
    case 'var':
    case 'local':
      return { ...node(`${root}.${first}`, 1), members: membersOf(steps.slice(1)) };
    case 'count':
      return { kind: 'key', address: '', steps: [] };
    case 'each':
      return first === 'value'
        ? { kind: 'value', address: '', steps: steps.slice(1), members: membersOf(steps.slice(1)) }
        : { kind: 'key', address: '', steps: steps.slice(1) };
    case 'module':
      return moduleSubject(first, steps.slice(1), names);
    case 'data':
    case 'ephemeral':
      return resource(`${root}.${first}.${second}`, 2);
    case 'resource':
      return resource(`${first}.${second}`, 2);
    default:
      return resource(`${root}.${first}`, 1);
  }
}

/** Resolves `module.a.b` and `module.a["x"].b`. Without `count` or `for_each`, `module.a["b"]` is an output as well. */
function moduleSubject(name: string, steps: readonly Step[], names: Names): Subject | null {
  const repeated = names.calls.get(name);
  if (repeated === undefined) return null;
  const choice = repeated && steps[0]?.kind !== 'attribute' ? steps.slice(0, 1) : [];
  const output = steps[choice.length];
  const named = output?.kind === 'attribute' ? output.name : output?.kind === 'index' ? textOf(output.key) : null;
  if (named === null) return { kind: 'module', address: `module.${name}`, steps: choice };
  const members = membersOf(steps.slice(choice.length + 1));
  return { kind: 'node', address: `module.${name}.output.${named}`, steps: choice, members };
}

function membersOf(steps: readonly Step[]): readonly string[] {
  const names = steps.map((step) =>
    step.kind === 'attribute' ? step.name : step.kind === 'index' ? textOf(step.key) : null,
  );
  const end = names.indexOf(null);
  return (end < 0 ? names : names.slice(0, end)) as string[];
}

const textOf = (key: Extract<Step, { kind: 'index' }>['key']): string | null =>
  key.kind === 'literal' && typeof key.value === 'string' ? key.value : null;

/** Returns the first attribute in the steps after a resource address; empty if there is none. */
export function attributeIn(steps: readonly Step[]): string {
  const first = steps.find(({ kind }) => kind === 'attribute');
  return first?.kind === 'attribute' ? first.name : '';
}

/** Returns the instance key in the first step after an address, or null. */
export function keyOf([step]: readonly Step[]): string | null {
  return step?.kind === 'index' && step.key.kind === 'literal' ? instanceKey(step.key.value) : null;
}
