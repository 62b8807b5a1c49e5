/** `mode: cleanup`, for `on: pull_request` with `types: [closed]`. */

import type { Context } from '../context.js';
import { cleanUp } from '../github/clean-up.js';
import * as messages from '../messages.js';

/**
 * Deletes the pictures of a closed pull request. Reports failures as notices.
 * @returns the exit code, always 0
 */
export async function cleanup({ event, inputs, io, runner }: Context): Promise<number> {
  if (event.pullRequest === null) {
    runner.annotate('notice', messages.NOTHING_TO_CLEAN);
    return 0;
  }
  const { isRefDeleted, comments, notices } = await cleanUp(event, inputs['github-token'], io);
  for (const notice of notices) runner.annotate('notice', notice);
  runner.say(messages.cleaned(event.pullRequest.number, isRefDeleted, comments));
  return 0;
}
