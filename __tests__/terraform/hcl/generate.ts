// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/** Configurations made up by the grammar, as people may write them and worse. */
import * as fc from 'fast-check';

const name = fc.constantFrom(
  'a',
  'b2',
  'aws_vpc',
  'var',
  'each',
  'x-y',
  '_z',
  'größe',
  'format',
  'iff',
  'null_resource',
);
const number = fc.constantFrom('0', '12', '3.5', '1.5e3', '2.0E-7');
const keyword = fc.constantFrom('true', 'false', 'null');
const space = fc.constantFrom('', ' ', '  ', '\t', ' /* x */ ');
/** Where line breaks are nothing. */
const gap = fc.constantFrom('', ' ', '\n', ' # note\n', '\r\n  ', '// "${ \n', '/* } */');
const binary = fc.constantFrom('+', '-', '*', '/', '%', '==', '!=', '<', '<=', '>', '>=', '&&', '||');
const chunk = fc.constantFrom(
  'x',
  ' ',
  'ä€😀',
  '\\n',
  '\\"',
  '\\u00e9',
  '\\\\',
  '$${a}',
  '%%{b}',
  '$ ',
  '% ',
  '#',
  '//',
  '{',
  '}',
  "'",
);
const tilde = fc.constantFrom('', '~');

const join = (...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> => fc.tuple(...parts).map((all) => all.join(''));
const text = (value: string): fc.Arbitrary<string> => fc.constant(value);
const many = (part: fc.Arbitrary<string>, between: fc.Arbitrary<string>, max = 3): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(part, between), { maxLength: max })
    .map((list) => list.map(([one, separator], i) => (i < list.length - 1 ? one + separator : one)).join(''));

/** `one`: on a line of its own. `more`: between brackets, where it may go over lines. */
const { one, more } = fc.letrec<{ one: string; more: string; template: string; traversal: string }>((tie) => {
  const inner = tie('more') as fc.Arbitrary<string>;
  const template = tie('template') as fc.Arbitrary<string>;
  const wide = join(gap, inner, gap);
  const comma = text(',');
  const sequence = fc.oneof(
    join(text('${'), tilde, text(' '), inner, text(' '), tilde, text('}')),
    join(text('%{ if '), inner, text(' }'), template, text('%{ else }'), template, text('%{ endif }')),
    join(text('%{~ for k, v in '), inner, text(' ~}'), template, text('%{ endfor }')),
  );
  const step = fc.oneof(join(text('.'), name), join(text('['), wide, text(']')), text('[*]'), text('["k e.y"]'));
  // Of these, Terraform takes no two in a row.
  const lastStep = fc.constantFrom('', '.*', '.0', '.0.id');
  const entry = join(
    fc.oneof(name, join(text('('), inner, text(')')), text('"q"')),
    space,
    fc.constantFrom('=', ':'),
    space,
    tie('one') as fc.Arbitrary<string>,
  );
  const terms = (operand: fc.Arbitrary<string>, around: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    fc.oneof(
      { maxDepth: 4, depthSize: 'small', withCrossShrink: true },
      name,
      number,
      keyword,
      tie('traversal') as fc.Arbitrary<string>,
      join(text('"'), template, text('"')),
      join(text('['), many(wide, comma), gap, text(']')),
      join(text('{'), gap, many(entry, fc.constantFrom(', ', '\n', ',\n', ' # c\n')), gap, text('}')),
      join(text('('), wide, text(')')),
      join(name, text('('), many(wide, comma), gap, text(')')),
      join(text('provider::aws::'), name, text('('), wide, text(')')),
      join(text('[for v in '), inner, gap, text(' : '), inner, gap, text(' if '), inner, text(']')),
      join(text('{for k, v in '), inner, text(' : '), inner, gap, text(' => '), inner, text('... }')),
      join(operand, around, text(' '), binary, text(' '), around, operand),
      join(operand, around, text(' ? '), around, operand, around, text(' : '), around, operand),
      join(fc.constantFrom('!', '-'), tie('traversal') as fc.Arbitrary<string>),
    );
  return {
    one: terms(tie('one') as fc.Arbitrary<string>, space),
    more: terms(inner, gap),
    template: fc
      .array(fc.oneof({ weight: 3, arbitrary: chunk }, { weight: 1, arbitrary: sequence }), { maxLength: 4 })
      .map((all) => all.join('')),
    traversal: fc.oneof(
      { maxDepth: 3 },
      name,
      join(name, step, lastStep),
      join(name, step, step, step),
      join(text('('), inner, text(').id')),
    ),
  };
});

const line = fc.constantFrom('\n', '\n\n', ' # end\n', '\r\n', ' // "\n');
const indent = fc.constantFrom('', '  ', '\t');

const heredoc = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.array(
      fc.oneof(
        text('  plain "text" \\n'),
        text(''),
        more.map((e) => `  x \${${e}} y`),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([dash, lines]) => `<<${dash}EOT\n${lines.map((one) => `${one}\n`).join('')}  EOT`);

/** Names of one body differ: Terraform refuses an attribute that is set twice. */
const attributes = fc
  .array(
    fc.tuple(
      indent,
      fc.oneof({ weight: 4, arbitrary: one }, { weight: 1, arbitrary: heredoc }),
      fc.constantFrom('=', ' = ', '\t=\t'),
    ),
    { maxLength: 3 },
  )
  .map((list) => list.map(([before, value, equals], i) => `${before}n${i}${equals}${value}\n`).join(''));

const label = fc.constantFrom(' "a"', ' "b c"', ' bare', '');

const blocks: fc.Arbitrary<string> = fc.letrec<{ block: string }>((tie) => ({
  block: join(
    indent,
    fc.constantFrom('resource', 'locals', 'dynamic'),
    label,
    label,
    text(' {'),
    line,
    attributes,
    fc.oneof({ maxDepth: 2 }, text(''), tie('block') as fc.Arbitrary<string>),
    indent,
    text('}'),
    line,
  ),
})).block;

/** Terraform accepts it. */
export const configuration = join(
  attributes,
  blocks,
  fc.oneof(text(''), text('locals {}\n'), text('a "b" { c = 1 }\n'), blocks),
);
