import fc from 'fast-check';
import { InvalidInput } from '../../../src/errors.js';
import { parseDot } from '../../../src/terraform/plan/dot.js';
import { dotLinks } from '../../../src/terraform/plan/references.js';

const read = (text: string) => Object.fromEntries(parseDot(text, 'g.dot').dependencies);

const SHORT = `digraph G {
  rankdir = "RL";
  node [shape = rect, fontname = "sans-serif"];
  "data.aws_vpc.v" [label="data.aws_vpc.v"];
  "aws_a.b" [label="aws_a.b"];
  subgraph "cluster_module.m" {
    label = "module.m"
    fontname = "sans-serif"
    subgraph "cluster_module.m.module.n" {
      "module.m.module.n.aws_c.d" [label="aws_c.d"];
    }
  }
  "aws_a.b" -> "module.m.module.n.aws_c.d";
  "module.m.module.n.aws_c.d" -> "data.aws_vpc.v";
}
`;

const FULL = `digraph {
	compound = "true"
	newrank = "true"
	subgraph "root" {
		"[root] aws_a.b (expand)" [label = "aws_a.b", shape = "box"]
		"[root] provider[\\"registry.terraform.io/hashicorp/aws\\"]" [label = "x", shape = "diamond"]
		"[root] aws_a.b (expand)" -> "[root] local.x (expand)"
		"[root] local.x (expand)" -> "[root] module.m.output.o (expand)"
		"[root] module.m.output.o (expand)" -> "[root] module.m.aws_c.d[\\"k.\\\\\\"]\\"] (expand)"
		"[root] aws_a.b (expand)" -> "[root] module.m (close)"
		"[root] aws_a.b (expand)" -> "[root] provider[\\"registry.terraform.io/hashicorp/aws\\"]"
		"[root] aws_a.b (expand)" -> "[root] provider.aws"
		"[root] aws_a.b (destroy)" -> "[root] aws_z.z (destroy)"
		"[root] root" -> "[root] aws_a.b (expand)"
	}
}
`;

describe('parseDot', () => {
  it('reads the short form', () => {
    expect(read(SHORT)).toEqual({
      'data.aws_vpc.v': [],
      'aws_a.b': ['module.m.module.n.aws_c.d'],
      'module.m.module.n.aws_c.d': ['data.aws_vpc.v'],
    });
  });

  it('reads the long form without providers, closes and destroys, and strips instance keys', () => {
    expect(read(FULL)).toEqual({
      'aws_a.b': ['local.x'],
      'local.x': ['module.m.output.o'],
      'module.m.output.o': ['module.m.aws_c.d'],
    });
  });

  it.each([
    ['UTF-16', new Uint8Array(Buffer.from(`\ufeff${SHORT}`, 'utf16le'))],
    ['a command before', `[command]terraform graph\n${SHORT}`],
    ['comments', SHORT.replace('rankdir', '// x }\n/* " ** } */ # y\n rankdir')],
    [
      'chains, ports and no separators',
      'digraph { "aws_a.b":p:n -> "module.m.module.n.aws_c.d":x -> "data.aws_vpc.v" }',
    ],
    ['HTML labels', SHORT.replace('label="aws_a.b"', 'label=<b <i>}</i>>')],
    [
      'unquoted names',
      'digraph { x=1; edge [a=-.5]; "aws_a.b" -> "module.m.module.n.aws_c.d"; "module.m.module.n.aws_c.d" -> "data.aws_vpc.v"; root }',
    ],
    ['what follows the graph', `${SHORT}::debug::done }`],
  ])('takes %s', (_, source) => {
    expect(parseDot(source, 'g.dot').dependencies.get('aws_a.b')).toEqual(['module.m.module.n.aws_c.d']);
    expect(parseDot(source, 'g.dot').dependencies.get('module.m.module.n.aws_c.d')).toEqual(['data.aws_vpc.v']);
  });

  it.each([
    ['', '1:1: not a DOT graph: unexpected end of the file'],
    ['{"a.b": []}', '1:1: not a DOT graph: "{" is not allowed here'],
    ['digraph {', '1:10: not a DOT graph: unexpected end of the file'],
    ['digraph {\n "a.b" -> "c.d"', '2:16: not a DOT graph: unexpected end of the file'],
    ['digraph {\n\n "a.b', '3:2: not a DOT graph: a quoted string is not allowed here'],
    ['digraph {\n "a.b" [label="x"', '2:18: not a DOT graph: unexpected end of the file'],
    ['digraph {\n "a.b" -> ]}', '2:11: not a DOT graph: "]" is not allowed here'],
    ['digraph {\n ) }', '2:2: not a DOT graph: another character is not allowed here'],
    ['digraph {\n x [a=<b }', '2:7: not a DOT graph: another character is not allowed here'],
  ])('refuses %j with the line', (text, problem) => {
    expect(() => parseDot(text, 'g.dot')).toThrow(InvalidInput);
    expect(() => parseDot(text, 'g.dot')).toThrow(`g.dot:${problem}`);
  });

  it('throws only its own errors, and always terminates', () => {
    const unit = fc.constantFrom(
      'digraph {',
      '{',
      '}',
      '"a.b"',
      '->',
      '[',
      ']',
      '=',
      'x',
      '"',
      '\\',
      '<',
      '>',
      ':',
      ';',
      '/*',
      '//',
      '\n',
      ' ',
      '-',
      'subgraph',
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 20 }), (units) => {
        try {
          parseDot(`digraph {${units.join('')}`, 'g.dot');
          return true;
        } catch (error) {
          return error instanceof InvalidInput;
        }
      }),
      { numRuns: 10_000 },
    );
    expect(() => parseDot(`digraph {${'{'.repeat(300_000)}`, 'g.dot')).toThrow(InvalidInput);
    expect(() => parseDot(`digraph { "${'\\"'.repeat(500_000)}`, 'g.dot')).toThrow(InvalidInput);
    expect(() => parseDot('digraph'.repeat(100_000), 'g.dot')).toThrow(InvalidInput);
  });
});

describe('dotLinks', () => {
  const graphOf = (edges: Record<string, string[]>) => ({
    file: 'g.dot',
    dependencies: new Map(Object.entries(edges)),
  });

  it('walks through locals, variables and resources that are not planned', () => {
    const dot = graphOf({ 'a.b': ['local.x'], 'local.x': ['gone.y', 'a.b'], 'gone.y': ['c.d'], 'c.d': [] });
    expect(dotLinks(dot, (address) => address === 'a.b' || address === 'c.d')).toEqual([{ from: 'a.b', to: 'c.d' }]);
  });

  it('drops a dependency on a whole module, keeps one on its parts', () => {
    const inside = Array.from({ length: 6 }, (_, i) => `module.m.a.r${i}`);
    const edges = Object.fromEntries(inside.map((address): [string, string[]] => [address, []]));
    const links = (edgesOf: Record<string, string[]>) => dotLinks(graphOf(edgesOf), () => true);
    expect(links({ ...edges, 'x.y': inside })).toEqual([]);
    expect(links({ ...edges, 'x.y': inside.slice(1) })).toHaveLength(5);
    // The sixth is reached through the first.
    expect(links({ ...edges, 'module.m.a.r1': ['module.m.a.r0'], 'x.y': inside.slice(1) })).toHaveLength(1);
    // From inside the module it means what it says.
    expect(links({ ...edges, 'module.m.x.y': inside })).toHaveLength(6);
  });

  it('drops more than twenty dependencies on one module', () => {
    const inside = Array.from({ length: 30 }, (_, i) => `module.m.a.r${i}`);
    const edges = Object.fromEntries(inside.map((address): [string, string[]] => [address, []]));
    const dot = graphOf({ ...edges, 'x.y': [...inside.slice(0, 21), 'z.z'], 'z.z': [] });
    expect(dotLinks(dot, () => true)).toEqual([{ from: 'x.y', to: 'z.z' }]);
  });
});
