import { WAITING_MAX } from '../../../src/cli/limits.js';
import { createQueue } from '../../../src/cli/mcp/index.js';

test('calls run one after the other, a failure keeps none of them, and too many are refused', async () => {
  const queue = createQueue();
  const order: string[] = [];
  const call = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    if (name === 'a') throw new Error(name);
    return name;
  };
  const all = ['a', 'b'].map((name) => queue.add(call(name)));
  expect(await Promise.allSettled(all)).toMatchObject([{ status: 'rejected' }, { value: 'b' }]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  const many = Array.from({ length: WAITING_MAX + 2 }, (_, at) => queue.add(async () => at));
  await expect(many.at(-1)).rejects.toThrow('too many calls are waiting');
  await queue.idle();
  expect(await many[WAITING_MAX]).toBe(WAITING_MAX);
});
