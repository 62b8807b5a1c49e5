import { proxyFor } from '../../../src/platform/network/proxy.js';

const PROXY = 'http://proxy.corp:3128';
const isDirect = (url: string, no_proxy: string) => proxyFor(new URL(url), { all_proxy: PROXY, no_proxy }) === null;

test.each([
  ['https://git.corp/x', 'git.corp:443', true],
  ['https://git.corp:443/x', 'git.corp:443', true],
  ['http://git.corp/x', 'git.corp:80', true],
  ['https://git.corp:8443/x', 'git.corp:8443', true],
  ['https://git.corp/x', 'git.corp:80', false],
  ['https://git.corp:8443/x', 'git.corp:443', false],
])(
  '%s with a port in no_proxy, %s: no proxy is %s, the usual port counted as if it were written',
  (url, entry, direct) => {
    expect(isDirect(url, entry)).toBe(direct);
  },
);

test.each(['corp', '.corp', '*.corp', 'GIT.corp', 'other, git.corp', '*'])(
  'https://git.corp is meant by no_proxy %s',
  (entry) => {
    expect(isDirect('https://git.corp/x', entry)).toBe(true);
  },
);

test.each(['it.corp', 'x.git.corp', 'corp.', ''])('https://git.corp is not meant by no_proxy %j', (entry) => {
  expect(isDirect('https://git.corp/x', entry)).toBe(false);
});
