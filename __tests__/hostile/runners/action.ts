/** Many rows in one run of the action, each in a folder of the checkout; one by one where something was got. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INPUTS } from '../../../src/action/inputs/table.js';
import { type GitHubServer, startGitHub } from '../../action/server/server.js';
import { KEPT_CODE } from '../../support/temporary.js';
import { BUNDLE } from '../support/bundle.js';
import { HANDED_VARIABLES, SECRET_VARIABLES } from '../support/canaries.js';
import { LIMITS, runChild } from '../support/child.js';
import type { Answer, Hostile } from '../support/hostile.js';
import { filled, type Machine, newMachine, type Places, placesOf, snapshot, write } from '../support/machine.js';
import { type Forbidden, type Served, serveAnswers, serveForbidden } from '../support/servers.js';
import { isClean, judge, type Tried } from '../support/verdict.js';
import { proxies } from './cli.js';
import type { HostileEvent } from './events.js';

/** What the runner has for the job, and what was fetched. */
const MAY_WRITE = /^(runner\/|home\/\.groundplan\/)/;

export const isForAction = (row: Hostile): boolean =>
  row.notInAction === undefined && row.args === undefined && row.address === undefined && row.tree === undefined;

/** @returns one for each row, in order */
export async function tryInAction(rows: readonly Hostile[], event: HostileEvent): Promise<Tried[]> {
  const verdict = await runRows(rows, event);
  const named = (row: Hostile) => `${row.name} (${event.about})`;
  if (isClean(verdict)) return rows.map((row) => ({ name: named(row), verdict }));
  if (rows.length === 1) return [{ name: named(rows[0]!), verdict }];
  // Halves, and halves of them.
  const middle = Math.ceil(rows.length / 2);
  return [...(await tryInAction(rows.slice(0, middle), event)), ...(await tryInAction(rows.slice(middle), event))];
}

interface Stage {
  readonly machine: Machine;
  readonly forbidden: Forbidden;
  readonly served: Served;
  readonly github: GitHubServer;
}

async function runRows(rows: readonly Hostile[], event: HostileEvent) {
  const machine = newMachine();
  const forbidden = await serveForbidden();
  const answers = rows.flatMap(({ served = {} }, at) =>
    Object.entries(served).map(([path, answer]): [string, Answer] => [`/${folderOf(at)}${path}`, answer]),
  );
  let server = 0;
  const places = (at: number): Places => placesAt(at, { machine, forbidden }, server);
  const served = await serveAnswers(Object.fromEntries(answers), (path) =>
    places(Number(/^\/r(\d+)\//.exec(path)?.[1] ?? 0)),
  );
  server = served.port;
  const github = await startGitHub({ latencyMilliseconds: 0 });
  if (event.named !== undefined) Object.assign(github.state.pulls.get(event.named)!, { headRepository: 'stranger/x' });
  try {
    const paths = rows.map((row, at) => {
      const folder = join(machine.repository, folderOf(at));
      mkdirSync(folder);
      write(folder, row.files, places(at));
      return filled([folderOf(at), row.source ?? '.'].filter((part) => part !== '.').join('/'), places(at));
    });
    mkdirSync(join(machine.repository, '.git'));
    mkdirSync(join(machine.top, 'runner'));
    const before = snapshot(machine);
    const path = rows.flatMap((row, at) => (row.path ?? []).map((folder) => filled(folder, places(at))));
    const ended = await runBundle({ machine, forbidden, served, github }, event, {
      paths,
      path,
      isServed: answers.length > 0,
    });
    const said = github.log.map(
      ({ call, body }) => `${call}\n${Buffer.isBuffer(body) ? body.toString('latin1') : JSON.stringify(body)}`,
    );
    const unmasked = { ...ended, out: Buffer.from(ended.out.toString('utf8').replace(/^::add-mask::.*$/gm, '')) };
    const attempt = { machine, before, after: snapshot(machine), ended: unmasked, forbidden, said };
    return judge({ ...attempt, mayWrite: MAY_WRITE, isAction: true }, [...rows, { shows: [github.token] }]);
  } finally {
    await Promise.all([forbidden.close(), served.close(), github.close()]);
    machine.remove();
  }
}

const folderOf = (at: number): string => `r${at}`;

const placesAt = (at: number, { machine, forbidden }: Pick<Stage, 'machine' | 'forbidden'>, server: number): Places =>
  placesOf(machine, join(machine.repository, folderOf(at)), {
    FORBIDDEN: `http://127.0.0.2:${forbidden.port}`,
    LOOPBACK: `http://127.0.0.1:${forbidden.port}`,
    PORT: String(forbidden.port),
    SERVER: `http://127.0.0.1:${server}/${folderOf(at)}`,
  });

interface Asked {
  readonly paths: readonly string[];
  /** Further folders of PATH. */
  readonly path: readonly string[];
  readonly isServed: boolean;
}

function runBundle({ machine, forbidden, github }: Stage, event: HostileEvent, { paths, path, isServed }: Asked) {
  const commands = join(machine.top, 'runner/_runner_file_commands');
  mkdirSync(commands);
  const files = { GITHUB_OUTPUT: 'output', GITHUB_STEP_SUMMARY: 'summary', GITHUB_EVENT_PATH: 'event.json' };
  const names = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(commands, file)]));
  for (const file of Object.values(names)) writeFileSync(file, '');
  writeFileSync(names.GITHUB_EVENT_PATH!, JSON.stringify(event.payload));
  const inputs = {
    ...{ path: paths.join('\n'), formats: 'svg', theme: 'light', timeout: '20', runtime: 'host' },
    ...(isServed ? { 'private-hosts': '127.0.0.1' } : {}),
    ...(event.named === undefined ? {} : { 'pr-number': String(event.named) }),
  };
  return runChild(process.execPath, [...KEPT_CODE, join(BUNDLE, 'action.js')], {
    cwd: machine.repository,
    limits: {
      seconds: LIMITS.seconds + 3 * paths.length,
      cpuSeconds: LIMITS.cpuSeconds + 2 * paths.length,
      megabytes: LIMITS.megabytes,
    },
    env: {
      ...SECRET_VARIABLES,
      ...(event.isUntrusted ? HANDED_VARIABLES : {}),
      ...{ PATH: [...path, machine.bin, process.env.PATH].join(':'), HOME: machine.home, TMPDIR: machine.temporary },
      ...{ GITHUB_ACTIONS: 'true', CI: 'true', GITHUB_EVENT_NAME: event.name, GITHUB_WORKSPACE: machine.repository },
      ...{ RUNNER_TEMP: join(machine.top, 'runner'), GITHUB_SHA: 'e'.repeat(40), GITHUB_ACTOR: 'someone' },
      ...{ GITHUB_RUN_NUMBER: '12', GITHUB_RUN_ATTEMPT: '1', GITHUB_JOB: 'draw', CHECKPOINT_DISABLE: '1' },
      ...{ GIT_CONFIG_NOSYSTEM: '1', ...proxies({ PORT: String(forbidden.port) }) },
      ...github.env(),
      ...names,
      ...inputVariables(inputs, github.token),
    },
  });
}

/** The runner hands over all inputs of action.yml. */
function inputVariables(given: Readonly<Record<string, string>>, token: string): Record<string, string> {
  const usual = INPUTS.map(({ name, default: value }) => [name, value] as const);
  const all = { ...Object.fromEntries(usual), 'github-token': token, ...given };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
}
