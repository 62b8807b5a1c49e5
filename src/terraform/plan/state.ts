/** Reads a state into an inventory of existing resources, either from `terraform show -json` or from a version 4 state file. */
import { InvalidInput } from '../../errors.js';
import type { Inventory } from '../../graph/inventory.js';
import { listOf, member } from '../../platform/json/foreign.js';
import { readPlan } from './index.js';
import * as messages from './messages.js';
import { CONFIGURATION_MISSING, NO_RESOURCE_CHANGES } from './messages.js';
import { rawValues } from './raw-state.js';
import { EmptyPlan } from './resources.js';

/** Warnings that apply to every state and are not worth printing. */
const OF_EVERY_STATE: ReadonlySet<string> = new Set([CONFIGURATION_MISSING, NO_RESOURCE_CHANGES]);

/**
 * Reads a state into an inventory.
 * @param value the parsed JSON
 * @param file name of the file, as the user gave it
 * @throws InvalidInput if the state is empty or has an older format
 */
export function readState(value: unknown, file: string): Inventory {
  try {
    const { warnings, ...inventory } = readPlan(planOfState(value, file), file, null);
    return { ...inventory, warnings: warnings.filter((text) => !OF_EVERY_STATE.has(text)) };
  } catch (error) {
    if (!(error instanceof EmptyPlan)) throw error;
    throw new InvalidInput(messages.stateIsEmpty(file), { remedy: messages.STATE_EMPTY_REMEDY, cause: error });
  }
}

/**
 * Returns a plan without changes whose prior state is the given state.
 * @throws InvalidInput for an older format
 */
export function planOfState(state: unknown, file: string) {
  const version = member(state, 'format_version');
  const values = Array.isArray(member(state, 'resources')) ? rawOf(state, file) : member(state, 'values');
  return {
    ...(typeof version === 'string' && { format_version: version }),
    resource_changes: [],
    prior_state: { values },
  };
}

const RAW_VERSION = 4;

function rawOf(state: unknown, file: string) {
  if (member(state, 'version') !== RAW_VERSION) {
    throw new InvalidInput(messages.stateTooOld(file, RAW_VERSION), { remedy: messages.STATE_TOO_OLD_REMEDY });
  }
  return rawValues(listOf(member(state, 'resources')));
}
