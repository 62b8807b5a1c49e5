/** The definitions of outputs: as large as the code, whatever names what. */
import * as fc from 'fast-check';
import type { Definition } from '../../src/graph/inventory.js';
import type { Expression } from '../../src/terraform/hcl/model.js';
import { withInterface } from '../../src/terraform/root-interface.js';
import { directoryOf, treeAt } from '../support/code.js';
import { times } from '../support/times.js';

const INVENTORY = { resources: [], references: [], warnings: [] };

async function interfaceOf(code: string) {
  const { root } = await treeAt(directoryOf({ 'main.tf': code }));
  return withInterface(INVENTORY, root).interfaceOf!();
}

const definitionsOf = async (code: string): Promise<ReadonlyMap<string, Definition>> =>
  (await interfaceOf(code)).definitions;

const outputs = (count: number, value: (n: number) => string) =>
  times(count, (n) => `output "o${n}" {\n  value = ${value(n)}\n}\n`).join('');
const locals = (count: number, value: (n: number) => string) =>
  `locals {\n${times(count, (n) => `  l${n} = ${value(n)}\n`).join('')}}\n`;

test('definitions are those that outputs name, directly or indirectly, without positions', async () => {
  const definitions = await definitionsOf(`
variable "zone" {
  default = "a"
}
variable "unused" {
  default = "b"
}
locals {
  host   = "\${local.prefix}.\${var.zone}"
  prefix = local.host
  other  = var.unused
}
output "host" {
  value = upper(local.host)
}
output "hosts" {
  value = [for local in [1] : local.prefix]
}
output "gone" {
  value = local.gone
}
`);
  expect(new Map([...definitions].map(([address, { names }]) => [address, names]))).toEqual(
    new Map([
      ['output.host', ['local.host']],
      // Names that a `for` binds are no locals.
      ['output.hosts', []],
      ['output.gone', ['local.gone']],
      ['local.host', ['local.prefix', 'var.zone']],
      ['local.gone', []],
      ['local.prefix', ['local.host']],
      ['var.zone', []],
    ]),
  );
  const moved = await definitionsOf('locals {\n\n  a = [1,\n  2]\n}\noutput "o" {\n  value = local.a\n}\n');
  expect(moved).toEqual(await definitionsOf('locals {\n  a = [1, 2]\n}\noutput "o" {\n  value = local.a\n}\n'));
});

const SHAPES: readonly (readonly [string, (n: number) => string])[] = [
  [
    'of a local that all share',
    (n) =>
      `${outputs(n, (i) => `local.l0.k${i}`)}${locals(1, () => `{ ${times(n, (i) => `k${i} = ${i}`).join(', ')} }`)}`,
  ],
  ['of a chain of locals', (n) => `${outputs(n, (i) => `local.l${i}`)}${locals(n, (i) => `[local.l${i + 1}]`)}`],
  ['of a ring of locals', (n) => `${outputs(n, (i) => `local.l${i}`)}${locals(n, (i) => `local.l${(i + 1) % n}`)}`],
];

/** Largest number of times that reading the interface looks at any one expression of the outputs and locals. */
async function mostVisits(code: string): Promise<number> {
  const { root } = await treeAt(directoryOf({ 'main.tf': code }));
  let most = 0;
  const counting = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(counting);
    if (typeof value !== 'object' || value === null) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, counting(member)]));
    if (!('kind' in copy)) return copy;
    let visits = 0;
    const { kind } = copy;
    const get = () => {
      most = Math.max(most, ++visits);
      return kind;
    };
    return Object.defineProperty(copy, 'kind', { get, enumerable: true });
  };
  const { code: module } = root;
  const counted = {
    locals: new Map([...module.locals].map(([name, value]) => [name, counting(value) as Expression])),
    outputs: new Map(
      [...module.outputs].map(([name, output]) => [name, { ...output, value: counting(output.value) as Expression }]),
    ),
  };
  withInterface(INVENTORY, { ...root, code: { ...module, ...counted } }).interfaceOf!();
  return most;
}

test.each(SHAPES)('each expression is visited a fixed number of times, also with outputs %s', async (_, code) => {
  const few = await mostVisits(code(10));
  expect(few).toBeGreaterThan(0);
  expect(await mostVisits(code(100))).toBe(few);
});

test('each expression is in one definition, whatever names what', async () => {
  const NAMES = fc.array(fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 4 }), { minLength: 6, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(NAMES, NAMES, async (ofLocals, ofOutputs) => {
      const listOf = (names: readonly number[], mark: string) =>
        `[${[`"${mark}"`, ...names.map((n) => `local.l${n}`)].join(', ')}]`;
      const localsWithMarks = locals(6, (n) => listOf(ofLocals[n]!, `mark-l${n}`));
      const code = localsWithMarks + outputs(6, (n) => listOf(ofOutputs[n]!, `mark-o${n}`));
      const texts = [...(await definitionsOf(code)).values()].map(({ text }) => text).join('\n');
      const reached = new Set(ofOutputs.flat());
      for (const at of reached) for (const name of ofLocals[at]!) reached.add(name);
      for (let n = 0; n < 6; n++) {
        expect(texts.split(`mark-o${n}`).length - 1).toBe(1);
        expect(texts.split(`mark-l${n}`).length - 1).toBe(reached.has(n) ? 1 : 0);
      }
    }),
    { numRuns: 30 },
  );
});
