/** The licence texts of everything that is in the bundle, as dist/LICENSES.txt. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const MODULES = new URL('../../node_modules/', import.meta.url);

/** Packages that went into generated assets, so that the bundle's list of inputs does not name them. */
const IN_ASSETS = ['@thesvg/icons', '@tabler/icons', '@fontsource/inter'];

/** Packages that carry no licence file: where the text and the sources are. */
const ELSEWHERE = {
  '@resvg/resvg-wasm':
    'Mozilla Public License 2.0: https://mozilla.org/MPL/2.0/\nUnmodified; sources: https://github.com/yisibl/resvg-js (tag v2.6.2)',
};

export function licences(inputs) {
  const bundled = inputs.map((input) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1]);
  const names = [...new Set([...bundled.filter(Boolean), ...IN_ASSETS])].sort();
  return `dist/cli.js contains the packages below, each under its own licence.\n\n${names.map(section).join('\n')}`;
}

function section(name) {
  const folder = new URL(`${name}/`, MODULES);
  const { version, license } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
  return `${'='.repeat(80)}\n${name} ${version} (${license})\n\n${text(name, folder).trim()}\n`;
}

function text(name, folder) {
  const file =
    existsSync(folder) &&
    readdirSync(folder)
      .sort()
      .find((entry) => /^licen[cs]e/i.test(entry));
  if (file) return readFileSync(new URL(file, folder), 'utf8').replace(/\r\n/g, '\n');
  if (ELSEWHERE[name]) return ELSEWHERE[name];
  throw new Error(`${name} is bundled but has no licence file: add it to ELSEWHERE in scripts/build/licences.mjs`);
}
