import { PAGES_MAX } from '../../../../src/inference/limits.js';
import { pagesOf } from '../../../../src/inference/views/pages/index.js';
import { arrowTexts, graph, treeText } from '../simplify/graphs.js';

const pagesIn = (...args: Parameters<typeof graph>) => {
  const pages = pagesOf(graph(...args));
  if (pages === null) throw new Error('no pages');
  return pages;
};

const SHOP = pagesIn(
  `
tv_aws_users.u
aws_sqs_queue.q
aws_vpc.a
  aws_subnet.s
    aws_instance.x
    aws_instance.y
    aws_db_instance.d
  aws_lb.l
  aws_ecs_service.e
  aws_subnet.t
aws_vpc.b
  aws_lambda_function.f
  aws_lambda_function.g
  aws_lambda_function.h
aws_vpc.c
  aws_instance.alone`,
  'tv_aws_users.u -> aws_lb.l',
  'aws_instance.x -> aws_lambda_function.f',
  'aws_instance.x -> aws_lambda_function.g',
  'aws_lambda_function.h -> aws_vpc.a',
  'aws_instance.x -> aws_sqs_queue.q',
);

test('what holds several icons is a page, in the order of the graph', () => {
  expect(SHOP.ids).toEqual(['aws_vpc.a', 'aws_vpc.b']);
});

test('the overview has three of each page, counted, and one icon for the rest; all else is as it is', () => {
  expect(treeText(SHOP.overview)).toEqual([
    'aws_sqs_queue.q',
    'aws_vpc.a',
    '  aws_db_instance.d',
    '  aws_ecs_service.e',
    '  aws_instance.x x2 ""',
    '  aws_lb.l',
    'aws_vpc.b',
    '  aws_lambda_function.f x3 ""',
    'aws_vpc.c',
    '  aws_instance.alone',
    'tv_aws_users.u',
  ]);
  const more = pagesIn(['aws_vpc.a', ...[0, 1, 2, 3, 4].map((i) => `  aws_kind${i}_thing.n`)].join('\n'));
  expect(treeText(more.overview).slice(1)).toEqual([
    '  aws_contents.contents x2 "Kind3 thing, Kind4 thing"',
    ...[0, 1, 2].map((i) => `  aws_kind${i}_thing.n`),
  ]);
  expect(SHOP.pageOfIcon.get('aws_instance.x')).toBe('aws_vpc.a');
  expect(SHOP.pageOfIcon.get('aws_sqs_queue.q')).toBeUndefined();
});

test('a page has all that is in it, and the other ends of its arrows, counted, in boxes of their names', () => {
  const page = SHOP.page('aws_vpc.a');
  expect(treeText(page)).toEqual([
    'aws_sqs_queue.q',
    'aws_vpc.a',
    '  aws_ecs_service.e',
    '  aws_lb.l',
    '  aws_subnet.s',
    '    aws_db_instance.d',
    '    aws_instance.x',
    '    aws_instance.y',
    '  aws_subnet.t',
    'aws_vpc.b',
    '  aws_lambda_function.f x3 "f, g, h"',
    'tv_aws_users.u',
  ]);
  expect(arrowTexts(page)).toEqual([
    'aws_instance.x -> aws_lambda_function.f',
    'aws_instance.x -> aws_sqs_queue.q',
    'aws_lambda_function.f -> aws_vpc.a',
    'tv_aws_users.u -> aws_lb.l',
  ]);
});

test('networks and resource groups are pages before modules, modules before accounts and regions; the outermost of each', () => {
  const pages = pagesIn(
    `
azurerm_resource_group.g
  azurerm_virtual_network.n
    azurerm_linux_virtual_machine.v
    azurerm_linux_virtual_machine.w
module.m.aws_sns_topic.a
module.m.module.inner.aws_sns_topic.b
aws_group.account
  module.k.aws_sqs_queue.a
  aws_sqs_queue.b
  aws_sqs_queue.c
  aws_vpc.v
    module.k.aws_instance.a
    module.m.aws_instance.b
aws_s3_bucket.a
aws_s3_bucket.b`,
  );
  expect(pages.ids).toEqual(['aws_group.account', 'aws_vpc.v', 'azurerm_resource_group.g', 'module.m']);
  expect(treeText(pages.page('module.m'))).toEqual([
    'module.m.aws_sns_topic.a',
    'module.m.module.inner.aws_sns_topic.b',
  ]);
});

test('no more than a limit, the largest; nothing is a page where nothing holds anything', () => {
  const lines = Array.from({ length: PAGES_MAX + 1 }, (_, i) => [
    `aws_vpc.v${i}`,
    ...Array.from({ length: i === 0 ? 2 : 3 }, (_, j) => `  aws_instance.i${i}x${j}`),
  ]);
  const { ids, total } = pagesIn(lines.flat().join('\n'));
  expect([ids.length, total, ids.includes('aws_vpc.v0')]).toEqual([PAGES_MAX, PAGES_MAX + 1, false]);
  expect(pagesOf(graph('aws_instance.a\naws_instance.b\naws_vpc.v\n  aws_instance.c'))).toBeNull();
});
