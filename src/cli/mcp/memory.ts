/**
 * The graphs and comparisons that a server has read. An entry stays valid while everything that was read for it is
 * unchanged, so that only the first question plans the code. The results on disk
 * (docs/decisions/0017-kept-inventories.md) save the planning too, but not the inference.
 */

import { graphRequestOf, networkOf, type ReadResult } from '../../diagram.js';
import type { Network } from '../../graph/questions/network.js';
import { type Recording, record } from '../../platform/cache/recorder.js';
import type { Io } from '../../platform/io.js';
import { kindOfRun } from '../../results.js';
import { GRAPHS_REMEMBERED_MAX } from '../limits.js';
import type { Parsed } from '../options.js';
import { createProgress, type Progress } from '../progress.js';
import { run } from '../run.js';

/** A source that was read. */
export interface SourceRead {
  readonly result: ReadResult;
  readonly network: Network;
  /** Warnings about the source. */
  readonly warnings: readonly string[];
}

/** The results of earlier calls, which are valid as long as nothing that was read for them has changed. */
export interface SourceMemory {
  /**
   * Returns the graph of a source. Its warnings are printed only if it is read anew.
   * @throws the errors of the stages
   */
  read(options: Parsed<'graphdata'>, io: Io): Promise<SourceRead>;
  /**
   * Returns the result of an earlier call with the same key if nothing that was read for it has changed; otherwise does
   * the work.
   */
  keep<T>(key: string, io: Io, work: (recordingIo: Io) => Promise<T>): Promise<T>;
}

interface Remembered {
  readonly result: unknown;
  readonly recording: Recording;
}

/** Creates an empty memory of up to GRAPHS_REMEMBERED_MAX results. The least recently used one makes room for a new one. */
export function createMemory(): SourceMemory {
  // The most recently used last.
  const remembered = new Map<string, Remembered>();
  async function keep<T>(key: string, io: Io, work: (recordingIo: Io) => Promise<T>): Promise<T> {
    const known = remembered.get(key);
    remembered.delete(key);
    if (known !== undefined && (await known.recording.isCurrent(io))) {
      remembered.set(key, known);
      return known.result as T;
    }
    const recording = record(io, { bases: new Map(), kindOfRun });
    const result = await work(recording.io);
    if (recording.obstacle() === null) remembered.set(key, { result, recording });
    const [oldest] = remembered.keys();
    if (remembered.size > GRAPHS_REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest);
    return result;
  }
  return {
    read: (options, io) => keep(`graph ${keyOf(options)}`, io, (recordingIo) => readSource(options, recordingIo)),
    keep,
  };
}

/** Returns the key of a graph, without options that affect only how it is printed. */
const keyOf = ({ given: _, explain: __, outfile: ___, ...options }: Parsed<'graphdata'>): string =>
  JSON.stringify(options);

async function readSource(options: Parsed<'graphdata'>, io: Io): Promise<SourceRead> {
  const progress = createProgress(io, options);
  const warnings: string[] = [];
  const collecting: Progress = {
    ...progress,
    warn(text) {
      warnings.push(text);
      progress.warn(text);
    },
  };
  try {
    const { result } = await run(options, { ...graphRequestOf(options), namesResources: true }, io, collecting);
    return { result, network: await networkOf(result), warnings };
  } finally {
    // Otherwise the last counted step would be printed again for as long as the server runs.
    progress.done();
  }
}
