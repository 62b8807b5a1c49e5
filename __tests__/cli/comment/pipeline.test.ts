/** Numbers among the variables of a pipeline: positive and whole, or not there. */
import { variablesOf } from '../../../src/cli/comment/pipeline.js';
import { variableMissing } from '../../../src/cli/messages.js';

const numberOf = (text: string): number => variablesOf({ ID: text }, 'remedy').number('ID');

test.each(['1', '70'])('%s', (text) => {
  expect(numberOf(text)).toBe(Number(text));
});

test.each(['0', '-1', '1.5', 'x', '', '9007199254740993', '$(ID)'])('not %j', (text) => {
  expect(() => numberOf(text)).toThrow(variableMissing('ID'));
});
