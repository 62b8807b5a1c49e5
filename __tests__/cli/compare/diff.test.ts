/** `groundplan diff`: what it takes, what it writes where, and how it ends. */
import { main } from '../../../src/cli/main.js';
import { memoryIo } from '../../support/memory-io.js';

const OLD = JSON.stringify({
  'aws_lambda_function.f': ['aws_sqs_queue.q'],
  'aws_sqs_queue.q': [],
  'aws_s3_bucket.b': [],
});
const NEW = JSON.stringify({
  'aws_lambda_function.f': ['aws_sqs_queue.q'],
  'aws_sqs_queue.q': [],
  'aws_sns_topic.t': [],
});
const FILES = { 'old.json': OLD, 'new.json': NEW };

async function run(args: string, overrides: Parameters<typeof memoryIo>[1] = {}) {
  const io = memoryIo(FILES, overrides);
  const code = await main(['diff', ...args.split(' ').filter((word) => word !== '')], io);
  const written = [...io.files.keys()].filter((name) => !(name in FILES));
  return { code, out: io.out(), err: io.err(), written, files: io.files };
}

test('a single Terraform file: the remedy has the directory, and no option that diff lacks', async () => {
  const io = memoryIo({ 'old/main.tf': '', 'new.json': NEW }, { folders: ['.', 'old'] });
  expect(await main(['diff', 'old/main.tf', 'new.json'], io)).toBe(2);
  expect(io.err()).toContain('error: before old/main.tf is a single Terraform file\n  Pass its directory: old\n');
});

describe('what it writes', () => {
  test('words on the terminal, and nothing else', async () => {
    const { code, out, written } = await run('old.json new.json');
    expect([code, written]).toEqual([0, []]);
    expect(out).toMatch(/^Adds .*removes|^Removes .*adds/i);
    expect(out).toMatch(/^ {2}- +S3 bucket/m);
  });

  test.each([
    ['--format json', [], /^\{\n {2}"version": 1,/],
    ['--format markdown', [], /\|/],
    ['--outfile -', [], /S3/],
    ['--outfile - --format svg', [], /^<svg/],
    ['--outfile x.svg', ['x.svg'], /^$/],
    ['--outfile x.md', ['x.md'], /^$/],
    ['--outfile d.txt', ['d.txt'], /^$/],
    ['--format svg', ['changes.svg'], /^$/],
    ['--format svg,mermaid,json,text', ['changes.svg', 'changes.mmd', 'changes.json', 'changes.txt'], /^$/],
    ['--outfile x --format json', ['x.json'], /^$/],
  ])('%s', async (options, written, out) => {
    const found = await run(`old.json new.json ${options}`);
    expect([found.code, found.written]).toEqual([0, written]);
    expect(found.out).toMatch(out);
  });

  test('the sentence is said beside a picture, and not with --quiet', async () => {
    expect((await run('old.json new.json --outfile x.svg')).err).toMatch(/wrote x.svg\n.*bucket/i);
    expect((await run('old.json new.json --outfile x.svg --quiet')).err).toBe('');
  });

  test('a picture of what has changed has no more than that and what is near it', async () => {
    const svg = async (options: string) =>
      (await run(`old.json new.json --outfile - --format svg ${options}`)).out.match(/<title>[^<]*/g)?.join() ?? '';
    const [all, changed, fit] = [await svg(''), await svg('--focus changed'), await svg('--focus fit')];
    // All of so small a picture is legible in a comment.
    expect(fit).toBe(all);
    expect(all).toContain('aws_lambda_function.f');
    expect(changed).toContain('aws_sns_topic.t');
    expect(changed).not.toContain('aws_lambda_function.f');
  });

  test('a picture says what is compared and what changes', async () => {
    const written = async (options: string) => (await run(`old.json new.json --outfile - ${options}`)).out;
    const sentence = (await run('old.json new.json --outfile - --format json')).out;
    const { sentence: said } = JSON.parse(sentence) as { readonly sentence: string };
    const svg = await written('--format svg');
    expect(svg).toContain('<title id="title">Changes: old → new</title>');
    expect(svg).toContain(`<desc id="desc">${said} Architecture diagram`);
    expect(svg).toMatch(new RegExp(`<text[^>]*>${said}`));
    expect(await written('--format mermaid')).toContain(`title: "Changes: old \\U00002192 new · ${said} · `);
    expect(await written('--format html')).toContain('<h1>Changes: old → new</h1>');
    expect(await written('--format svg --title Mine')).toContain('<title id="title">Mine</title>');
    expect(await written('--format svg --side before')).not.toContain(said);
  });

  test('before and after are the same picture without marks, everything in its place', async () => {
    const svg = async (side: string) => (await run(`old.json new.json --outfile - --format svg --side ${side}`)).out;
    const [change, before, after] = [await svg('change'), await svg('before'), await svg('after')];
    const sizeOf = (text: string) => /viewBox="[^"]*"/.exec(text)?.[0];
    expect([sizeOf(before), sizeOf(after)]).toEqual([sizeOf(change), sizeOf(change)]);
    expect([before.includes('aws_sns_topic.t'), after.includes('aws_sns_topic.t')]).toEqual([false, true]);
    expect([before.includes('aws_s3_bucket.b'), after.includes('aws_s3_bucket.b')]).toEqual([true, false]);
  });
});

describe('how it ends', () => {
  test.each([
    ['old.json new.json', 0],
    ['old.json new.json --exit-code', 10],
    ['old.json old.json --exit-code', 0],
  ])('%s: %i', async (args, code) => {
    expect((await run(args)).code).toBe(code);
  });

  test('the same twice is no change', async () => {
    const { out } = await run('old.json old.json');
    expect(out).toContain('No change');
  });
});

describe('wrong use, before anything is read', () => {
  test.each([
    ['old.json', 'diff takes two sources'],
    ['old.json new.json more.json', 'diff takes two sources'],
    ['old.json new.json --from main', 'two sources cannot be combined with --source, --from or --to'],
    ['old.json new.json --source .', 'two sources cannot be combined with --source, --from or --to'],
    ['- -', 'two files cannot both be read from stdin'],
    ['old.json none.json', 'after none.json: there is no such file or directory'],
    ['none.json old.json', 'before none.json: there is no such file or directory'],
    ['--source old.json', '--source old.json is not a directory'],
    ['--source none --from main', '--source none is not a directory'],
    ['old.json new.json --outfile x.gif', '--outfile x.gif: gif files cannot be written'],
    ['old.json new.json --outfile x.svg --format json', 'specify different formats'],
    ['old.json new.json --outfile - --format svg,json', 'stdout can take only one format'],
    ['old.json new.json --format json,text', 'stdout can take only one format'],
    ['old.json new.json --hops 1.5', '--hops 1.5 is not a whole number'],
    ['old.json new.json --hops 99', '--hops 99 is not a number from 0 to 20'],
    ['old.json new.json --focus some', 'unknown value some for --focus'],
    ['old.json new.json --format gif', 'unknown value gif for --format'],
  ])('%s', async (args, said) => {
    const { code, out, err, written } = await run(args);
    expect([code, out, written]).toEqual([2, '', []]);
    expect(err.split('\n')[0]).toContain(said);
    expect(err.split('\n')[1]).toMatch(/^ {2}\S/);
  });

  test('a PNG is not written to a terminal', async () => {
    const { code, err } = await run('old.json new.json --outfile - --format png', { stdoutIsTerminal: true });
    expect([code, err.split('\n')[0]]).toEqual([2, 'error: a PNG is not written to a terminal']);
  });
});
