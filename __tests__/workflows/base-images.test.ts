// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of a workflow
/** The step of a release that finds out which bytes its base images are, run as the runner does, with a docker of ours. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
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
