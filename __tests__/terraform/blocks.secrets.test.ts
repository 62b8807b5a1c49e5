import { isMarkedSecret } from '../../src/terraform/blocks.js';
import { parseHcl } from '../../src/terraform/hcl/parse.js';

const isSecret = (line: string) => isMarkedSecret(parseHcl(`variable "a" {\n  ${line}\n}\n`, 'a.tf').body.blocks[0]!);

test.each(['sensitive = true', 'ephemeral = true', 'sensitive = !false', 'ephemeral = "true"'])(
  'a variable with `%s` is a secret',
  (line) => expect(isSecret(line)).toBe(true),
);

test.each(['', 'sensitive = false', 'ephemeral = false', 'sensitive = null', 'nullable = true'])(
  'a variable with `%s` is none',
  (line) => expect(isSecret(line)).toBe(false),
);
