import fc from 'fast-check';
import { isPublicAddress, reachOf } from '../../../../src/terraform/fetch/network/get.js';

const NOT_PUBLIC = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '5f00::1',
];

test.each(NOT_PUBLIC)('%s is no public address, and no host', (address) => {
  expect(isPublicAddress(address)).toBe(false);
  expect(reachOf(address.includes(':') ? `[${address}]:443` : address, [])).toBe('nowhere');
});

test.each(['8.8.8.8', '140.82.121.4', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
  expect(reachOf(address.includes(':') ? `[${address}]` : `${address}:8443`, [])).toBe('public');
});

test.each([
  'localhost',
  'localhost:8080',
  'LOCALHOST.',
  'a.localhost',
  'github.com.',
  'intranet',
  'printer.local',
  'git.internal',
  'metadata.google.internal',
  'metadata.tencentyun.com',
  'git.corp',
  'router.lan',
  'kubernetes.default.svc',
  // For a proxy that looks up by itself.
  '169.254.169.254.nip.io',
  'x.127.0.0.1.sslip.io',
  'app-10-0-0-1.sslip.io',
  'a9fea9fe.nip.io',
  '100-100-100-200.example.com',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '127.1',
  '8.8.8.08',
  '8.8.8.8.',
  '',
  'x..com',
  `${'buy-now.'.repeat(100)}com`,
])('%j is nowhere: it is this machine, its network, or an odd way to write an address', (host) => {
  expect(reachOf(host, [])).toBe('nowhere');
});

test.each(['git', 'gitlab:8443', 'terraform-registry'])(
  '%s is nowhere: a name without a dot is looked up in the network around',
  (host) => expect(reachOf(host, [])).toBe('nowhere'),
);

test.each(['1.2.3.4.nip.io', 'v10-1.example.com', 'deadbeef.example.com', 'ip-8-8-8-8.example.com', '10.example.com'])(
  '%s is a name like others',
  (host) => expect(reachOf(host, [])).toBe('public'),
);

test('an allowed name allows that host only', () => {
  const allowed = ['git.corp', '127.0.0.1', '[::1]'];
  for (const host of ['git.corp', 'GIT.corp:8443', '127.0.0.1:1', '[::1]:2'])
    expect(reachOf(host, allowed)).toBe('anywhere');
  for (const host of ['127.0.0.2', 'localhost', '2130706433']) expect(reachOf(host, allowed)).toBe('nowhere');
  expect(reachOf('x.git.corp', allowed)).toBe('nowhere');
  expect(reachOf('', [''])).toBe('nowhere');
});

test('a private IPv4 address is not public in any IPv6 notation', () => {
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.constantFrom(10, 127), part, part, part, (a, b, c, d) => {
      const hex = [a, b, c, d].map((byte) => byte.toString(16).padStart(2, '0'));
      const [high, low] = [hex.slice(0, 2).join(''), hex.slice(2).join('')];
      for (const address of [
        `${a}.${b}.${c}.${d}`,
        `::ffff:${high}:${low}`,
        `::${high}:${low}`,
        `64:ff9b::${high}:${low}`,
        `2002:${high}:${low}::1`,
      ]) {
        expect(isPublicAddress(address)).toBe(false);
      }
    }),
  );
});
