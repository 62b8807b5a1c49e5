/**
 * The list of root modules to draw and of deleted ones that `mode: discover` passes to `mode: report`. Without it a
 * report could not distinguish a reverted change from a failed job.
 */
import { join } from 'node:path';
import type { AffectedRoot } from '../../pull-request/model.js';
import { type Context, temporaryOf } from '../context.js';
import { MANIFEST_READS_MAX, MANIFEST_ROOTS_MAX, PATH_LENGTH_MAX, REASON_LENGTH_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { mayUpload, uploadOne } from './upload.js';

/** Suffix of the artifact's name. An id has no dot, so no diagram's artifact is named `<prefix>-roots.json`. */
const ARTIFACT_SUFFIX = 'roots.json';
/** Name of the file in the artifact. */
export const ROOTS_FILE = 'groundplan-roots.json';

const FORMAT = 1;

/** The roots that the event changes, as paths relative to the repository root. */
export interface DiscoveredRoots {
  /** Roots that the jobs of the matrix draw. */
  readonly drawn: readonly string[];
  readonly deleted: readonly string[];
  /** Reason why the two lists may be incomplete; absent if they are complete. */
  readonly unknown?: string;
  /** Roots that read values of changed ones; absent if there are none. */
  readonly readers?: readonly AffectedRoot[];
}

interface RootsFile extends DiscoveredRoots {
  readonly groundplan: typeof FORMAT;
}

// ---- JSON Schema of the file.

const PATH = { type: 'string', maxLength: PATH_LENGTH_MAX };
const PATHS = { type: 'array', maxItems: MANIFEST_ROOTS_MAX, items: PATH };
const READER = {
  type: 'object',
  properties: {
    path: PATH,
    reads: {
      type: 'array',
      maxItems: MANIFEST_READS_MAX,
      items: {
        type: 'object',
        properties: { of: PATH, name: PATH, resource: PATH, at: PATH, isLikely: { type: 'boolean' } },
        required: ['of', 'name'],
        additionalProperties: false,
      },
    },
  },
  required: ['path', 'reads'],
  additionalProperties: false,
};

/** The schema that `gather` validates the file against, since it may come from untrusted code. */
export const ROOTS_SCHEMA = {
  type: 'object',
  properties: {
    groundplan: { const: FORMAT },
    drawn: PATHS,
    deleted: PATHS,
    unknown: { type: 'string', maxLength: REASON_LENGTH_MAX },
    readers: { type: 'array', maxItems: MANIFEST_ROOTS_MAX, items: READER },
  },
  required: ['groundplan', 'drawn', 'deleted'],
  additionalProperties: false,
};

// ---- Writing the file.

/**
 * Returns the content of the file. Paths that do not fit the schema are left out, and `unknown` then gives that as a
 * reason, so that the report does not call the comparison complete.
 */
export function rootsFile({ drawn, deleted, unknown, readers = [] }: DiscoveredRoots): RootsFile {
  const fitting = (rootPaths: readonly string[]): readonly string[] =>
    rootPaths.filter((path) => path.length <= PATH_LENGTH_MAX).slice(0, MANIFEST_ROOTS_MAX);
  const file: RootsFile = {
    groundplan: FORMAT,
    drawn: fitting(drawn),
    deleted: fitting(deleted),
    ...(readers.length > 0 && { readers: fittingReaders(readers) }),
  };
  const omitted = drawn.length + deleted.length - file.drawn.length - file.deleted.length;
  const reason = unknown ?? (omitted > 0 ? messages.rootsOmitted(omitted) : undefined);
  return reason === undefined ? file : { ...file, unknown: reason.slice(0, REASON_LENGTH_MAX) };
}

/** Returns the readers, and of each the values read, that fit the schema. */
function fittingReaders(readers: readonly AffectedRoot[]): readonly AffectedRoot[] {
  const isShort = (text: string | undefined): boolean => (text ?? '').length <= PATH_LENGTH_MAX;
  return readers
    .filter((reader) => isShort(reader.path))
    .slice(0, MANIFEST_ROOTS_MAX)
    .map(({ path: reader, reads }) => ({
      path: reader,
      reads: reads
        .filter(({ of, name, resource, at }) => [of, name, resource, at].every(isShort))
        .slice(0, MANIFEST_READS_MAX),
    }));
}

/** Uploads the list for `mode: report`; does nothing without an artifact service. */
export async function uploadRoots(roots: DiscoveredRoots, context: Context): Promise<void> {
  const { inputs, io } = context;
  if (!mayUpload(context)) return;
  const list = rootsFile(roots);
  const root = join(temporaryOf(io), 'groundplan-roots');
  await io.makeDirectory(root);
  await io.writeFile(join(root, ROOTS_FILE), `${JSON.stringify(list)}\n`);
  const name = `${inputs['artifact-name']}-${ARTIFACT_SUFFIX}`;
  await uploadOne({ name, files: [join(root, ROOTS_FILE)], root, isArchive: true }, context);
}
