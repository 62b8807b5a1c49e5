/** Inputs and names of the event that hold commands, in one process each few: none is a command afterwards. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INPUTS } from '../../src/action/inputs/table.js';
import { KEPT_CODE } from '../support/temporary.js';
import { BUNDLE } from './support/bundle.js';
import { runChild } from './support/child.js';
import { newMachine, snapshot, write } from './support/machine.js';
import { inPairs } from './support/pool.js';
import { serveForbidden } from './support/servers.js';
import { isClean, judge } from './support/verdict.js';

/** Each goes into each input that takes any text, and into what names the event. */
const TEXTS = [
  '$(touch @MARK@)',
  '`touch @MARK@`',
  '; touch @MARK@ #',
  '| touch @MARK@',
  '-oProxyCommand=touch @MARK@',
  '--upload-pack=touch @MARK@',
  'x\n::warning title=hostile-words::y',
  'x\r\n::set-output name=svg::y',
  '\u001b[2J\u0007',
  '../../home/.ssh/id_rsa',
  '@HOME@/.aws/credentials',
  'x" onload="alert(1)',
  '\u0000',
];

const PLACES = [
  'path',
  'title',
  'id',
  'varfile',
  'workspace',
  'annotate',
  'output-dir',
  'artifact-name',
  'comment-id',
] as const;

const CASES = TEXTS.flatMap((text) => PLACES.map((input) => ({ text, input })));

async function tryInput({ text, input }: (typeof CASES)[number]) {
  const machine = newMachine();
  const forbidden = await serveForbidden();
  try {
    write(machine.repository, { 'main.tf': 'resource "aws_s3_bucket" "b" {}\n' }, {});
    const commands = join(machine.top, 'runner');
    mkdirSync(commands);
    for (const name of ['output', 'summary']) writeFileSync(join(commands, name), '');
    writeFileSync(join(commands, 'event.json'), '{}');
    const value = text.replaceAll('@MARK@', join(machine.marks, 'code')).replaceAll('@HOME@', machine.home);
    const before = snapshot(machine);
    const inputs = {
      planner: 'static',
      formats: 'svg',
      theme: 'light',
      comment: 'off',
      artifact: 'off',
      runtime: 'host',
      [input]: value,
    };
    const ended = await runChild(process.execPath, [...KEPT_CODE, join(BUNDLE, 'action.js')], {
      cwd: machine.repository,
      env: {
        ...{ PATH: [machine.bin, process.env.PATH].join(':'), HOME: machine.home, TMPDIR: machine.temporary },
        ...{
          GITHUB_ACTIONS: 'true',
          GITHUB_EVENT_NAME: 'push',
          GITHUB_WORKSPACE: machine.repository,
          RUNNER_TEMP: commands,
        },
        ...{ GITHUB_REPOSITORY: 'octo/infra', GITHUB_SHA: 'e'.repeat(40), GITHUB_RUN_ID: '1', GITHUB_RUN_NUMBER: '1' },
        ...{ GITHUB_OUTPUT: join(commands, 'output'), GITHUB_STEP_SUMMARY: join(commands, 'summary') },
        ...{ GITHUB_EVENT_PATH: join(commands, 'event.json'), GITHUB_API_URL: `http://127.0.0.1:1` },
        ...Object.fromEntries(INPUTS.map(({ name, default: usual }) => [`INPUT_${name.toUpperCase()}`, usual])),
        ...variables(inputs),
      },
    });
    const attempt = { machine, before, after: snapshot(machine), ended, forbidden, said: [], isAction: true };
    // Where the workflow says that outputs go, they go.
    const mayWrite = input === 'output-dir' ? /./ : /^runner\//;
    return { name: `${input}: ${JSON.stringify(text)}`, verdict: judge({ ...attempt, mayWrite }, []) };
  } finally {
    await forbidden.close();
    machine.remove();
  }
}

/** A variable cannot hold zero. */
const variables = (inputs: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value.replaceAll('\u0000', '%00')]),
  );

test(`${CASES.length} hostile inputs to the action`, async () => {
  const tried = await inPairs(CASES, tryInput);
  expect(tried.filter(({ verdict }) => !isClean(verdict))).toEqual([]);
});
