/** Downloads the artifacts of this run, or of the run that triggered it, into a temporary folder. */

import { basename, join } from 'node:path';
import { External } from '../../errors.js';
import { readZip, ZipFault } from '../../platform/archives/zip.js';
import { integerAt } from '../../platform/json/foreign.js';
import type { ArtifactSource, StoredArtifact } from '../../platform/runner.js';
import { isRefusal } from '../../pull-request/calls.js';
import { type Artifact, SHOWN } from '../../pull-request/model.js';
import { isSharedBase } from '../base.js';
import { artifactUrl, type Context, temporaryOf } from '../context.js';
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
import { ROOTS_FILE } from './roots-list.js';
import { serviceOf } from './upload.js';

interface DownloadedArtifacts {
  /** The temporary folder. Each artifact has its own folder in it. */
  readonly directory: string;
  /** Artifacts by the folder that each was unpacked to. */
  readonly artifacts: ReadonlyMap<string, Artifact>;
  /** Artifacts of interactive pages by name. They are linked but not downloaded. */
  readonly pages: ReadonlyMap<string, Artifact>;
  /** One reason for each artifact that is left out. Each was also annotated as a warning. */
  readonly lost: readonly string[];
}

/**
 * Downloads the artifacts of this run, or on `workflow_run` those of the run that triggered it, and unpacks them below a
 * temporary folder. An artifact that fails alone is a warning.
 * @throws External if the artifact service does not answer or does not exist
 */
export async function downloadAll(context: Context): Promise<DownloadedArtifacts> {
  const { inputs, event, io } = context;
  const { owner, name: repository } = event.repository;
  const run = event.workflowRun;
  const source = run === null ? null : { runId: run.id, owner, repository, token: inputs['github-token'] };
  checkService(context);
  const directory = join(temporaryOf(io), 'groundplan-artifacts');
  // An earlier step of the same job may have left its downloads here.
  await io.remove(directory);
  await io.makeDirectory(directory);
  const stored = await listStored(context, source);
  const artifactOf = ({ id, name }: StoredArtifact): Artifact => ({
    id,
    name,
    url: artifactUrl(event, run?.id ?? event.runId, id),
  });
  const selection = await selectArtifacts(stored, source, context);
  if (selection.omission !== null) context.runner.annotate('warning', selection.omission);
  const { unpacked, lost } = await downloadBatches(selection.artifacts, directory, source, context);
  const artifacts = unpacked.map(({ folder, stored: artifact }) => [folder, artifactOf(artifact)] as const);
  const pages = stored
    .filter(isPage)
    .map((artifact) => [artifact.name, { ...artifactOf(artifact), isPage: true as const }] as const);
  return {
    directory,
    artifacts: new Map(artifacts),
    pages: new Map(pages),
    lost: [...(selection.omission === null ? [] : [selection.omission]), ...lost],
  };
}

interface Batches {
  readonly unpacked: readonly { readonly folder: string; readonly stored: StoredArtifact }[];
  /** One reason for each artifact that was not unpacked. */
  readonly lost: readonly string[];
}

/**
 * Downloads DOWNLOADS_AT_ONCE artifacts at a time, and unpacks each into a folder named after its id. Warns about those
 * that fail.
 * @throws External if all downloads of the first batch fail, because the others would fail, too
 */
async function downloadBatches(
  selected: readonly StoredArtifact[],
  directory: string,
  source: ArtifactSource | null,
  context: Context,
): Promise<Batches> {
  const { io, runner } = context;
  const unpacked: { folder: string; stored: StoredArtifact }[] = [];
  const lost: string[] = [];
  let bytesLeft = ARCHIVES_BYTES_MAX;
  for (let start = 0; start < selected.length; start += DOWNLOADS_AT_ONCE) {
    const batch = selected.slice(start, start + DOWNLOADS_AT_ONCE);
    const bounds = { source, bytesMax: Math.min(ARCHIVE_BYTES_MAX, bytesLeft) };
    const results = await Promise.all(batch.map((artifact) => downloadOne(artifact, directory, bounds, context)));
    const [first] = results;
    if (start === 0 && first?.end === 'failed' && results.every(({ end }) => end === 'failed'))
      throw downloadError(first.cause, source);
    for (const [index, stored] of batch.entries()) {
      const result = results[index]!;
      const folder = join(directory, String(stored.id));
      const bytes =
        result.end === 'downloaded' ? await unpackIn(folder, Math.min(ARCHIVE_BYTES_MAX, bytesLeft), io) : null;
      if (bytes !== null) {
        bytesLeft -= bytes;
        unpacked.push({ folder, stored });
        continue;
      }
      const isFailed = result.end === 'failed';
      const reason = isFailed
        ? messages.artifactLost(stored.name, (result.cause as Error).message)
        : messages.artifactUnusable(stored.name);
      runner.annotate('warning', reason);
      lost.push(reason);
    }
  }
  return { unpacked, lost };
}

/** @throws External if the server has no artifact service, or if the runner passed no token for it */
function checkService(context: Context): void {
  const service = serviceOf(context, context.event.workflowRun === null);
  if (service === 'available') return;
  const isEnterprise = service === 'enterprise';
  throw new External(isEnterprise ? messages.ARTIFACTS_ON_ENTERPRISE : messages.NO_RUNTIME_TOKEN, {
    remedy: isEnterprise ? messages.ARTIFACTS_ON_ENTERPRISE_REMEDY : messages.NO_RUNTIME_TOKEN_REMEDY,
  });
}

/** Lists the newest artifact of each name, oldest first, including the list of roots from `mode: discover`. */
async function listStored({ runner }: Context, source: ArtifactSource | null): Promise<readonly StoredArtifact[]> {
  const artifacts = await runner.listArtifacts(source).catch((cause: unknown) => {
    throw downloadError(cause, source);
  });
  return artifacts.toSorted((a, b) => a.id - b.id);
}

const isPage = ({ name }: StoredArtifact): boolean => name.endsWith(ENDINGS[SHOWN.page]) && isOurs(name);

interface Selection {
  readonly artifacts: readonly StoredArtifact[];
  /** Warning about the artifacts beyond the limit; null if there are none. */
  readonly omission: string | null;
}

/**
 * Selects the artifacts with diagrams, the oldest ones up to ARTIFACTS_MAX. Downloading an artifact of another run costs
 * an API call, so for another run the remaining calls are a limit as well.
 */
async function selectArtifacts(
  stored: readonly StoredArtifact[],
  source: ArtifactSource | null,
  context: Context,
): Promise<Selection> {
  const prefix = context.inputs['artifact-name'];
  const diagramArtifacts = stored.filter(
    (artifact) => artifact.name.startsWith(`${prefix}-`) && !isPage(artifact) && !isSharedBase(artifact.name, prefix),
  );
  const countMax = source === null ? ARTIFACTS_MAX : Math.min(ARTIFACTS_MAX, await callsLeft(context));
  if (diagramArtifacts.length <= countMax) return { artifacts: diagramArtifacts, omission: null };
  const omissionText = countMax === ARTIFACTS_MAX ? messages.tooManyArtifacts : messages.tooFewCalls;
  return {
    artifacts: diagramArtifacts.slice(0, countMax),
    omission: omissionText(diagramArtifacts.length - countMax, diagramArtifacts.length),
  };
}

interface Bounds {
  /** The run that the artifacts belong to; null for this run. */
  readonly source: ArtifactSource | null;
  /** Maximum bytes of the archive. */
  readonly bytesMax: number;
}

type DownloadResult =
  | { readonly end: 'downloaded' | 'too-large' }
  | { readonly end: 'failed'; readonly cause: unknown };

/**
 * Downloads one archive into the folder named after its id, unless the service reports it as larger than the limit.
 * Never rejects because of the service.
 */
async function downloadOne(
  { id, size }: StoredArtifact,
  directory: string,
  { source, bytesMax }: Bounds,
  { io, runner }: Context,
): Promise<DownloadResult> {
  const folder = join(directory, String(id));
  await io.makeDirectory(folder);
  if (size > bytesMax) return { end: 'too-large' };
  return runner.download(id, folder, source).then(
    () => ({ end: 'downloaded' }),
    (cause: unknown) => ({ end: 'failed', cause }),
  );
}

/**
 * Replaces the archive in a folder by the known files in it, without their folders. Returns their total bytes; null if
 * the archive is missing, too large or invalid.
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

function downloadError(cause: unknown, source: ArtifactSource | null): External {
  const remedy = source === null ? messages.ARTIFACTS_REMEDY : messages.ARTIFACTS_OF_OTHERS_REMEDY;
  return new External(messages.artifactsNotRead((cause as Error).message), { remedy, cause });
}

/**
 * Returns how many API calls remain in this hour beyond those reserved for the comment. GitHub does not count the call
 * that reads the limit: https://docs.github.com/rest/rate-limit/rate-limit. If it refuses the call, a full hour's calls
 * are assumed.
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
// Artifacts of forks are untrusted: unpacked to disk by a general tool, they could write any number of bytes to any path.
// Here names only select entries, and sizes are checked before anything is unpacked.

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
    // `name` is a buffer in an entry; the template decodes it as UTF-8.
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
