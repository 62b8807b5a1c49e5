/** Extracts the reason of a Docker failure from its stderr, without progress and advice. */

import { short } from '../../platform/text/short.js';
import { DOCKER_REASON_LENGTH_MAX } from '../limits.js';
import * as messages from '../messages.js';

/** Lines without a reason: progress of a pull, and pointers to help. */
const NO_REASON = [
  /^unable to find image /i,
  /^[\w./:@-]+: pulling from /i,
  /^[\w./-]+: (pulling|waiting|verifying|download|pull complete|already exists|retrying)/i,
  /^(digest|status): /i,
  /^warning: /i,
  /^(see|run) 'docker .*--help'/i,
  /^for more help on how to use docker/i,
];

export interface DockerFailure {
  /** First reason, in one line of printable characters. */
  readonly reason: string;
  readonly remedy: string;
}

/** Returns the reason of a Docker failure and its remedy. */
export function dockerSays(stderr: string): DockerFailure {
  const lines = stderr
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !NO_REASON.some((pattern) => pattern.test(line)));
  const first = lines.find((line) => /^(docker|error|failed|exec|got permission)\b/i.test(line)) ?? lines[0] ?? '';
  const plain = first.replace(/^docker: /i, '').replace(/^Error response from daemon: /i, '');
  const [, remedy] = messages.REMEDIES.find(([says]) => says.test(first)) ?? [null, messages.DOCKER_REMEDY];
  return { reason: short(plain, DOCKER_REASON_LENGTH_MAX) || messages.SAYS_NOTHING, remedy };
}
