/**
 * Messages about plans, states and the output of `terraform graph`. They are apart from `../messages.ts` because every
 * drawing loads them, and the others only the reading of code.
 */

import { NO_RESOURCE_CHANGES_MEMBER, NO_RESOURCES_FOUND, severalNames } from '../../messages.js';
import { plural } from '../../platform/text/english.js';
import { printable } from '../../platform/text/printable.js';

export const stateIsEmpty = (file: string) => `${NO_RESOURCES_FOUND}: ${printable(file)} is a state with no resources`;
export const STATE_EMPTY_REMEDY =
  'Nothing has been applied yet, or another workspace is selected. Draw the code instead: --source <directory>.';
export const stateTooOld = (file: string, known: number) =>
  `${printable(file)} is a state file of an unsupported version; version ${known} is supported`;
export const STATE_TOO_OLD_REMEDY =
  'Export it as JSON with the Terraform version that wrote it: terraform show -json > state.json.';

export const LINKS_TOO_MANY =
  'too many references through locals, variables and outputs: some connections may be missing';
export const referencesTooMany = (most: number) =>
  `more than ${most} references between resources: further connections are missing`;
export const NOT_A_PLAN_REMEDY =
  'Export a saved plan: terraform plan -out=plan.out && terraform show -json plan.out > plan.json.';
/** fixed */
export const NO_RESOURCE_CHANGES = 'Plan file contains no resource changes';
export const NO_RESOURCE_CHANGES_REMEDY =
  'Check the code and the variable files: the plan creates, updates and destroys nothing, and nothing exists yet.';

export const stateIsNoPlan = (file: string) =>
  `${NO_RESOURCE_CHANGES_MEMBER}: ${printable(file)} contains a state, not a plan (terraform show -json was run without a plan file)`;
export const STATE_REMEDY =
  'Create a plan: terraform plan -out=plan.out && terraform show -json plan.out > plan.json. It contains existing resources, too. Or draw the state alone: --source with that file, without --planfile.';
export const planFormatUnknown = (file: string, version: string) =>
  `${printable(file)} has plan format ${printable(version)}; this version of groundplan reads 0.x and 1.x`;
/** Shown instead of a version number. */
export const UNKNOWN_PLAN_FORMAT = 'that is not a number';
export const PLAN_FORMAT_REMEDY = 'Update groundplan, or export the plan with a released version of Terraform.';
export const PLAN_INCOMPLETE = 'Terraform reported errors while planning: resources may be missing';
export const PLAN_IN_PART =
  'this plan is incomplete: it covers a part of the code (-target), or some resources are deferred; other changes are missing';
export const actionsNotDrawn = (count: number) => `the plan invokes ${plural(count, 'action')}; actions are not drawn`;
export const CONFIGURATION_MISSING =
  'the plan has no configuration: connections come from its values only, and many may be missing. Also pass the directory that it was made from: --planfile plan.json --graphfile graph.dot --source <directory>; or the whole output of terraform show -json.';
export const entryWithoutAddress = (path: string, address: string) =>
  `${printable(path)}${address === '' ? '' : ` (${printable(address)})`} is ignored: it has neither an address nor a type and name`;

export const entriesWithoutAddress = (more: number) =>
  `${more} more entries of resource_changes are ignored: they have neither an address nor a type and name`;

export const notDot = (file: string, { line, column }: { line: number; column: number }, found: string) =>
  `${printable(file)}:${line}:${column}: not a DOT graph: ${found === '' ? 'unexpected end of the file' : `${printable(found)} is not allowed here`}`;
export const NOT_DOT_REMEDY = 'Write it with: terraform graph > graph.dot.';

export const onlyDeposed = (addresses: readonly string[], more: number) =>
  `${severalNames(addresses.map(printable), more)}: only deposed objects are left from a replacement. They still exist but are not drawn; the next apply destroys them`;
export const nothingButDeposed = (addresses: readonly string[], more: number) =>
  `${NO_RESOURCES_FOUND}: only deposed objects are left, of ${severalNames(addresses.map(printable), Math.max(0, more))}`;
export const NOTHING_BUT_DEPOSED_REMEDY = 'The next apply destroys them. Draw the code instead: --source <directory>.';
