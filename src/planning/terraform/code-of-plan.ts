/** Reads the code beside a plan file, for references that a plan leaves out: through locals and in dynamic blocks. */

import { InvalidInput } from '../../errors.js';
import { byAddress } from '../../graph/order.js';
import type { Files } from '../../platform/io.js';
import { entriesOf, listOf, member, memberAt, objectOf, textOf } from '../../platform/json/foreign.js';
import { printable } from '../../platform/text/printable.js';
import type { ModuleNode } from '../../terraform/module-tree/module-model.js';
import { findNoModule, readTree } from '../../terraform/module-tree/read-tree.js';
import type { ConfigGraph, InstanceProof } from '../../terraform/references/config-graph.js';
import { hclReferences } from '../../terraform/references/graph.js';
import * as messages from '../messages.js';
import type { CodeEvaluator } from '../static/code-values.js';
import { earlyScopeOfPlan } from '../static/early.js';
import { proofOfPlan } from '../static/proof.js';
import { UNKNOWN } from '../static/value.js';

export interface CodeOfPlan {
  /** Null if there is no code, or not the code of the plan. */
  readonly root: ModuleNode | null;
  readonly references: ConfigGraph | null;
  readonly proof: (InstanceProof & CodeEvaluator) | null;
  readonly warnings: readonly string[];
}

/** Returns the result for a plan without its code. */
const withoutCode = (...warnings: string[]): CodeOfPlan => ({ root: null, references: null, proof: null, warnings });

/**
 * Returns the code in a directory if it belongs to a plan. Local modules and those that `terraform init` has installed
 * are read; nothing is fetched, since the plan contains enough about other modules. Code that was changed after the
 * plan, or belongs to another plan, is refused: its edges would not be planned ones.
 * @param source the directory as the user wrote it, and its path
 * @param plan the parsed JSON
 */
export async function readCodeOfPlan(
  source: { readonly name: string; readonly directory: string },
  plan: unknown,
  io: Files,
): Promise<CodeOfPlan> {
  let root: ModuleNode;
  try {
    const early = earlyScopeOfPlan(plan, UNKNOWN);
    root = (await readTree(source.directory, io, { findModule: findNoModule, early, tofu: !isOfTerraform(plan) })).root;
  } catch (error) {
    if (error instanceof InvalidInput) return withoutCode(messages.codeUnreadable(source.name, error.message));
    throw error;
  }
  if (root.code.files.length === 0) return withoutCode();
  const different = differenceOf(root, plan);
  if (different !== null) return withoutCode(messages.codeIsAnother(source.name, printable(different)));
  // A plan does not name its workspace.
  return { root, references: hclReferences(root), proof: proofOfPlan(root, plan, UNKNOWN), warnings: [] };
}

/**
 * True for a plan of Terraform, which does not read `.tofu` files. Terraform and OpenTofu both write
 * `terraform_version`, so the registry of the providers decides.
 */
const isOfTerraform = (plan: unknown): boolean =>
  entriesOf(memberAt(plan, 'configuration', 'provider_config')).some(([, provider]) =>
    textOf(member(provider, 'full_name'))?.startsWith('registry.terraform.io/'),
  );

/**
 * Returns a managed resource or module call of the root that is only in the code or only in the plan. Null if there is
 * none, or if the plan has no configuration.
 */
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
