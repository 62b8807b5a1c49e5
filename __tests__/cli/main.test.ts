import { main } from '../../src/cli/main.js';
import { memoryIo } from '../support/memory-io.js';

async function run(...args: string[]) {
  const io = memoryIo();
  const code = await main(args, io);
  return { code, out: io.out(), err: io.err(), files: [...io.files.keys()] };
}

test.each([['--version'], ['-V']])('%s prints the version alone', async (flag) => {
  const { code, out, err } = await run(flag);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^\d+\.\d+\.\d+\S*\n$/);
});

test.each([[['--help']], [['draw', '--help']], [['graphdata', '-h']], [['help', 'draw']]])(
  '%j is help with examples on stdout',
  async (args) => {
    const { code, out, err } = await run(...args);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Usage: groundplan');
    expect(out).toMatch(/Examples:\n[\s\S]*\$ groundplan (draw|graphdata) --source/);
  },
);

test('without a command, help goes to stderr and the exit code is 2', async () => {
  const { code, out, err } = await run();
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('Usage: groundplan');
});

test.each([
  [['draw', '--soruce', 'x'], "error: unknown option '--soruce'", 'Did you mean --source?'],
  [['drow'], "error: unknown command 'drow'", 'Did you mean draw?'],
  [['help', 'drow'], "error: unknown command 'drow'", 'Did you mean draw?'],
  [['help', 'foo', '--debug'], "error: unknown command 'foo'", 'See groundplan --help.'],
  [['foo', '--help'], "error: unknown command 'foo'", 'See groundplan --help.'],
  [['drow', '-h'], "error: unknown command 'drow'", 'Did you mean draw?'],
  [['foo', '--version'], "error: unknown command 'foo'", 'See groundplan --help.'],
  [['draw', '--source'], "error: option '--source <path>' argument missing", 'See groundplan draw --help.'],
  [['graphdata', '--source', 'a', '--source', 'b'], 'error: --source is given twice: a, b', 'Omit one of them'],
  [['graphdata', '--outfile=a', '--outfile', 'b'], 'error: --outfile is given twice', 'Omit one of them'],
  [['draw', 'plan.json'], "error: unexpected argument 'plan.json'; did you mean --source plan.json?", 'draw --help'],
  [['draw', '.'], "error: unexpected argument '.'; did you mean --source .?", 'See groundplan draw --help.'],
  [['check', 'my dir'], "'my dir'; did you mean --source 'my dir'?", 'See groundplan check --help.'],
  [['draw', '--source', 'my', 'dir'], "error: unexpected argument 'dir'", 'Put a path with spaces in quotes.'],
  [['graphdata', 'a', 'b\nc'], "error: 2 unexpected arguments, the first of them 'a'", 'Put a path with spaces'],
  [['doctor', 'x'.repeat(200)], `error: unexpected argument '${'x'.repeat(59)}…'`, 'See groundplan doctor --help.'],
  [['draw', '--source', '.', '--out', 'x.svg'], "error: unknown option '--out'", 'Did you mean --outfile?'],
  [['draw', '--source', '.', '--output=x.svg'], "error: unknown option '--output'", 'Did you mean --outfile?'],
  [['draw', '-o', 'x.svg'], "error: unknown option '-o'", 'Did you mean --outfile?'],
  [['docs', '--output', 'x'], "error: unknown option '--output'", 'Did you mean --outdir?'],
  [['draw', '--var', 'password=hunter2'], "error: unknown option '--var'", '--varfile <file>, or as TF_VAR_<name>'],
  [['diff', '-var=a=b'], "error: unknown option '-var'", '--varfile <file>, or as TF_VAR_<name>'],
  [['draw', '-var-file=a'], "error: unknown option '-var-file'", 'Did you mean --varfile?'],
  [['-v'], "error: unknown option '-v'", 'groundplan --version?'],
  [['draw', '-v'], "error: unknown option '-v'", 'Did you mean --debug, or groundplan --version?'],
  [['doctor', '--output'], "error: unknown option '--output'", 'See groundplan doctor --help.'],
])('%j is wrong use with a hint', async (args, line, hint) => {
  const { code, out, err, files } = await run(...args);
  expect([code, out, files]).toEqual([2, '', []]);
  expect(err.split('\n')[0]).toContain(line);
  expect(err.split('\n')[1]).toContain(hint);
});
