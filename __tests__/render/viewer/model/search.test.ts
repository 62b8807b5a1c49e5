import fc from 'fast-check';
import { search } from '../../../../src/render/viewer/model/search.js';
import { scenes, thing } from './scenes.js';

const THINGS = [
  thing(0, { words: ['VPC main', '10.0.0.0/16'], id: 'aws_vpc.main', type: 'aws_vpc' }),
  thing(1, {
    words: ['Lambda function', 'orders', 'python3.13'],
    id: 'aws_lambda_function.orders',
    type: 'aws_lambda_function',
  }),
  thing(2, { words: ['SQS queue', 'new-orders'], id: 'aws_sqs_queue.new', type: 'aws_sqs_queue' }),
  thing(3, { words: ['Table', 'carts'], id: 'module.orders.aws_dynamodb_table.carts', type: 'aws_dynamodb_table' }),
];

test.each([
  ['orders', [1, 2, 3]],
  ['table', [3]],
  ['ORDERS lambda', [1]],
  ['python3.13', [1]],
  ['aws_sqs', [2]],
  ['10.0', [0]],
  ['queue orders', [2]],
  ['nothing of this', []],
  ['  ', []],
])('%p finds %j, the best first', (query, found) => {
  expect(search(THINGS, query)).toEqual(found);
});

test('a search finds exactly the elements that contain every word', () => {
  fc.assert(
    fc.property(
      scenes(),
      fc.array(fc.constantFrom('1', 'title', 'name', 'type.t', 'box', 'zzz'), { maxLength: 3 }),
      ({ elements }, words) => {
        const has = ({ id, type, words: said }: (typeof elements)[number]): boolean =>
          words.every((word) => [id, type, ...said].some((text) => text.toLowerCase().includes(word)));
        const found = search(elements, words.join(' '));
        expect([...found].sort((a, b) => a - b)).toEqual(
          words.length === 0 ? [] : elements.flatMap((each, at) => (has(each) ? [at] : [])),
        );
      },
    ),
  );
});
