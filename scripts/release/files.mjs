import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageManifests } from './channels.mjs';
import { billOfMaterials } from './sbom.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Checksums of the other files, for `sha256sum --check`. */
const CHECKSUMS = 'SHA256SUMS';
/** Attestation of the files, which only the release workflow can write. */
const ATTESTATION = '.intoto.jsonl';

/** Returns the name of the package's archive. */
export const packageOf = (version) => `groundplan-${version}.tgz`;

/**
 * Writes the files of a release: the npm package, the program as one file with its manifests for Homebrew and Scoop, the bill of
 * materials, and the checksums of all of them. The same
 * commit gives the same bytes with the same version of Node.js, so that anybody can verify a release: docs/release.md.
 */
export function writeFiles(folder) {
  const target = resolve(folder);
  mkdirSync(target, { recursive: true });
  if (readdirSync(target).length > 0) throw new Error(`${folder} is not empty`);
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', target], {
    cwd: ROOT,
    stdio: 'pipe',
  });
  execFileSync(process.execPath, [join(ROOT, 'scripts/one-file.mjs'), join(target, 'groundplan.cjs')]);
  writeFileSync(join(target, 'groundplan.cdx.json'), `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const [name, text] of packageManifests(manifest, sha256Of(join(target, 'groundplan.cjs'))))
    writeFileSync(join(target, name), text);
  const lines = readdirSync(target)
    .sort()
    .map((name) => `${sha256Of(join(target, name))}  ${name}\n`);
  writeFileSync(join(target, CHECKSUMS), lines.join(''));
}

const sha256Of = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Writes the extension for Azure Pipelines into a folder, from which `tfx extension create --root` makes a .vsix. */
export function writeExtension(folder) {
  cpSync(join(ROOT, 'azure-devops'), folder, { recursive: true });
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  execFileSync(process.execPath, [join(ROOT, 'scripts/one-file.mjs'), join(folder, 'task/groundplan.cjs')]);
}

/** Returns the files of a folder that `writeFiles` wrote, by name. @throws {Error} if one is missing or was changed */
export function readFiles(folder) {
  const names = readdirSync(folder).sort();
  const expected = readFileSync(join(folder, CHECKSUMS), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('  '));
  for (const [checksum, name] of expected) {
    if (!names.includes(name) || sha256Of(join(folder, name)) !== checksum)
      throw new Error(`${name} is not the file of ${CHECKSUMS}`);
  }
  const known = [CHECKSUMS, ...expected.map(([, name]) => name)];
  return new Map(
    names
      .filter((name) => known.includes(name) || name.endsWith(ATTESTATION))
      .map((name) => [name, readFileSync(join(folder, name))]),
  );
}
