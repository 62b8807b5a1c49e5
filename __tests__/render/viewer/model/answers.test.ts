import fc from 'fast-check';
import {
  type Answer,
  answerTo,
  QUESTION_KINDS,
  type QuestionKind,
  questionable,
} from '../../../../src/render/viewer/model/answers.js';
import { type DiagramElement, type Scene, wholeOf } from '../../../../src/render/viewer/model/scene.js';
import { line, sceneWith, thing } from './scenes.js';

/** Users reach a balancer, then a service in a network with a database and its key; a gateway is joined to the network. */
const [NETWORK, GROUP, USERS, BALANCER, SERVICE, A, B, DATABASE, KEY, GATEWAY] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const ELEMENTS: readonly DiagramElement[] = [
  thing(NETWORK, { isBox: true, type: 'vpc' }),
  thing(GROUP, { isBox: true, type: 'group', hasAddress: false, enclosing: [NETWORK] }),
  thing(USERS, { type: 'tv_aws_users' }),
  thing(BALANCER),
  thing(SERVICE, { enclosing: [NETWORK] }),
  thing(A, { enclosing: [GROUP, NETWORK] }),
  thing(B, { enclosing: [GROUP, NETWORK] }),
  thing(DATABASE, { enclosing: [NETWORK] }),
  thing(KEY),
  thing(GATEWAY),
];
const SHOP: Scene = {
  elements: ELEMENTS,
  lines: [
    line(USERS, BALANCER, { dashed: true, label: '443/tcp' }),
    line(BALANCER, SERVICE, { label: '8080/tcp' }),
    line(SERVICE, DATABASE, { label: '5432/tcp' }),
    line(GROUP, DATABASE),
    line(DATABASE, KEY, { thin: true }),
    line(GATEWAY, NETWORK),
  ],
};

const ask = (kind: QuestionKind, about: number, port = ''): Answer => answerTo(SHOP, { kind, about, port });

const linesOf = ({ results }: Answer): string[] =>
  results.map(({ at, distance, steps, isPortUnknown, isPassed }) =>
    [
      `${distance}: ${at}`,
      ...steps.map((step) => `${step.from}>${step.to} ${step.line} ${step.isInference ? 'inferred' : 'stated'}`),
      ...(isPortUnknown ? ['port?'] : isPassed ? ['on the way'] : []),
    ].join(', '),
  );

test('what can reach an element: the nearest first, each with the line to the next one', () => {
  const answer = ask('reach', DATABASE);
  expect(linesOf(answer)).toEqual([
    '1: 4, 4>7 2 stated',
    '1: 5, 5>7 3 stated',
    '1: 6, 6>7 3 stated',
    '1: 9, 9>0 5 stated, 0>7 -1 inferred',
    '2: 3, 3>4 1 stated',
    '3: 2, 2>3 0 inferred',
  ]);
  expect(answer.internetCount).toBe(1);
  expect(new Set(answer.lines)).toEqual(new Set([0, 1, 2, 3, 5, -1]));
  expect(new Set(answer.elements)).toEqual(new Set([0, 2, 3, 4, 5, 6, 7, 9]));
});

test('with a port: the port at which the element is entered, and lines that name none', () => {
  expect(linesOf(ask('reach', DATABASE, '443')).map((text) => text.split(',')[0])).toEqual(['1: 5', '1: 6', '1: 9']);
  expect(ask('reach', DATABASE, '443').results.every(({ isPortUnknown }) => isPortUnknown)).toBe(true);
  const answer = ask('reaches', USERS, '5432');
  expect(linesOf(answer)).toEqual([
    '1: 3, 2>3 0 inferred, on the way',
    '2: 4, 3>4 1 stated, on the way',
    '3: 7, 4>7 2 stated',
  ]);
  expect([answer.count, answer.lines]).toEqual([1, [0, 1, 2]]);
});

test('what an element reaches does not follow lines that carry no traffic', () => {
  expect(linesOf(ask('reaches', BALANCER))).toEqual(['1: 4, 3>4 1 stated', '2: 7, 4>7 2 stated']);
  expect(ask('reaches', GATEWAY).results.map(({ at }) => at)).toEqual([0, 4, 5, 6, 7]);
});

test('what depends on an element, also by lines that carry no traffic; what is in a box depends on it', () => {
  expect(ask('dependents', KEY).results.map(({ at, distance }) => [at, distance])).toEqual([
    [7, 1],
    [4, 2],
    [5, 2],
    [6, 2],
    [9, 2],
    [3, 3],
    [2, 4],
  ]);
  expect(linesOf(ask('dependents', NETWORK)).slice(0, 4)).toEqual([
    '0: 4, 0>4 -1 stated',
    '0: 5, 1>5 -1 stated',
    '0: 6, 1>6 -1 stated',
    '0: 7, 0>7 -1 stated',
  ]);
});

test('what only another revision has is left out, with its lines', () => {
  const elements = ELEMENTS.map((each, at) => (at === SERVICE ? { ...each, only: 'before' as const } : each));
  const lines = [...SHOP.lines, line(BALANCER, DATABASE, { only: 'after' })];
  const ask = (without: 'before' | 'after') =>
    linesOf(answerTo({ elements, lines }, { kind: 'reaches', about: BALANCER, port: '' }, without));
  expect(ask('before')).toEqual(['1: 7, 3>7 6 stated']);
  expect(ask('after')).toEqual(['1: 4, 3>4 1 stated', '2: 7, 4>7 2 stated']);
});

test('of any scene: the question is not its own answer, and each step has a line or a box', () => {
  fc.assert(
    fc.property(sceneWith(1), fc.constantFrom(...QUESTION_KINDS), ([scene, [about]], kind) => {
      const { results, lines } = answerTo(scene, { kind, about: about!, port: '' });
      const own = kind === 'dependents' ? new Set([about]) : wholeOf(scene.elements, about!);
      expect(results.filter(({ at }) => own.has(at))).toEqual([]);
      expect(results.every(({ distance }, at) => distance >= (results[at - 1]?.distance ?? 0))).toBe(true);
      for (const { line: number, from, to } of results.flatMap(({ steps }) => steps)) {
        const drawn = scene.lines[number];
        if (drawn === undefined) expect(wholeOf(scene.elements, from).has(to)).toBe(true);
        else expect([drawn.from, drawn.to]).toEqual([from, to]);
      }
      expect([...lines].every((number) => number < scene.lines.length)).toBe(true);
    }),
  );
});

test('the facts have each element once, by its index, and each line between what is there', () => {
  fc.assert(
    fc.property(sceneWith(1), ([scene]) => {
      const { network, lineOfHop } = questionable(scene);
      expect(network.subjects.map(({ address }) => address)).toEqual(scene.elements.map((_, at) => `${at}`));
      expect(network.parents).toEqual(scene.elements.map(({ enclosing: [box = -1] }) => box));
      expect(
        network.connections.map(({ from, to, ...rest }) =>
          lineOfHop({ ...rest, from, to, kind: 'connection', certainty: 'fact' } as never),
        ),
      ).toEqual(scene.lines.map((_, at) => at));
    }),
  );
});
