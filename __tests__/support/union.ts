/** A web shop before and after a change, as one graph: what a comparison hands on. */
import { join } from 'node:path';
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { Graph, GraphEdge, GraphNode } from '../../src/graph/model.js';
import { loadGraph } from './golden.js';
import { ROOT } from './root.js';

const APP = 'aws_security_group.app';
const API = 'aws_ecs_service.orders_api';
const ORDERS = 'aws_db_instance.orders';
const GHOST = 'aws_elasticache_replication_group.sessions~before';
export const MOVED = 'aws_elasticache_replication_group.sessions';

/** What is there before and differs. */
const CHANGED: Readonly<Record<string, Partial<GraphNode>>> = {
  [ORDERS]: {
    change: 'replace',
    changed: { values: [{ name: 'engine_version', before: '16.8', after: '17.4', forces: true }] },
  },
  'aws_nat_gateway.a': { change: 'replace', changed: { createsFirst: true, reason: 'replace_because_tainted' } },
  [API]: {
    change: 'update',
    changed: { values: [{ name: 'desired_count', before: '2', after: '6' }], folded: { create: 2, update: 1 } },
  },
  'aws_sns_topic.notify_customer': { change: 'delete' },
  'aws_s3_bucket.product_media': { change: 'delete' },
  [MOVED]: { change: 'move', parent: APP, changed: { movedFrom: 'aws_elasticache_replication_group.cache' } },
};

const ADDED: readonly GraphNode[] = [
  createNode({ address: 'aws_wafv2_web_acl.edge', change: 'create' }),
  createNode({ address: 'aws_opensearch_domain.search', parent: 'aws_security_group.data', change: 'create' }),
  createNode({ address: 'aws_lambda_function.index_products', change: 'create' }),
  createNode({ address: 'aws_sqs_queue.dead_letters', change: 'create', count: 2 }),
];

const arrow = (from: string, to: string, change: GraphEdge['change'], label = ''): GraphEdge =>
  createEdge({ from, to, label, ...(change && { change }) });

const NEW: readonly GraphEdge[] = [
  arrow('aws_wafv2_web_acl.edge', 'aws_cloudfront_distribution.shop', 'create'),
  arrow('aws_lambda_function.index_products', 'aws_opensearch_domain.search', 'create', '443/tcp'),
  arrow('aws_sqs_queue.order_events', 'aws_lambda_function.index_products', 'create'),
  arrow('aws_sqs_queue.order_events', 'aws_sqs_queue.dead_letters', 'create'),
  arrow('aws_ecs_service.storefront', 'aws_opensearch_domain.search', 'create', '443/tcp'),
  arrow('aws_lambda_function.fulfil_order', ORDERS, 'create', '5432/tcp'),
];

/** Two went with what they led to. */
const GONE: ReadonlySet<string> = new Set([
  'aws_lambda_function.fulfil_order aws_sns_topic.notify_customer',
  'aws_cloudfront_distribution.shop aws_s3_bucket.product_media',
  'aws_lambda_function.fulfil_order aws_dynamodb_table.shipments',
  'aws_cloudfront_distribution.shop aws_lb.public',
]);

export function shopUnion(): Graph {
  const shop = loadGraph(join(ROOT, 'fixtures/aws-web-shop/expected.graph.json'));
  const known = [...shop.nodes.values()].map(
    (node): GraphNode => ({ ...node, change: 'none', ...CHANGED[node.address] }),
  );
  const sessions = shop.nodes.get(MOVED) as GraphNode;
  const ghost = createNode({ ...sessions, address: GHOST, change: 'move', ghostOf: MOVED });
  const edges = shop.edges.map((edge) =>
    GONE.has(`${edge.from} ${edge.to}`) ? createEdge({ ...edge, change: 'delete' }) : edge,
  );
  return createGraph({
    title: shop.title,
    nodes: [...known, ...ADDED, ghost],
    edges: [...edges, ...NEW, arrow(GHOST, MOVED, 'move')],
  });
}
