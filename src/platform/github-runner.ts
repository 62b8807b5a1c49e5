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
import { harmless, printable, visible } from '../text/printable.js';
import { ARTIFACTS_LISTED_MAX } from './limits.js';
import type { ArtifactSource, Runner } from './runner.js';

const ANNOTATE = { error, warning, notice } as const;

/** The runner that has started this process. */
export const githubRunner = (): Runner => ({
  input: (name) => getInput(name),
  setOutput,
  // An empty secret would mask nothing and is refused with a warning.
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
  // Commands of the same program, which it has made harmless itself.
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
    // The types allow it to be missing; the service always says it.
    return { id: id ?? 0 };
  },
  listArtifacts: async (run) => {
    const found = await (await artifacts()).listArtifacts({ latest: true, ...foundBy(run) });
    return found.artifacts.map(({ id, name, size }) => ({ id, name, size }));
  },
  download: async (id, directory, run) =>
    void (await (await artifacts()).downloadArtifact(id, { path: directory, skipDecompress: true, ...foundBy(run) })),
});

/** The one character without width is ours: it parts mentions and references, text/markdown.ts. */
const inSummary = (markdown: string): string => markdown.split('\u200b').map(visible).join('\u200b');

/** Several megabytes of source, which a run without artifacts need not evaluate. */
async function artifacts() {
  // Read when it is loaded: of more than so many the client lists none, and says so to nobody but the log.
  process.env.ACTIONS_ARTIFACT_MAX_ARTIFACT_COUNT ??= String(ARTIFACTS_LISTED_MAX);
  const { DefaultArtifactClient } = await import('@actions/artifact');
  return new DefaultArtifactClient();
}

const foundBy = (run: ArtifactSource | null) =>
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
