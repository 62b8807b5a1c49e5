/** Fetches a module with Git, without the history and submodules that Terraform would fetch. */
import { Bug, GroundplanError } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import type { GitAddress } from '../fetch/git/address.js';
import { type CheckOutOptions, type Checkout, checkOut } from '../fetch/git/clone.js';
import { Unreachable } from '../fetch/git/run.js';
import * as messages from '../messages.js';

export type FromGit = Checkout | { readonly reason: string; readonly remedy: string; readonly isSilent: boolean };

export async function fetchFromGit(address: GitAddress, io: Io, options: CheckOutOptions): Promise<FromGit> {
  try {
    return await checkOut(address, io, options);
  } catch (error) {
    if (!(error instanceof GroundplanError) || error instanceof Bug) throw error;
    const message = messages.MODULE_SOURCE_NOT_FOUND;
    const isSilent = error instanceof Unreachable;
    const remedies = [error.remedy, isSilent ? undefined : messages.MODULE_SOURCE_NOT_FOUND_REMEDY];
    return {
      reason: messages.because(message, error.message),
      remedy: messages.remedyFor(message, remedies.filter((text) => text !== undefined).join(' ')),
      isSilent,
    };
  }
}
