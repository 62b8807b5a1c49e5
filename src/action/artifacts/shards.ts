/**
 * Which diagrams of a job share an artifact: as many as fit. A job may upload 500, and each artifact of another run costs
 * one of the 1,000 calls that an hour has.
 */
import { dirname, join } from 'node:path';
import type { Io } from '../../platform/io.js';
import { type Diagram, FILE_KINDS } from '../../pull-request/model.js';
import { MANIFEST_ENDING } from '../drawing/files.js';
import { SHARD_BYTES_MAX, SHARD_DIAGRAMS_MAX } from './limits.js';

export interface Shard {
  /** Behind the prefix. An id has no dot, so that no other job can mean the same. */
  readonly name: string;
  readonly ids: readonly string[];
  readonly files: readonly string[];
  /** The names in the archive are relative to it. */
  readonly root: string;
}

export async function shardsOf(diagrams: readonly Diagram[], io: Pick<Io, 'sizeOf'>): Promise<readonly Shard[]> {
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

/** One diagram lies flat in its artifact; several have a folder each. */
function shardOf(diagrams: readonly Diagram[]): Shard {
  const [first, ...others] = diagrams as readonly [Diagram, ...Diagram[]];
  const folder = dirname(filesOf(first)[0]!);
  return {
    name: others.length === 0 ? first.id : `${first.id}.and-${others.length}-more`,
    ids: diagrams.map(({ id }) => id),
    files: diagrams.flatMap(filesOf),
    root: others.length === 0 ? folder : dirname(folder),
  };
}

/** The graph is always there, and the manifest beside it. */
function filesOf({ id, files }: Diagram): string[] {
  const paths = FILE_KINDS.flatMap((kind) => files[kind] ?? []);
  return [...paths, join(dirname(paths[0]!), `${id}${MANIFEST_ENDING}`)];
}
