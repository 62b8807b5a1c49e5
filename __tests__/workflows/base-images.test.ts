// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of a workflow
/** The step of a release that finds out which bytes its base images are, run as the runner does, with a docker of ours. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../support/root.js';
import { newTemporary } from '../support/temporary.js';

interface Step {
  readonly id?: string;
  readonly run?: string;
  readonly with?: { readonly 'build-args'?: string; readonly labels?: string };
}

const { env, steps } = (
  parse(readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8')) as {
    jobs: { image: { env: Record<string, string>; steps: readonly Step[] } };
  }
).jobs.image;
const step = (id: string): Step => steps.find((one) => one.id === id)!;

/** @param says what it answers when it is asked for a digest */
function outputs(says: string): string {
  const folder = newTemporary('base-images-');
  writeFileSync(join(folder, 'docker'), `#!/bin/sh\necho "$*" >>"${folder}/asked"\nprintf '%s\\n' '${says}'\n`, {
    mode: 0o755,
  });
  const output = join(folder, 'output');
  execFileSync('bash', ['-eo', 'pipefail', '-c', step('base').run!], {
    cwd: ROOT,
    env: { ...process.env, ...env, PATH: `${folder}:${process.env.PATH}`, GITHUB_OUTPUT: output },
    stdio: 'pipe',
  });
  for (const image of Object.values(env)) expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain(` ${image} `);
  return readFileSync(output, 'utf8');
}

const DIGEST = `sha256:${'a1'.repeat(32)}`;

test('each image has its digest, and the commit its time', () => {
  expect(outputs(`"${DIGEST}"`).split('\n')).toEqual([
    `debian=${DIGEST}`,
    `node=${DIGEST}`,
    `terraform=${DIGEST}`,
    expect.stringMatching(/^created=\d{4}-\d\d-\d\dT/),
    '',
  ]);
});

test('without a digest nothing is built', () => {
  let said = '';
  try {
    outputs('null');
  } catch (error) {
    said = String((error as { stdout?: Buffer }).stdout);
  }
  expect(said).toBe('::error::no digest of debian:trixie-slim\n');
});

/** Runs scripts/base-images.mjs on a copy of the Dockerfile, and returns the defaults of the base images in it. */
function pinnedBy(docker: string, runs = 1): readonly string[] {
  const folder = newTemporary('pinned-images-');
  mkdirSync(join(folder, 'scripts'));
  copyFileSync(join(ROOT, 'scripts/base-images.mjs'), join(folder, 'scripts/base-images.mjs'));
  copyFileSync(join(ROOT, 'Dockerfile'), join(folder, 'Dockerfile'));
  writeFileSync(join(folder, 'docker'), `#!/bin/sh\n${docker}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  for (let run = 0; run < runs; run++)
    execFileSync(process.execPath, ['scripts/base-images.mjs'], { cwd: folder, env, stdio: 'pipe' });
  return readFileSync(join(folder, 'Dockerfile'), 'utf8').match(/^ARG \w+_IMAGE=.+$/gm) ?? [];
}

test('the Dockerfile takes the digests that a maintainer pins, also again', () => {
  const plain = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').match(/^ARG \w+_IMAGE=[^@\n]+/gm) ?? [];
  expect(plain).toHaveLength(3);
  for (const runs of [1, 2])
    expect(pinnedBy(`echo '"${DIGEST}"'`, runs)).toEqual(plain.map((line) => `${line}@${DIGEST}`));
  expect(() => pinnedBy('echo null')).toThrow('no digest of');
});

test('the image is built from these bytes, and says so', () => {
  const { 'build-args': built = '', labels = '' } = step('push').with ?? {};
  for (const [argument, image] of [
    ['BASE_IMAGE', 'debian'],
    ['NODE_IMAGE', 'node'],
    ['TERRAFORM_IMAGE', 'terraform'],
  ] as const)
    expect(built).toContain(`${argument}=\${{ env.${image.toUpperCase()} }}@\${{ steps.base.outputs.${image} }}\n`);
  expect(built).toContain('BASE_DIGEST=${{ steps.base.outputs.debian }}\n');
  expect(labels).toContain('org.opencontainers.image.base.name=${{ env.DEBIAN }}\n');
  const arguments_ = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').match(/^ARG \w+/gm);
  for (const [name] of built.matchAll(/^\w+/gm)) expect(arguments_).toContain(`ARG ${name}`);
});
