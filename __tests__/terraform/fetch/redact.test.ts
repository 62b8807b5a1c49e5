/** Addresses as they are shown: nothing of a login, wherever it stands. */
import fc from 'fast-check';
import { harmless } from '../../../src/platform/text/printable.js';
import { redact } from '../../../src/terraform/fetch/redact.js';
import { parseModuleSource } from '../../../src/terraform/modules/source.js';

test.each([
  ['https://tok:CAN ARY@host.org/x.zip', 'https://host.org/x.zip'],
  ['git::u:CANARY@host.org/x', 'git::host.org/x'],
  ['u:CANARY@host.org/x', 'host.org/x'],
  ['git@github.com:owner/name.git', 'git@github.com:owner/name.git'],
  ['git::ssh://git@host.org/n.git', 'git::ssh://git@host.org/n.git'],
  ['ssh://CANARY@host.org/n.git', 'ssh://host.org/n.git'],
  ['https://host.org/x.zip;token=CANARY', 'https://host.org/x.zip?***'],
  ['git::https://host.org/n.git#CANARY', 'git::https://host.org/n.git?***'],
  ['git::https://host.org/n.git?depth=CANARY', 'git::https://host.org/n.git?***'],
  ['git::https://host.org/n.git?CANARY=1', 'git::https://host.org/n.git?***'],
  ['git::https://host.org/n.git?CANARY', 'git::https://host.org/n.git?***'],
  ['git::https://host.org/n.git//m?ref=v1.0&sshkey=CANARY', 'git::https://host.org/n.git//m?ref=v1.0&***'],
  ['git::https://host.org/n.git//m?ref=v1.0&depth=1', 'git::https://host.org/n.git//m?ref=v1.0&depth=1'],
  ['https://u:CAN?ARY@host.org/x', 'https://host.org/x'],
  ['https://u:CAN#ARY@host.org/x', 'https://host.org/x'],
  ['https://u:CAN/ARY@host.org/x', 'https://host.org/x'],
  ['//u:CANARY@host.org/x', 'host.org/x'],
  ['./modules/a@b', './modules/a@b'],
  ['/srv/a@b', '/srv/a@b'],
  ['hashicorp/consul/aws', 'hashicorp/consul/aws'],
  ['host.org:8443/a/b/aws', 'host.org:8443/a/b/aws'],
  ['s3::https://host.org/b/x.zip', 's3::https://host.org/b/x.zip'],
])('%s', (text, shown) => expect(redact(text)).toBe(shown));

test('no form of a source shows its password', () => {
  const odd = fc.array(fc.constantFrom('CANARY', ' ', ':', '/', '?', '#', ';', '&', '=', '@', '%40', 'a'), {
    maxLength: 8,
  });
  const before = fc.constantFrom(
    'https://',
    'git::https://',
    'git::',
    'ssh://',
    'http://',
    'git::ssh://',
    's3::https://',
    '',
  );
  const after = fc.constantFrom('host.org/x.zip', 'host.org/n.git?ref=v1', 'host.org:n.git');
  fc.assert(
    fc.property(before, odd, after, (kind, parts, rest) => {
      const source = `${kind}u:CANARY${parts.join('')}@${rest}`;
      const meaning = parseModuleSource(source);
      const said = [meaning.shown, 'reason' in meaning ? meaning.reason : ''].join(' ');
      expect(said).not.toContain('CANARY');
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['fetching https://tok:CAN ARY@host/x', 'fetching https://***@host/x'],
  ['https://host: ask a@b', 'https://host: ask a@b'],
])('at the last place before it is said: %s', (text, said) => expect(harmless(text)).toBe(said));
