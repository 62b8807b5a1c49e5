/**
 * Resolves a traversal of the code by the names of its module: `aws_vpc.main[0].id` refers to instance `0` of
 * `aws_vpc.main`. A scope holds these names during a walk of the module tree.
 */

import { REPEATERS } from '../../graph/terraform-names.js';
import type { Step, Traversal } from '../hcl/model.js';
import type { CallCode, ModuleCode, ModuleNode, OpaqueModule } from '../module-tree/module-model.js';
import { instanceKey } from './addresses.js';

/** The names that a module declares. */
export interface Names {
  /** Addresses within the module: `aws_vpc.a`, `data.aws_ami.b`, `ephemeral.random_password.c`. */
  readonly resources: ReadonlySet<string>;
  /** Calls by name; true if they have `count` or `for_each`. */
  readonly calls: ReadonlyMap<string, boolean>;
}

/** The object that a traversal refers to. */
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

/** Prefix of addresses, by mode. */
const MODE_PREFIXES = { managed: '', data: 'data.', ephemeral: 'ephemeral.' } as const;

/** Returns the address of a resource within its module. */
export const resourceAddress = ({ mode, type, name }: ModuleCode['resources'][number]): string =>
  `${MODE_PREFIXES[mode]}${type}.${name}`;

/** True if the module call has `count` or `for_each`. */
export const isRepeated = ({ block }: { readonly block: ModuleCode['calls'][number]['block'] }): boolean =>
  block.body.attributes.some(({ name }) => REPEATERS.has(name));

/** Returns the names that a module declares. */
export const namesOf = (code: ModuleCode): Names => ({
  resources: new Set(code.resources.map(resourceAddress)),
  calls: new Map(code.calls.map((call) => [call.name, isRepeated(call)])),
});

/**
 * Resolves a traversal. Returns null if it refers to no declared resource or module call, and for `self`, `path` and
 * other roots without an address. A name that a `for` expression binds may look like a resource: check for bound names
 * before.
 */
export function subjectOf({ root, steps }: Traversal, names: Names): Subject | null {
  if (typeof root !== 'string') return null;
  const [first, second] = steps.map((step) => (step.kind === 'attribute' ? step.name : null));
  const node = (address: string, stepCount: number): Subject => ({
    kind: 'node',
    address,
    steps: steps.slice(stepCount),
  });
  const resource = (address: string, stepCount: number) =>
    names.resources.has(address) ? node(address, stepCount) : null;
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

/**
 * Resolves `module.a.b` and `module.a["x"].b`; null for an undeclared call. Without `count` or `for_each`,
 * `module.a["b"]` is an output as well.
 */
function moduleSubject(name: string, steps: readonly Step[], names: Names): Subject | null {
  const isRepeatedCall = names.calls.get(name);
  if (isRepeatedCall === undefined) return null;
  const instanceSteps = isRepeatedCall && steps[0]?.kind !== 'attribute' ? steps.slice(0, 1) : [];
  const outputStep = steps[instanceSteps.length];
  const output = outputStep === undefined ? null : memberIn(outputStep);
  if (output === null) return { kind: 'module', address: `module.${name}`, steps: instanceSteps };
  const members = membersOf(steps.slice(instanceSteps.length + 1));
  return { kind: 'node', address: `module.${name}.output.${output}`, steps: instanceSteps, members };
}

/** Returns the members that the steps select, up to the first other step. */
function membersOf(steps: readonly Step[]): readonly string[] {
  const names = steps.map(memberIn);
  const end = names.indexOf(null);
  return (end < 0 ? names : names.slice(0, end)) as string[];
}

/** Returns the member that `.a` or `["a"]` selects; null for any other step. */
function memberIn(step: Step): string | null {
  if (step.kind === 'attribute') return step.name;
  return step.kind === 'index' && step.key.kind === 'literal' && typeof step.key.value === 'string'
    ? step.key.value
    : null;
}

/** Returns the first attribute in the steps after a resource address; empty if there is none. */
export function attributeIn(steps: readonly Step[]): string {
  const first = steps.find(({ kind }) => kind === 'attribute');
  return first?.kind === 'attribute' ? first.name : '';
}

/** Returns the instance key in the first step after an address; null if there is none, or it is computed. */
export function keyOf([step]: readonly Step[]): string | null {
  return step?.kind === 'index' && step.key.kind === 'literal' ? instanceKey(step.key.value) : null;
}

// ---- Scopes.

/** A module during a walk of the module tree, with its names and its calling module. */
export interface Scope {
  readonly node: ModuleNode;
  /** Prefix of addresses in the module: `module.a.module.b.`; empty for the root module. */
  readonly prefix: string;
  readonly names: Names;
  readonly parent: Scope | null;
}

/** Returns the prefix of addresses in a module: `['a', 'b']` -> `module.a.module.b.`. */
export const prefixOf = (path: readonly string[]): string => path.map((name) => `module.${name}.`).join('');

/**
 * Returns the scope of a module.
 * @param parent the scope of the calling module; null for the root module
 */
export const scopeOf = (node: ModuleNode, parent: Scope | null): Scope => ({
  node,
  parent,
  prefix: prefixOf(node.path),
  names: namesOf(node.code),
});

/** Returns the module call that creates the child; null if the scope's module has none of that name. */
export function callOf(child: ModuleNode | OpaqueModule, { node }: Scope): CallCode | null {
  return node.code.calls.find(({ name }) => name === child.path.at(-1)) ?? null;
}
