/**
 * The list of root modules to draw and of deleted ones that `mode: discover` passes to `mode: report`. Without it a
 * report could not distinguish a reverted change from a failed job.
 */
import { join } from 'node:path';
import { type Context, temporaryOf } from '../context.js';
import { MANIFEST_ROOTS_MAX, PATH_LENGTH_MAX, REASON_LENGTH_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { mayUpload, uploadOne } from './upload.js';

/** Suffix of the artifact's name. An id has no dot, so no diagram's artifact is named `<prefix>-roots.json`. */
const NAME = 'roots.json';
export const ROOTS_FILE = 'groundplan-roots.json';

const FORMAT = 1;

export interface DiscoveredRoots {
  /** Paths relative to the repository root. */
  readonly drawn: readonly string[];
  readonly deleted: readonly string[];
  /** Reason why the roots are unknown; absent if they are known. */
  readonly unknown?: string;
}

interface FoundRootsFile extends DiscoveredRoots {
  readonly groundplan: typeof FORMAT;
}

const paths = { type: 'array', maxItems: MANIFEST_ROOTS_MAX, items: { type: 'string', maxLength: PATH_LENGTH_MAX } };

/** JSON Schema of the file. */
export const ROOTS_SCHEMA = {
  type: 'object',
  properties: {
    groundplan: { const: FORMAT },
    drawn: paths,
    deleted: paths,
    unknown: { type: 'string', maxLength: REASON_LENGTH_MAX },
  },
  required: ['groundplan', 'drawn', 'deleted'],
  additionalProperties: false,
};

/**
 * Returns the list with the paths that fit the schema. Omitted paths make the roots unknown, which the report states.
 */
export function rootsFile({ drawn, deleted, unknown }: DiscoveredRoots): FoundRootsFile {
  const fitting = (rootPaths: readonly string[]): readonly string[] =>
    rootPaths.filter((path) => path.length <= PATH_LENGTH_MAX).slice(0, MANIFEST_ROOTS_MAX);
  const file = { groundplan: FORMAT, drawn: fitting(drawn), deleted: fitting(deleted) } as const;
  const omitted = drawn.length + deleted.length - file.drawn.length - file.deleted.length;
  const reason = unknown ?? (omitted > 0 ? messages.rootsOmitted(omitted) : undefined);
  return reason === undefined ? file : { ...file, unknown: reason.slice(0, REASON_LENGTH_MAX) };
}

/** Uploads the list for `mode: report`; does nothing without an artifact service. */
export async function uploadRoots(roots: DiscoveredRoots, context: Context): Promise<void> {
  const { inputs, io } = context;
  if (!mayUpload(context)) return;
  const list = rootsFile(roots);
  const root = join(temporaryOf(io), 'groundplan-roots');
  await io.makeDirectory(root);
  await io.writeFile(join(root, ROOTS_FILE), `${JSON.stringify(list)}\n`);
  const name = `${inputs['artifact-name']}-${NAME}`;
  await uploadOne({ name, files: [join(root, ROOTS_FILE)], root, isArchive: true }, context);
}
