/** What Git says when it fails, and what its reader can do about it. Messages are English: `LC_ALL=C`. */
import type { RunResult } from '../../io/io.js';
import * as messages from '../../messages/git.js';
import { said } from '../terraform/said.js';
import { redact } from './redact.js';

export type Kind = 'unreachable' | 'refused' | 'unknown';

interface Failure {
  readonly pattern: RegExp;
  /** `unreachable`: nobody has answered; what was fetched before may do. `refused`: somebody has, and said no. */
  readonly kind: Kind;
  readonly advice: string;
}

/** The first that fits. Words of Git 2.20 to 2.50, OpenSSH, curl, GitHub, GitLab, Bitbucket and Azure DevOps. */
const FAILURES: readonly Failure[] = [
  { pattern: /host key verification failed/i, kind: 'refused', advice: messages.ADVICE_HOST_KEY },
  { pattern: /dubious ownership|unsafe repository/i, kind: 'refused', advice: messages.ADVICE_OWNER },
  { pattern: /certificate|SSL_ERROR|\bTLS\b/i, kind: 'refused', advice: messages.ADVICE_CERTIFICATE },
  {
    pattern:
      /authentication failed|could not read (username|password)|terminal prompts disabled|permission denied \(|invalid (username|credentials)|error: 401/i,
    kind: 'refused',
    advice: messages.ADVICE_UNAUTHORIZED,
  },
  {
    pattern: /error: 403|access denied|permission denied|forbidden/i,
    kind: 'refused',
    advice: messages.ADVICE_FORBIDDEN,
  },
  {
    pattern:
      /could not resolve|couldn't resolve|name or service not known|name resolution|failed to connect|couldn't connect|connection (refused|reset|timed out|closed)|network is unreachable|no route to host|timed out|too slow|empty reply|hung up|early eof|error: (408|429|5\d\d)/i,
    kind: 'unreachable',
    advice: messages.ADVICE_UNREACHABLE,
  },
  {
    pattern: /not found|does not appear to be a git repository|does not exist|no such|error: 404|error: 410/i,
    kind: 'refused',
    advice: messages.ADVICE_NOT_FOUND,
  },
];

/** Lines that say nothing about the reason. */
const NOISE =
  /^(warning: |Warning: Permanently added|Please make sure you have|and the repository exists|\s*$)|Could not read from remote repository|^(Cloning into|From |Fetching )/;

export interface Reason {
  readonly kind: Kind;
  /** One line, without credentials. */
  readonly text: string;
  readonly advice: string | null;
}

/** Of a run that has not ended with code 0. @param secrets what must not be in the text */
export function reasonOf(result: RunResult, seconds: number, secrets: readonly string[]): Reason {
  switch (result.end) {
    case 'time-out':
      return { kind: 'unreachable', text: messages.endedLate(seconds), advice: messages.ADVICE_UNREACHABLE };
    case 'missing':
    case 'unusable': {
      const why = result.end === 'missing' ? 'ENOENT' : result.reason;
      return { kind: 'unknown', text: messages.notStarted(why), advice: null };
    }
    case 'signal':
      return { kind: 'unknown', text: messages.endedBySignal(result.signal), advice: null };
    case 'exit': {
      const lines = result.stderr
        .slice(-SAID_MAX)
        .split(/\r?\n|\r/)
        .map((line) => redact(line.slice(0, LINE_MAX), secrets));
      const failure = FAILURES.find(({ pattern }) => lines.some((line) => pattern.test(line)));
      const text = said(
        ...lines
          .filter((line) => !NOISE.test(line))
          .map((line) => line.replace(/^(fatal|error|remote): (unable to access '[^']*': )?/, '')),
      );
      return {
        kind: failure?.kind ?? 'unknown',
        text: text || messages.saidNothing(result.code),
        advice: failure?.advice ?? null,
      };
    }
  }
}

/** Servers can say as much as they like; the last words are the reason. */
const SAID_MAX = 16_384;
const LINE_MAX = 1_000;
