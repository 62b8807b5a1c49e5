import { configured, created, links, planOf } from './plan.js';

describe('references in the configuration', () => {
  it('count once with their attribute, although Terraform repeats them', () => {
    const root = {
      resources: [
        configured('a.x', {
          vpc: ['b.y[0].id', 'b.y[0]', 'b.y'],
          other: ['b.y.arn', 'b.y', 'path.root', 'local.z', 'terraform.workspace'],
        }),
        configured('b.y'),
      ],
    };
    expect(links(planOf(['a.x', 'b.y[0]', 'b.y[1]'], root))).toEqual([
      'a.x other b.y[0]',
      'a.x other b.y[1]',
      'a.x vpc b.y[0]',
    ]);
  });

  it('of a null value or an empty block are dropped, and those of an unknown value are kept', () => {
    const references = { references: ['b.y.id', 'b.y'] };
    const expressions = {
      ...{ nothing: references, later: references, items: references },
      ...{ none: [{ id: references }], some: [{ id: references }, { id: references }] },
    };
    const resources = [configured('a.x', {}, { expressions }), configured('b.y')];
    const values = { nothing: null, items: [null], none: [], some: [{ id: null }, {}] };
    const plan = { ...planOf([], { resources }), resource_changes: [created('a.x', values), created('b.y')] };
    expect(links(plan)).toEqual(['a.x items b.y', 'a.x later b.y', 'a.x some.id b.y']);
  });

  it('are found in nested blocks, in count, for_each and depends_on', () => {
    const root = {
      resources: [
        configured(
          'a.x',
          {},
          {
            expressions: {
              block: [{ inner: { deep: { references: ['b.y.id', 'b.y'] } } }, null, 7],
              constant: { constant_value: 'b.z' },
            },
            count_expression: { references: ['c.y', 'c'] },
            for_each_expression: { references: ['d.y.list', 'd.y'] },
            depends_on: ['e.y', 'module.m', 7],
          },
        ),
      ],
    };
    expect(links(planOf(['a.x', 'b.y', 'c.y', 'd.y', 'e.y'], root))).toEqual([
      'a.x - e.y',
      'a.x block.inner.deep b.y',
      'a.x count c.y',
      'a.x for_each d.y',
    ]);
  });

  it('with each.value lead to the references of for_each', () => {
    const root = {
      resources: [
        configured(
          'a.x',
          { queue: ['each.value.arn', 'each.value'] },
          { for_each_expression: { references: ['b.y'] } },
        ),
      ],
    };
    expect(
      links(planOf(['a.x["k"]', 'a.x["l"]', 'b.y["k"]', 'b.y["l"]'], root)).filter((line) => line.includes('queue')),
    ).toEqual(['a.x["k"] queue b.y["k"]', 'a.x["l"] queue b.y["l"]']);
  });

  it.each([
    ['its own or else all: each has all', ['each.value.subnets', 'each.value', 'b.y'], ['b.y["k"]', 'b.y["l"]']],
    ['one of them by a key of its own', ['b.y', 'each.value.zone', 'each.value'], ['b.y["k"]']],
    ['its own or else the one of its key', ['each.value.subnets', 'each.value', 'b.y', 'each.key'], ['b.y["k"]']],
  ])('with each.value beside others: %s', (_, subnets, meant) => {
    const root = {
      resources: [
        configured('a.x', { subnets }, { for_each_expression: { references: ['var.all'] } }),
        configured('b.y'),
      ],
    };
    expect(links(planOf(['a.x["k"]', 'b.y["k"]', 'b.y["l"]'], root))).toEqual(
      meant.map((to) => `a.x["k"] subnets ${to}`),
    );
  });

  it('link data sources, and pass through those that are not planned', () => {
    const root = {
      resources: [
        configured('a.x', { ami: ['data.b.y.id', 'data.b.y'] }),
        configured('data.b.y', { owner: ['c.z.id', 'c.z'] }),
        configured('c.z'),
      ],
    };
    expect(links(planOf(['a.x', 'data.b.y', 'c.z'], root))).toEqual(['a.x ami b.y', 'b.y owner c.z']);
    expect(links(planOf(['a.x', 'c.z'], root))).toEqual(['a.x ami c.z']);
  });

  it('are contracted through resources without instances', () => {
    const root = {
      resources: [configured('a.x', { vpc: ['b.none', 'b.none.id'] }), configured('b.none', { vpc_id: ['c.z'] })],
    };
    expect(links(planOf(['a.x', 'c.z'], root))).toEqual(['a.x vpc c.z']);
  });

  it('end in circles', () => {
    const root = {
      resources: [
        configured('a.x', { v: ['b.n'] }),
        configured('b.n', { v: ['c.n', 'a.x'] }),
        configured('c.n', { v: ['b.n'] }),
      ],
    };
    expect(links(planOf(['a.x'], root))).toEqual([]);
  });
});

describe('references through modules', () => {
  const network = {
    module: {
      outputs: { vpc_id: { expression: { references: ['aws_vpc.this.id', 'aws_vpc.this'] } } },
      resources: [configured('aws_vpc.this')],
    },
  };
  const app = (vpc_id: string[], more: object = {}) => ({
    expressions: { vpc_id: { references: vpc_id } },
    module: {
      variables: { vpc_id: {} },
      resources: [],
      module_calls: {
        inner: {
          expressions: { id: { references: ['var.vpc_id'] } },
          module: { resources: [configured('aws_lb.this', { vpc: ['var.id'] })] },
        },
      },
    },
    ...more,
  });
  const LB = 'module.inner.aws_lb.this';

  it('go up through variables and down through outputs, at any depth', () => {
    const root = { module_calls: { network, app: app(['module.network.vpc_id', 'module.network']) } };
    expect(links(planOf([`module.app.${LB}`, 'module.network.aws_vpc.this'], root))).toEqual([
      `module.app.${LB} vpc module.network.aws_vpc.this`,
    ]);
  });

  it('meet the module instance that a key names', () => {
    const root = {
      module_calls: { network, app: app(['module.network["eu"].vpc_id', 'module.network["eu"]', 'module.network']) },
    };
    const plan = planOf(
      [`module.app.${LB}`, 'module.network["eu"].aws_vpc.this', 'module.network["us"].aws_vpc.this'],
      root,
    );
    expect(links(plan)).toEqual([`module.app.${LB} vpc module.network["eu"].aws_vpc.this`]);
  });

  it.each([
    ['a key', ['module.n.ids["web"]', 'module.n.ids', 'module.n'], ['web']],
    ['a member', ['module.n.ids.web', 'module.n.ids', 'module.n'], ['web']],
    ['two keys', ['module.n.ids["web"]', 'module.n.ids["db"]', 'module.n.ids', 'module.n'], ['web', 'db']],
    ['a key that no instance has', ['module.n.ids["other"]', 'module.n.ids', 'module.n'], ['web', 'db']],
    ['all', ['module.n.ids', 'module.n'], ['web', 'db']],
  ])('by %s of an output mean the instances that have it', (_, ids, meant) => {
    const outputs = { ids: { expression: { references: ['b.y'] } } };
    const n = { module: { outputs, resources: [configured('b.y')] } };
    const root = { resources: [configured('a.x', { id: ids })], module_calls: { n } };
    const plan = planOf(['a.x', 'module.n.b.y["web"]', 'module.n.b.y["db"]'], root);
    expect(links(plan).sort()).toEqual(meant.map((key) => `a.x id module.n.b.y["${key}"]`).sort());
  });

  it('with an unknown key lead to the output named like the input', () => {
    const root = { module_calls: { network, app: app(['module.network', 'each.key']) } };
    const both = ['eu', 'us'];
    const plan = planOf(
      both.flatMap((key) => [`module.app["${key}"].${LB}`, `module.network["${key}"].aws_vpc.this`]),
      root,
    );
    expect(links(plan)).toEqual(
      both.map((key) => `module.app["${key}"].${LB} vpc module.network["${key}"].aws_vpc.this`),
    );
  });

  it('with each.value in a call lead to the references of its for_each', () => {
    const call = app(['each.value'], {
      for_each_expression: { references: ['module.network.vpc_id', 'module.network'] },
    });
    const plan = planOf([`module.app["a"].${LB}`, 'module.network.aws_vpc.this'], {
      module_calls: { network, app: call },
    });
    expect(links(plan)).toEqual([`module.app["a"].${LB} vpc module.network.aws_vpc.this`]);
  });

  it('lead to the instance with the key of the selected element, if there is one', () => {
    const outputs = { subnets: { expression: { references: ['b.y'] } } };
    const root = {
      resources: [configured('a.x', { subnet: ['module.n.subnets["one"]', 'module.n.subnets', 'module.n'] })],
      module_calls: { n: { module: { outputs, resources: [configured('b.y')] } } },
    };
    const both = planOf(['a.x', 'module.n.b.y["one"]', 'module.n.b.y["two"]'], root);
    expect(links(both)).toEqual(['a.x subnet module.n.b.y["one"]']);
    const others = planOf(['a.x', 'module.n.b.y["north/one"]', 'module.n.b.y["two"]'], root);
    expect(links(others)).toHaveLength(2);
  });

  it('to a whole module are dropped', () => {
    const root = {
      resources: [configured('a.x', { other: ['module.network'] }, { depends_on: ['module.network'] })],
      module_calls: { network },
    };
    expect(links(planOf(['a.x', 'module.network.aws_vpc.this'], root))).toEqual([]);
  });

  it('without a key use the key of the innermost module', () => {
    const call = (module: object) => ({ expressions: { v: { references: ['var.v'] } }, module });
    const inner = call({ variables: { v: {} }, resources: [configured('a.x', { v: ['var.v'] })] });
    const outer = call({ variables: { v: {} }, module_calls: { inner } });
    const root = {
      resources: [configured('b.y')],
      module_calls: { outer: { ...outer, expressions: { v: { references: ['b.y', 'each.key'] } } } },
    };
    const user = 'module.outer["o"].module.inner["i"].a.x';
    expect(links(planOf([user, 'b.y["i"]', 'b.y["o"]', 'b.y["z"]'], root))).toEqual([`${user} v b.y["i"]`]);
  });

  it('stay inside one module instance', () => {
    const inside = { module: { resources: [configured('a.x', { v: ['b.y'] }), configured('b.y')] } };
    const plan = planOf(['module.m["1"].a.x', 'module.m["2"].a.x', 'module.m["2"].b.y'], {
      module_calls: { m: inside },
    });
    expect(links(plan)).toEqual(['module.m["2"].a.x v module.m["2"].b.y']);
  });

  it('survive modules nested deeper than any', () => {
    const deep = JSON.parse(
      `${'{"module_calls":{"m":{"expressions":{"v":{"references":["var.v"]}},"module":'.repeat(5000)}{}${'}}}'.repeat(5000)}`,
    );
    expect(links(planOf(['a.x'], deep))).toEqual([]);
  });
});
