/** One row on the command line: a machine of its own, the bundle as a child, and everything searched that has changed. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT_CODE } from '../../support/temporary.js';
import { BUNDLE } from '../support/bundle.js';
import { HANDED_VARIABLES, SECRET_VARIABLES, token } from '../support/canaries.js';
import { type Ended, LIMITS, runChild } from '../support/child.js';
import { commit } from '../support/commit.js';
import type { Hostile, Way } from '../support/hostile.js';
import { filled, type Machine, newMachine, type Places, placesOf, snapshot, write } from '../support/machine.js';
import { serveAnswers, serveForbidden } from '../support/servers.js';
import { judge, type Tried } from '../support/verdict.js';

/** Pictures where the user stands, what was fetched, and nothing else. */
const MAY_WRITE = /^(out\/[^/]+$|home\/\.groundplan\/)/;
/** The working directory is the repository. */
const MAY_WRITE_HERE =
  /^(desk\/repository\/(envs\/prod\/eu\/)?[^/]*(architecture\.(svg|png|json)|tfdata\.json)$|home\/\.groundplan\/)/;

/** The repository, seen from where the user stands. */
const HERE = '../desk/repository';

/** Starts groundplan, in whatever it is packed. */
export type Start = (
  args: readonly string[],
  where: { readonly cwd: string; readonly env: Readonly<Record<string, string>>; readonly machine: Machine },
) => Promise<Ended>;

const startBundle: Start = (args, { cwd, env }) =>
  runChild(process.execPath, [...KEPT_CODE, join(BUNDLE, 'cli.js'), ...args], { cwd, env, limits: LIMITS });

export interface Attempt {
  readonly row: Hostile;
  readonly way: Way;
  /** `svg`, and `png`. */
  readonly formats: string;
}

export async function tryOnCli(attempt: Attempt, start: Start = startBundle): Promise<Tried> {
  const { row, way } = attempt;
  const machine = newMachine();
  const forbidden = await serveForbidden();
  let places: Places = {};
  const served = await serveAnswers(row.served ?? {}, () => places);
  try {
    places = placesOf(machine, machine.repository, {
      FORBIDDEN: `http://127.0.0.2:${forbidden.port}`,
      LOOPBACK: `http://127.0.0.1:${forbidden.port}`,
      PORT: String(forbidden.port),
      SERVER: `http://127.0.0.1:${served.port}`,
      SERVED: String(served.port),
      LOGIN: token('login'),
    });
    write(machine.repository, row.files, places);
    if (row.isClone === true) mkdirSync(join(machine.repository, '.git'));
    if (way === 'git') commit(machine.repository, row.tree ?? null);
    const before = snapshot(machine);
    const ended = await runCli(attempt, { machine, places }, start);
    const done = {
      ...{ machine, before, after: snapshot(machine), ended, forbidden, said: [], isAction: false },
      mayWrite: row.isHere === true ? MAY_WRITE_HERE : MAY_WRITE,
    };
    return { name: `${row.name} (${way})`, verdict: judge(done, [row]), code: ended.code };
  } finally {
    await Promise.all([forbidden.close(), served.close()]);
    machine.remove();
  }
}

interface Stage {
  readonly machine: Machine;
  readonly places: Places;
}

function runCli({ row, way, formats }: Attempt, { machine, places }: Stage, start: Start): Promise<Ended> {
  const source = sourceOf(row, way, machine, places);
  const planner = way === 'file' || way === 'auto' ? [] : ['--planner', way === 'static' ? 'static' : 'offline'];
  const format = row.isHere === true ? [] : ['--format', formats];
  const args = (row.args ?? []).map((text) => filled(text, places));
  return start(['draw', '--source', source, '--debug', ...planner, ...format, ...args], {
    cwd: row.isHere === true ? join(machine.repository, row.here ?? '.') : machine.out,
    env: environment(row, machine, places),
    machine,
  });
}

function sourceOf(
  { source = '.', address, isHere }: Hostile,
  way: Way,
  { repository }: Machine,
  places: Places,
): string {
  const inside = filled(source, places);
  if (address !== undefined) return filled(address, places);
  if (way === 'git') return `file://${repository}${inside === '.' ? '' : `//${inside}`}`;
  if (isHere === true) return inside;
  // No path of the machine is typed, so that one in an output is told by groundplan.
  return inside === '.' ? HERE : `${HERE}/${inside}`;
}

/** What a user has: keys in the environment, and values that are for the code. */
function environment(row: Hostile, machine: Machine, places: Places): Record<string, string> {
  const before = (row.path ?? []).map((folder) => filled(folder, places));
  const own = Object.entries(row.env ?? {}).map(([name, text]) => [name, filled(text, places)] as const);
  return {
    ...SECRET_VARIABLES,
    ...(row.isForUntrustedOnly === true ? HANDED_VARIABLES : {}),
    PATH: [...before, machine.bin, process.env.PATH].join(':'),
    HOME: machine.home,
    TMPDIR: machine.temporary,
    GIT_CONFIG_NOSYSTEM: '1',
    CHECKPOINT_DISABLE: '1',
    ...proxies(places),
    GITHUB_ACTIONS: 'true',
    ...(row.served === undefined ? {} : { GROUNDPLAN_PRIVATE_HOSTS: '127.0.0.1' }),
    ...Object.fromEntries(own),
  };
}

/** Whoever asks for another machine comes to the forbidden server, and nowhere else. */
export const proxies = ({ PORT }: Places): Record<string, string> => {
  const proxy = `http://127.0.0.1:${PORT}`;
  const none = '127.0.0.1,127.0.0.2,127.8.8.8,localhost,localhost.,::1,[::1],0.0.0.0';
  return {
    HTTP_PROXY: proxy,
    HTTPS_PROXY: proxy,
    http_proxy: proxy,
    https_proxy: proxy,
    NO_PROXY: none,
    no_proxy: none,
  };
};
