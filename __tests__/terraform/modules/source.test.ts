import fc from 'fast-check';
import * as messages from '../../../src/terraform/messages.js';
import { parseModuleSource } from '../../../src/terraform/modules/source.js';

test.each<[string, object]>([
  ['hashicorp/consul/aws', { kind: 'registry', host: '' }],
  ['terraform-aws-modules/iam/aws//modules/iam-role', { kind: 'registry', host: '' }],
  ['app.terraform.io/org/vpc/aws', { kind: 'registry', host: 'app.terraform.io' }],
  ['gitlab.com/group/vpc/aws', { kind: 'registry', host: 'gitlab.com' }],
  ['registry.example:8443/org/vpc/aws', { kind: 'registry', host: 'registry.example:8443' }],
  ['github.com/hashicorp/example', { kind: 'git', host: 'github.com' }],
  ['github.com/hashicorp/example/sub', { kind: 'git', shown: 'https://github.com/hashicorp/example.git//sub' }],
  ['bitbucket.org/hashicorp/example', { kind: 'git', host: 'bitbucket.org' }],
  ['git@github.com:o/n.git//m?ref=v1', { kind: 'git', shown: 'git@github.com:o/n.git//m?ref=v1' }],
  ['git::https://user:s3cret@example.com/n.git', { kind: 'git', shown: 'https://example.com/n.git' }],
  ['git::ssh://git@example.com/n.git', { kind: 'git' }],
  ['git::file:///srv/n.git', { kind: 'git', host: '' }],
  ['https://example.com/n.git?ref=v1', { kind: 'git', host: 'example.com' }],
  ['https://Example.com/n.zip//m', { kind: 'archive', host: 'example.com' }],
  [
    'https://user:s3cret@example.com/n.zip',
    { kind: 'archive', host: 'example.com', shown: 'https://example.com/n.zip' },
  ],
  ['https://example.com/n?archive=zip', { kind: 'archive', shown: 'https://example.com/n?***' }],
  ['/srv/modules/n', { kind: 'directory', path: '/srv/modules/n' }],
  ['C:\\modules\\n', { kind: 'directory' }],
  ['s3::https://s3.amazonaws.com/bucket/n.zip', { kind: 'refused', reason: messages.schemeNotFetched('s3') }],
  ['bucket.s3.amazonaws.com/n.zip', { kind: 'refused', reason: messages.schemeNotFetched('object storage') }],
  ['gcs::https://www.googleapis.com/storage/v1/b/n.zip', { kind: 'refused', reason: messages.schemeNotFetched('gcs') }],
  ['hg::https://example.com/n', { kind: 'refused', reason: messages.schemeNotFetched('hg') }],
  ['git::ext::sh -c x', { kind: 'refused' }],
  ['-x', { kind: 'refused', reason: messages.SOURCE_UNREADABLE }],
  ['modules/vpc', { kind: 'refused', reason: messages.SOURCE_UNREADABLE }],
  ['hashicorp/consul/aws//../x', { kind: 'refused' }],
  ['https://example.com/../n.zip', { kind: 'refused' }],
  ['https://-x/n.zip', { kind: 'refused' }],
  ['a/b/c\n', { kind: 'refused' }],
  ['x'.repeat(3000), { kind: 'refused', reason: messages.SOURCE_TOO_LONG }],
])('%.60s', (source, expected) => expect(parseModuleSource(source)).toMatchObject(expected));

test('any text is parsed without an exception, and the shown form contains no password', () => {
  const part = fc.constantFrom(
    'git::',
    'https://',
    'https://user:s3cret@',
    'x.com',
    '/',
    '//',
    'a',
    '?ref=',
    '?token=s3cret',
    '..',
    '-',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const meaning = parseModuleSource(parts.join(''));
      const said = meaning.shown + (meaning.kind === 'refused' ? meaning.reason : '');
      expect(said).not.toContain('s3cret');
      expect(said).not.toMatch(/\p{Cc}/u);
    }),
    { numRuns: 5_000 },
  );
});
