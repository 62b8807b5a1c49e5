/**
 * Writes the bill of materials of the command line program: the packages in its bundle, as CycloneDX 1.6. The bundler names the file
 * of each module in a comment, so the shipped files themselves are read. https://cyclonedx.org/docs/1.6/json/
 */
import { readdirSync, readFileSync } from 'node:fs';
import { IN_ASSETS } from '../build/licences.mjs';

const ROOT = new URL('../../', import.meta.url);
const MODULE = /^\s*\/\/ (node_modules\/(?:.*\/node_modules\/)?(?:@[^/\n]+\/)?[^/\n]+)\//gm;

const read = (path) => readFileSync(new URL(path, ROOT), 'utf8');

/** Returns the folders of the packages in bundled texts, and of those in generated assets. */
const packageFolders = (texts) =>
  [
    ...new Set([
      ...texts.flatMap((text) => [...text.matchAll(MODULE)].map(([, folder]) => folder)),
      ...IN_ASSETS.map((name) => `node_modules/${name}`),
    ]),
  ].sort();

/** Returns the bill of materials as an object, the same for the same commit. */
export function billOfMaterials() {
  const { name, version, description, license } = JSON.parse(read('package.json'));
  const { packages } = JSON.parse(read('package-lock.json'));
  const texts = [
    read('dist/cli.js'),
    ...readdirSync(new URL('dist/parts/', ROOT)).map((file) => read(`dist/parts/${file}`)),
  ];
  const components = packageFolders(texts).map((folder) => componentOf(folder, packages[folder]));
  const purl = `pkg:npm/${name}@${version}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': purl,
        name,
        version,
        description,
        licenses: licenceOf(license),
        purl,
      },
    },
    components,
    dependencies: [
      { ref: purl, dependsOn: components.map((component) => component['bom-ref']) },
      ...components.map((component) => ({ ref: component['bom-ref'] })),
    ],
  };
}

function componentOf(folder, locked) {
  const { name, version, license } = JSON.parse(read(`${folder}/package.json`));
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const content = Buffer.from(locked.integrity.replace('sha512-', ''), 'base64').toString('hex');
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content }],
    licenses: licenceOf(license),
    purl,
  };
}

/** An expression combines several licences. */
const licenceOf = (license) => [/ (AND|OR) /.test(license) ? { expression: license } : { license: { id: license } }];
