/** Uploads diagrams as artifacts. A failed upload is a warning, because the pictures exist in the output folder. */

import { basename, dirname, join } from 'node:path';
import type { Io } from '../../platform/io.js';
import { type Artifact, type Diagram, FILE_KINDS, SHOWN } from '../../pull-request/model.js';
import { artifactUrl, type Context } from '../context.js';
import { MANIFEST_ENDING } from '../drawing/files.js';
import { ARTIFACTS_OF_JOB_MAX, SHARD_BYTES_MAX, SHARD_DIAGRAMS_MAX } from '../limits.js';
import * as messages from '../messages.js';

/**
 * Uploads the diagrams: in archives for `mode: report`, and with `artifact: files` or `page` also as single files that
 * open with a click. A job may have ARTIFACTS_OF_JOB_MAX artifacts, so the single files get what the archives leave.
 * @returns artifacts by diagram id, single pictures first; a diagram without artifacts is absent
 */
export async function uploadAll(
  diagrams: readonly Diagram[],
  context: Context,
): Promise<ReadonlyMap<string, readonly Artifact[]>> {
  const uploaded = new Map<string, Artifact[]>();
  const { inputs, io, runner } = context;
  if (diagrams.length === 0 || !mayUpload(context)) return uploaded;
  const add = (ids: readonly string[], artifact: Artifact | null) => {
    if (artifact !== null) for (const id of ids) uploaded.set(id, [...(uploaded.get(id) ?? []), artifact]);
  };
  const shards = await shardsOf(diagrams, io);
  const pictures = inputs.artifact === 'files' ? diagrams.flatMap(picturesOf) : [];
  const singleFilesMax = Math.max(0, ARTIFACTS_OF_JOB_MAX - shards.length);
  for (const { id, file } of pictures.slice(0, singleFilesMax)) {
    add([id], await uploadOne(singleFileRequest(file), context));
  }
  if (pictures.length > singleFilesMax) {
    runner.annotate('notice', messages.picturesOnlyInArchives(pictures.length - singleFilesMax, ARTIFACTS_OF_JOB_MAX));
  }
  for (const { ids, name, files, root } of shards) {
    const archive = { name: `${inputs['artifact-name']}-${name}`, files, root, isArchive: true };
    add(ids, await uploadOne(archive, context));
  }
  const pages = inputs.page ? diagrams.flatMap(pageOf) : [];
  const pagesMax = Math.max(0, singleFilesMax - pictures.length);
  for (const { id, file } of pages.slice(0, pagesMax)) add([id], await uploadPage(file, context));
  if (pages.length > pagesMax) {
    runner.annotate('notice', messages.pagesOnlyInArchives(pages.length - pagesMax, ARTIFACTS_OF_JOB_MAX));
  }
  return uploaded;
}

/** Returns the request to upload a file as it is. The artifact gets the name of the file. */
const singleFileRequest = (file: string): UploadRequest => ({
  name: basename(file),
  files: [file],
  root: dirname(file),
  isArchive: false,
});

async function uploadPage(file: string, context: Context): Promise<Artifact | null> {
  const artifact = await uploadOne(singleFileRequest(file), context);
  return artifact && { ...artifact, isPage: true };
}

/**
 * True if uploads are wanted and possible. Annotates a notice if they are wanted but the runner passed no token, or the
 * server has no artifact service.
 */
export function mayUpload(context: Pick<Context, 'inputs' | 'event' | 'io' | 'runner'>): boolean {
  if (context.inputs.artifact === 'off') return false;
  const service = serviceOf(context, true);
  if (service !== 'available') {
    const text = service === 'enterprise' ? messages.NOT_UPLOADED_ON_ENTERPRISE : messages.NO_ARTIFACT_SERVICE;
    context.runner.annotate('notice', text);
  }
  return service === 'available';
}

const picturesOf = ({ id, files: { svg, png } }: Diagram) =>
  [svg, png].flatMap((file) => (file === undefined ? [] : [{ id, file }]));

const pageOf = ({ id, files }: Diagram) => {
  const file = files[SHOWN.page];
  return file === undefined ? [] : [{ id, file }];
};

interface UploadRequest {
  /** Name of the artifact. */
  readonly name: string;
  readonly files: readonly string[];
  /** Folder that names in the archive are relative to. */
  readonly root: string;
  /** False for a single file that is not zipped. */
  readonly isArchive: boolean;
}

/** Uploads one artifact and logs its name. Returns null and warns if that fails. */
export async function uploadOne(request: UploadRequest, { inputs, event, runner }: Context): Promise<Artifact | null> {
  try {
    const { id } = await runner.upload({ ...request, retentionDays: inputs['retention-days'] });
    runner.say(messages.uploaded(request.name));
    return { id, name: request.name, url: artifactUrl(event, event.runId, id) };
  } catch (error) {
    runner.annotate('warning', messages.artifactFailed(request.name, (error as Error).message));
    return null;
  }
}

// ---- Shards: the diagrams of a job in as few artifacts as possible.
// A job may upload ARTIFACTS_OF_JOB_MAX, and downloading one from another run costs one of the CALLS_AN_HOUR.

interface Shard {
  /**
   * Name of the artifact after the prefix: the id of a single diagram, or `first-id.and-3-more`. No id has a dot, so the
   * second form cannot clash with the first one of another job.
   */
  readonly name: string;
  readonly ids: readonly string[];
  readonly files: readonly string[];
  /** Folder that names in the archive are relative to. */
  readonly root: string;
}

/**
 * Fills artifacts one after another, in the order of the diagrams. A diagram larger than the limit gets its own
 * artifact.
 */
async function shardsOf(diagrams: readonly Diagram[], io: Pick<Io, 'sizeOf'>): Promise<readonly Shard[]> {
  const shards: Diagram[][] = [];
  let room = 0;
  for (const diagram of diagrams) {
    const sizes = await Promise.all(filesOf(diagram).map((file) => io.sizeOf(file)));
    const bytes = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
    const last = shards.at(-1);
    if (last === undefined || bytes > room || last.length === SHARD_DIAGRAMS_MAX) {
      shards.push([diagram]);
      room = SHARD_BYTES_MAX - bytes;
    } else {
      last.push(diagram);
      room -= bytes;
    }
  }
  return shards.map(shardOf);
}

/** Builds a shard of at least one diagram. A single one is at the top level of its artifact, several have a folder each. */
function shardOf(diagrams: readonly Diagram[]): Shard {
  const [first, ...otherDiagrams] = diagrams as readonly [Diagram, ...Diagram[]];
  const folder = dirname(filesOf(first)[0]!);
  return {
    name: otherDiagrams.length === 0 ? first.id : `${first.id}.and-${otherDiagrams.length}-more`,
    ids: diagrams.map(({ id }) => id),
    files: diagrams.flatMap(filesOf),
    root: otherDiagrams.length === 0 ? folder : dirname(folder),
  };
}

/** Returns the paths of a diagram's files and of the manifest beside them. Every diagram has at least the graph file. */
function filesOf({ id, files }: Diagram): string[] {
  const paths = FILE_KINDS.flatMap((kind) => files[kind] ?? []);
  return [...paths, join(dirname(paths[0]!), `${id}${MANIFEST_ENDING}`)];
}

// ---- Support for artifacts, which not every server has.

/** Hosts with artifact support, as in @actions/artifact 4: github.com, its data residency and development hosts. */
const HOSTS = /^(github\.com|.*\.ghe\.com|.*\.localhost)$/i;

/** `enterprise`: a server without the service. `none`: the runner passed no token for it to this step. */
type Service = 'available' | 'enterprise' | 'none';

/**
 * Tells whether artifacts can be uploaded or downloaded.
 * @param isOwnRun true for artifacts of this run, which need the runner's token; those of another run need the job's
 */
export function serviceOf({ event, io }: Pick<Context, 'event' | 'io'>, isOwnRun: boolean): Service {
  if (!HOSTS.test(hostOf(event.serverUrl))) return 'enterprise';
  const { ACTIONS_RUNTIME_TOKEN = '', ACTIONS_RESULTS_URL = '' } = io.env;
  return isOwnRun && (ACTIONS_RUNTIME_TOKEN === '' || ACTIONS_RESULTS_URL === '') ? 'none' : 'available';
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');
