/** `mode: cleanup`: on: pull_request, types: [closed]. */

import type { Context } from '../context.js';
import { cleanUp } from '../github/clean-up.js';
import * as messages from '../messages.js';

/** @returns the exit code: what could not be taken away is a notice */
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
