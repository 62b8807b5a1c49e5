import { isLoopback } from '../../../src/platform/text/hosts.js';

test.each(['http://LOCALHOST:1/x', 'http://127.0.0.1', 'http://127.9.8.7', 'http://127.1', 'http://[::1]:80'])(
  '%s is on this machine',
  (url) => {
    expect(isLoopback(new URL(url).hostname)).toBe(true);
  },
);

test('an IPv6 address may lack its brackets', () => {
  expect(isLoopback('::1')).toBe(true);
});

test.each(['localhost.corp', 'a.localhost', '127.0.0.1.corp', '10.0.0.1', '0.0.0.0', '::', ''])(
  '%j is not on this machine',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
