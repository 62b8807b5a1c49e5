/** Programs that a trigger starts in containers of its own. */
import { drawn, pathOf } from '../build.js';

const NETWORK = {
  'aws_vpc.main': {},
  'aws_subnet.a': { refs: { vpc_id: 'aws_vpc.main' } },
  'aws_subnet.b': { refs: { vpc_id: 'aws_vpc.main' } },
};

test.each([
  ['aws_cloudwatch_event_target', 'ecs_target.network_configuration.subnets', 'ecs_target.task_definition_arn'],
  [
    'aws_scheduler_schedule',
    'target.ecs_parameters.network_configuration.subnets',
    'target.ecs_parameters.task_definition_arn',
  ],
])('a task is in the subnet in which %s starts it', (type, subnets, task) => {
  const graph = drawn({
    ...NETWORK,
    'aws_ecs_task_definition.report': {},
    [`${type}.nightly`]: { refs: { [subnets]: 'aws_subnet.a', [task]: 'aws_ecs_task_definition.report' } },
  });
  expect(pathOf(graph, 'aws_ecs_task_definition.report')).toEqual([
    'aws_vpc.main',
    'aws_subnet.a',
    'aws_ecs_task_definition.report',
  ]);
});

test('a task that a rule starts elsewhere, or in no subnet, is in none', () => {
  const graph = drawn({
    ...NETWORK,
    'aws_ecs_task_definition.report': {},
    'aws_ecs_task_definition.other': {},
    'aws_cloudwatch_event_target.nightly': {
      refs: {
        'ecs_target.network_configuration.subnets': 'aws_subnet.a',
        'ecs_target.task_definition_arn': 'aws_ecs_task_definition.other',
      },
    },
  });
  expect(pathOf(graph, 'aws_ecs_task_definition.report')).toEqual(['aws_ecs_task_definition.report']);
});
