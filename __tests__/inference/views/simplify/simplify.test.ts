import { CARRIED_MAX } from '../../../../src/inference/limits.js';
import { simplify } from '../../../../src/inference/views/simplify/index.js';
import { arrowTexts, graph, treeText } from './graphs.js';

const simple = (...args: Parameters<typeof graph>) => simplify(graph(...args)).graph;

describe('plumbing', () => {
  test('goes, and the arrows through it go on, with their label', () => {
    const { graph: seen, contracted } = simplify(
      graph(
        'tv_aws_users.u\naws_vpc.v\n  aws_internet_gateway.i\n  aws_lb.l\n  aws_lb_target_group.t\n  aws_instance.w',
        'tv_aws_users.u -> aws_internet_gateway.i 443',
        'aws_internet_gateway.i -> aws_lb.l',
        'aws_lb.l -> aws_lb_target_group.t',
        'aws_lb_target_group.t -> aws_instance.w 8080',
      ),
    );
    expect(treeText(seen)).toEqual(['aws_vpc.v', '  aws_instance.w', '  aws_lb.l', 'tv_aws_users.u']);
    expect(arrowTexts(seen)).toEqual(['aws_lb.l -> aws_instance.w 8080', 'tv_aws_users.u -> aws_lb.l 443']);
    expect([...contracted].sort()).toEqual(['aws_internet_gateway.i', 'aws_lb_target_group.t']);
  });

  test('several in a row, and a knot of them, go at once; nothing points at itself thereby', () => {
    const seen = simple(
      'aws_instance.a\naws_eip.p\naws_eip.q\naws_eip.r\naws_s3_bucket.b',
      'aws_instance.a -> aws_eip.p',
      'aws_eip.p <-> aws_eip.q',
      'aws_eip.q -> aws_eip.r',
      'aws_eip.r -> aws_eip.p',
      'aws_eip.p -> aws_instance.a',
      'aws_eip.r -> aws_s3_bucket.b',
    );
    expect(arrowTexts(seen)).toEqual(['aws_instance.a -> aws_s3_bucket.b']);
  });

  test.each([
    ['~>', '->', '~>'],
    ['->', '~>', '~>'],
    ['->', '->', '->'],
  ])('what goes on is thin where one of the arrows was: %s %s', (first, second, expected) => {
    const seen = simple(
      'aws_instance.a\naws_eip.p\naws_s3_bucket.b',
      `aws_instance.a ${first} aws_eip.p`,
      `aws_eip.p ${second} aws_s3_bucket.b`,
    );
    expect(arrowTexts(seen)).toEqual([`aws_instance.a ${expected} aws_s3_bucket.b`]);
  });

  test('an arrow to itself that was there before stays, two heads stay two heads', () => {
    const seen = simple(
      'aws_instance.a\naws_eip.p\naws_s3_bucket.b',
      'aws_instance.a -> aws_instance.a',
      'aws_instance.a <-> aws_eip.p',
      'aws_eip.p <-> aws_s3_bucket.b',
    );
    expect(arrowTexts(seen)).toEqual(['aws_instance.a -> aws_instance.a', 'aws_instance.a <-> aws_s3_bucket.b']);
  });

  test('what very many arrows lead through stays: without it there would be more of them', () => {
    const names = Array.from({ length: 9 }, (_, i) => i);
    const tree = ['aws_vpc_endpoint.e', ...names.flatMap((i) => [`aws_instance.a${i}`, `aws_s3_bucket.b${i}`])];
    const arrows = names.flatMap((i) => [
      `aws_instance.a${i} -> aws_vpc_endpoint.e ${i}`,
      `aws_vpc_endpoint.e -> aws_s3_bucket.b${i} ${i}`,
    ]);
    expect(names.length ** 2).toBeGreaterThan(CARRIED_MAX);
    expect(simple(tree.join('\n'), ...arrows).nodes.has('aws_vpc_endpoint.e')).toBe(true);
  });

  test('users of something that is left out go with it; users of nothing were drawn as such', () => {
    const seen = simple(
      'tv_aws_users.gone\ntv_aws_users.stay\naws_nat_gateway.n\naws_instance.a',
      'tv_aws_users.gone -> aws_nat_gateway.n',
    );
    expect([...seen.nodes.keys()]).toEqual(['aws_instance.a', 'tv_aws_users.stay']);
  });

  test('a picture of nothing else stays as it is', () => {
    const all = graph(
      'aws_vpc.v\n  aws_subnet.s\n    aws_nat_gateway.n\n  aws_eip.e',
      'aws_eip.e -> aws_nat_gateway.n',
    );
    expect(simplify(all)).toEqual({ graph: all, contracted: new Set(), folded: new Map() });
  });
});

describe('boxes', () => {
  test('security groups are taken from around their members, and mean them', () => {
    const seen = simple(
      'aws_vpc.v\n  aws_security_group.g\n    aws_instance.a\n    aws_s3_bucket.b\naws_lb.l',
      'aws_lb.l -> aws_security_group.g 22',
    );
    expect(treeText(seen)).toEqual(['aws_lb.l', 'aws_vpc.v', '  aws_instance.a', '  aws_s3_bucket.b']);
    expect(arrowTexts(seen)).toEqual(['aws_lb.l -> aws_instance.a 22', 'aws_lb.l -> aws_s3_bucket.b 22']);
  });

  test('arrows to a box that goes lead to the box around where they would be too many', () => {
    const members = Array.from({ length: CARRIED_MAX + 1 }, (_, i) => `    aws_kind${i}_thing.m`);
    const arrowsTo = (count: number) =>
      arrowTexts(
        simple(
          ['aws_vpc.v', '  aws_security_group.g', ...members.slice(0, count), 'aws_lb.l'].join('\n'),
          'aws_lb.l -> aws_security_group.g 22',
        ),
      );
    expect(arrowsTo(CARRIED_MAX)).toHaveLength(CARRIED_MAX);
    expect(arrowsTo(CARRIED_MAX + 1)).toEqual(['aws_lb.l -> aws_vpc.v 22']);
  });

  test('containers without a service go, and arrows to them lead to the box around, but not from inside it', () => {
    const seen = simple(
      'aws_vpc.v\n  aws_subnet.empty\n    aws_nat_gateway.n\n  aws_instance.inside\naws_lambda_function.outside',
      'aws_lambda_function.outside -> aws_subnet.empty',
      'aws_instance.inside -> aws_subnet.empty',
    );
    expect(treeText(seen)).toEqual(['aws_lambda_function.outside', 'aws_vpc.v', '  aws_instance.inside']);
    expect(arrowTexts(seen)).toEqual(['aws_lambda_function.outside -> aws_vpc.v']);
  });

  test('copies in several zones are one, in the network; their zones are empty then', () => {
    const { graph: seen, folded } = simplify(
      graph(
        `aws_vpc.v
  aws_az.a
    aws_instance.w~1
    aws_db_instance.d~1
  aws_az.b
    aws_instance.w~2
    aws_db_instance.d~2
    aws_s3_bucket.only`,
        'aws_instance.w~1 -> aws_db_instance.d~1',
        'aws_instance.w~2 -> aws_db_instance.d~1',
        'aws_db_instance.d~1 -> aws_db_instance.d~2',
      ),
    );
    expect(treeText(seen)).toEqual([
      'aws_vpc.v',
      '  aws_az.b',
      '    aws_s3_bucket.only',
      '  aws_db_instance.d',
      '  aws_instance.w',
    ]);
    expect(arrowTexts(seen)).toEqual(['aws_instance.w -> aws_db_instance.d']);
    expect(folded.get('aws_instance.w~2')).toBe('aws_instance.w');
  });
});

describe('what is the same', () => {
  test('is drawn once, under its names', () => {
    const seen = simple(
      'aws_lambda_function.f\naws_s3_bucket.a\naws_s3_bucket.b\naws_s3_bucket.c\naws_s3_bucket.d\naws_dynamodb_table.t',
      'aws_lambda_function.f -> aws_s3_bucket.a',
      'aws_lambda_function.f -> aws_s3_bucket.b',
      'aws_lambda_function.f -> aws_s3_bucket.c',
      'aws_lambda_function.f -> aws_s3_bucket.d',
      'aws_lambda_function.f -> aws_dynamodb_table.t',
    );
    expect(treeText(seen)).toEqual([
      'aws_dynamodb_table.t',
      'aws_lambda_function.f',
      'aws_s3_bucket.a x4 "a, b, c and 1 more"',
    ]);
    expect(arrowTexts(seen)).toEqual([
      'aws_lambda_function.f -> aws_dynamodb_table.t',
      'aws_lambda_function.f -> aws_s3_bucket.a',
    ]);
  });

  test('is so only in one place, with the same arrows both ways and the same labels', () => {
    const tree =
      'aws_vpc.v\n  aws_instance.a\naws_instance.b\naws_instance.c\naws_instance.d\naws_instance.e\naws_s3_bucket.s';
    const seen = simple(
      tree,
      'aws_instance.a -> aws_s3_bucket.s',
      'aws_instance.b -> aws_s3_bucket.s',
      'aws_s3_bucket.s -> aws_instance.c',
      'aws_instance.d -> aws_s3_bucket.s 443',
      'aws_instance.e <-> aws_s3_bucket.s',
    );
    expect(seen.nodes.size).toBe(7);
  });

  test('may come of what was the same before', () => {
    const seen = simple(
      'aws_lambda_function.f\naws_lambda_function.g\naws_s3_bucket.a\naws_s3_bucket.b\naws_sqs_queue.q',
      'aws_sqs_queue.q -> aws_lambda_function.f',
      'aws_sqs_queue.q -> aws_lambda_function.g',
      'aws_lambda_function.f -> aws_s3_bucket.a',
      'aws_lambda_function.f -> aws_s3_bucket.b',
      'aws_lambda_function.g -> aws_s3_bucket.a',
      'aws_lambda_function.g -> aws_s3_bucket.b',
    );
    expect(treeText(seen)).toEqual(['aws_lambda_function.f x2 "f, g"', 'aws_s3_bucket.a x2 "a, b"', 'aws_sqs_queue.q']);
  });

  test('two chains that look alike are two things', () => {
    const seen = simple(
      'aws_lambda_function.f\naws_lambda_function.g\naws_s3_bucket.a\naws_s3_bucket.b',
      'aws_lambda_function.f -> aws_s3_bucket.a',
      'aws_lambda_function.g -> aws_s3_bucket.b',
    );
    expect(seen.nodes.size).toBe(4);
  });

  test('of several modules it is in none of them, and called after them', () => {
    const seen = simple('module.logs.aws_s3_bucket.this\nmodule.media.aws_s3_bucket.this\naws_s3_bucket.this');
    expect(treeText(seen)).toEqual(['aws_s3_bucket.this x3 "logs, media and 1 more"']);
    const two = simple('module.logs.aws_s3_bucket.this\nmodule.media.aws_s3_bucket.this');
    expect(treeText(two)).toEqual(['aws_s3_bucket.this x2 "logs, media"']);
  });
});
