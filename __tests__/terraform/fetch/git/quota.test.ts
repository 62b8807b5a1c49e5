/** Local work of Git counts towards the quota of the run, like requests to hosts. */

import type { Io } from '../../../../src/platform/io.js';
import { parseGitAddress } from '../../../../src/terraform/fetch/git/address.js';
import { checkOut } from '../../../../src/terraform/fetch/git/clone.js';
import { CHECKOUT_FILES_MAX, RUN_ENTRIES_MAX } from '../../../../src/terraform/fetch/limits.js';
import * as gitMessages from '../../../../src/terraform/fetch/messages.js';
import { Quota } from '../../../../src/terraform/fetch/network/quota.js';
import { ioAtHome, newRepository } from '../../../support/repository.js';

const repository = newRepository({ 'main.tf': 'x' });
const address = parseGitAddress(repository.url)!;

test('all Git commands use the time of the quota', async () => {
  const io = ioAtHome();
  const quota = new Quota();
  const budgets = new Map<string, unknown>();
  const run: Io['run'] = (command, args, options) => {
    budgets.set(args[0]!, options.budget);
    return io.run(command, args, options);
  };
  await checkOut(address, { ...io, run }, { quota });
  expect([...budgets.keys()]).toEqual(
    expect.arrayContaining(['init', 'ls-remote', 'fetch', 'ls-tree', 'checkout-index']),
  );
  expect(new Set(budgets.values())).toEqual(new Set([quota.time]));
});

test('no command starts once the quota is exhausted', async () => {
  const quota = new Quota();
  quota.time.left = 0;
  const io = { ...ioAtHome(), run: () => Promise.reject(new Error('started')) };
  await expect(checkOut(address, io, { quota })).rejects.toThrow(gitMessages.RUN_TIME_OVER);
});

test('repositories with too many files are listed until the quota is exhausted', async () => {
  const files = 2 * CHECKOUT_FILES_MAX;
  const listing = Array.from({ length: files }, (_, i) => `100644 blob ${'a'.repeat(40)}       0\tf${i}.tf\0`).join('');
  const quota = new Quota();
  const ends: string[] = [];
  for (let i = 0; i < 4; i++) {
    const io = ioAtHome();
    const run: Io['run'] = async (command, args, options) =>
      args[0] === 'ls-tree' ? { end: 'exit', code: 0, stdout: listing, stderr: '' } : io.run(command, args, options);
    ends.push(
      await checkOut(address, { ...io, run }, { quota }).then(
        () => 'taken',
        (error: Error) => error.message,
      ),
    );
  }
  const listed = Math.floor(RUN_ENTRIES_MAX / files);
  for (const end of ends.slice(0, listed)) expect(end).toContain(gitMessages.TOO_MANY_FILES);
  for (const end of ends.slice(listed)) expect(end).toBe(gitMessages.RUN_TOO_MUCH);
});
