/**
 * Rewrites references to outputs of other states, so that the reference graph keeps the output:
 * `data.terraform_remote_state.network.outputs.vpc_id` becomes `local.<state>.vpc_id`. The graph follows members of a local
 * through variables, module calls and other locals, but not those of a resource. Stored values are rewritten alike, such as
 * `data.aws_ssm_parameter.endpoint.value`.
 */
import { factsOf, isHandedOver } from '../../catalog/index.js';
import { STATE_READERS } from '../../catalog/state-addresses.js';
import type { Body, Expression, Step, Traversal } from '../hcl/model.js';
import { mapChildren } from '../hcl/walk.js';
import type { ModuleCode, ModuleNode } from '../module-tree/module-model.js';
import { keyOf, prefixOf } from '../references/subject.js';

/** The data sources behind the rewritten references, by the address of the local: `module.a.local.<state>`. */
export type StateReads = ReadonlyMap<string, StateRead>;

export interface StateRead {
  /** Configuration address of the data source. */
  readonly config: string;
  /** Key of the instance that is named, as in addresses; null if none is. */
  readonly key: string | null;
}

/** Returns the module tree with such references rewritten. Modules without such data sources stay the same objects. */
export function withStateReads(root: ModuleNode): { readonly root: ModuleNode; readonly states: StateReads } {
  const states = new Map<string, StateRead>();
  return { root: rewriteNode(root, states), states };
}

function rewriteNode(node: ModuleNode, states: Map<string, StateRead>): ModuleNode {
  const children = new Map(
    [...node.children].map(([name, child]) => [name, 'code' in child ? rewriteNode(child, states) : child] as const),
  );
  const hasReads = node.code.resources.some(
    ({ mode, type }) => mode === 'data' && (STATE_READERS.has(type) || factsOf(type).valueAttributes !== undefined),
  );
  if (!hasReads) return { ...node, children };
  const prefix = prefixOf(node.path);
  const rewrite = (expression: Expression): Expression => {
    const read = expression.kind === 'traversal' ? stateRead(expression) : null;
    if (read === null) return mapChildren(expression, rewrite);
    const { address, key, steps, span } = read;
    const name = localName(address, key);
    states.set(`${prefix}local.${name}`, { config: `${prefix}data.${address}`, key });
    const named: readonly Step[] = [{ kind: 'attribute', name }, ...steps];
    return mapChildren({ kind: 'traversal', root: 'local', steps: named, span }, rewrite);
  };
  return { ...node, code: rewriteCode(node.code, rewrite), children };
}

interface Read extends Pick<Traversal, 'span'> {
  /** `terraform_remote_state.network` */
  readonly address: string;
  readonly key: string | null;
  /** Steps from the output on. */
  readonly steps: readonly Step[];
}

/** Parses a reference to another state; null for any other traversal. */
function stateRead({ root, steps: [type, name, ...steps], span }: Traversal): Read | null {
  if (root !== 'data' || type?.kind !== 'attribute' || name?.kind !== 'attribute') return null;
  const members = STATE_READERS.get(type.name) ?? null;
  const key = keyOf(steps);
  const [index] = steps;
  const isIndexed = index !== undefined && index.kind !== 'attribute';
  const rest = isIndexed ? steps.slice(1) : steps;
  const [first] = rest;
  const address = `${type.name}.${name.name}`;
  if (members === null && !(first?.kind === 'attribute' && isHandedOver(`data.${address}`, first.name))) return null;
  const inOutputs = first?.kind === 'attribute' && members?.includes(first.name) ? rest.slice(1) : rest;
  // A computed key moves to the end: it selects the state, and the output stays the first member.
  const moved = isIndexed && key === null ? [index] : [];
  return { address, key, steps: [...inOutputs, ...moved], span };
}

/** Returns a name for the local that no code has: names of Terraform contain neither `:` nor `%`. */
const localName = (address: string, key: string | null): string =>
  `state:${encodeURIComponent(`${address}${key === null ? '' : `[${key}]`}`).replaceAll('.', '%2E')}`;

function rewriteCode(code: ModuleCode, rewrite: (expression: Expression) => Expression): ModuleCode {
  const inBlock = <T extends { readonly block: { readonly body: Body } }>(entry: T): T => ({
    ...entry,
    block: { ...entry.block, body: rewriteBody(entry.block.body, rewrite) },
  });
  return {
    ...code,
    resources: code.resources.map(inBlock),
    calls: code.calls.map(inBlock),
    providers: code.providers.map(inBlock),
    locals: new Map([...code.locals].map(([name, value]) => [name, rewrite(value)])),
    outputs: new Map(
      [...code.outputs].map(([name, output]) => [
        name,
        { ...inBlock(output), value: output.value && rewrite(output.value) },
      ]),
    ),
  };
}

const rewriteBody = (body: Body, rewrite: (expression: Expression) => Expression): Body => ({
  ...body,
  attributes: body.attributes.map((attribute) => ({ ...attribute, value: rewrite(attribute.value) })),
  blocks: body.blocks.map((block) => ({ ...block, body: rewriteBody(block.body, rewrite) })),
});
