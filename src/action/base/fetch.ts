/** Downloads the archive of a commit from GitHub, with the retries of every other call. */

import { fetchArchive } from '../../diagram.js';
import { GroundplanError } from '../../errors.js';
import type { DownloadResult, Io } from '../../platform/io.js';
import type { RefusalKind } from '../../pull-request/calls/refusal.js';
import { untilAnswered } from '../../pull-request/calls/send.js';
import { judge, type Verdict } from '../../pull-request/calls/verdict.js';
import type { Context } from '../context.js';
import { BASE_SECONDS, COMPLAINT_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';

/** The bytes, or a reason with its remedy. */
export type Fetched = { readonly bytes: Uint8Array } | { readonly reason: string };

/** Downloads the archive. Never rejects because of GitHub. */
export async function fetchBase(commit: string, { event, inputs, io }: Context): Promise<Fetched> {
  const { owner, name } = event.repository;
  const url = `${event.apiUrl}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/tarball/${commit}`;
  const token = inputs['github-token'];
  const login = token === '' ? null : `Bearer ${token}`;
  // GitHub's host comes from the runner and is trusted; archives come from it or from its codeload subdomain.
  const { host } = new URL(event.apiUrl);
  const privateHosts = [host, `codeload.${host}`, ...inputs['private-hosts']];
  let cause: Cause | null = null;
  const patient: Io = {
    ...io,
    download: async (address, options) => {
      const { result, refused } = await downloadPatiently(() => io.download(address, options), io);
      cause = refused;
      return result;
    },
  };
  try {
    return { bytes: await fetchArchive({ url, login, privateHosts, seconds: BASE_SECONDS }, patient) };
  } catch (error) {
    if (!(error instanceof GroundplanError) || error.exitCode === 1) throw error;
    const remedy = cause === null ? (error.remedy ?? messages.BASE_DIR_REMEDY) : messages.BASE_REMEDY[cause as Cause];
    return { reason: messages.baseNotFetched(commit.slice(0, 7), error.message, remedy) };
  }
}

/** Cause that determines the remedy. */
type Cause = RefusalKind | 'too-large';

async function downloadPatiently(ask: () => Promise<DownloadResult>, io: Pick<Io, 'wait'>) {
  let result: DownloadResult | null = null;
  const verdict = await untilAnswered(
    async () => {
      result = await ask();
      return verdictOf(result);
    },
    true,
    io,
  );
  const last = result as DownloadResult | null;
  if (last === null) throw new Error('nothing was asked');
  return { result: last, refused: refusedBy(last, verdict) };
}

const refusedBy = ({ end }: DownloadResult, verdict: Verdict): Cause | null =>
  end === 'too-large' ? end : verdict.is === 'refusal' ? verdict.kind : null;

const ANSWERED: Verdict = { is: 'answer', value: null, headers: new Map() };

/** Judges a download. Redirects are followed by the caller, and local refusals are not retried. */
function verdictOf(result: DownloadResult): Verdict {
  switch (result.end) {
    case 'time-out':
    case 'unreachable':
      return judge(result);
    case 'response': {
      const { status, headers, bytes } = result;
      if (status < 400) return ANSWERED;
      const text = Buffer.from(bytes.subarray(0, COMPLAINT_BYTES_MAX)).toString('utf8');
      return judge({ end: 'response', status, headers, retryAfter: null, text });
    }
    default:
      return ANSWERED;
  }
}
