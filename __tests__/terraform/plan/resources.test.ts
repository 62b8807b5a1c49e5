import { InvalidInput } from '../../../src/errors.js';
import { WARNINGS_OF_A_KIND } from '../../../src/limits.js';
import * as messages from '../../../src/terraform/plan/messages.js';
import { created, planOf, read } from './plan.js';

const changes = (...resource_changes: unknown[]) => ({ format_version: '1.2', resource_changes });
const addressesOf = (plan: unknown) => read(plan).resources.map(({ address }) => address);
const failure = (plan: unknown): InvalidInput => {
  try {
    read(plan);
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInput);
    return error as InvalidInput;
  }
  throw new Error('accepted');
};

describe('resources of a plan', () => {
  it('contains everything that the plan has about a resource', () => {
    const address = 'module.a["x"].module.b.aws_vpc.v[0]';
    const plan = changes(created(address, { cidr_block: '10.0.0.0/16' }));
    expect(read(plan)).toEqual({
      resources: [
        {
          address,
          origin: address,
          mode: 'managed',
          type: 'aws_vpc',
          name: 'v',
          modules: ['module.a["x"]', 'module.a["x"].module.b'],
          provider: 'aws',
          change: 'create',
          values: { cidr_block: '10.0.0.0/16' },
          provenance: 'planned',
        },
      ],
      references: [],
      warnings: [],
    });
  });

  it.each([
    [['create'], 'create'],
    [['update'], 'update'],
    [['delete'], 'delete'],
    [['delete', 'create'], 'replace'],
    [['create', 'delete'], 'replace'],
    [['no-op'], 'no-op'],
    [['read'], 'read'],
    [['forget'], 'forget'],
    [[], 'no-op'],
    [undefined, 'no-op'],
    [['invented'], 'no-op'],
    [[['create']], 'no-op'],
  ])('actions %j are %s', (actions, change) => {
    expect(read(changes(created('a.b', {}, { change: { actions } }))).resources[0]?.change).toBe(change);
  });

  it.each([
    ['registry.terraform.io/hashicorp/aws', 'aws'],
    ['registry.opentofu.org/hashicorp/google-beta', 'google-beta'],
    ['aws.primary', 'aws'],
    ['aws', 'aws'],
    ['terraform.io/builtin/terraform', 'terraform'],
    [undefined, ''],
    [7, ''],
  ])('provider %j is %s', (provider_name, short) => {
    expect(read(changes(created('a.b', {}, { provider_name }))).resources[0]?.provider).toBe(short);
  });

  it('counts deposed objects with the current one, and keeps them without one', () => {
    const gone = (address: string) => created(address, {}, { deposed: 'ab12', change: { actions: ['delete'] } });
    const plan = changes(gone('a.b'), created('a.b'), gone('a.b'), gone('a.only'), gone('a.only'));
    expect(read(plan).resources.map(({ address, change }) => [address, change])).toEqual([
      ['a.b', 'create'],
      ['a.only', 'delete'],
    ]);
  });

  it('merges two entries with one address, in either order', () => {
    const entry = (...actions: string[]) => created('a.b', {}, { change: { actions } });
    expect(read(changes(entry('create'), entry('delete'))).resources[0]?.change).toBe('replace');
    expect(read(changes(entry('delete'), entry('create'))).resources[0]?.change).toBe('replace');
    expect(read(changes(entry('no-op'), entry('update'))).resources[0]?.change).toBe('update');
    expect(read(changes(entry('update'), entry('no-op'))).resources).toHaveLength(1);
  });

  it.each([
    [{ type: 'a', name: 'b' }, 'a.b'],
    [{ address: null, type: 'a', name: 'b', index: null }, 'a.b'],
    [{ address: 'address-1', type: 'a', name: 'b', index: 2 }, 'a.b[2]'],
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of HCL, not of this file
      { type: 'a', name: 'b', index: 'k"\\\n${x}%{y}', module_address: 'module.m["x"]' },
      'module.m["x"].a.b["k\\"\\\\\\n$${x}%%{y}"]',
    ],
    [{ mode: 'data', type: 'a', name: 'b' }, 'data.a.b'],
  ])('builds an address from %j', (entry, origin) => {
    const { resources, warnings } = read(changes(entry));
    expect(resources[0]?.origin).toBe(origin);
    expect(warnings.join()).not.toMatch(/left out/);
  });

  it.each([[{}], [null], [7], [[]], [{ address: 'x\u001b', type: 'a' }], [{ type: 'a b', name: 'c' }]])(
    'leaves out %j and says so',
    (entry) => {
      const { resources, warnings } = read(changes(created('a.b'), entry));
      expect(resources).toHaveLength(1);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toMatch(
        /^resource_changes\[1\]( \(x\\u001b\))? is ignored: it has neither an address nor a type and name$/,
      );
    },
  );

  it('counts the resources beyond the limit', () => {
    const { resources, warnings } = read(changes(created('a.b'), ...Array.from({ length: 5000 }, () => 0)));
    expect(resources).toHaveLength(1);
    expect(warnings).toHaveLength(WARNINGS_OF_A_KIND + 1);
    expect(warnings.at(-1)).toBe(messages.entriesWithoutAddress(5000 - WARNINGS_OF_A_KIND));
  });

  it('keeps names that are members of every object', () => {
    expect(addressesOf(changes(created('__proto__.constructor'), created('toString.__proto__')))).toEqual([
      'other.constructor[type:__proto__]',
      'other.__proto__[type:toString]',
    ]);
  });
});

describe('data sources', () => {
  const looked = {
    prior_state: {
      values: {
        root_module: {
          resources: [
            { address: 'data.aws_vpc.v', mode: 'data', values: { id: 'vpc-1' } },
            { address: 'data.aws_vpc.both', mode: 'data', values: { id: 'x' }, sensitive_values: { id: true } },
            { address: 'aws_vpc.old', mode: 'managed', values: {} },
          ],
          child_modules: [
            {
              resources: [{ address: 'module.m.data.a.b', mode: 'data' }],
              child_modules: [{ resources: [{ address: 'module.m.module.n.data.c.d', mode: 'data' }] }],
            },
          ],
        },
      },
    },
  };

  it('also come from the state, without `data.` if no managed resource has the address', () => {
    const { resources } = read({ ...planOf(['aws_vpc.both']), ...looked });
    expect(resources.map(({ address, mode, change, values }) => [address, mode, change, { ...values }])).toEqual([
      ['aws_vpc.both', 'managed', 'create', {}],
      ['aws_vpc.v', 'data', 'read', { id: 'vpc-1' }],
      ['aws_vpc.both[data]', 'data', 'read', {}],
      ['module.m.a.b', 'data', 'read', {}],
      ['module.m.module.n.c.d', 'data', 'read', {}],
    ]);
  });
});

describe('values', () => {
  const valuesOf = (change: object) =>
    JSON.parse(JSON.stringify(read(changes(created('a.b', {}, { change }))).resources[0]?.values));

  it.each([
    ['nothing sensitive', { after: { a: 1 }, after_sensitive: false }, { a: 1 }],
    ['no mask', { after: { a: 1 }, after_sensitive: null }, { a: 1 }],
    ['all', { after: { a: 1 }, after_sensitive: true }, {}],
    ['one attribute', { after: { a: 1, b: 2 }, after_sensitive: { b: true } }, { a: 1 }],
    ['inside a block', { after: { a: [{ b: 1, c: 2 }] }, after_sensitive: { a: [{ b: true }] } }, { a: [{ c: 2 }] }],
    ['an item', { after: { a: [1, 2] }, after_sensitive: { a: [false, true] } }, { a: [1, null] }],
    ['a mask of another shape', { after: { a: [1] }, after_sensitive: { a: { b: true } } }, {}],
    [
      'the past of a deletion',
      { actions: ['delete'], before: { a: 1, b: 2 }, before_sensitive: { a: true }, after: null },
      { b: 2 },
    ],
    ['neither', { after: null, before: null }, {}],
    ['no object', { after: 'x' }, {}],
  ])('leaves out what is sensitive: %s', (_, change, values) => expect(valuesOf(change)).toEqual(values));

  it('cannot reach a prototype', () => {
    const plan = JSON.parse('{"resource_changes":[{"address":"a.b","change":{"after":{"__proto__":{"x":1}}}}]}');
    const { values } = read(plan).resources[0]!;
    expect((values as { x?: unknown }).x).toBeUndefined();
    expect(Object.getPrototypeOf(values)).toBeNull();
  });

  it('reads deeply nested values', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`);
    expect(read(changes(created('a.b', deep))).resources).toHaveLength(1);
    const mask = {
      change: { after: deep, after_sensitive: deep, actions: JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) },
    };
    expect(read(changes(created('a.b', {}, mask))).resources).toHaveLength(1);
  });
});

describe('the drawn part', () => {
  const NOTHING = 'Plan file contains no resource changes';

  it('is everything if the plan changes nothing, with a warning', () => {
    const plan = changes(created('a.b', {}, { change: { actions: ['no-op'] } }));
    expect(read(plan).warnings).toEqual([NOTHING]);
    expect(read(changes(created('a.b'))).warnings).toEqual([]);
  });

  it.each([
    ['a data source that is read', [['read']], true],
    ['what stays as it is', [['no-op'], ['read']], true],
    ['what is made, too', [['read'], ['create']], false],
    ['what is forgotten', [['forget']], false],
  ])('is said to stand where nothing is changed, and what is read changes nothing: %s', (_, actions, stands) => {
    const all = actions.map((each, n) => created(`a.b${n}`, {}, { change: { actions: each } }));
    expect(read(changes(...all)).warnings.includes(NOTHING)).toBe(stands);
  });

  it('is the state for a refresh-only plan', () => {
    const state = {
      values: {
        root_module: {
          resources: [
            { address: 'a.b', mode: 'managed', values: {} },
            { address: 'data.c.d', mode: 'data' },
            { address: 'a.old', deposed_key: 'x' },
          ],
        },
      },
    };
    const { resources, warnings } = read({ format_version: '1.2', resource_drift: [], prior_state: state });
    expect(resources.map(({ address, change }) => [address, change])).toEqual([
      ['c.d', 'read'],
      ['a.b', 'no-op'],
    ]);
    expect(warnings).toEqual([NOTHING, messages.onlyDeposed(['a.old'], 0)]);
  });

  it('excludes deposed objects of the state', () => {
    const resources = [
      { address: 'a.b', mode: 'managed', values: { name: 'old' }, deposed_key: 'ab12' },
      { address: 'a.b', mode: 'managed', values: { name: 'new' } },
      { address: 'a.gone', mode: 'managed', values: {}, deposed_key: 'cd34' },
    ];
    const plan = { format_version: '1.2', resource_drift: [], prior_state: { values: { root_module: { resources } } } };
    const { resources: drawn, deposed, warnings } = read(plan);
    expect(drawn.map(({ address, values }) => [address, values])).toEqual([['a.b', { name: 'new' }]]);
    expect(deposed).toEqual([{ origin: 'a.gone', objects: 1 }]);
    expect(warnings).toContain(messages.onlyDeposed(['a.gone'], 0));
  });

  it('excludes unchanged deposed objects, which are listed once', () => {
    const object = (key: string, ...actions: string[]) => created('a.left', {}, { deposed: key, change: { actions } });
    const resources = ['ab12', 'cd34'].map((deposed_key) => ({ address: 'a.left', mode: 'managed', deposed_key }));
    const prior_state = { values: { root_module: { resources } } };
    const stays = read({ ...changes(created('a.b'), object('ab12', 'no-op')), prior_state });
    expect(stays.resources.map(({ address }) => address)).toEqual(['a.b']);
    expect(stays.deposed).toEqual([{ origin: 'a.left', objects: 2 }]);
    const goes = read({ ...changes(created('a.b'), object('ab12', 'no-op'), object('cd34', 'delete')), prior_state });
    expect(goes.resources.map(({ address, change }) => [address, change])).toContainEqual(['a.left', 'delete']);
    expect(goes).not.toHaveProperty('deposed');
  });

  it('is empty if there are only deposed objects, which the message names without keys', () => {
    const resources = ['"x"', '"y"'].map((key) => ({
      address: `a.gone[${key}]`,
      mode: 'managed',
      deposed_key: 'cd34',
    }));
    const plan = { format_version: '1.2', prior_state: { values: { root_module: { resources } } } };
    expect(failure(plan).message).toBe(messages.nothingButDeposed(['a.gone'], 0));
  });

  it('is the planned values if there are no changes', () => {
    const plan = { planned_values: { root_module: { resources: [{ address: 'a.b', mode: 'managed' }] } } };
    expect(addressesOf(plan)).toEqual(['a.b']);
  });

  it('is invalid if it is empty', () => {
    for (const plan of [changes(), { format_version: '1.2', planned_values: {}, resource_changes: null }]) {
      expect(failure(plan).message).toBe(NOTHING);
      expect(failure(plan).remedy).toMatch(/variable files/);
    }
  });

  it('has a warning if Terraform stopped with errors', () => {
    expect(read({ ...changes(created('a.b')), errored: true }).warnings[0]).toMatch(/reported errors while planning/);
  });
});

describe('other files', () => {
  it.each([[null], [[]], ['x'], [7], [{}], [{ 'aws_vpc.v': [] }], [{ graphdict: {} }], [{ '@level': 'info' }]])(
    '%j',
    (value) => {
      expect(failure(value).message).toBe("Plan file does not contain 'resource_changes'");
      expect(failure(value).remedy).toMatch(/terraform show -json/);
    },
  );

  it('a state is refused with a remedy', () => {
    const error = failure({ format_version: '1.0', terraform_version: '1.11.4', values: {} });
    expect(error.message).toBe(messages.stateIsNoPlan('plan.json'));
    expect(error.remedy).toMatch(/terraform plan -out/);
  });

  it.each([['2.0'], ['10.1'], [3], [{}], ['']])('format_version %j of the future', (format_version) => {
    expect(failure({ format_version, resource_changes: [] }).message).toMatch(/reads 0\.x and 1\.x/);
  });

  it.each([['0.1'], ['1.9'], ['1'], [1], [null], [undefined]])('but format_version %j is fine', (format_version) => {
    expect(read({ format_version, resource_changes: [created('a.b')] }).resources).toHaveLength(1);
  });
});
