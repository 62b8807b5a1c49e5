/**
 * Each sign of a change is explained in the legend, which explains no other and counts what the report counts. Each ring
 * around an icon is the sign of its row.
 */
import { layOut } from '../../src/diagram/draw.js';
import { difference } from '../../src/differences.js';
import { COMMENT_FOCUS } from '../../src/pull-request/limits.js';
import { portion } from '../support/long.js';
import { IO, pullRequests, sourceOf } from '../support/pull-requests.js';
import { countedIn, drawnSigns, explainedSigns, inWords, outlinesWithoutRow } from '../support/signs.js';

const drawing = { formats: ['svg'], themes: ['light'], scale: null, modules: 'auto', layout: 'nested' } as const;

test.each(portion(pullRequests(), 4))('%s', async (name) => {
  const { report, presentation } = await difference(
    {
      ...{ before: sourceOf(name, 'before', 'static'), after: sourceOf(name, 'after', 'static'), mayBeEmpty: true },
      ...{ detail: 'normal', annotations: null, view: { simplified: false, overview: true }, title: name },
      ...{ ...COMMENT_FOCUS, drawing },
    },
    IO,
  );
  const layout = await layOut(presentation);
  expect(explainedSigns(layout)).toEqual(drawnSigns(layout));
  expect(countedIn(layout)).toEqual(inWords(report.counts));
  expect(outlinesWithoutRow(layout, report)).toEqual([]);
});
