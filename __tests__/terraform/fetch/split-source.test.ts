import { isLocal, isSameSource, splitSource } from '../../../src/terraform/fetch/split-source.js';

it.each([
  ['./a', true],
  ['../a', true],
  ['.', true],
  ['..', true],
  ['a/b/c', false],
  ['.a', false],
  ['..a/b', false],
  ['/a', false],
  ['git::file:///a', false],
])('%s is local: %p', (source, expected) => {
  expect(isLocal(source)).toBe(expected);
});

it.each([
  ['a/b/c', 'a/b/c', '', ''],
  ['a/b/c//d/e', 'a/b/c', 'd/e', ''],
  ['git::https://h.com/r.git//d?ref=v1', 'git::https://h.com/r.git', 'd', '?ref=v1'],
  ['https://h.com/r.zip?a=b//c', 'https://h.com/r.zip', '', '?a=b//c'],
  ['git::ssh://git@h.com/r.git', 'git::ssh://git@h.com/r.git', '', ''],
])('%s in parts', (source, remote, folder, query) => {
  expect(splitSource(source)).toEqual({ remote, folder, query });
});

/** Long forms as Terraform 1.11 writes them to modules.json. */
it.each([
  ['a/b/aws', 'registry.terraform.io/a/b/aws', true],
  ['a/b/aws', 'registry.opentofu.org/a/b/aws', true],
  ['app.terraform.io/a/b/aws', 'app.terraform.io/a/b/aws', true],
  ['app.terraform.io/a/b/aws', 'a/b/aws', false],
  ['a/b/aws//m', 'registry.terraform.io/a/b/aws//m', true],
  ['a/b/aws//m', 'registry.terraform.io/a/b/aws', false],
  ['github.com/a/b', 'git::https://github.com/a/b.git', true],
  ['github.com/a/b//m?ref=v1', 'git::https://github.com/a/b.git//m?ref=v1', true],
  ['github.com/a/b?ref=v1', 'git::https://github.com/a/b.git?ref=v2', false],
  ['git@github.com:a/b.git', 'git::ssh://git@github.com/a/b.git', true],
  ['bitbucket.org/a/b', 'git::https://bitbucket.org/a/b.git', true],
  ['https://h.com/a.zip', 'https://h.com/a.zip', true],
])('%s and %s are the same: %p', (a, b, expected) => {
  expect(isSameSource(a, b)).toBe(expected);
});
