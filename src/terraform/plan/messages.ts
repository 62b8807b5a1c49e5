/** Messages about plans, states and the output of `terraform graph`. */
import { NO_RESOURCE_CHANGES_MEMBER, NO_RESOURCES_FOUND, severalNames } from '../../messages.js';
import { plural } from '../../platform/text/plural.js';
import { printable } from '../../platform/text/printable.js';

export const stateIsEmpty = (file: string) => `${NO_RESOURCES_FOUND}: ${printable(file)} is a state with no resources`;
export const STATE_EMPTY_REMEDY =
  'Nothing has been built with it yet, or its workspace is another one. Draw the code instead: --source <directory>.';
export const stateTooOld = (file: string, known: number) =>
  `${printable(file)} is a state file of another version; version ${known} is read`;
export const STATE_TOO_OLD_REMEDY =
  'Write it as JSON with the Terraform that made it: terraform show -json > state.json.';

export const LINKS_TOO_MANY =
  'the code refers to itself in too many ways: connections through locals, variables and outputs may be missing';
export const referencesTooMany = (most: number) =>
  `more than ${most} references between resources: the connections of those behind them are missing`;
export const NOT_A_PLAN_REMEDY =
  'Export a saved plan: terraform plan -out=plan.out && terraform show -json plan.out > plan.json.';
/** fixed */
export const NO_RESOURCE_CHANGES = 'Plan file contains no resource changes';
export const NO_RESOURCE_CHANGES_REMEDY =
  'Check the code and the variable files: the plan creates, updates and destroys nothing, and nothing exists yet.';

export const stateIsNoPlan = (file: string) =>
  `${NO_RESOURCE_CHANGES_MEMBER}: ${printable(file)} holds a state, not a plan (terraform show -json was run without a plan file)`;
export const STATE_REMEDY =
  'Make a plan: terraform plan -out=plan.out && terraform show -json plan.out > plan.json. It draws what exists, too. Or draw the state alone: --source with that file, without --planfile.';
export const planFormatUnknown = (file: string, version: string) =>
  `${printable(file)} has plan format ${printable(version)}; this version of groundplan reads 0.x and 1.x`;
/** Shown instead of a version number. */
export const UNKNOWN_PLAN_FORMAT = 'that is no number';
export const PLAN_FORMAT_REMEDY = 'Update groundplan, or export the plan with a released version of Terraform.';
export const PLAN_INCOMPLETE = 'Terraform stopped with errors while it made this plan: resources may be missing';
export const PLAN_IN_PART =
  'this plan is not complete: it was made of a part of the code (-target), or some resources are not decided yet; what another plan would change is missing';
export const actionsNotDrawn = (count: number) => `the plan invokes ${plural(count, 'action')}, which no picture shows`;
export const CONFIGURATION_MISSING =
  'the plan is without its configuration: only what its values say joins resources, and much of it may be missing. Give the directory that it was made in, too: --planfile plan.json --graphfile graph.dot --source <directory>; or the whole output of terraform show -json.';
export const entryWithoutAddress = (path: string, address: string) =>
  `${printable(path)}${address === '' ? '' : ` (${printable(address)})`} has no address and no type and name to build one from; it is left out`;

export const entriesWithoutAddress = (more: number) =>
  `${more} more entries of resource_changes have no address and no type and name to build one from; they are left out`;

export const notDot = (file: string, place: { line: number; column: number }, found: string) =>
  `${printable(file)}:${place.line}:${place.column}: no DOT graph: ${found === '' ? 'the file ends' : `${printable(found)} cannot stand here`}`;
export const NOT_DOT_REMEDY = 'Write it with: terraform graph > graph.dot.';

export const onlyDeposed = (addresses: readonly string[], more: number) =>
  `${severalNames(addresses.map(printable), more)}: only deposed objects are left, which a replacement has not destroyed. They still exist, and are not drawn; the next apply destroys them`;
export const nothingButDeposed = (addresses: readonly string[], more: number) =>
  `${NO_RESOURCES_FOUND}: only deposed objects are left, of ${severalNames(addresses.map(printable), Math.max(0, more))}`;
export const NOTHING_BUT_DEPOSED_REMEDY =
  'A replacement has not destroyed them: the next apply does. Draw the code instead: --source <directory>.';
