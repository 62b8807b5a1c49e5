/** Manifests of artifacts that somebody else has made: a report of all of them has an end. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INPUTS } from '../../src/action/inputs/table.js';
import { ALL, BUNDLE } from './support/bundle.js';
import { runChild, LIMITS as USUAL } from './support/child.js';
import { newMachine } from './support/machine.js';

/** Each as large as one may be, and all together more than is read: four times as much, where everything is tried. */
const MANIFESTS = ALL ? 40 : 9;
/** However many there are. */
const LIMITS = { ...USUAL, megabytes: 800 };

const address = (n: number): string => `a.${n}${'x'.repeat(1980)}`;

function manifest(): string {
  const nodes = Array.from({ length: 2000 }, (_, n) => ({
    ...{ address: address(n), type: 't'.repeat(200), title: 'T'.repeat(1000) },
    ...{ parent: null, isContainer: false, change: 'none', count: 1 },
  }));
  const edges = Array.from({ length: 1750 }, (_, n) => ({
    ...{ from: address(n), to: address(n + 1), twoWay: false, label: 'l'.repeat(1000) },
  }));
  return JSON.stringify({
    ...{ groundplan: 1, id: '@ID@', title: 'x', path: 'p', resources: 1, changed: false, sha256: '0'.repeat(64) },
    counts: { create: 0, update: 0, delete: 0, replace: 0, none: 1 },
    ...{ files: [], warnings: [], assumptions: [] },
    graph: { nodes, edges, omitted: { nodes: 0, edges: 0 } },
  });
}

test(`${MANIFESTS} manifests of 15 MB: those that there is room for are read, and the others counted`, async () => {
  const machine = newMachine();
  try {
    const given = join(machine.repository, 'in');
    const commands = join(machine.top, 'runner');
    for (const folder of [given, commands]) mkdirSync(folder);
    for (const name of ['output', 'summary']) writeFileSync(join(commands, name), '');
    writeFileSync(join(commands, 'event.json'), '{}');
    const text = manifest();
    for (let n = 0; n < MANIFESTS; n++)
      writeFileSync(join(given, `r${n}.groundplan.json`), text.replace('@ID@', `r${n}`));
    const inputs = { mode: 'report', 'input-dir': 'in', comment: 'off', artifact: 'off', images: 'none' };
    const ended = await runChild(process.execPath, [join(BUNDLE, 'action.js')], {
      cwd: machine.repository,
      limits: LIMITS,
      env: {
        ...{ PATH: process.env.PATH!, HOME: machine.home, TMPDIR: machine.temporary },
        ...{ GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push', GITHUB_WORKSPACE: machine.repository },
        ...{ RUNNER_TEMP: commands, GITHUB_REPOSITORY: 'octo/infra', GITHUB_SHA: 'e'.repeat(40) },
        ...{ GITHUB_RUN_ID: '1', GITHUB_RUN_NUMBER: '1', GITHUB_API_URL: 'http://127.0.0.1:1' },
        ...{ GITHUB_OUTPUT: join(commands, 'output'), GITHUB_STEP_SUMMARY: join(commands, 'summary') },
        GITHUB_EVENT_PATH: join(commands, 'event.json'),
        ...Object.fromEntries(
          INPUTS.map(({ name, default: usual }) => [
            `INPUT_${name.toUpperCase()}`,
            (inputs as Record<string, string>)[name] ?? usual,
          ]),
        ),
      },
    });
    expect([ended.over, ended.code]).toEqual([null, 0]);
    expect(ended.out.toString('utf8')).toContain(`${MANIFESTS - 8} of ${MANIFESTS}`);
  } finally {
    machine.remove();
  }
});
