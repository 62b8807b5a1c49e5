import { readAnnotations } from '../../src/annotate/index.js';

test('a step is an arrow where blanks are around the sign; in a key it is a part of the address', () => {
  const { flows } = readAnnotations(
    `flows:
  f:
    steps:
      - {resource: aws_lb.front -> aws_sqs_queue.jobs, label: a}
      - {resource: 'aws_sqs_queue.q["a->b"]', label: b}
`,
    'groundplan.yml',
  );
  expect(flows[0]?.steps.map(({ at, to }) => [at.text, to?.text ?? null])).toEqual([
    ['aws_lb.front', 'aws_sqs_queue.jobs'],
    ['aws_sqs_queue.q["a->b"]', null],
  ]);
});
