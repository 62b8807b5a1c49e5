import type { Context } from '../context.js';
export async function discover(_: Context): Promise<number> {
  return 0;
}
