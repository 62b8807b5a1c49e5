/** Rejects files that are not plans, and plans that this version cannot read. */
import { InvalidInput } from '../../errors.js';
import * as sharedMessages from '../../messages.js';
import { member } from '../../platform/json/foreign.js';
import { classifyJson } from '../fetch/classify.js';
import * as messages from './messages.js';

/** Major versions of the plan's JSON format: 0.x until Terraform 1.0, 1.x since. */
const KNOWN_MAJORS: ReadonlySet<string> = new Set(['0', '1']);

/** Shape of a version number. Other text is not printed, because it may have got there by accident. */
const VERSION = /^\d{1,4}(?:\.\d{1,4}){0,2}$/;

/**
 * Rejects a file that is not a readable plan.
 * @throws InvalidInput with the command that makes a plan
 */
export function refuseOtherFiles(value: unknown, file: string): void {
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
