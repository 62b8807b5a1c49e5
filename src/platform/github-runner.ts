/** Implements `Runner` with the libraries of GitHub Actions. Makes all text safe that is not from groundplan itself. */
import {
  endGroup,
  error,
  getInput,
  info,
  notice,
  setOutput,
  setSecret,
  startGroup,
  summary,
  warning,
} from '@actions/core';
import { ARTIFACTS_LISTED_MAX } from './limits.js';
import { useEnvironmentProxy } from './network/environment-proxy.js';
import type { ArtifactSource, Runner } from './runner.js';
import { harmless, printable, visible } from './text/printable.js';

/** Functions by annotation level. */
const ANNOTATE = { error, warning, notice } as const;

/** Returns the GitHub Actions runner that started this process. */
export const githubRunner = (): Runner => ({
  input: (name) => getInput(name),
  setOutput,
  // The runner ignores an empty secret with a warning.
  mask: (secret) => {
    if (secret !== '') setSecret(secret);
  },
  annotate: (level, text, { file, line, column, title } = {}) =>
    ANNOTATE[level](harmless(text), {
      ...(title !== undefined && { title: printable(title) }),
      ...(file !== undefined && { file: printable(file) }),
      ...(line !== undefined && { startLine: line }),
      ...(column !== undefined && { startColumn: column }),
    }),
  say: (text) => info(harmless(text)),
  // The line has workflow commands of groundplan itself, which has already escaped them.
  relay: (line) => info(visible(line)),
  group: (title, lines) => {
    startGroup(harmless(title));
    for (const line of lines) info(harmless(line));
    endGroup();
  },
  writeSummary: async (markdown) => void (await summary.addRaw(inSummary(markdown), true).write()),
  upload: async ({ name, files, root, retentionDays, isArchive }) => {
    const { id } = await (await artifacts()).uploadArtifact(name, [...files], root, {
      ...(retentionDays !== null && { retentionDays }),
      skipArchive: !isArchive,
    });
    // The type allows a missing id, but the service always returns one.
    return { id: id ?? 0 };
  },
  listArtifacts: async (run) => {
    const list = await (await artifacts()).listArtifacts({ latest: true, ...findByRun(run) });
    return list.artifacts.map(({ id, name, size }) => ({ id, name, size }));
  },
  download: async (id, directory, run) =>
    void (await (await artifacts()).downloadArtifact(id, { path: directory, skipDecompress: true, ...findByRun(run) })),
});

/** Keeps zero-width spaces, which groundplan adds to break up mentions and references (text/markdown.ts). */
const inSummary = (markdown: string): string => markdown.split('\u200b').map(visible).join('\u200b');

/** Loads the artifact client on demand, because it consists of several megabytes of source. */
async function artifacts() {
  // The client reads the variable when it is loaded. Beyond this count it lists no artifacts, and reports that in the
  // log only.
  process.env.ACTIONS_ARTIFACT_MAX_ARTIFACT_COUNT ??= String(ARTIFACTS_LISTED_MAX);
  // Artifacts of other runs are listed with `fetch`.
  await useEnvironmentProxy(process.env);
  const { DefaultArtifactClient } = await import('@actions/artifact');
  return new DefaultArtifactClient();
}

/** Returns the client's option for the artifacts of another run; nothing for the current one. */
const findByRun = (run: ArtifactSource | null) =>
  run === null
    ? {}
    : {
        findBy: {
          workflowRunId: run.runId,
          repositoryOwner: run.owner,
          repositoryName: run.repository,
          token: run.token,
        },
      };
