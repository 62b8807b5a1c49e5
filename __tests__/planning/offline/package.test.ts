// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/** The package is a box: docs/decisions/0005-package.md */
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { nodeIo } from '../../../src/platform/node.js';
import { portion } from '../../support/long.js';
import { newTemporary } from '../../support/temporary.js';
import { needs } from '../../support/tools.js';
import { type Asked, offline, planned, valuesOf } from './offline.js';

const terraform = needs('terraform');
const io = nodeIo();

const CANARY = 'canary-8c1e';
const place = realpathSync(newTemporary('canary-'));
const SECRET = join(place, 'secret.txt');
writeFileSync(SECRET, CANARY);
afterAll(() => rmSync(place, { recursive: true }));

const resource = (value: string, name = 'q') => `resource "aws_sqs_queue" "${name}" {\n  name = ${value}\n}\n`;
const call = (name: string, source: string, more = '') => `module "${name}" {\n  source = "${source}"\n${more}}\n`;
/** Between quotes; a replacement that is a text would have one dollar for two. */
const literal = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[$%](?=\{)/g, (sign) => sign + sign);
const LOCAL = `locals {\n  p = "${SECRET}"\n}\n`;

async function holdsNoCanary(asked: Asked) {
  const result = await offline(asked);
  const text = JSON.stringify(result);
  expect(text).not.toContain(CANARY);
  expect(text).not.toContain(CANARY.slice(0, 4));
  return result;
}

const NAMES = [
  'b${substr(file(local.p), 0, 6)}',
  'b${file(local.p)}',
  'x$${file(local.p)}y',
  '%{ if true }${file(local.p)}%{ endif }',
  'a" + file(local.p) + "',
  'a\n${file(local.p)}',
  "a'${file(local.p)}",
  '${"${file(local.p)}"}',
  '~1',
];

terraform.describe('hostile names of directories', () => {
  test.each(portion(NAMES, 8))('of modules: %j', async (name) => {
    const directory = name.replaceAll('/', '_');
    const path = literal(`./${directory}`);
    const uses = [
      'path.module',
      'file("${path.module}/f.txt")',
      'join(",", fileset(path.module, "*.txt"))',
      'try(file("${path.module}/none.txt"), "none")',
      'abspath(path.module)',
      'templatefile("${path.module}/f.txt", {})',
    ];
    const code = LOCAL + uses.map((use, i) => resource(use, `q${i}`)).join('');
    const result = await holdsNoCanary({
      files: {
        '.git/HEAD': '',
        'main.tf': call('m', path),
        [`${directory}/m.tf`]: code,
        [`${directory}/f.txt`]: 'own',
      },
    });
    if (result.end !== 'planned') throw new Error(result.whole.join('\n'));
    const values = uses.map((_, i) => valuesOf(result, `module.m.aws_sqs_queue.q${i}`)?.name);
    expect([values[1], values[3], values[5]]).toEqual(['own', 'none', 'own']);
    // Terraform takes the name for a pattern, too.
    expect(['f.txt', '']).toContain(values[2]);
  });

  test.each(portion(NAMES, 8))('of the root: %j', async (name) => {
    const root = name.replaceAll('/', '_');
    for (const top of ['.git/HEAD', 'plain']) {
      const code = LOCAL + resource('path.cwd') + resource('basename(path.cwd)', 'b') + resource('abspath(".")', 'c');
      const result = await holdsNoCanary({ files: { [top]: '', [`${root}/main.tf`]: code }, root });
      expect(result.end).toBe('planned');
    }
  });

  test('the name of a module call cannot lead out of the copy', async () => {
    const fetched = mkdtempSync(join(place, 'fetched-'));
    writeFileSync(join(fetched, 'm.tf'), resource('"x"'));
    for (const name of ['../../../../../../elsewhere', 'a/../../b', '..', '.', '/x', '${file(local.p)}']) {
      const files = { 'main.tf': LOCAL + call(literal(name), 'example.com/a/b/c') + resource('"x"') };
      await holdsNoCanary({ files });
      await holdsNoCanary({ files, findModule: async () => ({ directory: fetched }) });
    }
    expect(readdirSync(fetched)).toEqual(['m.tf']);
  });
});

/** Texts that become calls where a literal is written with half of its escapes. */
const ESCAPED = '$${\\u0066ile(local.p)}';

terraform.describe('literals stay literals', () => {
  const values = [
    `try(file("\${path.module}/${ESCAPED}"), "none")`,
    `try(templatefile("${ESCAPED}", {}), "none")`,
    `join(",", fileset("${ESCAPED}", "*"))`,
    `fileexists("./${ESCAPED}") ? "x" : "y"`,
    `try(file("./${ESCAPED}/\${"x"}"), "none")`,
    `try(file("a/${ESCAPED}\${"x"}"), "none")`,
  ];

  test.each(['main.tf', 'main.tf.json'])('in %s', async (main) => {
    // A file whose name is what is in the secret, and the same below each place: whoever has read it finds one.
    const found = Object.fromEntries(['', 'a/'].map((at) => [`${at}${CANARY}`, 'leak']));
    const files = { '.git/HEAD': '', 'a/x': '', ...found };
    const all = resource('join("", [for f in fileset(".", "**") : try(file(f), "")])', 'all');
    const known = resource(`"\${file("${CANARY}")}\${file("a/${CANARY}")}"`, 'known');
    const code = LOCAL + values.map((value, i) => resource(value, `q${i}`)).join('');
    const queues = Object.fromEntries(values.map((value, i) => [`q${i}`, { name: `\${${value}}` }]));
    const inJson = { resource: { aws_sqs_queue: queues }, locals: { p: SECRET } };
    const text = main === 'main.tf' ? code : JSON.stringify(inJson);
    const result = await offline({ files: { ...files, [main]: text, 'k.tf': all + known } });
    if (result.end !== 'planned') throw new Error(result.whole.join('\n'));
    const names = values.map((_, i) => valuesOf(result, `aws_sqs_queue.q${i}`)?.name);
    expect(names.filter((name) => !['none', '', 'y', undefined].includes(name as string))).toEqual([]);
    expect(result.inventory.resources).toHaveLength(values.length + 2);
  });
});

terraform.describe('nothing outside of the package is read', () => {
  const ways = [
    'file("@/s.txt")',
    'join("", [for f in fileset("@", "*.txt") : "leak"])',
    'templatefile("@/s.txt", {})',
  ];

  test.each(portion(ways, 3))('above the named directory, without a repository: %s', async (way) => {
    for (const up of ['..', '../..', '${path.module}/..', '../../x/..']) {
      const files = {
        'a/b/main.tf': call('m', '../../m') + resource(way.replaceAll('@', up)),
        'm/m.tf': resource('"x"'),
        's.txt': CANARY,
        'a/s.txt': CANARY,
      };
      const result = await holdsNoCanary({ files, root: 'a/b' });
      expect(JSON.stringify(result)).not.toContain('leak');
    }
  });

  test('files in the repository are read', async () => {
    const files = { '.git/HEAD': '', 'a/b/main.tf': resource('file("../../s.txt")'), 's.txt': 'own' };
    expect(valuesOf(await planned({ files, root: 'a/b' }), 'aws_sqs_queue.q')).toMatchObject({ name: 'own' });
  });

  test('modules beside the directory read their own files', async () => {
    const files = {
      'live/main.tf': call('m', '../m'),
      'live/s.txt': CANARY,
      'm/m.tf': resource('file("${path.module}/own.txt")') + resource('file("${path.root}/s.txt")', 'r'),
      'm/own.txt': 'own',
    };
    const result = await planned({ files, root: 'live' });
    expect(valuesOf(result, 'module.m.aws_sqs_queue.q')).toMatchObject({ name: 'own' });
    expect(valuesOf(result, 'module.m.aws_sqs_queue.r')).not.toHaveProperty('name');
  });

  test('files are not shared between the user’s code and fetched code', async () => {
    const fetched = mkdtempSync(join(place, 'fetched-'));
    writeFileSync(
      join(fetched, 'm.tf'),
      [
        resource('file("${path.module}/own.txt")'),
        ...['s.txt', '../s.txt', '../../../s.txt'].map((path, i) => resource(`file("${path}")`, `a${i}`)),
        resource('file("${path.module}/../../../s.txt")', 'b'),
        resource('file("${path.root}/${"s.txt"}")', 'c'),
        'output "x" {\n  value = "${path.module}/t.txt"\n}\n',
      ].join(''),
    );
    writeFileSync(join(fetched, 'own.txt'), 'own');
    writeFileSync(join(fetched, 't.txt'), CANARY);
    const files = {
      '.git/HEAD': '',
      's.txt': CANARY,
      'main.tf':
        call('m', 'example.com/a/b/c') +
        resource('file(module.m.x)') +
        resource('file(".terraform/modules/m/own.txt")', 'd') +
        resource('file("./${".terraform/modules/m/own.txt"}")', 'e'),
    };
    const result = await holdsNoCanary({ files, findModule: async () => ({ directory: fetched }) });
    if (result.end !== 'planned') throw new Error(result.whole.join('\n'));
    const theirs = (name: string) => valuesOf(result, name)?.name;
    expect(theirs('module.m.aws_sqs_queue.q')).toBe('own');
    for (const name of ['a0', 'a1', 'a2', 'b', 'c']) expect(theirs(`module.m.aws_sqs_queue.${name}`)).toBeUndefined();
    for (const name of ['q', 'd', 'e']) expect(theirs(`aws_sqs_queue.${name}`)).toBeUndefined();
  });

  test('the copy contains no link and no unchecked template', async () => {
    const kinds = new Set<string>();
    const files = {
      '.git/HEAD': '',
      'main.tf':
        resource('file("${path.module}/d/${var.n}")') +
        resource('templatefile("d/${var.n}", {})', 't') +
        'variable "n" {\n  default = "bad.txt"\n}\n' +
        LOCAL,
      'd/good.txt': 'good',
      'd/bad.txt': '${file("/etc/hostname")}',
    };
    const result = await planned({
      files,
      prepare: async (directory) => {
        symlinkSync('good.txt', join(directory, 'd/inner'));
        symlinkSync(SECRET, join(directory, 'd/outer'));
        mkdirSync(join(directory, 'd/more'));
        symlinkSync('..', join(directory, 'd/more/up'));
      },
      io: {
        withTemporaryDirectory: (work) =>
          io.withTemporaryDirectory(async (path) => {
            const done = await work(path);
            for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
              const found = lstatSync(join(path, name));
              kinds.add(found.isSymbolicLink() ? `link ${name}` : 'plain');
              if (found.isFile()) expect(name).not.toMatch(/outer/);
            }
            return done;
          }),
      },
    });
    expect([...kinds]).toEqual(['plain']);
    expect(valuesOf(result, 'aws_sqs_queue.q')).toMatchObject({ name: '${file("/etc/hostname")}' });
    expect(valuesOf(result, 'aws_sqs_queue.t')).not.toHaveProperty('name');
  });

  test.each([
    ['repository', { '.git/HEAD': '' }],
    ['source directory', {}],
  ])('by files of variables that are links out of the %s, which is said', async (top, files) => {
    const names = ['terraform.tfvars', 'x.auto.tfvars', 'terraform.tfvars.json', 'x.auto.tfvars.json'];
    for (const name of names)
      writeFileSync(join(place, `target-${name}`), name.endsWith('.json') ? `{"v":"${CANARY}"}` : `v = "${CANARY}"\n`);
    const main = `variable "v" {\n  default = "own"\n}\n${resource('var.v')}`;
    const result = await planned({
      files: { ...files, 'main.tf': main },
      prepare: async (directory) => {
        for (const name of names) symlinkSync(join(place, `target-${name}`), join(directory, name));
      },
    });
    expect(valuesOf(result, 'aws_sqs_queue.q')).toMatchObject({ name: 'own' });
    for (const name of names)
      expect(result.inventory.warnings).toContainEqual(
        expect.stringContaining(`${name} is ignored because it links outside the ${top}`),
      );
  });
});
