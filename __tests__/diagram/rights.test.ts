/** Rights of plans, of code that has moved, and of sources of which nothing is drawn. */
import { difference } from '../../src/diagram/difference.js';
import type { Source } from '../../src/diagram/source.js';
import { NO_RESOURCES_FOUND } from '../../src/messages.js';
import { directoryOf } from '../support/code.js';
import { HANG_SECONDS } from '../support/limits.js';
import { ioAtHome, newFolder } from '../support/repository.js';

const io = ioAtHome(newFolder());

const code = (text: string): Source => {
  const directory = directoryOf({ 'main.tf': text });
  const planning = {
    planner: 'static',
    engine: 'auto',
    workspace: null,
    varFiles: [],
    seconds: HANG_SECONDS,
    debug: null,
  } as const;
  return { is: 'code', code: { name: 'x', directory, repository: null, planning }, title: '' };
};

const files = (value: object): Source => {
  const name = 'plan.json';
  const bytes = Buffer.from(JSON.stringify(value));
  return { is: 'files', name, files: { kind: 'any', file: { name, bytes }, dot: null }, folders: [] };
};

const NOT_DRAWN = { detail: 'normal', annotations: null, view: null, title: null, drawing: null } as const;
const report = async (before: Source | 'planned', after: Source) =>
  (await difference({ ...NOT_DRAWN, before, after, mayBeEmpty: false, hops: null }, io)).report;

const IDENTITY = `
resource "azurerm_user_assigned_identity" "i" {
  name                = "i"
  resource_group_name = "g"
}
`;
const assigned = (role: string): string => `${IDENTITY}
resource "azurerm_role_assignment" "r" {
  scope                = "/subscriptions/1"
  role_definition_name = "${role}"
  principal_id         = azurerm_user_assigned_identity.i.principal_id
}
`;

const OWNER = 'Makes the managed identity i Owner of the whole subscription.';

test('reports differences without icons in either revision', async () => {
  const { sentence, rights = [], nodes } = await report(code(assigned('Reader')), code(assigned('Owner')));
  expect([sentence, nodes]).toEqual([OWNER, []]);
  expect(rights.map(({ by }) => by)).toEqual(['azurerm_role_assignment.r']);
});

test('reports that nothing differs without icons either', async () => {
  const { sentence } = await report(code(assigned('Reader')), code(assigned('Reader')));
  expect(sentence).toBe('No change of the architecture; 2 resources.');
});

const drawing = { formats: ['svg'], themes: ['light'], scale: 1, modules: 'auto', layout: 'nested' } as const;
const DRAWN = { ...NOT_DRAWN, drawing: drawing as never, mayBeEmpty: false, hops: null };

test('rejects an empty picture', async () => {
  const same = { before: code(assigned('Reader')), after: code(assigned('Reader')) };
  await expect(difference({ ...DRAWN, ...same }, io)).rejects.toThrow(NO_RESOURCES_FOUND);
});

test('draws the identity whose rights change, which no diagram of one revision shows', async () => {
  const { presentation } = await difference(
    { ...DRAWN, before: code(assigned('Reader')), after: code(assigned('Owner')) },
    io,
  );
  expect(presentation.items.filter(({ kind }) => kind === 'node')).toMatchObject([
    // The identity itself stays as it is.
    { id: 'azurerm_user_assigned_identity.i', change: 'none', changeLines: ['Owner of the whole subscription'] },
  ]);
});

const document = (...actions: readonly string[]): string =>
  JSON.stringify({ Statement: [{ Effect: 'Allow', Action: actions, Resource: '*' }] });

const role = { name: 'worker', arn: 'arn:aws:iam::111122223333:role/worker', assume_role_policy: '{"Statement":[]}' };

const change = (type: string, actions: readonly string[], before: object | null, after: object | null) => ({
  ...{ address: `${type}.worker`, mode: 'managed', type, name: 'worker' },
  change: { actions, before, after },
});

/** @param before of the policy; null where it is new */
const plan = (before: string | null, after: string, isDone = false) => ({
  format_version: '1.2',
  resource_changes: [
    change('aws_iam_role', ['no-op'], role, role),
    change('aws_sqs_queue', ['no-op'], { name: 'q' }, { name: 'q' }),
    isDone
      ? change('aws_iam_role_policy', ['no-op'], { role: 'worker', policy: after }, { role: 'worker', policy: after })
      : change(
          'aws_iam_role_policy',
          before === null ? ['create'] : ['update'],
          before === null ? null : { role: 'worker', policy: before },
          { role: 'worker', policy: after },
        ),
  ],
  configuration: {
    root_module: {
      resources: [
        {
          ...{ address: 'aws_iam_role_policy.worker', mode: 'managed', type: 'aws_iam_role_policy', name: 'worker' },
          expressions: { role: { references: ['aws_iam_role.worker.id', 'aws_iam_role.worker'] } },
        },
      ],
    },
  },
});

const IDENTITIES = 'Lets the role worker administer identities (iam:*).';

test('compares two plans like code', async () => {
  const [reads, both] = [document('iam:GetRole'), document('iam:GetRole', 'iam:*')];
  const { sentence } = await report(files(plan(null, reads, true)), files(plan(null, both, true)));
  expect(sentence).toBe(IDENTITIES);
});

test.each<readonly [string, string | null, string]>([
  ['an update', document('iam:GetRole'), document('iam:GetRole', 'iam:*')],
  ['a policy that is new', null, document('iam:*')],
])('reports rights changes of a single plan: %s', async (_, before, after) => {
  expect((await report('planned', files(plan(before, after)))).sentence).toContain(IDENTITIES.replace(/\.$/, ''));
});

test('reports nothing for a plan without such changes', async () => {
  const same = document('iam:*');
  const reordered = JSON.stringify(JSON.parse(same), null, 2);
  expect((await report('planned', files(plan(same, reordered)))).rights).toBeUndefined();
});

test('a moved resource keeps its rights', async () => {
  const moved = assigned('Owner').replaceAll('azurerm_user_assigned_identity.i', 'azurerm_user_assigned_identity.j');
  const after = `${moved.replace('"azurerm_user_assigned_identity" "i"', '"azurerm_user_assigned_identity" "j"')}
moved {
  from = azurerm_user_assigned_identity.i
  to   = azurerm_user_assigned_identity.j
}`;
  expect((await report(code(assigned('Owner')), code(after))).rights).toBeUndefined();
});
