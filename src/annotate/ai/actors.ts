/** Nodes that a model may add to the graph: people, and external systems that no configuration builds. */
import { ADDED } from '../../catalog/other/actors.js';
import { OUTSIDE_TYPES } from '../../graph/outside.js';
import { isPlainOf } from '../actors.js';

/** Types that a model may add. Excludes containers and billable resources, so that inventions never look like real resources. */
export const ACTOR_TYPES: readonly string[] = [...OUTSIDE_TYPES, ...Object.keys(ADDED)];

const TYPES: ReadonlySet<string> = new Set(ACTOR_TYPES);

/** True for an address of one of these types with a plain name. */
export const isActor = (address: string): boolean => isPlainOf(TYPES, address);
