/**
 * The corpus against every command that the program has, in this process and without an engine. What is tried comes from the
 * corpus, and the commands come from the program: one that has no entry in __tests__/support/commands.ts fails here.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../../src/option-row.js';
import { type HostServer, startHost, TOKEN } from '../cli/comment/server.js';
import { commandNames, INVOCATIONS, type Invocation, invoke } from '../support/commands.js';
import { portion } from '../support/long.js';
import { CORPUS } from './corpus/index.js';
import { ALL } from './support/bundle.js';
import { HANDED_VARIABLES, SECRET_VARIABLES, token } from './support/canaries.js';
import { leaders } from './support/chosen.js';
import { commit } from './support/commit.js';
import type { Hostile } from './support/hostile.js';
import { filled, newMachine, type Places, placesOf, snapshot, write } from './support/machine.js';
import { type Forbidden, serveForbidden } from './support/servers.js';
import { harmed, judge, type Tried } from './support/verdict.js';

/** Files that a command may write: where it is told to, what is fetched, and debug data where it is started. */
const MAY_WRITE = /^(out\/|home\/\.groundplan\/)/;

test('every command has an entry, and no entry is of another command', () => {
  expect(Object.keys(INVOCATIONS).sort()).toEqual([...commandNames()].sort());
});

test('every command is run at least once', () => {
  const stand = { source: '.', other: '.', out: 'out', picture: 'a.svg', graph: 'a.json' };
  const counts = commandNames().map((name) => [name, INVOCATIONS[name](stand, ['svg']).length > 0]);
  expect(counts).toEqual(commandNames().map((name) => [name, true]));
});

/** Code that is read as it is written, in a folder of the machine. */
const isForAll = (row: Hostile): boolean =>
  (row.ways ?? ['static']).includes('static') &&
  [row.isHeavy, row.notOnCli, row.isForUntrustedOnly, row.isHere, row.address, row.served, row.tree].every(
    (each) => each === undefined || each === false,
  );

/** Of each table one row, and of each class one where all is asked for: a run takes a second for each command. */
const ROWS = CORPUS.flatMap(({ about, rows }) =>
  [...leaders(rows.filter(isForAll))]
    .slice(0, ALL ? undefined : 1)
    .map((row) => [`${about}: ${row.name}`, row] as const),
);

let server: HostServer;
let forbidden: Forbidden;
beforeAll(async () => {
  server = await startHost('gitlab');
  forbidden = await serveForbidden();
});
afterAll(() => Promise.all([server.close(), forbidden.close()]));

const STAND = { picture: 'architecture.svg', graph: 'architecture.json', out: '.', other: '../desk/plain' };

/** A merge request of a fork, in a job that has values of its own. */
const pipeline = (): Record<string, string> => ({
  ...{ CI_API_V4_URL: `${server.origin}/api/v4`, CI_PROJECT_ID: '42', CI_PROJECT_NAME: 'shop', CI_COMMIT_SHA: 'HEAD' },
  ...{ CI_MERGE_REQUEST_IID: '7', CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '43', CI_MERGE_REQUEST_PROJECT_ID: '42' },
  ...{ CI_MERGE_REQUEST_DIFF_BASE_SHA: 'main', CI_PIPELINE_ID: '10', CI_JOB_ID: '100', GITLAB_TOKEN: TOKEN },
  ...HANDED_VARIABLES,
});

/** It starts every program that there is, and reads no source. */
const SLOW: ReadonlySet<Command> = new Set(['doctor']);

async function tryAll(row: Hostile, number: number): Promise<readonly Tried[]> {
  const machine = newMachine();
  try {
    const places: Places = placesOf(machine, machine.repository, {
      ...{ FORBIDDEN: `http://127.0.0.2:${forbidden.port}`, LOOPBACK: `http://127.0.0.1:${forbidden.port}` },
      ...{ PORT: String(forbidden.port), LOGIN: token('login') },
    });
    write(machine.repository, row.files, places);
    commit(machine.repository, null);
    writeFileSync(join(machine.out, STAND.picture), '<svg/>');
    writeFileSync(join(machine.out, STAND.graph), '{"aws_sqs_queue.q":[]}');
    const inside = filled(row.source ?? '.', places);
    const source = inside === '.' ? '../desk/repository' : `../desk/repository/${inside}`;
    const tried: Tried[] = [];
    for (const command of commandNames()) {
      if (number > 0 && SLOW.has(command) && !ALL) continue;
      const all = INVOCATIONS[command]({ ...STAND, source }, ['svg', 'html', 'mermaid']).filter(
        ({ args }) => ALL || command !== 'comment' || args.includes('--no-pictures'),
      );
      // The next row meets the next invocation of a command.
      for (const invocation of ALL ? all : [all[number % all.length]!]) {
        tried.push(await tryOne(command, invocation, { row, machine, source }));
      }
    }
    return tried;
  } finally {
    machine.remove();
  }
}

interface Stage {
  readonly row: Hostile;
  readonly machine: ReturnType<typeof newMachine>;
  readonly source: string;
}

async function tryOne(command: Command, invocation: Invocation, { row, machine, source }: Stage): Promise<Tried> {
  const before = snapshot(machine);
  server.state.comments.length = 0;
  const env = {
    ...SECRET_VARIABLES,
    ...(invocation.isPipeline === true ? pipeline() : {}),
    ...{ PATH: `${machine.bin}:${process.env.PATH}`, HOME: machine.home, GIT_CONFIG_NOSYSTEM: '1' },
  };
  // A server for clients serves the directory that it is started in.
  const directory = invocation.messages === undefined ? machine.out : join(machine.out, source);
  const { code, out, err } = await invoke(invocation, { directory, home: machine.home, env });
  const ended = { ...{ code, out: Buffer.from(out), err: Buffer.from(err) }, ...UNWATCHED };
  const said = server.state.comments.map(({ body }) => body);
  const verdict = judge(
    { machine, before, after: snapshot(machine), ended, forbidden, mayWrite: MAY_WRITE, isAction: false, said },
    // What is to be found in a picture is not in the answer of each command.
    [{ shows: row.shows ?? [] }],
  );
  const fault = code === 1 ? [`exit code 1: ${err.slice(0, 200)}`] : [];
  return { name: `${command} ${row.name}`, verdict: { ...verdict, said: [...verdict.said, ...fault] }, code };
}

const UNWATCHED = { cpuSeconds: 0, megabytes: 0, commands: [], over: null };

test.each(portion(ROWS, 6).map(([name, row], number) => [name, row, number] as const))('%s', async (_, row, number) => {
  expect(harmed(await tryAll(row, number))).toEqual([]);
});

test('there are rows of most tables', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(10);
});
