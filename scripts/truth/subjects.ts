/** The diagrams to measure: given plans and directories; otherwise real plans, the cases of fixtures/ and the gallery. */
import { readFileSync, statSync } from 'node:fs';
import { corpusSubjects, fixtureSubjects, realSubjects, type Subject } from '../../__tests__/support/pictures.js';
import { type ReadResult, readCode, readGraph } from '../../src/diagram/read.js';
import { External, InvalidInput, Missing } from '../../src/errors.js';
import { nodeIo } from '../../src/platform/node.js';

export interface DiagramSource {
  readonly name: string;
  /** Returns null for a source that is invalid, cannot be planned, or has nothing to draw. */
  readonly read: () => Promise<ReadResult | null>;
}

/** Time limit for planning. */
const SECONDS = 100;

const quietly =
  (read: () => Promise<ReadResult>): DiagramSource['read'] =>
  async () => {
    try {
      return await read();
    } catch (error) {
      if (error instanceof InvalidInput || error instanceof Missing || error instanceof External) return null;
      throw error;
    }
  };

export const ofSubject = ({ name, sources }: Subject): DiagramSource => ({
  name,
  read: quietly(() => readGraph(sources)),
});

const ofFile = (name: string): DiagramSource =>
  ofSubject({ name, sources: { kind: 'any', file: { name, bytes: readFileSync(name) }, dot: null } });

/** Uses no network, so that the same code always gives the same figures. */
function ofDirectory(name: string): DiagramSource {
  const planning = {
    engine: 'auto' as const,
    workspace: null,
    varFiles: [],
    network: false,
    seconds: SECONDS,
    debug: null,
  };
  const source = { name, directory: name, repository: null, planning: { ...planning, planner: 'auto' as const } };
  return { name, read: quietly(() => readCode(source, nodeIo())) };
}

const isDirectory = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;

/** @param args files that end in .json, directories, and words that select by name */
export function diagramSourcesOf(args: readonly string[]): readonly DiagramSource[] {
  const files = args.filter((arg) => arg.endsWith('.json'));
  const directories = args.filter((arg) => !files.includes(arg) && isDirectory(arg));
  const words = args.filter((arg) => !files.includes(arg) && !directories.includes(arg));
  const given = [...files.map(ofFile), ...directories.map(ofDirectory)];
  if (given.length > 0) return given;
  const corpus = corpusSubjects();
  if (corpus.length === 0)
    console.error('SKIPPED: real plans. Set GROUNDPLAN_CORPUS to a folder that contains plans/*.json');
  return [...corpus, ...fixtureSubjects(), ...realSubjects()]
    .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
    .map(ofSubject);
}
