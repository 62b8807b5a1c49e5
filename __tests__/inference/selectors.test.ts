/** A service selects pods by their labels, also where these are known only in part. */
import { SOME_TEXT, symbolName } from '../../src/graph/instance-name.js';
import { arrowsOf, drawn, type Sketch } from './build.js';

const LABEL = 'spec.template.metadata.labels.app';
const NAME = symbolName('var.name');

const selecting = (service: Sketch, deployment: Sketch): string[] =>
  arrowsOf(
    drawn({
      'kubernetes_service.s': { values: { spec: [{ selector: {} }] }, ...service },
      'kubernetes_deployment.d': { values: { spec: [{ template: [{ metadata: [{ labels: {} }] }] }] }, ...deployment },
    }),
  );

test.each<[string, Sketch, Sketch, boolean]>([
  ['by the same expression', { partly: { 'spec.selector.app': NAME } }, { partly: { [LABEL]: NAME } }, true],
  ['by another one', { partly: { 'spec.selector.app': NAME } }, { partly: { [LABEL]: symbolName('var.id') } }, false],
  ['by an unknown label', { partly: { 'spec.selector.app': SOME_TEXT } }, { partly: { [LABEL]: SOME_TEXT } }, false],
  [
    'by one of two labels',
    { partly: { 'spec.selector.app': NAME, 'spec.selector.tier': SOME_TEXT } },
    { partly: { [LABEL]: NAME } },
    false,
  ],
])('%s', (_, service, deployment, isSelected) => {
  expect(selecting(service, deployment)).toEqual(isSelected ? ['kubernetes_service.s > kubernetes_deployment.d'] : []);
});
