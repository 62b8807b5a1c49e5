// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language

import { applyEdits } from '../../../../src/planning/offline/edits.js';
import { expressionsIn } from '../../../../src/planning/offline/expressions.js';
import {
  callsMachineFunctions,
  functionEdits,
  type Readable,
} from '../../../../src/planning/offline/sanitise/functions.js';
import { parseHcl } from '../../../../src/terraform/hcl/parse.js';

/** The value of `x`, made safe; the module is /source/m, and `readable` is what every path is. */
function safe(value: string, readable: Readable = 'yes', { text = `x = ${value}\n`, faults = false } = {}): string {
  const parsed = parseHcl(text, 'main.tf');
  const file = faults ? { ...parsed, faults: [{ line: 1, column: 1, problem: 'x' }] } : parsed;
  const expressions = expressionsIn(file.body);
  const scope = { module: '/source/m', root: '/source', locals: new Map() };
  const { edits } = functionEdits(file, expressions, scope, {
    pathInCopy: ({ path }) => path.replace('/source', '.'),
    absoluteOf: (path) => (path === '/source' ? null : path.replace('/source', '')),
    readable: () => readable,
  });
  return applyEdits(text, edits).text.replace(/^x = |\n$/g, '');
}

const UNKNOWN = 'try(jsondecode(timestamp()), ';

test.each([
  ['file("a.txt")', 'file("./a.txt")'],
  ['file("${path.module}/a.txt")', 'file("./m/a.txt")'],
  ['file("${path.module}/../a.txt")', 'file("./a.txt")'],
  ['file("${path.cwd}/a.txt")', 'file("./a.txt")'],
  ['file(abspath("a.txt"))', 'file("./a.txt")'],
  ['file("${path.module}/a/b-${var.x}.txt")', 'file("./m/a/${replace("b-${var.x}.txt", "..", "")}")'],
  ['file("a/${var.x}/${var.y}")', 'file("./a/${replace("${var.x}/${var.y}", "..", "")}")'],
  ['file("${path.module}/${file("b")}")', 'file("./m/${replace("${file("./b")}", "..", "")}")'],
  ['fileset(path.module, "*.txt")', 'fileset("./m", "*.txt")'],
  ['fileset(path.module, var.p)', 'fileset("./m", replace(var.p, "..", ""))'],
  ['templatefile("a", { x = file("b") })', 'templatefile("./a", { x = file("./b") })'],
])('%s is read in the copy', (value, expected) => {
  expect(safe(value)).toBe(expected);
});

test.each([
  'file("/etc/passwd")',
  'file("~/x")',
  'file("\\\\server/x")',
  'file("C:/x")',
  'file(var.x)',
  'file("${var.x}/a.txt")',
  'file("${path.module}${var.x}")',
  'file("${path.module}/a-${var.x}/../b")',
  'file(format("%s", "a"))',
  'file(each.value)',
  'core::filebase64("/etc/passwd")',
  'templatestring(local.x, {})',
  'file()',
])('%s is unknown, its references stay, and it is no call that reads', (value) => {
  expect(safe(value)).toBe(`${UNKNOWN}${value.replace(/^[a-z0-9:]+/, 'try')})`);
});

test('missing and unreadable files are unknown', () => {
  expect(safe('file("a")', 'missing')).toBe(`${UNKNOWN}try("a"))`);
  expect(safe('file("a")', 'no')).toBe(`${UNKNOWN}try("a"))`);
});

test('a missing file inside try or fileexists is left to Terraform', () => {
  expect(safe('try(file("a"), "")', 'missing')).toBe('try(file("./a"), "")');
  expect(safe('fileexists("a")', 'missing')).toBe('fileexists("./a")');
  expect(safe('try(file("a"), "")', 'no')).toContain(UNKNOWN);
});

test.each([
  ['path.cwd', 'timestamp()'],
  ['"${path.cwd}/a"', '"${timestamp()}/a"'],
  ['abspath("x")', '"/x"'],
  ['abspath(path.module)', '"/m"'],
  ['abspath(".")', `${UNKNOWN}try("."))`],
  ['abspath(path.root)', `${UNKNOWN}try(path.root))`],
  ['abspath(var.x)', `${UNKNOWN}try(var.x))`],
  ['pathexpand("~")', 'pathexpand(replace("~", "/^~/", "/home"))'],
  ['plantimestamp()', 'timestamp()'],
  ['core::plantimestamp()', 'timestamp()'],
])('%s says nothing of the machine', (value, expected) => {
  expect(safe(value)).toBe(expected);
});

test('text that is not parsed as a call is no call for Terraform', () => {
  expect(safe('', 'yes', { text: '# file("/etc/passwd")\n' })).toBe('# file_("/etc/passwd")');
  expect(safe('"file(x)"')).toBe('"file(x)"');
  expect(safe('"file(x)"', 'yes', { faults: true })).toBe('"file_(x)"');
  expect(safe('"$${file(x)}"')).toBe('"$${file_(x)}"');
  expect(safe('', 'yes', { text: 'x = [\n  )file ("/etc/passwd")\n' })).not.toMatch(/file\s*\(/);
  expect(safe('profile("x")')).toBe('profile("x")');
  // An attribute of an object is no call, even if a comment follows.
  expect(safe('local.template_env\n\n# Redis')).toBe('local.template_env\n\n# Redis');
  expect(safe('[local.file_name /* y */]')).toBe('[local.file_name /* y */]');
});

test.each([
  '${file("x")}',
  '%{ for f in fileset("x", "*") }',
  '${core::file("x")}',
  '${ templatefile /**/ ("x") }',
  '${plantimestamp()}',
])('a template with %s is not safe', (text) => {
  expect(callsMachineFunctions(text)).toBe(true);
});

test('a template without file functions is kept', () => {
  expect(callsMachineFunctions('${profile("x")} the file is ${x}, templates too')).toBe(false);
});
