/** Drift as a part of the page that can be hidden. */
import { pageOf, pictureOf } from './support/pages.js';
import { drifted } from './support/samples.js';

/** Words of marks, each with what it belongs to. */
function marksIn(svg: string, kind: string): readonly string[] {
  return svg
    .split('<g data-address="')
    .slice(1)
    .flatMap((thing) =>
      [...thing.matchAll(new RegExp(`<g data-mark="${kind}">(.*?)</g>`, 'g'))].flatMap(([, drawn]) => {
        const words = drawn!.replaceAll(/<[^>]*>/g, ' ').trim();
        return words === '' ? [] : [`${thing.slice(0, thing.indexOf('"'))}: ${words.replaceAll(/\s+/g, ' ')}`];
      }),
    );
}

test('drift is marked separately, in a caption and after the detail of a box', async () => {
  const svg = await pictureOf(await drifted());
  expect(marksIn(svg, 'drift')).toEqual([
    'aws_vpc.v: , changed outside Terraform: port 1 2',
    'aws_instance.both: changed outside',
    'aws_instance.both: Terraform: port 1 2',
    'aws_instance.elsewhere: changed outside',
    'aws_instance.elsewhere: Terraform: port 1 2',
  ]);
  expect(marksIn(svg, '')).toEqual(['aws_instance.both: 2 3']);
  expect(svg).toContain('>10.0.0.0/16</text>');
  // It alone tells one of the icons from what stays as it is.
  expect([...svg.matchAll(/data-address="([^"]*)"[^>]*data-drift/g)].map(([, id]) => id)).toEqual([
    'aws_instance.elsewhere',
  ]);
});

test('a page without drift has no control for it', async () => {
  const [with_, without] = [await pageOf(await drifted()), await pageOf(await drifted(false))];
  const controls = (page: string): number => page.split('<input id="drift"').length - 1;
  expect([with_, without].map(controls)).toEqual([1, 0]);
  expect(with_).toContain('#drift:not(:checked)');
  expect(/drift/i.test(without)).toBe(false);
});
