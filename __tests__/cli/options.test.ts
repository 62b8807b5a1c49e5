/** What users read where a value is none, and what a value becomes: all of it made from the table in src/options.ts. */
import { Command } from 'commander';
import { optionsOf, parseOptions } from '../../src/cli/options.js';
import { FORMAT_NAMES } from '../../src/diagram.js';
import { Misuse } from '../../src/errors.js';
import type { Command as CommandName } from '../../src/option-row.js';

function parse<C extends CommandName>(name: C, ...args: string[]) {
  const command = new Command().exitOverride().configureOutput({ writeErr() {}, outputError() {} });
  for (const option of optionsOf(name)) command.addOption(option);
  command.parse(args, { from: 'user' });
  return parseOptions(name, command.opts());
}

test.each([
  ['--theme', 'neon', 'unknown value neon for --theme', 'Use light (the default), dark or auto.'],
  ['--theme', '', "unknown value '' for --theme", 'Use light (the default), dark or auto.'],
  ['--theme', 'toString', 'unknown value toString for --theme', 'Use light (the default), dark or auto.'],
  ['--layout', 'DOT', 'unknown value DOT for --layout', 'Use nested (the default) or dot.'],
  ['--detail', 'some', 'unknown value some for --detail', 'Use low, normal (the default) or all.'],
  ['--explain', 'yaml', 'unknown value yaml for --explain', 'Use --explain for text, or --explain json.'],
  ['--planner', 'magic', 'unknown value magic for --planner', 'Use one of auto, offline, terraform, static.'],
  ['--engine', 'pulumi', 'unknown value pulumi for --engine', 'Use one of auto, terraform, tofu.'],
  ['--ai-annotate', '', "unknown value '' for --ai-annotate", 'Use one of ollama, bedrock, restapi.'],
  [
    '--format',
    'svg,',
    "unknown value '' for --format",
    `Use one or more of ${FORMAT_NAMES.join(', ')}: --format svg,png.`,
  ],
  [
    '--format',
    'gif',
    'unknown value gif for --format',
    `Use one or more of ${FORMAT_NAMES.join(', ')}: --format svg,png.`,
  ],
  ['--timeout', 'soon', '--timeout soon is not a number of seconds', 'For example --timeout 300.'],
  ['--timeout', '0', '--timeout 0 is not a number of seconds', 'For example --timeout 300.'],
  [
    '--scale',
    '99',
    '--scale 99 is not a number from 0.25 to 8',
    'For example --scale 2: twice as many pixels each way.',
  ],
])('%s %j is refused, and said how', (option, value, message, remedy) => {
  const refused = () => parse('draw', option, value);
  expect(refused).toThrow(new Misuse(message));
  expect(refused).toThrow(expect.objectContaining({ remedy }));
});

test.each(['0', '9', '-1', 'x', '', '1e1', 'NaN', 'Infinity', '2x'])('scale %j is none', (text) => {
  expect(() => parse('draw', `--scale=${text}`)).toThrow(Misuse);
});

test('without options the values are the defaults', () => {
  const { given, ...usual } = parse('draw');
  expect([...given]).toEqual([]);
  expect(usual).toEqual({
    ...{ source: null, planfile: null, graphfile: null, planner: 'auto', engine: 'auto', workspace: null, varfile: [] },
    ...{ changes: 'auto', drift: false, icons: 'embedded', 'layout-from': null, tags: [], font: [], watch: false },
    'hide-accounts': 'auto',
    ...{
      fetch: true,
      cache: true,
      'private-host': [],
      timeout: 120,
      format: null,
      outfile: null,
      scale: null,
      title: null,
    },
    ...{
      layout: 'nested',
      simplified: false,
      steps: false,
      overview: true,
      pages: false,
      theme: 'light',
      modules: 'auto',
      annotate: null,
    },
    ...{ 'ai-annotate': null, 'ai-dry-run': false, show: false, detail: 'normal', explain: null },
    ...{ debug: false, quiet: false },
  });
});

test('values are parsed into numbers, lists and flags', () => {
  expect(
    parse('draw', '--format', 'PNG, svg,png', '--scale', '.5', '--timeout', '0.1', '--no-fetch', '--explain'),
  ).toMatchObject({ format: ['svg', 'png'], scale: 0.5, timeout: 0.1, fetch: false, explain: 'text' });
  expect(parse('draw', '--varfile', 'a', '--varfile', 'b', '--private-host', 'c', '--title', '')).toMatchObject({
    ...{ varfile: ['a', 'b'], 'private-host': ['c'], title: '' },
    given: new Set(['varfile', 'private-host', 'title']),
  });
  expect(parse('graphdata', '--show_services', '--explain', 'json')).toMatchObject({
    ...{ show_services: true, explain: 'json' },
  });
  expect(parse('doctor', '--json')).toMatchObject({ json: true });
});

test.each([
  ...(['planfile', 'graphfile', 'outfile', 'annotate'] as const).map((name) => ['draw', name] as const),
  ['graphdata', 'source'] as const,
  ['graphdata', 'outfile'] as const,
])('%s --%s names one thing: the second is refused', (command, name) => {
  const twice = () => parse(command, `--${name}`, 'a', `--${name}`, 'b');
  expect(twice).toThrow(new Misuse(`--${name} is given twice: a, b`));
});
