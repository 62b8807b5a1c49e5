/**
 * The steps of a release; .github/workflows/release.yml runs them in order, and docs/release.md explains them.
 *
 *   node scripts/release.mjs version             prints the version of package.json; fails if CHANGELOG.md has no dated section for
 *                                                it, or if it is released already
 *   node scripts/release.mjs files FOLDER        writes the files of the release into an empty folder
 *   node scripts/release.mjs extension FOLDER    writes the extension for Azure Pipelines
 *   node scripts/release.mjs npm FOLDER          publishes the package among them
 *   node scripts/release.mjs tags IMAGE FOLDER   creates the tags and the release; IMAGE is the published image with its digest
 *
 * GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_SHA and GITHUB_TOKEN come from the workflow.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApi } from './release/api.mjs';
import { packageOf, readFiles, writeExtension, writeFiles } from './release/files.mjs';
import { notesOf } from './release/notes.mjs';
import { publishPackage } from './release/npm.mjs';
import { publishTags, releaseOf, taggedCommit } from './release/tags.mjs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { name, version } = JSON.parse(read('package.json'));
const notes = () => notesOf(version, read('CHANGELOG.md'));

const COMMANDS = {
  async version() {
    notes();
    const api = createApi(process.env);
    const tag = `v${version}`;
    const release = await releaseOf(api, tag);
    if (release !== null && !release.draft)
      throw new Error(`${tag} is released already: change the version in package.json`);
    await taggedCommit(api, tag, process.env.GITHUB_SHA);
    console.log(version);
  },
  files: async (folder) => writeFiles(folder),
  extension: async (folder) => writeExtension(folder),
  async npm(folder) {
    readFiles(folder);
    console.log(await publishPackage({ name, version, archive: join(folder, packageOf(version)), env: process.env }));
  },
  tags: (image, folder) =>
    publishTags({
      version,
      notes: notes(),
      image,
      metadata: read('docker/action.yml'),
      sha: process.env.GITHUB_SHA,
      files: readFiles(folder),
      api: createApi(process.env),
    }),
};
const ARGUMENTS = { version: 0, files: 1, extension: 1, npm: 1, tags: 2 };

async function main([command, ...given]) {
  if (given.length !== ARGUMENTS[command])
    throw new Error(
      'usage: node scripts/release.mjs version | files FOLDER | extension FOLDER | npm FOLDER | tags IMAGE FOLDER',
    );
  await COMMANDS[command](...given);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`::error::${error.message}`);
  process.exitCode = 1;
});
