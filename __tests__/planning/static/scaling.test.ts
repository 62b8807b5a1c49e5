/** Counted work, not time: what code costs as it grows. */

import { readStatic } from '../../../src/planning/static/index.js';
import { nodeFiles } from '../../../src/platform/node.js';
import { directoryOf, treeAt } from '../../support/code.js';
import { times } from '../../support/times.js';
import { growth } from '../../support/work.js';

const reading = (code: string) => {
  const folder = directoryOf({ 'main.tf': code });
  return async () => readStatic((await treeAt(folder)).root, { varFiles: [], workspace: null }, nodeFiles);
};

test('the work grows linearly with the blocks of a resource', async () => {
  const rules = (count: number) =>
    times(count, (n) => `  ingress {\n    from_port = ${n}\n    cidr_blocks = ["10.0.0.0/8"]\n  }\n`).join('');
  const grown = await growth([200, 400, 800], (count) =>
    reading(`resource "aws_security_group" "g" {\n${rules(count)}}\n`),
  );
  for (const factor of grown) expect(factor).toBeLessThan(2.4);
});

/** So many resources are about twice as many references each time. */
const SIDES = [50, 71, 100];

test('the work grows linearly with references through one local', async () => {
  const code = (count: number) => {
    const ids = times(count, (n) => `aws_s3_bucket.b${n}.id`).join(', ');
    const resources = times(
      count,
      (n) =>
        `resource "aws_s3_bucket" "b${n}" {}\nresource "aws_sns_topic" "t${n}" {\n  policy = jsonencode(local.ids)\n}\n`,
    );
    return `locals {\n  ids = [${ids}]\n}\n${resources.join('')}`;
  };
  const grown = await growth(SIDES, (count) => reading(code(count)));
  for (const factor of grown) expect(factor).toBeLessThan(2.4);
});
