import { integerAt } from '../../platform/json/foreign.js';
import { isRefusal } from '../../pull-request/calls/refusal.js';
import type { Context } from '../context.js';
import { CALLS_AN_HOUR, CALLS_KEPT } from '../limits.js';
import { connect } from './client.js';

/**
 * Returns the number of API calls available before those reserved for the comment. Reading the limit is free:
 * https://docs.github.com/rest/rate-limit/rate-limit
 */
export async function callsLeft({ event, inputs, io }: Pick<Context, 'event' | 'inputs' | 'io'>): Promise<number> {
  try {
    const value = await connect(event, inputs['github-token'], io).get('/rate_limit');
    const remaining = integerAt(value, 'resources', 'core', 'remaining') ?? CALLS_AN_HOUR;
    return Math.max(0, remaining - CALLS_KEPT);
  } catch (error) {
    if (isRefusal(error)) return CALLS_AN_HOUR - CALLS_KEPT;
    throw error;
  }
}
