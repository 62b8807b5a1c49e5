/** Changes as pull requests have them: what is marked, and what is said of it. */
import type { Graph } from '../../../../src/graph/model.js';
import { n } from '../support/marked.js';

export interface Scenario {
  readonly name: string;
  readonly graph: Graph;
  readonly sentence: string;
}

/** One value of it changes. */
export const size = (name: string, before: string | null, after: string | null) => ({
  change: 'update' as const,
  changed: { values: [{ name, before, after }] },
});

export const POSTGRES = { attributes: { engine: 'postgres' } };
export const CREATED = { change: 'create' } as const;
export const DELETED = { change: 'delete' } as const;
export const RUNNING = [
  n('aws_lb.web'),
  n('aws_ecs_service.api'),
  n('aws_ecs_service.shop'),
  n('aws_db_instance.orders', POSTGRES),
];
