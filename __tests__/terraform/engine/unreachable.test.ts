/** Hosts that cannot be reached, in the words of Terraform and Git: the network is to be looked at, and not a cache. */

import type { Diagnostic } from '../../../src/terraform/engine/diagnostics.js';
import { knownFailure } from '../../../src/terraform/engine/fail.js';
import * as messages from '../../../src/terraform/messages.js';

const GET = 'Get "https://registry.terraform.io/.well-known/terraform.json"';
const failure = (summary: string, detail: string) =>
  knownFailure(
    [{ ...{ severity: 'error', summary, detail, address: null, place: null, snippet: null } } satisfies Diagnostic],
    '',
  );

test.each([
  ['Error accessing remote module registry', `${GET}: dial tcp: lookup registry.terraform.io: no such host.`],
  ['Error accessing remote module registry', `${GET}: dial tcp 192.0.2.1:443: i/o timeout`],
  ['Failed to download module', `${GET}: dial tcp 192.0.2.1:443: connect: connection refused`],
  [
    'Failed to download module',
    "/usr/bin/git exited with 128: fatal: unable to access 'https://x/': Could not resolve host: x",
  ],
])('%s: %s', (summary, detail) => {
  expect(failure(summary, detail)).toMatchObject({
    message: messages.MODULE_DOWNLOAD_FAILED,
    remedy: messages.MODULE_UNREACHABLE_REMEDY,
  });
});

test('a host that has answered is not called unreachable', () => {
  expect(failure('Error accessing remote module registry', '500 Internal Server Error')).toMatchObject({
    remedy: messages.MODULE_REMEDY,
  });
});
