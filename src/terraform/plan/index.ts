/** Reads a plan, as `terraform show -json` writes it, into an inventory. */

import { InvalidInput } from '../../errors.js';
import type { Inventory } from '../../graph/inventory.js';
import * as sharedMessages from '../../messages.js';
import { listOf, member } from '../../platform/json/foreign.js';
import { classifyJson } from '../fetch/classify.js';
import type { ConfigGraph, InstanceProof } from '../references/config-graph.js';
import { isWithoutConfiguration } from './configuration.js';
import type { DotGraph } from './dot.js';
import { originOf, priorValues, valueEntries } from './entries.js';
import * as messages from './messages.js';
import { readReferences } from './references.js';
import {
  type Planned,
  type PlannedResource,
  readResources,
  withChangeDetails,
  withLeftoversNamed,
} from './resources.js';
import { withoutSecrets } from './secrets.js';

/**
 * Reads a plan into an inventory and hides secrets that the plan does not mark.
 * @param value the parsed JSON
 * @param file name of the file, as the user gave it
 * @param dot output of `terraform graph` for the same configuration; null if it is not at hand
 * @param code references in the planned code; null if the code is not at hand
 * @param proof instances that the code proves to be referenced; null without code
 * @throws InvalidInput if this is not a plan, or the plan is empty
 */
export function readPlan(
  value: unknown,
  file: string,
  dot: DotGraph | null,
  code: ConfigGraph | null = null,
  proof: InstanceProof | null = null,
): Inventory {
  return withChangeDetails(withLeftoversNamed(withoutSecrets(inventoryOf(value, file, dot, code, proof), value, code)));
}

/**
 * Reads a plan that marks every secret itself, so nothing further is hidden.
 * @throws InvalidInput like `readPlan`
 */
export const readMarkedPlan = (
  value: unknown,
  file: string,
  dot: DotGraph | null,
  code: ConfigGraph | null,
  proof: InstanceProof | null,
): Inventory => withChangeDetails(withLeftoversNamed(inventoryOf(value, file, dot, code, proof)));

/** Reads a plan into an inventory, with the secrets that the plan does not mark. */
function inventoryOf(
  value: unknown,
  file: string,
  dot: DotGraph | null,
  code: ConfigGraph | null,
  proof: InstanceProof | null,
): Planned {
  refuseOtherFiles(value, file);
  const { resources, deposed, warnings } = readResources(value, proof);
  const { references, warnings: leftOut } = readReferences(value, resources, dot, code, proof);
  const isWithoutReferences =
    code === null && dot === null && isWithoutConfiguration(value) && resources.filter(remains).length > 1;
  const configurationWarnings = isWithoutReferences ? [messages.CONFIGURATION_MISSING] : [];
  return {
    resources,
    references,
    ...(deposed.length > 0 && { deposed }),
    warnings: [...warnings, ...configurationWarnings, ...leftOut],
  };
}

/** Returns the Terraform addresses of all resources and data sources in a plan. */
export const originsIn = (plan: unknown): readonly string[] =>
  [...listOf(member(plan, 'resource_changes')), ...valueEntries(priorValues(plan))].flatMap(
    (entry) => originOf(entry) ?? [],
  );

/** True for a managed resource that exists after the plan. A destroyed or forgotten one needs no configuration. */
const remains = ({ mode, change }: PlannedResource): boolean =>
  mode === 'managed' && change !== 'delete' && change !== 'forget';

// ---- Files that are not plans, and plans that this version cannot read.

/** Major versions of the plan's JSON format: 0.x until Terraform 1.0, 1.x since. */
const KNOWN_MAJORS: ReadonlySet<string> = new Set(['0', '1']);

/** Shape of a version number. Other text is not printed, because it may have got there by accident. */
const VERSION = /^\d{1,4}(?:\.\d{1,4}){0,2}$/;

/**
 * Refuses a file that is not a readable plan.
 * @throws InvalidInput with the command that makes a plan
 */
function refuseOtherFiles(value: unknown, file: string): void {
  const kind = classifyJson(value);
  if (kind === 'state') throw new InvalidInput(messages.stateIsNoPlan(file), { remedy: messages.STATE_REMEDY });
  if (kind !== 'plan') {
    throw new InvalidInput(sharedMessages.NO_RESOURCE_CHANGES_MEMBER, { remedy: messages.NOT_A_PLAN_REMEDY });
  }
  const version = member(value, 'format_version');
  if (version === undefined || version === null) return;
  const text = typeof version === 'object' ? 'an object' : String(version);
  if (!KNOWN_MAJORS.has(text.split('.', 1)[0] as string)) {
    throw new InvalidInput(messages.planFormatUnknown(file, VERSION.test(text) ? text : messages.UNKNOWN_PLAN_FORMAT), {
      remedy: messages.PLAN_FORMAT_REMEDY,
    });
  }
}
