/** Who and what a model may suggest beside the graph: people, and systems that no configuration builds. */
import { ADDED } from '../../catalog/other/actors.js';
import { OUTSIDE_TYPES } from '../../graph/outside.js';
import { isPlainOf } from '../actors.js';

/** Neither containers nor anything that a cloud bills: what a model invents must not look like what is built. */
export const ACTOR_TYPES: readonly string[] = [...OUTSIDE_TYPES, ...Object.keys(ADDED)];

const TYPES: ReadonlySet<string> = new Set(ACTOR_TYPES);

/** One of the types, by a plain name. */
export const isActor = (address: string): boolean => isPlainOf(TYPES, address);
