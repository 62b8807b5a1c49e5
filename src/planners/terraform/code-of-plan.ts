/** The code beside a plan file, for what a plan does not say: references through locals and in dynamic blocks. */
import { InvalidInput } from '../../errors.js';
import { byAddress } from '../../graph/order.js';
import { entriesOf, listOf, member, memberAt, objectOf, textOf } from '../../json/foreign.js';
import type { Files } from '../../platform/io.js';
import type { ModuleNode } from '../../terraform/module-tree/module-model.js';
import { readTree } from '../../terraform/module-tree/read-tree.js';
import type { ConfigGraph, InstanceProof } from '../../terraform/references/config-graph.js';
import { hclReferences } from '../../terraform/references/graph.js';
import { printable } from '../../text/printable.js';
import { earlyScopeOfPlan } from '../static/early.js';
import { proofOfPlan } from '../static/plan-proof.js';
import { UNKNOWN } from '../static/value.js';
import type { Author } from '../static/written/index.js';
import * as messages from './messages.js';

export interface CodeOfPlan {
  /** Null where there is no code, or not the plan's. */
  readonly root: ModuleNode | null;
  readonly references: ConfigGraph | null;
  readonly proof: (InstanceProof & Author) | null;
  readonly warnings: readonly string[];
}

const without = (...warnings: string[]): CodeOfPlan => ({ root: null, references: null, proof: null, warnings });

/**
 * Local modules and those that `terraform init` has installed in the directory; the plan knows enough of others, and
 * nothing is fetched. Code that was changed since, or is of something else, would draw arrows that nobody has planned.
 * @param source the directory in the user's words, and where it is
 * @param plan the parsed JSON
 */
export async function readCodeOfPlan(
  source: { readonly name: string; readonly directory: string },
  plan: unknown,
  io: Files,
): Promise<CodeOfPlan> {
  let root: ModuleNode;
  try {
    const findModule = async () => ({ reason: '' });
    const early = earlyScopeOfPlan(plan, UNKNOWN);
    root = (await readTree(source.directory, io, { findModule, early, tofu: !isOfTerraform(plan) })).root;
  } catch (error) {
    if (error instanceof InvalidInput) return without(messages.codeUnreadable(source.name, error.message));
    throw error;
  }
  if (root.code.files.length === 0) return without();
  const different = differenceOf(root, plan);
  if (different !== null) return without(messages.codeIsAnother(source.name, printable(different)));
  // A plan does not say which workspace it was made in.
  return { root, references: hclReferences(root), proof: proofOfPlan(root, plan, UNKNOWN), warnings: [] };
}

/** Terraform does not read `.tofu` files. Both call themselves `terraform_version`; the registries tell them apart. */
const isOfTerraform = (plan: unknown): boolean =>
  entriesOf(memberAt(plan, 'configuration', 'provider_config')).some(([, provider]) =>
    textOf(member(provider, 'full_name'))?.startsWith('registry.terraform.io/'),
  );

/** A resource or module of the root that only one of the two has; null where there is none, or the plan does not tell. */
function differenceOf({ code }: ModuleNode, plan: unknown): string | null {
  const module = memberAt(plan, 'configuration', 'root_module');
  if (objectOf(module) === null) return null;
  const planned = new Set([
    ...listOf(member(module, 'resources')).flatMap((resource) => addressOf(resource) ?? []),
    ...entriesOf(member(module, 'module_calls')).map(([name]) => `module.${name}`),
  ]);
  const written = new Set([
    ...code.resources.filter(({ mode }) => mode === 'managed').map(({ type, name }) => `${type}.${name}`),
    ...code.calls.map(({ name }) => `module.${name}`),
  ]);
  const different = [
    ...[...planned].filter((address) => !written.has(address)),
    ...[...written].filter((address) => !planned.has(address)),
  ];
  return different.sort(byAddress)[0] ?? null;
}

function addressOf(resource: unknown): string | null {
  const [type, name] = [textOf(member(resource, 'type')), textOf(member(resource, 'name'))];
  return member(resource, 'mode') === 'managed' && type !== null && name !== null ? `${type}.${name}` : null;
}
