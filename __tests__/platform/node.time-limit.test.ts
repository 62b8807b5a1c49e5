import { withinSeconds } from '../../src/platform/node.js';

test('returns the result of the work, and throws its errors', () => {
  const fault = new Error('of the work');
  expect(withinSeconds(10, () => ({ a: 1 }))).toEqual({ a: 1 });
  expect(() =>
    withinSeconds(10, () => {
      throw fault;
    }),
  ).toThrow(fault);
});

test('ends a loop, also one in WebAssembly', () => {
  // (module (func (export "f") (loop (br 0))))
  const endless = Buffer.from('0061736d0100000001040160000003020100070501016600000a09010700034' + '00c000b0b', 'hex');
  const { f } = new WebAssembly.Instance(new WebAssembly.Module(endless), {}).exports as { f: () => void };
  const loops: (() => void)[] = [
    f,
    () => {
      for (;;);
    },
  ];
  for (const loop of loops) {
    expect(() => withinSeconds(0.05, loop)).toThrow(expect.objectContaining({ code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' }));
  }
});
