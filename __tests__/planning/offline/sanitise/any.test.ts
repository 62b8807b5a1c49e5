/** Whatever the code is, its copy runs nothing, reads nothing, and leads back to the source. */
import fc from 'fast-check';
import { expressionsIn, walk } from '../../../../src/planning/offline/expressions.js';
import { NO_SHORTCUTS } from '../../../../src/planning/offline/known-after-apply/shortcuts.js';
import { type SanitiseContext, sanitise } from '../../../../src/planning/offline/sanitise/file.js';
import { NO_REPAIRS } from '../../../../src/planning/offline/sanitise/repairs.js';
import type { Body, Expression } from '../../../../src/terraform/hcl/model.js';
import { parseHcl } from '../../../../src/terraform/hcl/parse.js';
import { readModule } from '../../../../src/terraform/module-tree/module.js';
import { gapsIn } from '../../../../src/terraform/references/gaps.js';
import { configuration } from '../../../terraform/hcl/generate.js';

const AROUND: SanitiseContext = {
  rootDirectory: '/m',
  pathInCopy: ({ path }) => path,
  absoluteOf: () => null,
  sourceOf: () => ({ path: './x', isOpaque: false }),
  readable: () => 'no',
  repairs: NO_REPAIRS,
  shortcuts: NO_SHORTCUTS,
  gapsOf: (code) => gapsIn({ code, children: new Map() }),
  asksForMarks: true,
};

/** Names that the generator does not have, in the place of those that it has. */
const hostile = fc
  .tuple(
    configuration,
    fc.constantFrom('file', 'templatefile', 'filesha256', 'core::file', 'abspath', 'plantimestamp'),
    fc.constantFrom('backend', 'provisioner', 'validation', 'resource', 'module', 'terraform', 'check', 'data'),
  )
  .map(([text, call, block]) =>
    text.replaceAll('format(', `${call}(`).replaceAll('b2', call).replaceAll('iff', block).replaceAll('n0', 'source'),
  );

function typesOf({ blocks }: Body): string[] {
  return blocks.flatMap(({ type, body }) => [type, ...typesOf(body)]);
}

/** `try(jsondecode(timestamp()), ...)`: what is behind the first argument is not evaluated. */
const isUnknown = (expression: Expression): boolean =>
  expression.kind === 'call' && expression.name === 'try' && expression.arguments[0]?.kind === 'call';

function callsThatRead(body: Body): string[] {
  const found: string[] = [];
  for (const expression of expressionsIn(body)) {
    walk(expression, (part, around) => {
      if (part.kind !== 'call' || !/^(?:core::)?(?:file|template)/.test(part.name) || part.name.endsWith('_')) return;
      if (!around.some(isUnknown)) found.push(part.name);
    });
  }
  return found;
}

test('any configuration is sanitised without an exception', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const file = parseHcl(text, 'main.tf');
      const copy = sanitise(file, readModule('/m', [file]), AROUND);
      const read = parseHcl(copy.text, 'main.tf');
      expect(callsThatRead(read.body)).toEqual([]);
      if (file.faults.length === 0) {
        expect(read.faults).toEqual([]);
        expect(typesOf(read.body).filter((type) => /^(?:backend|provisioner|validation|check)$/.test(type))).toEqual(
          [],
        );
      }
      for (let offset = 0; offset <= copy.text.length; offset += 7) {
        expect(copy.toOriginal(offset)).toBeGreaterThanOrEqual(0);
        expect(copy.toOriginal(offset)).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: 1000 },
  );
});
