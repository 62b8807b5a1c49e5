import { readAnnotations } from '../../src/annotate/index.js';

test('an arrow with blanks around it separates the addresses of a step; one in a key is part of the address', () => {
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
