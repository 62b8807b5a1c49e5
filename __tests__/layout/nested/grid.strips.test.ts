/** Strips: side by side in rows, below what else is in their box or in room that it leaves. */

import type { Layout, Rect } from '../../../src/layout/layout.js';
import { stripRows } from '../../../src/layout/nested/grid.js';
import { arrangeNested } from '../../../src/layout/nested/index.js';
import { HEADER_GAP, PADDING } from '../../../src/layout/nested/spacing.js';
import { HEADER_HEIGHT } from '../../../src/layout/scene/measures.js';
import { type Sketch, sceneOf } from '../scene/graphs.js';

const SECRETS = ['aws_secretsmanager_secret.a', 'aws_secretsmanager_secret.b'];
const layoutOf = (sketch: Sketch): Layout => arrangeNested(sceneOf(sketch));
const stripsOf = ({ boxes }: Layout): readonly Rect[] => boxes.filter(({ box }) => box.aside);
const boxOf = ({ boxes }: Layout, id: string): Rect => boxes.find(({ box }) => box.id === id) as Rect;

test('the icons of a strip stand in a row', () => {
  const { nodes } = layoutOf({ inside: { '': ['aws_vpc.main', ...SECRETS, 'aws_kms_key.a', 'aws_kms_key.b'] } });
  expect(nodes).toHaveLength(4);
  expect(new Set(nodes.map(({ y }) => y)).size).toBe(1);
});

test('those of many are a flat table', () => {
  // Three of one type would be one icon.
  const types = ['kms_key', 'acm_certificate', 'secretsmanager_secret', 'guardduty_detector', 'macie2_account'];
  const more = ['shield_protection', 'detective_graph', 'securityhub_account', 'fms_policy', 'signer_signing_profile'];
  const keys = [...types, ...more].flatMap((type) => [`aws_${type}.a`, `aws_${type}.b`]);
  const layout = layoutOf({ inside: { '': ['aws_vpc.main', ...keys] } });
  const [strip] = stripsOf(layout);
  expect(strip!.width).toBeGreaterThan(2 * strip!.height);
  expect(new Set(layout.nodes.map(({ y }) => y)).size).toBeGreaterThan(2);
});

test('strips stand side by side as long as their row has room', () => {
  const strip = (vertex: number) => ({
    ...{ width: 100, height: 80, positions: new Map([[vertex, { x: 0, y: 0 }]]) },
    ...{ widths: new Map(), routes: new Map(), hasWestPorts: false, hasEastPorts: false },
  });
  const rowsIn = (width: number): number[] =>
    [...stripRows([1, 2, 3].map(strip), width).positions.values()].map(({ y }) => y);
  expect(new Set(rowsIn(600)).size).toBe(1);
  expect(new Set(rowsIn(300)).size).toBe(2);
});

test('strips that no line reaches stand below the architecture', () => {
  const layout = layoutOf({
    inside: {
      '': [
        'aws_lb.web',
        'aws_instance.web',
        'aws_db_instance.db',
        'aws_kms_key.a',
        'aws_iam_role.r',
        'aws_ecr_repository.e',
      ],
    },
    edges: [
      ['aws_lb.web', 'aws_instance.web'],
      ['aws_instance.web', 'aws_db_instance.db'],
    ],
  });
  const strips = stripsOf(layout);
  expect(strips).toHaveLength(1);
  const large = layout.nodes.filter(({ node }) => node.iconSize === 64);
  for (const { y, node } of large) expect(strips[0]!.y).toBeGreaterThan(y + node.height);
});

test('a strip that a line reaches stands where its line leads', () => {
  const layout = layoutOf({
    inside: { '': ['aws_instance.web', ...SECRETS] },
    edges: SECRETS.map((secret) => ['aws_instance.web', secret]),
  });
  const [strip] = stripsOf(layout);
  const web = layout.nodes.find(({ node }) => node.id === 'aws_instance.web')!;
  expect(strip!.x).toBeGreaterThan(web.x + web.node.width);
  expect(layout.edges.every(({ points }) => points.at(-1)!.x > strip!.x)).toBe(true);
});

test('a box with nothing but a strip is as large as that', () => {
  const layout = layoutOf({ inside: { '': ['aws_vpc.main'], 'aws_vpc.main': ['aws_kms_key.a'] } });
  const [strip] = stripsOf(layout);
  const around = boxOf(layout, 'aws_vpc.main');
  expect(around.y + around.height - strip!.y - strip!.height).toBe(PADDING);
  expect(strip!.y - around.y).toBe(HEADER_HEIGHT + HEADER_GAP);
});
