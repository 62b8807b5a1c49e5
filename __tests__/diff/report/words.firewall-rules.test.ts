/** Firewall rules in one clause, of resources that are rules and of those that hold some. */
import { type MaybeRules, rulesInWords } from '../../../src/diff/report/words.js';
import type { ChangedRule } from '../../../src/graph/changes.js';

const deny = (change: ChangedRule['change'], range: string): ChangedRule => ({
  ...{ change, does: 'denies', what: 'inbound traffic', from: [range] },
});
const allow = (change: ChangedRule['change'], port: number): ChangedRule => ({
  ...{ change, does: 'allows', what: `inbound traffic on port ${port}`, from: ['10.0.0.0/8'] },
});
const [ONE, TWO] = ['192.0.2.1/32', '192.0.2.2/32'];

test.each<[string, readonly MaybeRules[], string]>([
  ['a new rule', [{ change: 'create', rules: [deny('create', ONE)] }], `denies inbound traffic from ${ONE}`],
  [
    'groups and service tags',
    [
      {
        change: 'create',
        rules: [deny('create', 'module.m.aws_security_group.app'), deny('create', 'Sql.WestEurope')],
      },
    ],
    'denies inbound traffic from the security group app and Sql.WestEurope',
  ],
  [
    'two removed rules',
    [ONE, TWO].map((range) => ({ change: 'delete', rules: [deny('delete', range)] })),
    `denied inbound traffic from ${ONE} and ${TWO}`,
  ],
  [
    'a block that goes',
    [{ change: 'update', rules: [deny('delete', ONE)] }],
    `a removed rule denied inbound traffic from ${ONE}`,
  ],
  [
    'blocks that come, and one that goes',
    [{ change: 'update', rules: [deny('create', ONE), deny('create', TWO), allow('delete', 22)] }],
    `2 new rules deny inbound traffic from ${ONE} and ${TWO} and a removed rule allowed inbound traffic on port 22 from 10.0.0.0/8`,
  ],
  [
    'more kinds than anybody reads',
    [{ change: 'create', rules: [1, 2, 3, 4, 5, 6].map((port) => allow('create', port)) }],
    `${[1, 2, 3, 4].map((port) => `allows inbound traffic on port ${port} from 10.0.0.0/8`).join(', ')} and 2 more rules`,
  ],
  ['a change beside a rule', [{ change: 'create', rules: [deny('create', ONE)] }, { change: 'create' }], ''],
  ['no change', [], ''],
])('%s', (_, changes, expected) => {
  expect(rulesInWords(changes)).toBe(expected);
});
