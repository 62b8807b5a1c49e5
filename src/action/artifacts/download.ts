/** Downloads the artifacts of this run, or of the run that triggered it, into a temporary folder. */

import { basename, join } from 'node:path';
import { External } from '../../errors.js';
import { readZip, ZipFault } from '../../platform/archives/zip.js';
import { integerAt } from '../../platform/json/foreign.js';
import type { ArtifactSource, StoredArtifact } from '../../platform/runner.js';
import { isRefusal } from '../../pull-request/calls.js';
import { type Artifact, SHOWN } from '../../pull-request/model.js';
import { isSharedBase } from '../base/shared.js';
import { type Context, temporaryOf } from '../context.js';
import { ENDINGS, isOurs } from '../drawing/files.js';
import { connect } from '../github/client.js';
import {
  ARCHIVE_BYTES_MAX,
  ARCHIVE_ENTRIES_MAX,
  ARCHIVE_FILES_MAX,
  ARCHIVES_BYTES_MAX,
  ARTIFACTS_MAX,
  CALLS_AN_HOUR,
  DOWNLOADS_AT_ONCE,
  RESERVED_CALLS,
} from '../limits.js';
import * as messages from '../messages.js';
import { ROOTS_FILE } from './found.js';
import { serviceOf } from './service.js';

interface Downloaded {
  readonly directory: string;
  /** Artifacts by the folder that each was unpacked to. */
  readonly artifacts: ReadonlyMap<string, Artifact>;
  /** Artifacts of interactive pages by name. They are linked but not downloaded. */
  readonly pages: ReadonlyMap<string, Artifact>;
  /** Reasons why artifacts are omitted. Each was also shown as a warning. */
  readonly lost: readonly string[];
}

/**
 * Downloads and unpacks the artifacts.
 * @throws External if the artifact service does not answer or does not exist
 */
export async function downloadAll(context: Context): Promise<Downloaded> {
  const { inputs, event, io, runner } = context;
  const { owner, name: repository } = event.repository;
  const run = event.workflowRun;
  const source = run === null ? null : { runId: run.id, owner, repository, token: inputs['github-token'] };
  checkService(context);
  const directory = join(temporaryOf(io), 'groundplan-artifacts');
  // Files of an earlier step do not belong to this run.
  await io.remove(directory);
  await io.makeDirectory(directory);
  const stored = await listed(context, source);
  const artifactOf = ({ id, name }: StoredArtifact): Artifact => {
    const url = `${event.serverUrl}/${owner}/${repository}/actions/runs/${run?.id ?? event.runId}/artifacts/${id}`;
    return { id, name, url };
  };
  const lost: string[] = [];
  const lose = (text: string) => {
    lost.push(text);
    runner.annotate('warning', text);
  };
  const wanted = await wantedOf(stored, { source, lose }, context);
  const artifacts = new Map<string, Artifact>();
  let left = ARCHIVES_BYTES_MAX;
  let isReachable = false;
  for (let at = 0; at < wanted.length; at += DOWNLOADS_AT_ONCE) {
    const some = wanted.slice(at, at + DOWNLOADS_AT_ONCE);
    const bytesMax = Math.min(ARCHIVE_BYTES_MAX, left);
    const failures = await Promise.all(some.map((one) => fetchOne(one, directory, { source, bytesMax }, context)));
    // If every download of the first batch fails, the others will too.
    isReachable ||= failures.some((failure) => failure === null);
    if (!isReachable) throw notRead(failures[0], source);
    for (const [index, one] of some.entries()) {
      const { id, name } = one;
      const folder = join(directory, String(id));
      const bytes = failures[index] === null ? await unpackIn(folder, Math.min(ARCHIVE_BYTES_MAX, left), io) : null;
      if (bytes === null) {
        const reason = failures[index] as Error | null;
        const text = reason === null ? messages.artifactUnusable(name) : messages.artifactLost(name, reason.message);
        lose(text);
        continue;
      }
      left -= bytes;
      artifacts.set(folder, artifactOf(one));
    }
  }
  const pages = stored.filter(isPage).map((one) => [one.name, { ...artifactOf(one), isPage: true as const }] as const);
  return { directory, artifacts, pages: new Map(pages), lost };
}

/**
 * Checks that there is an artifact service.
 * @throws External if there is none
 */
function checkService(context: Context): void {
  const service = serviceOf(context, context.event.workflowRun === null);
  if (service === 'there') return;
  const isEnterprise = service === 'enterprise';
  throw new External(isEnterprise ? messages.ARTIFACTS_ON_ENTERPRISE : messages.NO_RUNTIME_TOKEN, {
    remedy: isEnterprise ? messages.ARTIFACTS_ON_ENTERPRISE_REMEDY : messages.NO_RUNTIME_TOKEN_REMEDY,
  });
}

/**
 * Lists the artifacts, oldest first, including the list from `mode: discover`. For duplicate uploads the last one
 * counts.
 */
async function listed({ runner }: Context, source: ArtifactSource | null): Promise<readonly StoredArtifact[]> {
  const found = await runner.listArtifacts(source).catch((cause: unknown) => {
    throw notRead(cause, source);
  });
  return found.toSorted((a, b) => a.id - b.id);
}

const isPage = ({ name }: StoredArtifact): boolean => name.endsWith(ENDINGS[SHOWN.page]) && isOurs(name);

/**
 * Selects our artifacts up to the limit, because each artifact of another run costs an API call. Reports the number
 * omitted.
 */
async function wantedOf(
  stored: readonly StoredArtifact[],
  { source, lose }: { readonly source: ArtifactSource | null; readonly lose: (text: string) => void },
  context: Context,
): Promise<readonly StoredArtifact[]> {
  const { inputs } = context;
  const prefix = inputs['artifact-name'];
  const ours = stored.filter(
    (one) => one.name.startsWith(`${prefix}-`) && !isPage(one) && !isSharedBase(one.name, prefix),
  );
  const most = source === null ? ARTIFACTS_MAX : Math.min(ARTIFACTS_MAX, await callsLeft(context));
  if (ours.length > most) {
    const text = most === ARTIFACTS_MAX ? messages.tooManyArtifacts : messages.tooFewCalls;
    lose(text(ours.length - most, ours.length));
  }
  return ours.slice(0, most);
}

interface Bounds {
  readonly source: ArtifactSource | null;
  readonly bytesMax: number;
}

/** Returns the error of a failed download; null on success or if the artifact is too large to download. */
async function fetchOne(
  { id, size }: StoredArtifact,
  directory: string,
  { source, bytesMax }: Bounds,
  { io, runner }: Context,
): Promise<unknown> {
  const folder = join(directory, String(id));
  await io.makeDirectory(folder);
  if (size > bytesMax) return null;
  return runner.download(id, folder, source).then(
    () => null,
    (cause: unknown) => cause,
  );
}

/**
 * Unpacks the archive in a folder and keeps only known files. Returns their total bytes; null if the archive cannot be
 * read.
 */
async function unpackIn(folder: string, bytesMax: number, io: Context['io']): Promise<number | null> {
  const [archive] = await io.list(folder);
  const path = archive === undefined ? null : join(folder, archive.name);
  if (path === null || ((await io.sizeOf(path)) ?? Infinity) > bytesMax) return null;
  const files = await unzip(await io.readFile(path), isKnown, bytesMax);
  await io.remove(path);
  for (const [name, content] of files ?? []) await io.writeFile(join(folder, basename(name)), content);
  return files === null ? null : [...files.values()].reduce((sum, { length }) => sum + length, 0);
}

/** True for a file of a diagram, alone or in the folder of its id, and for the list from `mode: discover`. */
const isKnown = (name: string): boolean =>
  name === ROOTS_FILE || isOurs(/^([a-z0-9-]+)\/(\1\.[^/]+)$/.exec(name)?.[2] ?? name);

function notRead(cause: unknown, source: ArtifactSource | null): External {
  const remedy = source === null ? messages.ARTIFACTS_REMEDY : messages.ARTIFACTS_OF_OTHERS_REMEDY;
  return new External(messages.artifactsNotRead((cause as Error).message), { remedy, cause });
}

/**
 * Returns the number of API calls available before those reserved for the comment. Reading the limit is free:
 * https://docs.github.com/rest/rate-limit/rate-limit
 */
async function callsLeft({ event, inputs, io }: Pick<Context, 'event' | 'inputs' | 'io'>): Promise<number> {
  try {
    const value = await connect(event, inputs['github-token'], io).get('/rate_limit');
    const remaining = integerAt(value, 'resources', 'core', 'remaining') ?? CALLS_AN_HOUR;
    return Math.max(0, remaining - RESERVED_CALLS);
  } catch (error) {
    if (isRefusal(error)) return CALLS_AN_HOUR - RESERVED_CALLS;
    throw error;
  }
}

// ---- Archives in memory.
// Artifacts of forks are untrusted, and unpacking to disk would write any path and any amount. Here names only select
// entries, and sizes are checked before anything is unpacked.

/**
 * Returns the content of the wanted files by name; null for an invalid archive or one that exceeds the limits.
 * @param bytesMax total bytes of the wanted files when unpacked
 */
export async function unzip(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
  bytesMax: number,
): Promise<ReadonlyMap<string, Uint8Array> | null> {
  try {
    const all = (await readZip(archive, ARCHIVE_ENTRIES_MAX)).map((entry) => ({ ...entry, name: `${entry.name}` }));
    const entries = all.filter(({ name }) => isWanted(name));
    if (entries.length > ARCHIVE_FILES_MAX) return null;
    if (entries.reduce((sum, { size }) => sum + size, 0) > bytesMax) return null;
    return new Map(entries.map(({ name, content }) => [name, content()]));
  } catch (error) {
    if (error instanceof ZipFault) return null;
    throw error;
  }
}
