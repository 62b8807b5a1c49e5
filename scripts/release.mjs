/**
 * The steps of a release that use GitHub's API; .github/workflows/release.yml does the rest.
 *
 *   node scripts/release.mjs version       prints the version of package.json; fails if CHANGELOG.md has no section for it, or
 *                                          if it is released already
 *   node scripts/release.mjs tags IMAGE    creates the tags and the release; IMAGE is the published image with its digest
 *
 * GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_SHA and GITHUB_TOKEN come from the workflow.
 */
import { readFileSync } from 'node:fs';
import { createApi } from './release/api.mjs';
import { notesOf } from './release/notes.mjs';
import { publishTags } from './release/tags.mjs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

async function main([command, image]) {
  const { version } = JSON.parse(read('package.json'));
  const notes = notesOf(version, read('CHANGELOG.md'));
  const api = createApi(process.env);
  if (command === 'version') {
    if ((await api.ask('GET', `git/ref/tags/v${version}`, null, [404])) !== null)
      throw new Error(`v${version} is released already: change the version in package.json`);
    console.log(version);
  } else if (command === 'tags') {
    await publishTags({ version, notes, image, metadata: read('docker/action.yml'), sha: process.env.GITHUB_SHA, api });
  } else {
    throw new Error('usage: node scripts/release.mjs version | tags IMAGE');
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`::error::${error.message}`);
  process.exitCode = 1;
});
