/**
 * Finds the origin of the pull request that a workflow names with `pr-number`. The event does not contain it, so GitHub
 * is asked. As long as the origin is unknown, the pull request counts as one from a fork.
 */

import type { Io } from '../platform/io.js';
import type { Runner } from '../platform/runner.js';
import { isRefusal } from '../pull-request/calls/refusal.js';
import { connect } from './github/client.js';
import { readPull } from './github/pulls.js';
import type { Inputs } from './inputs/table.js';
import * as messages from './messages.js';
import type { Event } from './model.js';

interface Asking {
  readonly inputs: Pick<Inputs, 'mode' | 'github-token'>;
  readonly io: Pick<Io, 'request' | 'wait'>;
  readonly runner: Pick<Runner, 'annotate'>;
}

/** Modes that draw or read drawn diagrams. */
const MODES: ReadonlySet<string> = new Set(['draw', 'graphdata', 'report']);

export async function withOrigin(event: Event, { inputs, io, runner }: Asking): Promise<Event> {
  const { pullRequest, repository } = event;
  const token = inputs['github-token'];
  if (pullRequest?.isNamed !== true || token === '' || !MODES.has(inputs.mode)) return event;
  try {
    const { isFork } = await readPull(connect(event, token, io), repository, pullRequest.number);
    return { ...event, pullRequest: { ...pullRequest, isFork } };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    runner.annotate('notice', messages.originUnknown(pullRequest.number, error.reason));
    return event;
  }
}
