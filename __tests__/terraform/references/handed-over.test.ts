/** What Terraform has read and writes down is no relation to where it is kept; by what others read it, it is. */
import { configured, links, planOf } from '../plan/plan.js';
import { linksOf } from './refs.js';

const PARAMETER = 'data.aws_ssm_parameter.p';

/** Text of the code, what a plan has of it, and whether the attribute is about the parameter. */
const TAKEN: readonly (readonly [text: string, inPlan: string[], isAbout: boolean])[] = [
  [`tonumber(${PARAMETER}.value)`, [`${PARAMETER}.value`, PARAMETER], false],
  [`{ cpu = ${PARAMETER}.value }`, [`${PARAMETER}.value`, PARAMETER], false],
  [`jsondecode(${PARAMETER}.value)["cpu"]`, [`${PARAMETER}.value`, PARAMETER], false],
  [`${PARAMETER}.arn`, [`${PARAMETER}.arn`, PARAMETER], true],
  [`[${PARAMETER}.value, ${PARAMETER}.name]`, [`${PARAMETER}.value`, `${PARAMETER}.name`, PARAMETER], true],
  [PARAMETER, [PARAMETER], true],
];

it.each(TAKEN)('%s', async (text, inPlan, isAbout) => {
  const code = `data "aws_ssm_parameter" "p" {}\nresource "aws_x" "x" { v = ${text} }`;
  const expected: string[] = [`aws_x.x ${isAbout ? 'v' : '-'} ${PARAMETER}`];
  expect(await linksOf(code)).toEqual(expected);
  const resources = [configured('aws_x.x', { v: inPlan }), configured(PARAMETER)];
  const drawn = expected.map((line) => line.replace('data.', ''));
  expect(links(planOf(['aws_x.x', PARAMETER], { resources }))).toEqual(drawn);
});

it('stored content is recognised in one of several instances and through a local', async () => {
  const code = `
    data "aws_ssm_parameter" "p" { count = 2 }
    resource "aws_ssm_parameter" "q" {}
    data "aws_ssm_parameter" "q" { name = aws_ssm_parameter.q.name }
    locals { cpu = data.aws_ssm_parameter.q.value }
    resource "aws_x" "x" {
      one = ${PARAMETER}[0].value
      all = ${PARAMETER}[*].value
      cpu = local.cpu
    }`;
  expect((await linksOf(code)).filter((line) => line.startsWith('aws_x.x'))).toEqual([
    `aws_x.x - ${PARAMETER}`,
    `aws_x.x - ${PARAMETER}[0]`,
    'aws_x.x - data.aws_ssm_parameter.q',
  ]);
});
