// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terraform
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { evaluate, noNames } from '../../../src/planning/static/evaluate.js';
import { toJson, UNKNOWN, Unknown } from '../../../src/planning/static/value.js';
import { Budget } from '../../../src/planning/static/work.js';
import { parseHcl } from '../../../src/terraform/hcl/parse.js';
import { directoryOf } from '../../support/code.js';
import { needs } from '../../support/tools.js';

const comesTo = (expression: string) => {
  const [attribute] = parseHcl(`v = ${expression}\n`, 'a.tf').body.attributes;
  return evaluate(attribute!.value, noNames(new Budget()));
};
/** Unknown is undefined. */
const jsonOf = (expression: string) => toJson(comesTo(expression));

describe('expressions', () => {
  it.each([
    ['7 + 5 % 2', 8],
    ['7 - 6 / 2', 4],
    ['2 * 3 % 4', 2],
    ['1 + 1 < 3', true],
    ['1 < 2 == true', true],
    ['false && false || true', true],
    ['true || false && false', true],
    ['1 == 1 && 2 == 2', true],
  ])('operators bind as tightly as in Terraform: %s is %s', (expression, expected) => {
    expect(jsonOf(expression)).toEqual(expected);
  });

  it('iterates a map in the order of its keys', () => {
    expect(jsonOf('[for k, v in { c = 1, b = 2, a = 3 } : "${k}${v}"]')).toEqual(['a3', 'b2', 'c1']);
  });

  it.each([
    ['1 + 2 * 3', 7],
    ['-(4 - 6)', 2],
    ['7 % 4', 3],
    ['5 % 0', 5],
    ['-5 % 0', -5],
    ['"${1e21}x"', '1000000000000000000000x'],
    ['"${-1.25e30} ${1.5e-7}"', '-1250000000000000000000000000000 0.00000015'],
    ['try(range(1025), "too many")', 'too many'],
    ['can(parseint("12abc", 10))', false],
    ['can(zipmap(["a", "b"], [1]))', false],
    ['can(zipmap(["a"], [1, 2]))', false],
    ['can(range(1, 5, -1))', false],
    ['can(chunklist([1], -1))', false],
    ['can(formatlist("%s%s", toset(["a"]), ["b", "c"]))', false],
    ['1 / 4', 0.25],
    ['"a" == "a"', true],
    ['[1, "x"] == [1, "x"]', true],
    ['{ a = 1, b = 2 } == { b = 2, a = 1 }', true],
    ['null == null', true],
    ['[] == null', false],
    ['"5" + 1', 6],
    ['!false && (true || nobody.knows)', true],
    ['false && nobody.knows', false],
    ['nobody.knows && false', false],
    ['nobody.knows || true', true],
    ['true ? 1 : nobody.knows', 1],
    ['nobody.knows * 0', 0],
    ['(false ? 1 : 0) * length(nobody.knows)', 0],
    ['[for x in nobody.knows : x if false]', []],
    ['{ for x in nobody.knows : x => x.y if x.z && false }', {}],
    ['alltrue([nobody.knows, false])', false],
    ['anytrue([nobody.knows, "true"])', true],
    ['"x${1 + 1}y${true}"', 'x2ytrue'],
    ['"${[1]}"', [1]],
    ['<<-E\n  a\n   b\n  E', 'a\n b\n'],
    ['[for x in [1, 2, 3] : x * x if x != 2]', [1, 9]],
    ['[for i, x in ["a", "b"] : "${i}${x}"]', ['0a', '1b']],
    ['{ for k, v in { b = 1, a = 2 } : k => v + 1 }', { a: 3, b: 2 }],
    ['[for k, v in { b = 1, a = 2 } : k]', ['a', 'b']],
    ['{ for x in ["a", "b", "a"] : x => 1... }', { a: [1, 1], b: [1] }],
    ['[for x in toset(["b", "a", "b"]) : x]', ['a', 'b']],
    ['[{ a = 1 }, { a = 2 }][*].a', [1, 2]],
    ['[{ a = [1, 2] }, { a = [3] }][*].a[0]', [1, 3]],
    ['[{ a = 1 }, { a = 2 }].*.a[1]', 2],
    ['{ a = { b = [5, 6] } }.a["b"][1]', 6],
    ['[10, 20].1', 20],
    ['{ (upper("k")) = 1 }', { K: 1 }],
    ['try({}.gone, "otherwise")', 'otherwise'],
    ['can([].0)', false],
    ['can(0 / 0)', false],
    ['max([1, 5, 3]...)', 5],
    ['"%{ if true }a%{ endif }"', 'a'],
    ['"<%{ for i, x in ["a", "b"] }${i}${x}%{ if x == "a" }, %{ else }.%{ endif }%{ endfor }>"', '<0a, 1b.>'],
  ])('%s', (expression, expected) => {
    expect(jsonOf(expression)).toEqual(expected);
  });

  it.each([
    'nobody.knows',
    'timestamp()',
    'file("/etc/passwd")',
    'templatefile("a", {})',
    'provider::aws::x(1)',
    '"${nobody.knows}"',
    'nobody.knows ? 1 : 1',
    '[for x in nobody.knows : x]',
    '{ for x in [1] : nobody.knows => x }',
    '[for x in [1] : x if nobody.knows]',
    'try(nobody.knows, 1)',
    'nobody.knows == 1',
    'nobody.knows * 1',
    'alltrue([nobody.knows, true])',
    'anytrue([nobody.knows, false])',
    '"%{ if true }a%{ else }"',
    '"%{ if nobody.knows }a%{ endif }"',
    '1 / 0',
    'try(1 / 0, 1)',
    '[1][4]',
    '{}.a',
    '"a" + 1',
    'concat([1], nobody.knows)',
    '{ for x in ["a", "a"] : x => x }',
    '{ (nobody.knows) = 1 }',
  ])('%s is unknown', (expression) => {
    expect(comesTo(expression)).toBeInstanceOf(Unknown);
  });

  it('knows the known parts of a partly unknown value', () => {
    expect(jsonOf('{ a = nobody.knows, b = [1, nobody.knows] }')).toEqual({ b: [1, null] });
    expect(jsonOf('length([nobody.knows, 1])')).toBe(2);
    expect(jsonOf('concat([nobody.knows], [2])[1]')).toBe(2);
    expect(jsonOf('keys({ a = nobody.knows })')).toEqual(['a']);
  });
});

const FUNCTIONS: readonly (readonly [expression: string, expected: unknown])[] = [
  ['cidrsubnet("172.16.0.0/12", 4, 2)', '172.18.0.0/16'],
  ['cidrsubnet("10.1.2.0/24", 4, 15)', '10.1.2.240/28'],
  ['cidrsubnet("fd00:fd12:3456:7890::/56", 16, 162)', 'fd00:fd12:3456:7800:a200::/72'],
  ['cidrsubnets("10.1.0.0/16", 4, 4, 8, 4)', ['10.1.0.0/20', '10.1.16.0/20', '10.1.32.0/24', '10.1.48.0/20']],
  ['cidrsubnets("fd00:fd12:3456:7890::/56", 16, 16)', ['fd00:fd12:3456:7800::/72', 'fd00:fd12:3456:7800:100::/72']],
  ['cidrhost("10.12.112.0/20", 16)', '10.12.112.16'],
  ['cidrhost("10.12.112.0/20", -1)', '10.12.127.255'],
  ['cidrhost("fd00:fd12:3456:7890:00a2::/72", 34)', 'fd00:fd12:3456:7890::22'],
  ['cidrnetmask("172.16.0.0/12")', '255.240.0.0'],
  ['format("%s-%02d-%5.1f|%-4s|%%", "a", 7, 1.25, "x")', 'a-07-  1.2|x   |%'],
  ['format("%q %v %x", "a", true, 255)', '"a" true ff'],
  ['formatlist("%s-%s", "a", ["b", "c"])', ['a-b', 'a-c']],
  ['format("%v %v %v %v", 1e21, 123456, 1234567, 0.000015)', '1e+21 123456 1.234567e+06 1.5e-05'],
  ['format("%q %d", "<é>&\\"", 1e21)', '"\\u003cé\\u003e\\u0026\\"" 1000000000000000000000'],
  ['formatlist("%s-%s", toset(["c", "b"]), ["x", "y"])', ['b-x', 'c-y']],
  ['formatlist("%s", [])', []],
  ['format("%t %t %5t|%X %o %b", true, "false", true, 255, 8, -5)', 'true false true|FF 10 -101'],
  ['format("%v %5v|%v", ["a", 1, { b = true }], true, { c = "<" })', '["a",1,{"b":true}]  true|{"c":"\\u003c"}'],
  ['format("%.2s|%.2q|%.0s|%.f", "abc", "abc", "abc", 3.7)', 'ab|"ab"|abc|4'],
  ['format("%05s|%05d|%05v|%05q|%-5X|", "-a", -3, -3, "a", 255)', '000-a|-0003|000-3|00"a"|FF   |'],
  ['formatlist("%v", { a = 1 })', ['{"a":1}']],
  ['formatlist("x", [])', []],
  ...[
    'format("a", "b")',
    'format("%%", "b")',
    'format("%s %s", "a")',
    'format("100%")',
    'format("%y", 1)',
    'format("%5%")',
    'format("%*d", 5, 3)',
    'format("%[1]5s", "a")',
    'format("%t", 1)',
    'format("%x", "ab")',
    'format("%s", ["a"])',
    'formatlist("a", "b")',
    'formatlist("x", ["a"], ["b", "c"])',
    'formatlist("%s%s", ["a"], [])',
    'element(tolist([]), -1)',
  ].map((refused) => [`try(${refused}, "refused")`, 'refused'] as const),
  ['element(tolist(["a"]), -1)', 'a'],
  ['element(tolist(["a", "b", "c"]), -4)', 'c'],
  ['range(3)', [0, 1, 2]],
  ['length(range(1024))', 1024],
  ['range(1, 8, 3)', [1, 4, 7]],
  ['range(4, 1)', [4, 3, 2]],
  ['merge({ a = 1 }, null, { a = 2, b = 3 })', { a: 2, b: 3 }],
  ['merge([{ a = 1 }, { b = 2 }]...)', { a: 1, b: 2 }],
  ['flatten([["a", []], [["b"]], "c"])', ['a', 'b', 'c']],
  ['distinct(["b", "a", "b"])', ['b', 'a']],
  [
    'distinct([{ a = 1, b = 2 }, { a = 3, b = 4 }, { b = 2, a = 1 }])',
    [
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ],
  ],
  ['distinct([2, "2", 3])', ['2', '3']],
  ['element(["a", "b"], 3)', 'b'],
  ['index(["a", "b"], "b")', 1],
  ['lookup({ a = 1 }, "b", 2)', 2],
  ['lookup({ a = null }, "a", 2)', null],
  ['contains(["a"], "a")', true],
  ['compact(["a", "", null])', ['a']],
  ['coalesce(null, "", "x")', 'x'],
  ['coalescelist([], [1])', [1]],
  ['chunklist([1, 2, 3], 2)', [[1, 2], [3]]],
  ['chunklist([1, 2, 3], 0)', [[1, 2, 3]]],
  ['chunklist([], 0)', []],
  [
    'setproduct(["a", "b"], [1, 2])',
    [
      ['a', 1],
      ['a', 2],
      ['b', 1],
      ['b', 2],
    ],
  ],
  ['setsubtract(["a", "b"], ["a"])', ['b']],
  ['setintersection(["a", "b"], ["b", "c"])', ['b']],
  ['setunion(["b"], ["a", "b"])', ['a', 'b']],
  ['setsubtract([10, 9, 1], [9])', [1, 10]],
  ['setintersection([10, 9, 1], [9, 10])', [9, 10]],
  ['setsubtract([1, 2], ["2"])', ['1']],
  ['setsubtract([{ a = 1, b = 2 }], [{ b = 2, a = 1 }])', []],
  ['slice([1, 2, 3], 1, 3)', [2, 3]],
  ['sort(["b", "a"])', ['a', 'b']],
  ['reverse([1, 2])', [2, 1]],
  ['sum([1, 2.5])', 3.5],
  ['one([])', null],
  ['one(["a"])', 'a'],
  ['values({ b = 1, a = 2 })', [2, 1]],
  ['zipmap(["a", "b"], [1, 2])', { a: 1, b: 2 }],
  ['matchkeys(["x", "y"], ["a", "b"], ["b"])', ['y']],
  ['alltrue([true, "true"])', true],
  ['anytrue([])', false],
  ['join("-", ["a", "b"])', 'a-b'],
  ['split(",", "a,b")', ['a', 'b']],
  ['replace("a.b.c", ".", "-")', 'a-b-c'],
  ['replace("Orders (EU)", "/[^a-zA-Z]+/", "-")', 'Orders-EU-'],
  ['replace("a1b2", "/[0-9]/", "")', 'ab'],
  ['lower("AB")', 'ab'],
  ['title("hello big world")', 'Hello Big World'],
  ['trim("--a-b--", "-")', 'a-b'],
  ['trimprefix("ab", "a")', 'b'],
  ['trimsuffix("ab", "b")', 'a'],
  ['trimspace(" a ")', 'a'],
  ['chomp("a\\n\\n")', 'a'],
  ['substr("hello", 1, 3)', 'ell'],
  ['substr("hello", -2, -1)', 'lo'],
  ['strrev("abc")', 'cba'],
  ['startswith("ab", "a")', true],
  ['tonumber("4.5")', 4.5],
  ['tostring(4)', '4'],
  ['tobool("true")', true],
  ['parseint("ff", 16)', 255],
  ['parseint("-FF", 16)', -255],
  ['parseint("+Zz", 62)', 3817],
  ['jsonencode([1e21, 1e-7])', '[1000000000000000000000,0.0000001]'],
  ['jsonencode({ b = [1, true, null], a = "<x>" })', '{"a":"\\u003cx\\u003e","b":[1,true,null]}'],
  ['jsondecode("{\\"a\\": [1]}")', { a: [1] }],
  ['length("añb")', 3],
  ['core::upper("a")', 'A'],
];

describe('functions', () => {
  it.each(FUNCTIONS)('%s', (expression, expected) => {
    expect(jsonOf(expression)).toEqual(expected);
  });

  it.each([
    'cidrsubnet("10.0.0.0/30", 8, 0)',
    'cidrsubnet("10.0.0.0", 8, 0)',
    'cidrsubnet("300.0.0.0/8", 8, 0)',
    'cidrhost("10.0.0.0/30", 4)',
    'cidrsubnet("1::2::3/64", 8, 0)',
    'range(1000000)',
    'parseint("0x12", 16)',
    'parseint(12, 10)',
    'parseint("12", 63)',
    'parseint("123456789012345678901234567890", 10)',
    '"${pow(10, 400)}x"',
    'jsonencode(pow(10, 400))',
    'range(0, 1, 0)',
    'element([], 0)',
    'format("%[1]s-%[1]s", "a")',
    'format("%+d", 5)',
    'format("% d", 5)',
    'format("%#v", "a")',
    'format("%-05d", 5)',
    'format("%.3d", 5)',
    'format("%.25f", 3.5)',
    'format("%e", 1234.5)',
    'format("%5s", "é")',
    'format("%2000d", 5)',
    'format("%x", 1e20)',
    'format("a", nobody.knows)',
    'formatlist("%s-%s", nobody.knows, [])',
    'try(format("%+d", 5), "refused")',
    'replace("aaaa", "/(a+)+$/", "")',
    'replace("aaaa", "/a*a*a*/", "")',
    'jsonencode({ a = nobody.knows })',
    'jsondecode("{")',
    'sensitive("a")',
    'join("-", [nobody.knows])',
    'setproduct(range(1000), range(1000))',
  ])('%s is unknown', (expression) => {
    expect(comesTo(expression)).toBeInstanceOf(Unknown);
  });

  const terraform = needs('terraform');

  terraform.it('are those of Terraform', () => {
    const all = `jsonencode([${FUNCTIONS.map(([expression]) => expression).join(', ')}])\n`;
    const options = { cwd: directoryOf({}), encoding: 'utf8' as const, input: all };
    const { stdout } = spawnSync('terraform', ['console'], options);
    const theirs: unknown = JSON.parse(JSON.parse(stdout) as string);
    expect(theirs).toEqual(FUNCTIONS.map(([, expected]) => expected));
  });

  it('subnets of a range are in order and do not overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 24 }), fc.integer({ min: 1, max: 8 }), (length, bits) => {
        const parts = [0, 1].map((i) => jsonOf(`cidrsubnet("10.0.0.0/${length}", ${bits}, ${i})`) as string);
        const last = jsonOf(`cidrhost("${parts[0]}", -1)`) as string;
        const number = (text: string) =>
          text
            .split('/')[0]!
            .split('.')
            .reduce((sum, part) => sum * 256 + Number(part), 0);
        expect(number(last) + 1).toBe(number(parts[1]!));
      }),
    );
  });
});

describe('hostile expressions', () => {
  it.each([
    ['growing lists', (() => `[for a in range(100) : [for b in range(100) : [for c in range(100) : range(100)]]]`)()],
    ['deep nesting', `${'('.repeat(200)}1${')'.repeat(200)}`],
    ['growing texts', `join("", [for a in range(1024) : join("", [for b in range(1024) : "aaaaaaaaaaaaaaaa"])])`],
  ])('%s come to an end', (_, expression) => {
    expect(() => jsonOf(expression)).not.toThrow();
  });

  it('any value survives conversion to JSON and back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value).replace(/[$%](?=\{)/g, (sign) => sign + sign);
        expect(jsonOf(text)).toEqual(value === null ? null : JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('member names of Object.prototype are ordinary names', () => {
    expect(jsonOf('{ __proto__ = 1 }["__proto__"]')).toBe(1);
    expect(comesTo('{}["constructor"]')).toBe(UNKNOWN);
  });
});
