/** A small layout, positioned by hand, with one element of each kind. */
import type { Layout, PlacedBox, PlacedNode } from '../../src/layout/layout.js';
import type { SceneBox, SceneEdge, SceneNode, TextLine } from '../../src/layout/scene/model.js';
import type { Icons } from '../../src/render/writer.js';

export const ICONS: Icons = {
  square: { viewBox: '0 0 10 10', body: '<path fill="#ED7100" d="M0 0h10v10H0z"/>', attributes: {} },
  'aws-group-ring': {
    viewBox: '0 0 24 24',
    body: '<circle cx="12" cy="12" r="9"/>',
    attributes: { fill: 'none', stroke: '#475467' },
  },
};

export const line = (text: string, role: TextLine['role'] = 'detail', width = text.length * 6): TextLine => ({
  text,
  role,
  width,
});

export const node = (id: string, x: number, y: number, more: Partial<SceneNode> = {}): PlacedNode => ({
  x,
  y,
  node: {
    kind: 'node',
    id,
    parent: null,
    type: 'aws_lambda_function',
    icon: 'square',
    lines: [line('Lambda function', 'title', 98), line(id, 'name')],
    width: 106,
    height: 86,
    iconX: 29,
    iconY: 2,
    iconSize: 48,
    badge: '',
    dashed: false,
    selfLoop: false,
    ...more,
  },
});

export const box = (
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  more: Partial<SceneBox> = {},
): PlacedBox => ({
  x,
  y,
  width,
  height,
  box: {
    kind: 'box',
    id,
    parent: null,
    style: 'aws_vpc',
    title: line('VPC main', 'title', 55),
    subtitle: null,
    icon: 'aws-group-ring',
    headerHeight: 36,
    minWidth: 100,
    dashed: false,
    peerGroup: null,
    ...more,
  },
});

const edge = (from: string, to: string, more: Partial<SceneEdge> = {}): SceneEdge => ({
  from,
  to,
  twoWay: false,
  dashed: false,
  label: null,
  ...more,
});

export const SMALL: Layout = {
  width: 620,
  height: 320,
  title: { x: 24, y: 36 },
  heading: { title: line('Orders & <returns>', 'title', 186), subtitle: line('3 resources') },
  boxes: [
    box('aws_vpc.main', 200, 60, 390, 230, { subtitle: line('10.0.0.0/16') }),
    box('aws_subnet.a', 220, 100, 350, 170, {
      style: 'aws_subnet:public',
      icon: 'square',
      title: line('Subnet a', 'title', 53),
      dashed: true,
    }),
  ],
  nodes: [
    node('tv_aws_users.users', 24, 150, {
      type: 'tv_aws_users',
      icon: 'no-such-icon',
      lines: [line('Users', 'title', 36)],
    }),
    node('aws_lambda_function.take', 260, 150, { badge: '×3', dashed: true }),
    node('aws_lambda_function.keep["a"]', 430, 150, {
      lines: [line('Lambda function', 'title', 98), line('to be destroyed', 'alert')],
    }),
  ],
  edges: [
    {
      edge: edge('tv_aws_users.users', 'aws_lambda_function.take', {
        dashed: true,
        label: line('HTTPS', 'detail', 38),
      }),
      points: [
        { x: 106, y: 176 },
        { x: 284, y: 176 },
      ],
      label: { x: 150, y: 168, width: 48, height: 16 },
    },
    {
      edge: edge('aws_lambda_function.take', 'aws_lambda_function.keep["a"]', { twoWay: true }),
      points: [
        { x: 342, y: 176 },
        { x: 400, y: 176 },
        { x: 400, y: 130 },
        { x: 430, y: 130 },
        { x: 430, y: 176 },
        { x: 454, y: 176 },
      ],
      label: null,
    },
  ],
};
