// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is Terraform's
/** Code that is small and asks for much. */
import type { Files, Hostile, Table } from '../support/hostile.js';

const bucket = (more: string): string => `resource "aws_s3_bucket" "b" {\n  ${more}\n}\n`;

const LAUGHS = Array.from({ length: 40 }, (_, n) => `  l${n + 1} = "\${local.l${n}}\${local.l${n}}"\n`).join('');

/** Tried always. */
const LIGHT: Readonly<Record<string, Files>> = {
  'a count of a billion': { 'main.tf': bucket('count = 1000000000') },
  'a million keys': { 'main.tf': bucket('for_each = toset([for i in range(1024) : tostring(i * 1024)])\n  count = 1') },
  'brackets in brackets': { 'main.tf': bucket(`bucket = ${'('.repeat(20_000)}1${')'.repeat(20_000)}`) },
  'a line of 10 MB': { 'main.tf': bucket(`bucket = "${'x'.repeat(10 * 2 ** 20)}"`) },
  'a module in a module, 1,500 times': Object.fromEntries(
    Array.from(
      { length: 1500 },
      (_, n) => [`m${n}/main.tf`, `module "m" {\n  source = "../m${n + 1}"\n}\n`] as [string, string],
    ).concat([
      ['m1500/main.tf', bucket('bucket = "x"')],
      ['main.tf', 'module "m" {\n  source = "./m0"\n}\n'],
    ]),
  ),
  'modules that call two, thirty times': Object.fromEntries(
    Array.from(
      { length: 30 },
      (_, n) =>
        [
          `m${n}/main.tf`,
          `module "a" {\n  source = "../m${n + 1}"\n}\nmodule "b" {\n  source = "../m${n + 1}"\n}\n`,
        ] as [string, string],
    ).concat([
      ['m30/main.tf', bucket('bucket = "x"')],
      ['main.tf', 'module "m" {\n  source = "./m0"\n}\n'],
    ]),
  ),
  'a format of a billion': { 'main.tf': bucket('bucket = format("%1000000000s", "x")') },
};

/** Tried where everything is. */
const HEAVY: Readonly<Record<string, Files>> = {
  'lists of lists of lists': {
    'main.tf': `locals {\n  x = [for i in range(1024) : [for j in range(1024) : [for k in range(1024) : k]]]\n}\n${bucket('bucket = sha1(jsonencode(local.x))')}`,
  },
  'texts that double': { 'main.tf': `locals {\n  l0 = "x"\n${LAUGHS}}\n${bucket('bucket = sha1(local.l40)')}` },
  'counts of counts': {
    'main.tf': 'module "m" {\n  count = 1000\n  source = "./m"\n}\n',
    'm/main.tf': 'module "n" {\n  count = 1000\n  source = "../n"\n}\n',
    'n/main.tf': bucket('count = 1000'),
  },
  'a product of sets': {
    'main.tf': bucket('for_each = toset([for p in setproduct(range(1024), range(1024), range(1024)) : join("-", p)])'),
  },
  '100,000 keys': {
    'main.tf': bucket('for_each = toset(flatten([for i in range(100) : [for j in range(1000) : "${i}-${j}"]]))'),
  },
  'heredocs in heredocs': { 'main.tf': `locals {\n  x = ${'<<A\n${'.repeat(3000)}1${'}\nA\n'.repeat(3000)}\n}\n` },
  'a dynamic block of a million': {
    'main.tf':
      'resource "aws_security_group" "s" {\n  dynamic "ingress" {\n    for_each = flatten([for i in range(1000) : range(1000)])\n    content {\n      from_port = ingress.value\n    }\n  }\n}\n',
  },
};

const rows = (files: Readonly<Record<string, Files>>, isHeavy: boolean): Hostile[] =>
  Object.entries(files).map(([what, content]) => ({
    name: `bomb: ${what}`,
    isHeavy,
    args: ['--timeout', '20'],
    notInAction: 'the runner has its own limits of a job',
    files: content,
  }));

export const BOMBS: Table = { about: 'code that asks for much', rows: [...rows(LIGHT, false), ...rows(HEAVY, true)] };
