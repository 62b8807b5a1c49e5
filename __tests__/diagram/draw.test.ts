import { drawAll } from '../../src/diagram/draw.js';
import * as messages from '../../src/diagram/messages.js';
import { readGraph } from '../../src/diagram/read.js';
import { presentGraph } from '../../src/diagram/view-cache.js';

const ONE_NODE = {
  kind: 'any' as const,
  file: { name: 'input.json', bytes: Buffer.from('{ "aws_instance.a": [] }') },
  dot: null,
};

test('returns pictures in the requested order and reports steps', async () => {
  const { graph } = await readGraph(ONE_NODE);
  const steps: string[] = [];
  const pictures = await drawAll(
    await presentGraph(graph, { modules: 'auto' }),
    { formats: ['png', 'svg'], themes: ['light'], scale: 1 },
    (step) => {
      steps.push(step);
    },
  );
  expect(pictures.map(({ format }) => format)).toEqual(['png', 'svg']);
  expect(steps).toEqual([messages.STEP_ARRANGING, messages.stepDrawing('png'), messages.stepDrawing('svg')]);
});

test('the automatic theme gives a light PNG and an SVG with a style for both themes', async () => {
  const { graph } = await readGraph(ONE_NODE);
  const themes = ['light', 'dark', 'auto'] as const;
  const pictures = await drawAll(await presentGraph(graph, { modules: 'auto' }), {
    formats: ['svg', 'png'],
    themes,
    scale: 1,
  });
  expect(pictures.map(({ theme, format }) => `${theme} ${format}`)).toEqual(
    themes.flatMap((theme) => [`${theme} svg`, `${theme} png`]),
  );
  const of = (name: string) => pictures.filter(({ theme }) => theme === name).map(({ content }) => content);
  const [light, dark, auto] = [of('light'), of('dark'), of('auto')] as const;
  expect(auto[1]).toEqual(light[1]);
  expect(dark[1]).not.toEqual(light[1]);
  expect([light, dark, auto].map(([svg]) => String(svg).includes('<style>'))).toEqual([false, false, true]);
});
