import { drawGraph } from '../../src/pipeline/draw.js';
import * as messages from '../../src/pipeline/messages.js';
import { readGraph } from '../../src/pipeline/read.js';

const ONE_NODE = {
  kind: 'any' as const,
  file: { name: 'input.json', bytes: Buffer.from('{ "aws_instance.a": [] }') },
  dot: null,
};

test('pictures come in the order asked for, and the steps are told', async () => {
  const { graph } = await readGraph(ONE_NODE);
  const steps: string[] = [];
  const pictures = await drawGraph(graph, { formats: ['png', 'svg'], scale: 1, modules: true }, (step) => {
    steps.push(step);
  });
  expect(pictures.map(({ format }) => format)).toEqual(['png', 'svg']);
  expect(steps).toEqual([messages.STEP_ARRANGING, messages.stepDrawing('svg'), messages.stepDrawing('png')]);
});

test('a picture for both themes is light as a PNG, and needs a style as an SVG only', async () => {
  const { graph } = await readGraph(ONE_NODE);
  const draw = async (theme: 'light' | 'dark' | 'auto') =>
    (await drawGraph(graph, { formats: ['svg', 'png'], scale: 1, modules: true, theme })).map(({ content }) => content);
  const [light, dark, auto] = [await draw('light'), await draw('dark'), await draw('auto')];
  expect(auto[1]).toEqual(light[1]);
  expect(dark[1]).not.toEqual(light[1]);
  expect([light, dark, auto].map(([svg]) => String(svg).includes('<style>'))).toEqual([false, false, true]);
});
