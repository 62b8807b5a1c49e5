// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/** The safety promise: nothing outside of the configuration is read. */
import { realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { portion } from '../../support/long.js';
import { newTemporary } from '../../support/temporary.js';
import { needs } from '../../support/tools.js';
import { offline, planned, valuesOf } from './offline.js';

const terraform = needs('terraform');

const SECRET = 'canary-2f6d';

/** Two levels above the source, and above its copy: a way that is not stopped finds it. */
const place = realpathSync(newTemporary('canary-'));
const UP = `../../${basename(place)}/secret.txt`;
const ABSOLUTE = `${place}/secret.txt`;
writeFileSync(ABSOLUTE, SECRET);
afterAll(() => rmSync(place, { recursive: true }));

/** A configuration in `source`. */
const inSource = (files: Readonly<Record<string, string>>) => ({
  files: Object.fromEntries(Object.entries(files).map(([name, text]) => [`source/${name}`, text])),
  root: 'source',
});

/** `@UP` is the way to the secret. */
const here = (text: string): string =>
  text
    .replaceAll('@UP', UP)
    .replaceAll('@ESCAPED', UP.replaceAll('.', '\\u002e'))
    .replaceAll('@PLACE', place)
    .replaceAll('@PART', `${basename(place)}/secret.txt`)
    .replaceAll('@DIRECTORY', `../../${basename(place)}`);

const resource = (value: string, name = 'q') => `resource "aws_sqs_queue" "${name}" {\n  name = ${value}\n}\n`;

terraform.describe('nothing outside of the configuration is read', () => {
  const ways: readonly (readonly [name: string, value: string, more?: Readonly<Record<string, string>>])[] = [
    ['up', 'file("@UP")'],
    ['from the module', 'file("${path.module}/@UP")'],
    ['up and down', 'file("./a/../@UP")'],
    ['absolute', 'file(abspath("@UP"))'],
    ['by the working directory', 'file("${path.cwd}/@UP")'],
    ['base64', 'base64decode(filebase64("@UP"))'],
    ['by a local', 'file(local.path)', { 'l.tf': 'locals {\n  path = "@UP"\n}\n' }],
    ['by a variable', 'file(var.path)', { 'v.tf': 'variable "path" {\n  default = "@UP"\n}\n' }],
    ['behind a prefix', 'file("${path.module}/${var.path}")', { 'v.tf': 'variable "path" {\n  default = "@UP"\n}\n' }],
    ['in pieces', 'file("${path.module}/${local.dot}./${local.dot}./@PART")', { 'l.tf': 'locals {\n  dot = "."\n}\n' }],
    [
      'in two pieces',
      'file("${path.module}/${local.dot}${local.dot}/${local.dot}${local.dot}/@PART")',
      { 'l.tf': 'locals {\n  dot = "."\n}\n' },
    ],
    ['with an escape', 'file("@ESCAPED")'],
    ['in the core namespace', 'core::file("@UP")'],
    ['with a space', 'file ("@UP")'],
    ['as a template', 'templatefile("@UP", {})'],
    ['in a template', 'templatefile("${path.module}/t.txt", {})', { 't.txt': '${file("@UP")}' }],
    [
      'in a template by a name',
      'templatefile("${path.module}/${var.t}", {})',
      { 't/t.txt': '${file("@UP")}', 'v.tf': 'variable "t" {\n  default = "t/t.txt"\n}\n' },
    ],
    [
      'in a template in a string',
      'templatestring(local.t, {})',
      { 'l.tf': 'locals {\n  t = "$${file(\\"@UP\\")}"\n}\n' },
    ],
    ['as a set', 'join(",", [for f in fileset("@DIRECTORY", "*.txt") : file("@DIRECTORY/${f}")])'],
    ['by a pattern', 'join(",", fileset(path.module, "@DIRECTORY/*.txt"))'],
    [
      'by a pattern of a variable',
      'join(",", fileset(path.module, var.p))',
      { 'v.tf': 'variable "p" {\n  default = "@DIRECTORY/*.txt"\n}\n' },
    ],
    ['by its real name', 'file("@PLACE/secret.txt")'],
    [
      'by its real name in a variable',
      'file("${path.module}${var.p}")',
      { 'v.tf': 'variable "p" {\n  default = "/@UP"\n}\n' },
    ],
    [
      'by a default of a module',
      'module.m.x',
      {
        'm.tf': 'module "m" {\n  source = "./m"\n}\n',
        'm/m.tf': 'output "x" {\n  value = file("${path.module}/../@UP")\n}\n',
      },
    ],
    ['in a condition', 'true ? file("@UP") : ""'],
    ['in try', 'try(file("@UP"), "")'],
    ['in a heredoc', '<<EOT\n${file("@UP")}\nEOT'],
    ['in an indented heredoc', '<<-EOT\n  ${file("@UP")}\n  EOT'],
    ['as a heredoc', 'file(trimspace(<<EOT\n@UP\nEOT\n))'],
    ['by a hash', 'filesha256("@UP")'],
    ['by concatenation', 'file(join("/", ["@DIRECTORY", "secret.txt"]))'],
    ['by format', 'file(format("%s/secret.txt", "@DIRECTORY"))'],
  ];
  test.each(portion(ways, 8).map(([name, ...way]) => [name, way] as const))('%s', async (_, [value, more]) => {
    const files = Object.entries<string>({ 'main.tf': resource(value), ...more }).map(([name, text]) => [
      name,
      here(text),
    ]);
    const result = await planned(inSource(Object.fromEntries(files)));
    const text = JSON.stringify(result);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(Buffer.from(SECRET).toString('base64').slice(0, 8));
    const name = valuesOf(result, 'aws_sqs_queue.q')?.name;
    // Unknown, or empty where nothing was found in the copy.
    expect(['', undefined]).toContain(name);
  });

  /** Where our reading of the text and that of Terraform might differ. */
  const odd: readonly string[] = [
    '"$$${file("@UP")}"',
    '"$$$${file("@UP")}"',
    '"%%%{ if file("@UP") == "" }x%{ endif }"',
    '"%{ if true }${file("@UP")}%{ endif }"',
    '"%{ for c in [file("@UP")] }${c}%{ endfor }"',
    '"${~ file("@UP") ~}"',
    '"${"${file("@UP")}"}"',
    '"${ { (file("@UP")) = 1 } == {} ? "" : keys({ (file("@UP")) = 1 })[0] }"',
    '{ a = { b = file("@UP") } }.a.b',
    '[for x in ["@UP"] : file(x)][0]',
    '{ for x in ["@UP"] : x => file(x) }["@UP"]',
    '[file("@UP")]...',
    'join("", [file("@UP")]...)',
    'file(\n"@UP"\n)',
    'file("@UP",)',
    'file(<<EOT\n@UP\nEOT\n)',
    'file("@UP" /* ) */)',
    '( # )\nfile("@UP"))',
    '<<EOT\nEOT2\n EOT\n${file("@UP")}\nEOT',
    '<<-EOT\n  \tEOT x\n  ${file("@UP")}\n  EOT',
    '<<"EOT"\n${file("@UP")}\nEOT',
    '<<EOT\n$${"\n${file("@UP")}\n"}\nEOT',
    '"\\"${file("@UP")}"',
    '"\\\\${file("@UP")}"',
    'true ? file("@UP") : file("@UP")',
    'var.none == null ? "" : file("@UP")',
    'nonsensitive(sensitive(file("@UP")))',
    'fıle("@UP")',
    'file\u00a0("@UP")',
    'file\n("@UP")',
    'core :: file("@UP")',
    'try(1 / 0, file("@UP"))',
    'can(file("@UP")) ? "leak" : ""',
    'fileexists("@UP") ? "leak" : ""',
    'tostring(length(fileset("@DIRECTORY", "**")) > 0 ? "leak" : "")',
  ];

  const lineEnds = odd.flatMap((value) => (value.includes('\n') ? [value, value.replaceAll('\n', '\r\n')] : [value]));

  test.each(portion(lineEnds, 8))('%j', async (value) => {
    const none = 'variable "none" {\n  default = "x"\n}\n';
    const result = await offline(inSource({ 'main.tf': `\ufeff${none}${resource(here(value))}` }));
    expect(JSON.stringify(result)).not.toContain(SECRET);
    expect(JSON.stringify(result)).not.toContain('leak"');
  });

  test('nothing is read through a link', async () => {
    const asked = inSource({
      'main.tf': resource('join(",", concat([file("link.txt")], [for f in fileset("dir", "*") : file("dir/${f}")]))'),
    });
    const result = await planned({
      ...asked,
      prepare: async (directory) => {
        symlinkSync(ABSOLUTE, join(directory, 'source/link.txt'));
        symlinkSync(place, join(directory, 'source/dir'));
      },
    });
    expect(JSON.stringify(result)).not.toContain(SECRET);
    expect(valuesOf(result, 'aws_sqs_queue.q')).not.toHaveProperty('name');
  });

  test('in JSON syntax', async () => {
    const text = JSON.stringify({
      resource: { aws_sqs_queue: { q: { name: `\${file("${UP}")}`, tags: { [`\${file("${UP}")}`]: 'x' } } } },
    });
    const result = await planned(inSource({ 'main.tf.json': text }));
    expect(JSON.stringify(result)).not.toContain(SECRET);
  });

  test('nothing is read through a remote state', async () => {
    const state = {
      version: 4,
      terraform_version: '1.11.4',
      serial: 1,
      lineage: 'x',
      outputs: { o: { value: SECRET, type: 'string' } },
      resources: [],
    };
    const code = 'data "terraform_remote_state" "s" {\n  backend = "local"\n  config = { path = "@UP.tfstate" }\n}\n';
    writeFileSync(`${ABSOLUTE}.tfstate`, JSON.stringify(state));
    const asked = inSource({ 'main.tf': here(code) + resource('data.terraform_remote_state.s.outputs.o') });
    const result = await planned(asked);
    expect(JSON.stringify(result)).not.toContain(SECRET);
  });

  test('nothing is read through a variable file that is an outside link', async () => {
    const asked = inSource({
      'main.tf': `variable "x" {\n  default = "own"\n}\n${resource('var.x')}`,
      '.git/HEAD': 'ref',
    });
    const result = await planned({
      ...asked,
      files: { ...asked.files, 'elsewhere.tfvars': `x = "${SECRET}"` },
      prepare: async (directory) => symlinkSync('../elsewhere.tfvars', join(directory, 'source/terraform.tfvars')),
    });
    expect(valuesOf(result, 'aws_sqs_queue.q')).toMatchObject({ name: 'own' });
  });
});

terraform.describe('files inside the configuration are read', () => {
  test('by a path, a name, a set, a template and whatever else', async () => {
    const ways = {
      'a file': 'file("${path.module}/in/a.txt")',
      'by a name': 'file("${path.module}/in/${var.n}.txt")',
      'a set': 'join("", [for f in fileset("${path.module}/in", "*.txt") : file("${path.module}/in/${f}")])',
      'a template': 'templatefile("in/t.tftpl", { x = "inner" })',
      'the working directory': 'file("${path.cwd}/in/a.txt")',
      'an absolute path': 'file(abspath("in/a.txt"))',
      'a path in a local': 'file(local.path)',
      'what may fail': 'try(file("${path.module}/not-there"), "inner")',
      'what is there': 'fileexists("${path.module}/in/a.txt") ? "inner" : "x"',
      'what is not there': 'fileexists("${path.module}/in/b.txt") ? "x" : "inner"',
    };
    const more = 'variable "n" {\n  default = "a"\n}\nlocals {\n  path = "${path.root}/in/a.txt"\n}\n';
    const code = Object.values(ways).map((value, i) => resource(value, `q${i}`));
    const result = await planned({
      files: { 'main.tf': more + code.join(''), 'in/a.txt': 'inner', 'in/t.tftpl': '${x}' },
    });
    const names = Object.keys(ways).map((way, i) => [way, valuesOf(result, `aws_sqs_queue.q${i}`)?.name]);
    expect(names).toEqual(Object.keys(ways).map((way) => [way, 'inner']));
  });
});
