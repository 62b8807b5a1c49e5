import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { GroundplanError, InvalidInput } from '../../../src/errors.js';
import { readGraphJson } from '../../../src/graph/json/index.js';

const read = (graph: unknown) => readGraphJson(JSON.stringify(graph), 'g.json');

const failure = (text: string): InvalidInput => {
  try {
    readGraphJson(text, 'g.json');
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInput);
    return error as InvalidInput;
  }
  throw new Error(`accepted: ${text}`);
};

const ADDRESS = 'not a node address: [module.<module_name>[<index>].]*<type>.<name>[<index>]*[~<copy_number>]';

describe('rejects', () => {
  it.each([
    ['{}', '1:1 $: {}: a graph needs at least one node'],
    ['[]', '1:1 $: an array: the file must contain one object that maps node addresses to arrays of node addresses'],
    [
      '"a.b"',
      '1:1 $: a string of 3 characters: the file must contain one object that maps node addresses to arrays of node addresses',
    ],
    ['null', '1:1 $: null: the file must contain one object that maps node addresses to arrays of node addresses'],
    ['{"a.b":"c.d"}', '1:8 $["a.b"]: a string of 3 characters: the value of a node must be an array of node addresses'],
    ['{"a.b":{"c.d":[]}}', '1:8 $["a.b"]: an object: the value of a node must be an array of node addresses'],
    ['{"a.b":[null]}', '1:9 $["a.b"][0]: null: a target must be a string'],
    ['{"a.b":["c.d",[["x"]]]}', '1:15 $["a.b"][1]: an array: a target must be a string'],
    ['{"a.b":["c.d",-1.5e3]}', '1:15 $["a.b"][1]: a number: a target must be a string'],
    ['{"a.b":["c.d","c.d"]}', '1:15 $["a.b"][1]: "c.d": duplicate target in the array'],
    ['{\n "a.b": [],\n "a.b": []\n}', '3:2 $: "a.b": duplicate key'],
    ['{"a.\\u0062":[],\n"a.b":[]}', '2:1 $: "a.b": duplicate key'],
    ['{"a":[]}', `1:2 $: "a": ${ADDRESS}`],
    ['{"a.b":["c"]}', `1:9 $["a.b"][0]: "c": ${ADDRESS}`],
    ['{"__proto__":[]}', `1:2 $: "__proto__": ${ADDRESS}`],
    ['{"Web Server":[]}', `1:2 $: "Web Server": ${ADDRESS}`],
    [
      '{"a.b":["data.aws_vpc.y"]}',
      '1:9 $["a.b"][0]: "data.aws_vpc.y": not a node address; the graph format writes it "aws_vpc.y[data]"',
    ],
    ['{"a.b":["aws_vpc.y z"]}', `1:9 $["a.b"][0]: "aws_vpc.y z": ${ADDRESS}`],
    ['{"a.b[\\"p\\"]":[1]}', '1:16 $["a.b[\\"p\\"]"][0]: a number: a target must be a string'],
    ['{"a.b":["x\\u0007\u202e"]}', `1:9 $["a.b"][0]: "x\\u0007\\u202e": ${ADDRESS}`],
    [`{"a.b":["${'é'.repeat(200)}"]}`, `1:9 $["a.b"][0]: "${'é'.repeat(60)}…": ${ADDRESS}`],
    ['{"graphdict":{"a.b":["x"]},"meta_data":7}', `1:22 $.graphdict["a.b"][0]: "x": ${ADDRESS}`],
    [
      '{"a.b":["module.m.data.aws_vpc.y[\\"k x\\"]"]}',
      '1:9 $["a.b"][0]: "module.m.data.aws_vpc.y[\\"k x\\"]": not a node address; the graph format writes it "module.m.aws_vpc.y[data][\\"k x\\"]"',
    ],
    ['{"meta_data":[{}],"graphdict":{}}', '1:31 $.graphdict: {}: a graph needs at least one node'],
  ])('%s', (text, problem) => {
    expect(failure(text).message).toBe(
      `g.json is not a valid graph (graph format 1.0): 1 problem\n  g.json:${problem}`,
    );
    expect(failure(text).remedy).toMatch(/graph-format/);
  });

  it('without quoting values of a file that is not a graph', () => {
    const { message } = failure('{"passwords":["hunter2"],"a.b":{"c":"hunter3"},"c.d":"hunter4"}');
    expect(message).toContain('$["passwords"][0]: a string of 7 characters');
    expect(message).not.toContain('hunter');
  });

  it('lists ten problems and counts the rest', () => {
    const lines = failure(JSON.stringify({ 'a.b': Array.from({ length: 13 }, (_, i) => i) })).message.split('\n');
    expect(lines[0]).toMatch(/13 problems$/);
    expect(lines).toHaveLength(12);
    expect(lines[11]).toBe('  and 3 more');
  });

  it.each([
    ['', '1:1: not JSON: expected a value, found the end of the file'],
    ['nope', '1:1: not JSON: expected a value, found a word'],
    ['{"a.b":[\n  "c.d",\n]}', '3:1: not JSON: expected a value, found "]"'],
    ['{"a.b":[],}', '1:11: not JSON: expected a name in double quotes, found "}"'],
    ["{'a.b':[]}", '1:2: not JSON: expected a name in double quotes, found "\'"'],
    ['{"a.b" []}', '1:8: not JSON: expected a colon, found "["'],
    ['{"a.b":[] "c.d":[]}', '1:11: not JSON: expected a comma or the closing bracket, found a quoted string'],
    ['{"a.b":["x\ny"]}', '1:11: not JSON: expected a valid character or escape in a string, found another character'],
    ['{"a.b":["\\x"]}', '1:10: not JSON: expected a valid character or escape in a string, found "\\\\"'],
    ['{"a.b":[01]}', '1:9: not JSON: expected a value, found a number'],
    ['{"a.b":[]} x', '1:12: not JSON: expected the end of the file, found a word'],
    ['{"a.b":[}', '1:9: not JSON: expected a value, found "}"'],
    ['// no\n{}', '1:1: not JSON: expected a value, found "/"'],
  ])('%j is not JSON', (text, problem) => expect(failure(text).message).toBe(`g.json:${problem}`));

  it.each([
    ['arrays', '['.repeat(200_000)],
    ['closed arrays', `{"a.b":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    ['objects', '{"a":'.repeat(200_000)],
    ['one long string', `{"a.b":["${'\\n'.repeat(1_000_000)}`],
    ['one long address', `{"${'module.a.'.repeat(200_000)}":[]}`],
  ])('takes deep and long input: %s', (_, text) => expect(failure(text).message.length).toBeLessThan(2000));
});

describe('accepts', () => {
  it('nodes, edges, loops, two-way edges and targets without a key', () => {
    const { graph, warnings } = read({ 'a.b': ['a.b', 'c.d', 'e.f'], 'c.d': ['a.b'], 'zz_unknown.g': [] });
    expect([...graph.nodes.keys()]).toEqual(['a.b', 'c.d', 'e.f', 'zz_unknown.g']);
    expect(graph.edges.map(({ from, to, twoWay }) => [from, to, twoWay])).toEqual([
      ['a.b', 'a.b', false],
      ['a.b', 'c.d', true],
      ['a.b', 'e.f', false],
    ]);
    expect(warnings).toEqual([]);
  });

  it('addresses that are names of object members', () => {
    const { graph } = readGraphJson('{"a.__proto__":["constructor.prototype"],"constructor.prototype":[]}', 'g.json');
    expect([...graph.nodes.keys()]).toEqual(['a.__proto__', 'constructor.prototype']);
  });

  it('debug data with other members', () => {
    const text = '{"meta_data":{"graphdict":[1]},"x":[{"y":2}],"graphdict":{"a.b":["c.d"]},"z":[]}';
    expect(readGraphJson(text, 'tfdata.json').graph.edges).toHaveLength(1);
  });

  it('a byte order mark', () => expect(readGraphJson('\ufeff{"a.b":[]}', 'g').graph.nodes.size).toBe(1));

  const parentsOf = (input: unknown) => {
    const { graph, warnings } = read(input);
    return { parents: Object.fromEntries([...graph.nodes.values()].map((n) => [n.address, n.parent])), warnings };
  };

  it('assigns a node that two containers list to the inner one', () => {
    const input = {
      'aws_vpc.v': ['aws_subnet.s', 'a.b'],
      'aws_subnet.s': ['aws_security_group.g', 'a.b'],
      'aws_security_group.g': ['a.b'],
    };
    expect(parentsOf(input)).toEqual({
      parents: {
        'a.b': 'aws_security_group.g',
        'aws_security_group.g': 'aws_subnet.s',
        'aws_subnet.s': 'aws_vpc.v',
        'aws_vpc.v': null,
      },
      warnings: [],
    });
  });

  it('assigns it to the first by address with a warning if neither contains the other', () => {
    const input = {
      'aws_subnet.s[10]': ['a.b'],
      'aws_subnet.s[2]': ['a.b'],
      'aws_vpc.v': ['aws_subnet.s[2]', 'aws_subnet.s[10]', 'a.b'],
    };
    const { parents, warnings } = parentsOf(input);
    expect(parents['a.b']).toBe('aws_subnet.s[2]');
    expect(warnings).toEqual(['a.b is listed by aws_subnet.s[2] and aws_subnet.s[10]; it is drawn in aws_subnet.s[2]']);
  });

  it('cuts cycles of containers, outer types first', () => {
    expect(parentsOf({ 'aws_subnet.a': ['aws_vpc.v', 'x.y'], 'aws_vpc.v': ['aws_subnet.a'] })).toEqual({
      parents: { 'aws_subnet.a': 'aws_vpc.v', 'aws_vpc.v': null, 'x.y': 'aws_subnet.a' },
      warnings: ['aws_subnet.a lists aws_vpc.v, which contains it; that entry is ignored'],
    });
    expect(parentsOf({ 'aws_vpc.v': ['aws_vpc.v'] })).toEqual({
      parents: { 'aws_vpc.v': null },
      warnings: ['aws_vpc.v lists itself; that entry is ignored'],
    });
  });

  it('escapes unsafe characters of an address in a warning', () => {
    const address = 'aws_vpc.v["\u001b(31m\u202e\n"]';
    expect(read({ [address]: [address] }).warnings).toEqual([
      'aws_vpc.v["\\u001b(31m\\u202e\\u000a"] lists itself; that entry is ignored',
    ]);
  });

  it('builds the same tree for any order of the keys', () => {
    const box = fc.constantFrom('aws_vpc.a', 'aws_vpc.b', 'aws_subnet.c', 'aws_group.d', 'aws_group.e');
    const target = fc.oneof(box, fc.constantFrom('x.y', 'x.z'));
    const entries = fc.uniqueArray(fc.tuple(box, fc.uniqueArray(target)), { selector: ([key]) => key, minLength: 1 });
    fc.assert(
      fc.property(entries, (list) => {
        const ahead = read(Object.fromEntries(list));
        const back = read(
          Object.fromEntries([...list].reverse().map(([key, targets]) => [key, [...targets].reverse()])),
        );
        expect(back).toEqual(ahead);
      }),
      { numRuns: 1000 },
    );
  });

  it('reads a chain of 5,000 containers and as many cycles', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 5000 }, (_, i) => [`aws_group.g${i}`, [`aws_group.g${i + 1}`]]),
    );
    expect(read(chain).graph.nodes.size).toBe(5001);
    const circle = { ...chain, 'aws_group.g5000': ['aws_group.g0'] };
    expect(read(circle).warnings).toHaveLength(1);
  });
});

describe('the published schema', () => {
  const schema = JSON.parse(readFileSync(join(__dirname, '../../../docs/graph-format-1.0.schema.json'), 'utf8'));
  const accepts = new Ajv({ strict: true }).compile(schema);
  const key = fc.constantFrom(
    'a.b',
    'aws_vpc.v',
    'module.a["x"].b.c[0]~1',
    'data.x.y',
    'a',
    'a.b[]',
    '__proto__',
    'a.b\n',
    'é.a',
  );
  const value = fc.oneof(
    { weight: 6, arbitrary: fc.array(key, { maxLength: 3 }) },
    fc.array(fc.anything({ maxDepth: 1 }), { maxLength: 2 }),
    fc.constantFrom(null, 1, 'a.b', {}, true),
  );

  it('accepts the same files as the reader', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.array(fc.tuple(key, value), { maxLength: 3 }), fc.constantFrom([], null, 1)),
        (entries) => {
          const made = Array.isArray(entries) ? Object.fromEntries(entries) : entries;
          const json = JSON.stringify(made);
          let read = true;
          try {
            readGraphJson(json, 'g.json');
          } catch (error) {
            if (!(error instanceof GroundplanError)) throw error;
            read = false;
          }
          expect([json, read]).toEqual([json, accepts(JSON.parse(json))]);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('any text', () => {
  it('is read or rejected with a known error, and JSON.parse agrees on what is JSON', () => {
    const unit = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a.b"',
      '"aws_vpc.v"',
      '"',
      '\\',
      '\\u00',
      '1',
      '-',
      '.5',
      'e9',
      'true',
      'nul',
      ' ',
      '\n',
      '\u0001',
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 12 }), (units) => {
        const text = units.join('');
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        try {
          readGraphJson(text, 'g');
          return isJson;
        } catch (error) {
          return error instanceof InvalidInput && error.message.includes('not JSON') === !isJson;
        }
      }),
      { numRuns: 20_000 },
    );
  });
});
