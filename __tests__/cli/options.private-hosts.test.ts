import { parsePrivateHosts } from '../../src/cli/options.js';
import { Misuse } from '../../src/errors.js';

test('the option may be repeated, the variable has commas', () => {
  const env = { GROUNDPLAN_PRIVATE_HOSTS: ' 10.1.2.3, git.corp ,' };
  expect(parsePrivateHosts(['Intranet', '[::1]', 'fd00::1'], env)).toEqual([
    'intranet',
    '[::1]',
    'fd00::1',
    '10.1.2.3',
    'git.corp',
  ]);
  expect(parsePrivateHosts(undefined, {})).toEqual([]);
});

test('hosts are compared without capitals, from the option as from the variable', () => {
  expect(parsePrivateHosts(['Git.Corp'], { GROUNDPLAN_PRIVATE_HOSTS: 'INTRANET' })).toEqual(['git.corp', 'intranet']);
});

test.each([
  '*',
  '',
  '*.corp',
  'https://git.corp',
  'git.corp/x',
  'git.corp:8443',
  '10.0.0.0/8',
  '-x',
  'a b',
  'a\nb',
  'x@y',
])('%j is no name of a host', (host) => {
  expect(() => parsePrivateHosts([host], {})).toThrow(Misuse);
  if (!/^\s*$/.test(host)) expect(() => parsePrivateHosts([], { GROUNDPLAN_PRIVATE_HOSTS: host })).toThrow(Misuse);
});
