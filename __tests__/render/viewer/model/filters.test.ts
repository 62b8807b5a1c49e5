import { byModule, findMatching, valuesOf } from '../../../../src/render/viewer/model/filters.js';
import { line, thing } from './scenes.js';

const IDS = ['module.shop["eu"].aws_a.b', 'module.shop["us"].module.db.aws_a.c', 'module.web.aws_a.d', 'aws_a.e'];
const THINGS = IDS.map((id, at) => thing(at, { id }));
const LINES = [line(0, 1), line(1, 2), line(2, 3)];
const MODULES = byModule(THINGS, 'Module');
const TEAM = { name: 'team', of: [['pay'], ['pay', 'ops'], ['ops'], []] };

test('an element belongs to each enclosing module call, whatever its index', () => {
  expect(MODULES.of).toEqual([['shop'], ['shop', 'shop.db'], ['web'], []]);
  expect(valuesOf(MODULES)).toEqual(['shop', 'shop.db', 'web']);
  const [hostile] = byModule([{ id: 'module.a["x\\"].module.b."].module.c[0].t.n' }], '').of;
  expect(hostile).toEqual(['a', 'a.c']);
  expect(valuesOf(TEAM)).toEqual(['ops', 'pay']);
});

test.each([
  ['', '', [0, 1, 2, 3], [0, 1, 2]],
  ['shop', '', [0, 1], [0]],
  ['', 'ops', [1, 2], [1]],
  ['shop', 'ops', [1], []],
  ['shop.db', '', [1], []],
  ['web', 'pay', [], []],
])('module %p and team %p show the elements with both, and the lines between them', (module, team, elements, lines) => {
  const lit = findMatching([MODULES, TEAM], [module, team], LINES);
  expect([[...lit.elements], lit.lines]).toEqual([elements, lines]);
});

test('without filters nothing is hidden', () => {
  expect([...findMatching([], [], LINES).elements]).toEqual([]);
});
