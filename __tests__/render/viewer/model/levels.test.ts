import {
  elsewhere,
  indexLevels,
  type LevelIndex,
  levelsBehind,
  membersOf,
  NO_LEVELS,
  withIcons,
} from '../../../../src/render/viewer/model/levels.js';

const level = (id: string, title: string) => ({ id, title, count: 3 });

/** Overview: a VPC, and an icon for a queue of each part, which has the address of the first one. */
const overview = ['aws_vpc.shop', 'aws_sqs_queue.a', 'aws_kms_key.hidden'].map((id) => ({
  ...{ id, words: [id], risk: 0, changeWords: 0 },
}));
const index: LevelIndex = indexLevels(
  overview,
  [level('aws_vpc.shop', 'shop'), level('module.b', 'b'), level('*', 'Everything')],
  [
    [
      [0, 1, 'one of', 0, 0, 'aws_sqs_queue.a\nSQS queue\norders'],
      [1, 1, 'one of', 2, 1, 'aws_sqs_queue.b\nSQS queue\nbills\nremoved'],
      [2, -1, '', 0, 0, 'aws_db_instance.c\n\nstore'],
    ],
    [
      [0, 'aws_sqs_queue.a', 'aws_db_instance.x', '5432/tcp', '', 0],
      [2, 'aws_sqs_queue.a', 'aws_sqs_queue.b', '', 'added', 4],
    ],
    [],
  ],
);

test('a state leads to the level that it names, or that shows what it names', () => {
  const at = (state: object) => index.levelOf({ id: '', ...state });
  expect(index.all.map(({ id }) => id)).toEqual(['overview', 'aws_vpc.shop', 'module.b', '*']);
  expect(at({})).toBe(0);
  expect(at({ id: 'aws_vpc.shop' })).toBe(0);
  expect(at({ id: 'aws_vpc.shop', level: 'aws_vpc.shop' })).toBe(1);
  expect(at({ id: 'aws_sqs_queue.a' })).toBe(1);
  expect(at({ id: 'aws_sqs_queue.a', level: 'overview' })).toBe(0);
  expect(at({ reach: 'aws_sqs_queue.b' })).toBe(2);
  expect(at({ id: 'aws_db_instance.c', level: 'gone' })).toBe(3);
  expect(at({ id: 'nothing', level: '__proto__' })).toBe(0);
});

test('what is on several levels is shown together where everything is', () => {
  const at = (...ways: [string, string]) => index.levelOf({ id: '', ways });
  expect(at('aws_sqs_queue.a', 'aws_sqs_queue.a')).toBe(1);
  expect(at('aws_sqs_queue.a', 'aws_sqs_queue.b')).toBe(3);
  const withoutAll = indexLevels(overview, [level('p', 'p')], [[[0, -1, '', 0, 0, 'aws_x.y']], [], []]);
  expect(withoutAll.levelOf({ id: '', edge: ['aws_x.y', 'aws_vpc.shop'] })).toBe(1);
});

test('an icon of the overview leads to its members and to their levels, a box to its own', () => {
  expect(membersOf(index, 1).map(({ id, words }) => [id, words[1]])).toEqual([
    ['aws_sqs_queue.a', 'orders'],
    ['aws_sqs_queue.b', 'bills'],
  ]);
  expect(membersOf(index, -1)).toEqual([]);
  expect(levelsBehind(index, 0, 'aws_sqs_queue.a', 1)).toEqual([1, 2]);
  expect(levelsBehind(index, 0, 'aws_vpc.shop', 0)).toEqual([1]);
  expect(levelsBehind(index, 1, 'aws_vpc.shop', 0)).toEqual([]);
  // An icon of another part beside the part.
  expect(levelsBehind(index, 1, 'aws_sqs_queue.b', 5)).toEqual([2]);
  expect(levelsBehind(index, 1, 'aws_kms_key.hidden', 6)).toEqual([]);
});

test('what a level does not show is elsewhere, each once and in the same order on all levels', () => {
  const ids = (current: number, own: string[]) => elsewhere(index, current, new Set(own)).map(({ id }) => id);
  expect(ids(0, ['aws_vpc.shop', 'aws_sqs_queue.a'])).toEqual([
    'aws_sqs_queue.a',
    'aws_sqs_queue.b',
    'aws_db_instance.c',
  ]);
  expect(ids(1, ['aws_vpc.shop', 'aws_sqs_queue.a', 'aws_sqs_queue.b'])).toEqual([
    'aws_kms_key.hidden',
    'aws_sqs_queue.b',
    'aws_db_instance.c',
  ]);
  expect(ids(3, ['aws_vpc.shop', 'aws_sqs_queue.a', 'aws_sqs_queue.b', 'aws_kms_key.hidden'])).toEqual([]);
  expect(index.places.map(({ order }) => order)).toEqual(index.places.map((_, at) => at));
  expect(index.placedLines.map(({ level, change }) => [level, change])).toEqual([
    [1, ''],
    [3, 'added'],
  ]);
});

test('a page with a single drawing has no other level', () => {
  expect(NO_LEVELS.levelOf({ id: 'aws_vpc.shop', level: '*' })).toBe(0);
  expect(levelsBehind(NO_LEVELS, 0, 'aws_vpc.shop', 0)).toEqual([]);
  expect(elsewhere(NO_LEVELS, 0, new Set())).toEqual([]);
});

test('icons that all levels share are put back, and none is looked up in an object', () => {
  const icons = new Map([['icon-a', '<symbol id="icon-a"><path/></symbol>']]);
  expect(withIcons('<defs><symbol id="icon-a"/>\n<symbol id="constructor"/></defs>', icons)).toBe(
    '<defs><symbol id="icon-a"><path/></symbol>\n<symbol id="constructor"/></defs>',
  );
});

test('an icon for all contents has no change beside those of its members, but one of its own if they have none', () => {
  const contents = { id: 'aws_contents.contents', words: ['Resources'], risk: 5, changeWords: 0, isExtra: true };
  const risksWith = (risk: number) =>
    indexLevels([contents], [level('p', 'p')], [[[0, 0, 'in', risk, 0, 'aws_sqs_queue.a']], [], []]).places.map(
      (place) => `${place.id} ${place.risk}`,
    );
  expect(risksWith(4)).toEqual(['aws_contents.contents 0', 'aws_sqs_queue.a 4']);
  expect(risksWith(0)).toEqual(['aws_contents.contents 5', 'aws_sqs_queue.a 0']);
});

test('a step of a flow leads to the level with the flows', () => {
  const levels = [level('p', 'p'), { ...level('*', 'Everything'), hasFlows: true }];
  const flows = indexLevels(overview, levels, [[], [], []]);
  expect([flows.levelOf({ id: '', flow: '2' }), flows.levelOf({ id: '', flow: '2', level: 'p' })]).toEqual([2, 1]);
  expect(index.levelOf({ id: '', flow: '2' })).toBe(0);
});
