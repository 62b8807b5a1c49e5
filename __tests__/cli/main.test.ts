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

test('no command is help on stderr and wrong use', async () => {
  const { code, out, err } = await run();
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('Usage: groundplan');
});

test.each([
  [['draw', '--soruce', 'x'], "error: unknown option '--soruce'", 'Did you mean --source?'],
  [['drow'], "error: unknown command 'drow'", 'Did you mean draw?'],
  [['draw', '--source'], "error: option '--source <path>' argument missing", 'See groundplan draw --help.'],
  [['draw', '--source', 'a', '--source', 'b'], 'error: --source is given twice: a, b', 'Leave one of them out'],
  [['graphdata', '--outfile=a', '--outfile', 'b'], 'error: --outfile is given twice', 'Leave one of them out'],
  [['draw', 'plan.json'], 'error: draw takes options only: a word is left over', '--source <path>'],
])('%j is wrong use with a hint', async (args, line, hint) => {
  const { code, out, err, files } = await run(...args);
  expect([code, out, files]).toEqual([2, '', []]);
  expect(err.split('\n')[0]).toContain(line);
  expect(err.split('\n')[1]).toContain(hint);
});
