/** The graphs of real public code in fixtures/gallery, and their section in docs/gallery.md. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'fixtures/gallery';
const BEGIN = '<!-- real: npm run gallery writes what follows -->\n';
const END = '<!-- /real -->\n';
const CLOUDS = ['AWS', 'Azure', 'Google Cloud'];

/**
 * Returns the content of each source.json, sorted by name.
 * @param root root of the repository
 */
export const realCases = (root) =>
  readdirSync(join(root, FOLDER))
    .sort()
    .map((name) => ({ name, path: join(root, FOLDER, name, 'source.json') }))
    .filter(({ path }) => existsSync(path))
    .map(({ name, path }) => ({ name, ...JSON.parse(readFileSync(path, 'utf8')) }));

/** Returns the web address of the code at the commit that was read. */
export const addressOf = ({ repository, commit, directory }) =>
  `https://github.com/${repository}/tree/${commit}${directory === '.' ? '' : `/${directory}`}`;

const titleOf = ({ repository, directory }) => (directory === '.' ? repository : `${repository}, ${directory}`);

const modulesLine = ({ modules }) =>
  modules.length === 0 ? '' : ` With the modules of ${modules.map(({ repository }) => repository).join(', ')}.`;

function section(real) {
  const picture = `../fixtures/gallery/${real.name}/picture.svg`;
  return `#### ${real.title}

${real.resources} resources: [${titleOf(real)}](${addressOf(real)}) at \`${real.commit.slice(0, 12)}\`, ${real.licence}.${modulesLine(real)}

[![${real.shows}](${picture})](${picture})
`;
}

const chapter = (cloud, cases) =>
  [`### ${cloud}\n`, ...cases.filter((real) => real.cloud === cloud).map(section)].join('\n');

/** Returns the page with the section on real code replaced. @throws {Error} if the page has no such section */
export function pageWith(page, cases) {
  const [before, rest] = page.split(BEGIN);
  const [, after] = (rest ?? '').split(END);
  if (after === undefined) throw new Error(`docs/gallery.md has no part between ${BEGIN.trim()} and ${END.trim()}`);
  const chapters = CLOUDS.map((cloud) => chapter(cloud, cases)).join('\n');
  return `${before}${BEGIN}\n${chapters}\n${END}${after}`;
}
