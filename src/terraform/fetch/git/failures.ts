/**
 * Explains failures of Git and their remedies. Output of servers, Git and SSH is untrusted and never repeated to the
 * user. `LC_ALL=C` makes Git's own messages English.
 */
import type { RunResult } from '../../../platform/io.js';
import * as messages from '../messages.js';

export type Kind = 'unreachable' | 'refused' | 'moved' | 'unknown';

interface Failure {
  readonly pattern: RegExp;
  /**
   * `unreachable`: the host did not answer, so a cached commit may be used. `refused`: the host answered with an error.
   * `moved`: the host redirects to another address. `unknown`: anything else.
   */
  readonly kind: Kind;
  readonly text: string;
  readonly advice: string | null;
}

const refused = (pattern: RegExp, text: string, advice: string | null): Failure => ({
  pattern,
  kind: 'refused',
  text,
  advice,
});

/** The first match wins. Covers Git 2.20 to 2.50, OpenSSH, curl, GitHub, GitLab, Bitbucket and Azure DevOps. */
const FAILURES: readonly Failure[] = [
  {
    pattern: /error: 30[12378]\b|from redirection/i,
    kind: 'moved',
    text: messages.MOVED,
    advice: messages.ADVICE_MOVED,
  },
  refused(/dumb http transport/i, messages.DUMB, null),
  refused(/transport '[^']*' not allowed/i, messages.PROTOCOL_REFUSED, null),
  refused(/host key verification failed/i, messages.HOST_KEY_UNKNOWN, messages.ADVICE_HOST_KEY),
  refused(/dubious ownership|unsafe repository/i, messages.OWNED_BY_OTHERS, messages.ADVICE_OWNER),
  refused(/certificate|SSL_ERROR|\bTLS\b/i, messages.CERTIFICATE_UNTRUSTED, messages.ADVICE_CERTIFICATE),
  refused(
    /authentication failed|could not read (username|password)|terminal prompts disabled|permission denied \(|invalid (username|credentials)|error: 401/i,
    messages.LOGIN_REQUIRED,
    messages.ADVICE_UNAUTHORISED,
  ),
  refused(/error: 403|access denied|permission denied|forbidden/i, messages.FORBIDDEN, messages.ADVICE_FORBIDDEN),
  {
    pattern:
      /could not resolve|couldn't resolve|name or service not known|name resolution|failed to connect|couldn't connect|connection (refused|reset|timed out|closed)|network is unreachable|no route to host|timed out|too slow|empty reply|hung up|early eof|error: (408|429|5\d\d)/i,
    kind: 'unreachable',
    text: messages.UNREACHABLE,
    advice: messages.ADVICE_UNREACHABLE,
  },
  refused(/no space left on device/i, messages.DISK_FULL, messages.CACHE_REMEDY),
  refused(
    /not found|does not appear to be a git repository|does not exist|no such|error: 404|error: 410/i,
    messages.NOT_FOUND,
    messages.ADVICE_NOT_FOUND,
  ),
];

export interface Reason {
  readonly kind: Kind;
  /** One line that contains no untrusted text. */
  readonly text: string;
  readonly advice: string | null;
}

/** Returns the reason why a Git command failed. `seconds` is its time limit. */
export function reasonOf(result: RunResult, seconds: number): Reason {
  switch (result.end) {
    case 'time-out':
      return { kind: 'unreachable', text: messages.endedLate(seconds), advice: messages.ADVICE_UNREACHABLE };
    case 'missing':
      return { kind: 'unknown', text: messages.notStarted('ENOENT'), advice: null };
    case 'unusable': {
      const isTooMuch = TOO_MUCH.has(result.reason);
      return {
        kind: 'unknown',
        text: isTooMuch ? messages.TOO_MUCH : messages.notStarted(result.reason),
        advice: null,
      };
    }
    case 'signal':
      return { kind: 'unknown', text: messages.endedBySignal(result.signal), advice: null };
    case 'exit':
      return reasonInOutput(result.stderr, result.code);
  }
}

/** Error codes for too much output (ENOBUFS) and too much data on the disk (EFBIG). */
const TOO_MUCH: ReadonlySet<string> = new Set(['ENOBUFS', 'EFBIG']);

/** Returns the reason in the error output of Git, or the exit code if no row of FAILURES matches. */
function reasonInOutput(stderr: string, code: number): Reason {
  const lines = stderr
    .slice(-STDERR_MAX)
    .split(/\r?\n|\r/)
    .map((line) => line.slice(0, LINE_MAX));
  const failure = FAILURES.find(({ pattern }) => lines.some((line) => pattern.test(line)));
  if (failure === undefined)
    return { kind: 'unknown', text: messages.endedWithCode(code), advice: messages.ADVICE_UNKNOWN };
  const { kind, text, advice } = failure;
  const status = lines.map((line) => /^fatal: .*requested URL returned error: (\d{3})\b/.exec(line)?.[1]).find(Boolean);
  return { kind, text: status === undefined ? text : messages.withStatus(text, status), advice };
}

/** Characters of the error output that are searched. Servers may write any amount; the reason is at its end. */
const STDERR_MAX = 16_384;
/** Characters of a line that are searched. It bounds the time that the patterns take on a hostile line. */
const LINE_MAX = 1_000;
