/** Ways through locals that all name each other: as much work as the budget has, whoever asks. */
import type { ConfigReference } from '../../../src/terraform/references/config-graph.js';
import { linksFrom } from '../../../src/terraform/references/links.js';

const step = (to: string, path = 'x'): ConfigReference => ({ to, path, keys: [], keyed: false });

/** Each local names all others, the last one a resource. */
function knot(size: number) {
  const locals = Array.from({ length: size }, (_, n) => `local.l${n}`);
  const all = [...locals, 'aws_s3_bucket.end'].map((to) => step(to));
  return (address: string): readonly ConfigReference[] =>
    address.startsWith('local.') ? all : [step('aws_s3_bucket.direct', 'a'), step('local.l0', 'b')];
}

const isResource = (address: string): boolean => address.startsWith('aws_');

test('all attributes share one budget of steps', () => {
  const budget = { left: 100_000 };
  const links = Array.from({ length: 50 }, (_, n) => linksFrom(`aws_x.x${n}`, knot(200), isResource, budget));
  // 50 times 200 locals of 201 steps are two million.
  expect(budget.left).toBeGreaterThan(-201);
  expect(links[0]?.map(({ to }) => to)).toEqual(['aws_s3_bucket.direct', 'aws_s3_bucket.end']);
  expect(links.every((each) => each.some(({ to }) => to === 'aws_s3_bucket.direct'))).toBe(true);
});

test('the cost of a step grows with the length of module keys', () => {
  const budget = { left: 1_000_000 };
  const stepsOf = (address: string): readonly ConfigReference[] => {
    const at = Number(/\d+$/.exec(address)?.[0] ?? -1) + 1;
    return at > 20 ? [] : [{ ...step(`module.m.output.o${at}`), keys: ['k'.repeat(16_000)] }];
  };
  linksFrom('aws_x.x', stepsOf, isResource, budget);
  // 20 ways of up to 21 keys of 1,000 units each.
  expect(1_000_000 - budget.left).toBeGreaterThan(200_000);
});

test('references of a managed resource without instances only order, those of a data source are passed on', () => {
  const steps: Readonly<Record<string, readonly ConfigReference[]>> = {
    'aws_x.x': [step('local.either', 'env')],
    'local.either': [step('module.m.aws_cache.none', 'either'), step('data.aws_look.up', 'either')],
    'module.m.aws_cache.none': [step('aws_group.a', 'security_group_ids')],
    'data.aws_look.up': [step('aws_group.b', 'id')],
  };
  const isBuilt = (address: string): boolean => address.startsWith('aws_');
  const links = linksFrom('aws_x.x', (address) => steps[address] ?? [], isBuilt);
  expect(links.map(({ to, path }) => `${path ?? '-'} ${to}`).sort()).toEqual(['- aws_group.a', 'env aws_group.b']);
});

test('the value path of an output goes on in the nodes that it gets its whole value from', () => {
  const whole = (to: string, path: string, members: readonly string[] = []): ConfigReference => ({
    ...step(to, path),
    ...{ isEntireValue: true, members },
  });
  const steps: Readonly<Record<string, readonly ConfigReference[]>> = {
    'output.config': [whole('module.m.output.all', 'value.m', ['net'])],
    'module.m.output.all': [whole('module.m.local.net', 'value.net'), step('aws_other.x', 'value.other')],
    'module.m.local.net': [step('aws_vpc.a', 'net.vpc.id'), step('module.m.local.names', 'net.names')],
    // The names are a part of an expression, so its members are none of the output.
    'module.m.local.names': [step('aws_subnet.b', 'names.b')],
  };
  const links = linksFrom('output.config', (address) => steps[address] ?? [], isResource);
  const inputs = links.filter(({ path }) => path !== null);
  expect(inputs.map(({ to, valuePath }) => [to, valuePath])).toEqual([
    ['aws_subnet.b', ['m', 'names']],
    ['aws_vpc.a', ['m', 'vpc', 'id']],
  ]);
});
