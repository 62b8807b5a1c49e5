/** Words about states as a source. */
import { NO_RESOURCES_FOUND } from '../messages.js';
import { printable } from './printable.js';

export const stateIsEmpty = (file: string) => `${NO_RESOURCES_FOUND}: ${printable(file)} is a state with no resources`;
export const STATE_EMPTY_REMEDY =
  'Nothing has been built with it yet, or its workspace is another one. Draw the code instead: --source <directory>.';
export const stateTooOld = (file: string, known: number) =>
  `${printable(file)} is a state file of another version; version ${known} is read`;
export const STATE_TOO_OLD_REMEDY =
  'Write it as JSON with the Terraform that made it: terraform show -json > state.json.';
