/**
 * Inputs of the action that hold commands: none is a command afterwards. A whole run has each text in each group of inputs, and
 * GROUNDPLAN_HOSTILE=all in each input; otherwise the next text goes into the next group.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INPUTS } from '../../src/action/inputs/table.js';
import { IS_WHOLE } from '../support/long.js';
import { KEPT_CODE } from '../support/temporary.js';
import { ALL, BUNDLE } from './support/bundle.js';
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

/** The inputs that a run sets to the text. */
type Places = readonly string[];

/** Each alone. */
const PLACES: readonly Places[] = [['path'], ['varfile'], ['annotate'], ['output-dir']];
/** Any text goes into them, and none ends the run: in one run. */
const WORDS: Places = ['title', 'workspace'];
/** One pattern refuses the text in each of them: the next text meets the next one. */
const NAMES: Places = ['id', 'artifact-name', 'comment-id'];

const placesOf = (at: number): readonly Places[] =>
  ALL
    ? [...PLACES.flat(), ...WORDS, ...NAMES].map((input) => [input])
    : [...PLACES, WORDS, [NAMES[at % NAMES.length] as string]];

const CASES = TEXTS.flatMap((text, at) => {
  const all = placesOf(at);
  const tried = ALL || IS_WHOLE ? all : [all[at % all.length] as Places];
  return tried.map((places) => ({ text, places }));
});

async function tryInput({ text, places }: (typeof CASES)[number]) {
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
      ...Object.fromEntries(places.map((input) => [input, value])),
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
    // Where the workflow says that outputs go, they go. Results are kept in the home.
    const mayWrite = places.includes('output-dir') ? /./ : /^(?:runner\/|home\/\.groundplan\/results\/)/;
    return { name: `${places.join(', ')}: ${JSON.stringify(text)}`, verdict: judge({ ...attempt, mayWrite }, []) };
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
