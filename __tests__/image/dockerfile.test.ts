/** What can be said of the Dockerfile without building it; scripts/test-image builds it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/root.js';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const dockerfile = read('Dockerfile');
/** Instructions with their continued lines joined, without comments. */
const instructions = dockerfile
  .replace(/^\s*#.*\n/gm, '')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '');
const withName = (name: string): string[] => instructions.filter((line) => line.startsWith(`${name} `));

test('BuildKit of Docker 20.10 can build it', () => {
  expect(dockerfile).not.toMatch(/^#\s*syntax\s*=/im);
  expect(dockerfile).not.toContain('<<');
  expect(instructions.filter((line) => /\s--(link|exclude|parents|checksum|network)\b/.test(line))).toEqual([]);
});

test('every base image is an argument with a version', () => {
  const defaults = new Map(withName('ARG').map((line) => [...line.slice(4).split('='), ''] as [string, string]));
  const bases = withName('FROM').map((line) => /^FROM \$\{(\w+)\}( AS \w+)?$/.exec(line)?.[1]);
  expect(bases).toEqual(['NODE_IMAGE', 'TERRAFORM_IMAGE', 'BASE_IMAGE']);
  for (const name of bases) {
    const reference = new RegExp(`^ARG ${name}=(.+)$`, 'm').exec(dockerfile)?.[1];
    // scripts/base-images.mjs adds the digest.
    expect(reference).toMatch(/^[a-z/]+:[\w.-]+(@sha256:[0-9a-f]{64})?$/);
    expect(reference).not.toMatch(/:latest/);
  }
  expect(defaults.has('VERSION')).toBe(true);
});

test('a container action gets no arguments, so there are no default ones; and no user, docs/container.md says why', () => {
  expect(instructions.filter((line) => /^(CMD|USER|VOLUME|EXPOSE|HEALTHCHECK|ADD)\b/.test(line))).toEqual([]);
  expect(withName('ENTRYPOINT')).toEqual(['ENTRYPOINT ["tini", "--", "groundplan-entrypoint"]']);
});

test('packages come without what they only recommend, and leave no lists behind', () => {
  for (const line of withName('RUN').filter((one) => one.includes('apt-get install')))
    expect(line).toMatch(/apt-get update.*--no-install-recommends.*rm -rf \/var\/lib\/apt\/lists/);
});

// dash drops variables whose names have hyphens: inputs would vanish without a word.
test('the entrypoint is run by bash', () => {
  expect(read('docker/entrypoint').split('\n')[0]).toBe('#!/bin/bash');
});

test('the build sees nothing but what it copies', () => {
  const seen = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  const copied = withName('COPY')
    .filter((line) => !line.includes('--from='))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));
  const isSeen = (path: string) =>
    seen.some((entry) => path === entry || path.startsWith(`${entry}/`) || path === `${entry}/`);
  expect(copied.filter((path) => !isSeen(path))).toEqual([]);
  expect(seen.filter((entry) => !copied.some((path) => path.startsWith(entry)))).toEqual([]);
  expect(read('.dockerignore').split('\n')).toContain('*');
});
