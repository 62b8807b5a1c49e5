import * as messages from '../../src/cli/messages.js';
import { readSourceOptions as read } from '../../src/cli/source.js';
import { openSource } from '../../src/diagram/source.js';
import { InvalidInput, Misuse } from '../../src/errors.js';
import { TEXT_BYTES_MAX } from '../../src/limits.js';
import * as sharedMessages from '../../src/messages.js';
import { NETWORK_UNWANTED } from '../../src/terraform/fetch/messages.js';
import { fail, memoryIo } from '../support/memory-io.js';
import { optionsOfDraw } from '../support/options.js';

const files = { 'plan.json': '{"a":1}', 'graph.dot': 'digraph {}', 'empty.json': '', 'a.tfvars': '', 'b.tfvars': '' };
const readSources = async (written: Record<string, unknown>, io: Parameters<typeof read>[1]) =>
  read(optionsOfDraw(written), io, null);
const io = () => memoryIo(files, { folders: ['.', 'infra'] });

test('a plan alone', async () => {
  const sources = await readSources({ source: 'plan.json' }, io());
  expect(sources).toMatchObject({
    source: { is: 'files', files: { kind: 'any', file: { name: 'plan.json' }, dot: null } },
    warnings: [],
  });
});

test.each(['.', 'infra', 'https://git.example/x.git//infra'])('a plan file and a graph file of %s', async (source) => {
  const sources = await readSources({ source, planfile: 'plan.json', graphfile: 'graph.dot' }, io());
  const given = { kind: 'plan', file: { name: 'plan.json' }, dot: { name: 'graph.dot' } };
  expect(sources.source).toMatchObject({ is: 'files', files: given });
});

test.each([
  { planfile: 'plan.json' },
  { graphfile: 'graph.dot' },
  { planfile: 'plan.json', source: '.' },
  { graphfile: 'graph.dot', source: '.' },
  { planfile: 'plan.json', graphfile: 'graph.dot' },
])('%j lacks one of the three options', async (options) => {
  await expect(readSources(options, io())).rejects.toThrow(new Misuse('--planfile requires --graphfile and --source'));
});

test('a missing or empty source is refused', async () => {
  await expect(readSources({}, io())).rejects.toThrow(new Misuse(messages.SOURCE_REQUIRED));
  await expect(readSources({ source: '' }, io())).rejects.toThrow(new Misuse(messages.optionEmpty('--source')));
});

test('a directory is code to be planned', async () => {
  const given = await readSources({ source: 'infra', varfile: ['a.tfvars', 'b.tfvars'], timeout: '7' }, io());
  expect(given).toMatchObject({
    source: {
      is: 'code',
      code: {
        name: 'infra',
        directory: 'infra',
        planning: { planner: 'auto', engine: 'auto', workspace: null, varFiles: ['a.tfvars', 'b.tfvars'], seconds: 7 },
      },
    },
    codeDirectory: 'infra',
    warnings: [],
  });
});

test('planning options beside a file cause a warning', async () => {
  const beside = { source: '.', planfile: 'plan.json', graphfile: 'graph.dot', workspace: 'prod' };
  expect((await readSources(beside, io())).warnings).toEqual(['--workspace/--varfile ignored with --planfile']);
  expect((await readSources({ ...beside, planner: 'offline' }, io())).warnings).toEqual([
    '--workspace/--varfile ignored with --planfile',
    '--planner ignored: plan.json is a file, and nothing is planned',
  ]);
  const alone = { source: 'plan.json', workspace: 'prod', planner: 'static' };
  expect((await readSources(alone, io())).warnings).toEqual([
    '--planner/--workspace ignored: plan.json is a file, and nothing is planned',
  ]);
});

test.each([
  ['--planner', { planner: 'static' }],
  ['--engine', { engine: 'tofu' }],
  ['--workspace', { workspace: 'prod' }],
  ['--varfile', { varfile: ['a.tfvars'] }],
  ['--timeout', { timeout: '60' }],
])('%s beside a file is not ignored without a word', async (name, options) => {
  const { warnings } = await readSources({ source: 'plan.json', ...options }, io());
  expect(warnings).toEqual([`${name} ignored: plan.json is a file, and nothing is planned`]);
});

test('--no-fetch reaches the planning, and excludes real providers', async () => {
  const networkWith = async (options: object) => {
    const { source } = await readSources({ source: 'infra', ...options }, io());
    return source.is === 'code' ? source.code.planning.network : undefined;
  };
  expect(await networkWith({ fetch: true })).toBe(true);
  expect(await networkWith({ fetch: false, planner: 'static' })).toBe(false);
  await expect(networkWith({ fetch: false, planner: 'terraform' })).rejects.toThrow(
    new Misuse(messages.NO_FETCH_WITH_PROVIDERS),
  );
});

test('--no-fetch: a repository that was not fetched before is not fetched now', async () => {
  const { source } = await readSources({ source: 'https://git.example/x.git', fetch: false }, io());
  await expect(openSource(source, io(), () => {})).rejects.toThrow(NETWORK_UNWANTED);
});

test.each([
  [{ planner: 'magic' }, 'unknown value magic for --planner'],
  [{ engine: 'pulumi' }, 'unknown value pulumi for --engine'],
  [{ timeout: 'soon' }, '--timeout soon is not a number of seconds'],
  [{ timeout: '0' }, '--timeout 0 is not a number of seconds'],
])('%j is a misuse', async (options, message) => {
  await expect(readSources({ source: 'infra', ...options }, io())).rejects.toThrow(new Misuse(message));
});

test.each([
  [{ source: 'none.json' }, messages.fileMissing('--source', 'none.json')],
  [{ source: 'empty.json' }, messages.fileEmpty('--source', 'empty.json')],
  [{ source: 'none', planfile: 'plan.json', graphfile: 'graph.dot' }, messages.fileMissing('--source', 'none')],
  [{ source: '.', planfile: 'infra', graphfile: 'graph.dot' }, messages.fileIsDirectory('--planfile', 'infra')],
  [{ source: '.', planfile: 'plan.json', graphfile: 'x.dot' }, messages.fileMissing('--graphfile', 'x.dot')],
])('%j names the option and the path', async (options, message) => {
  const failure = await readSources(options, io()).catch((error) => error);
  expect(failure).toBeInstanceOf(InvalidInput);
  expect(failure.message).toBe(message);
  expect(failure.remedy).toBeTruthy();
});

test.each([
  ['main.tf', '.'],
  ['infra/main.tofu', 'infra'],
  ['infra/prod.tfvars.json', 'infra'],
  ['/main.tf.json', '/'],
  ['a\\main.tf', '.'],
])('%s is no source, its folder is', async (source, folder) => {
  const code = memoryIo({ [source]: '{}' });
  await expect(readSources({ source }, code)).rejects.toMatchObject({
    message: messages.fileIsCode('--source', source),
    remedy: messages.fileIsCodeRemedy('--source', folder),
  });
});

test.each([
  ['EACCES', messages.FILE_UNREADABLE_REMEDY],
  ['ELOOP', messages.FILE_MISSING_REMEDY],
  ['ENAMETOOLONG', messages.FILE_MISSING_REMEDY],
])('%s: what to do', async (code, remedy) => {
  const odd = memoryIo(files, { kindOf: async () => fail(code) });
  const failure = await readSources({ source: 'x' }, odd).catch((error) => error);
  expect([failure.message, failure.remedy]).toEqual([messages.fileUnreadable('--source', 'x', code), remedy]);
});

test('a folder in a remedy is quoted for the shell if needed', () => {
  const plain = messages.fileIsCodeRemedy('--source', 'a/b');
  expect(plain).toBe('Pass its directory: --source a/b');
  expect(messages.fileIsCodeRemedy('--source', "it's $x")).toBe("Pass its directory: --source 'it'\\''s $x'");
});

test('a file longer than a string can be is not read', async () => {
  const large = memoryIo(files, { sizeOf: async () => TEXT_BYTES_MAX + 1, readFile: async () => fail('ENOMEM') });
  await expect(readSources({ source: 'plan.json' }, large)).rejects.toThrow(
    sharedMessages.fileTooLarge('plan.json', TEXT_BYTES_MAX),
  );
});

test('a file without read permission has the system error', async () => {
  const locked = memoryIo(files, { readFile: async () => fail('EACCES') });
  await expect(readSources({ source: 'plan.json' }, locked)).rejects.toThrow(
    messages.fileUnreadable('--source', 'plan.json', 'EACCES'),
  );
});
