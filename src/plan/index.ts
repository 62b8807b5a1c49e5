/** A plan as `terraform show -json` writes it, to an inventory. */
import type { Inventory } from '../graph/inventory.js';
import { listOf, member } from '../json/foreign.js';
import type { ConfigGraph, InstanceProof } from '../terraform/references/config-graph.js';
import { isWithoutConfiguration } from './configuration.js';
import { detailed, type Planned, type PlannedResource } from './details.js';
import type { DotGraph } from './dot/model.js';
import { priorValues, valueEntries } from './found.js';
import { withLeftoversNamed } from './leftovers.js';
import * as messages from './messages.js';
import { originOf } from './origin.js';
import { readReferences } from './references.js';
import { refuseOtherFiles } from './refuse.js';
import { readResources } from './resources.js';
import { withoutSecrets } from './secrets.js';

/**
 * @param value the parsed JSON; @param file its name in the user's words; @param dot output of `terraform graph` of
 * the same configuration, if there is any; @param code references of the code that was planned, if it is at hand;
 * @param proof what that code proves of its instances
 * @throws InvalidInput where this is no plan, or a plan with nothing in it
 */
export function readPlan(
  value: unknown,
  file: string,
  dot: DotGraph | null,
  code: ConfigGraph | null = null,
  proof: InstanceProof | null = null,
): Inventory {
  return detailed(withLeftoversNamed(withoutSecrets(planned(value, file, dot, code, proof), value, code)));
}

/** The same of a plan that marks all that is secret: nothing is hidden that is not. */
export const readMarkedPlan = (
  value: unknown,
  file: string,
  dot: DotGraph | null,
  code: ConfigGraph | null,
  proof: InstanceProof | null,
): Inventory => detailed(withLeftoversNamed(planned(value, file, dot, code, proof)));

function planned(
  value: unknown,
  file: string,
  dot: DotGraph | null,
  code: ConfigGraph | null,
  proof: InstanceProof | null,
): Planned {
  refuseOtherFiles(value, file);
  const { resources, deposed, warnings } = readResources(value, proof);
  const { references, warnings: leftOut } = readReferences(value, resources, dot, code, proof);
  const isSilent =
    code === null && dot === null && isWithoutConfiguration(value) && resources.filter(remains).length > 1;
  const silent = isSilent ? [messages.CONFIGURATION_MISSING] : [];
  const left = deposed.length > 0 && { deposed };
  return { resources, references, ...left, warnings: [...warnings, ...silent, ...leftOut] };
}

/** Addresses of all resources and data sources that a plan has, as Terraform writes them. */
export const originsIn = (plan: unknown): readonly string[] =>
  [...listOf(member(plan, 'resource_changes')), ...valueEntries(priorValues(plan))].flatMap(
    (entry) => originOf(entry) ?? [],
  );

/** What is destroyed or forgotten needs no code. */
const remains = ({ mode, change }: PlannedResource): boolean =>
  mode === 'managed' && change !== 'delete' && change !== 'forget';
