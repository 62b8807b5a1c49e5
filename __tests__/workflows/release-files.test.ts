/** The files of a release: what they contain, and that anybody gets the same bytes. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from '../support/root.js';
import { newTemporary } from '../support/temporary.js';

const script = (...args: string[]): string =>
  execFileSync(process.execPath, [join(ROOT, 'scripts/release.mjs'), ...args], { encoding: 'utf8', stdio: 'pipe' });

const folder = newTemporary('release-');
beforeAll(() => script('files', folder));
const read = (name: string) => readFileSync(join(folder, name));

test('checksums name every other file, and a second build gives the same', () => {
  const sums = read('SHA256SUMS').toString();
  const named = [...sums.matchAll(/^([0-9a-f]{64}) {2}(\S+)$/gm)];
  expect(named.map(([, , name]) => name)).toEqual(
    readdirSync(folder)
      .filter((name) => name !== 'SHA256SUMS')
      .sort(),
  );
  for (const [, sum, name] of named) expect(createHash('sha256').update(read(name!)).digest('hex')).toBe(sum);
  expect(named.map(([, , name]) => name)).toEqual(
    expect.arrayContaining([`groundplan-${manifest.version}.tgz`, 'groundplan.cdx.json', 'groundplan.cjs']),
  );
  const again = newTemporary('release-');
  script('files', again);
  expect(readFileSync(join(again, 'SHA256SUMS'), 'utf8')).toBe(sums);
});

test('a folder that is not empty is refused', () => {
  expect(() => script('files', folder)).toThrow(/is not empty/);
});

interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly 'bom-ref': string;
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses: readonly object[];
}

test('the bill of materials names the packages of the bundle, which all have a licence text', () => {
  const bom = JSON.parse(read('groundplan.cdx.json').toString()) as {
    bomFormat: string;
    specVersion: string;
    metadata: { component: { version: string } };
    components: readonly Component[];
    dependencies: readonly { ref: string; dependsOn?: readonly string[] }[];
  };
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(bom.metadata.component.version).toBe(manifest.version);
  const licensed = [...readFileSync(join(ROOT, 'dist/LICENSES.txt'), 'utf8').matchAll(/^={80}\n(\S+) (\S+) /gm)];
  const known = licensed.map(([, name, version]) => `${name} ${version}`);
  expect(bom.components.map(({ name, version }) => `${name} ${version}`).filter((one) => !known.includes(one))).toEqual(
    [],
  );
  // Those that only the action has, and types that leave no code.
  const names = bom.components.map(({ name }) => name);
  for (const name of ['commander', 'undici', 'yaml', 'zod', '@resvg/resvg-wasm', '@tabler/icons'])
    expect(names).toContain(name);
  for (const { hashes, licenses, purl } of bom.components) {
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
    expect(licenses).toHaveLength(1);
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/);
  }
  expect(bom.dependencies[0]!.dependsOn).toEqual(bom.components.map((component) => component['bom-ref']));
});

test('the Dockerfile can be pinned to digests', () => {
  const copy = newTemporary('pinned-');
  const digest = `sha256:${'b2'.repeat(32)}`;
  writeFileSync(join(copy, 'docker'), `#!/bin/sh\nprintf '"%s"\\n' ${digest}\n`, { mode: 0o755 });
  mkdirSync(join(copy, 'scripts'));
  copyFileSync(join(ROOT, 'Dockerfile'), join(copy, 'Dockerfile'));
  copyFileSync(join(ROOT, 'scripts/base-images.mjs'), join(copy, 'scripts/base-images.mjs'));
  const pin = () =>
    execFileSync(process.execPath, [join(copy, 'scripts/base-images.mjs')], {
      env: { PATH: `${copy}:${process.env.PATH}` },
    });
  pin();
  const pinned = readFileSync(join(copy, 'Dockerfile'), 'utf8');
  expect([...pinned.matchAll(/^ARG \w+_IMAGE=(.+)$/gm)].map(([, image]) => image)).toEqual([
    expect.stringMatching(/^debian:[\w-]+@sha256:/),
    expect.stringMatching(/^node:[\w-]+@sha256:/),
    `hashicorp/terraform:1.11.4@${digest}`,
  ]);
  pin();
  expect(readFileSync(join(copy, 'Dockerfile'), 'utf8')).toBe(pinned);
});
