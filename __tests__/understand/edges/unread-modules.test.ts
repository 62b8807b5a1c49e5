/** Modules without their code: what an attribute is called is all that says whether it is a call. */
import { arrowsOf, drawn } from '../build.js';

/** A module without its code, and what it names or is named by: all that is known is what the attribute is called. */
const UNREAD: readonly (readonly [attribute: string, arrows: readonly string[]])[] = [
  ['environment_variables', ['a > m']],
  ['vpc_id', []],
  ['node_groups.initial.subnet_ids', []],
  ['private_subnets', []],
  ['destination_cidr_block', []],
  ['rules.ingress.source_security_group_id', []],
  ['project', []],
  ['spec.project_id', []],
  ['resource_group_name', []],
  ['network_interface.network', []],
  ['access_log_bucket_name', []],
  ['filename', []],
  ['certificate_arn', []],
  ['oidc_providers.main.provider_arn', []],
  ['allowed_triggers.rule.source_arn', ['m > a']],
  ['services.web.load_balancer.target_group_arn', ['m > a']],
];

test.each(UNREAD)('what %s says of a module that is not here', (attribute, expected) => {
  const module = 'module.m.terraform_module.m';
  const short = (lines: string[]) =>
    lines.map((line) => line.replaceAll(module, 'm').replace(/acme_thing\.a|module\.a\.terraform_module\.a/, 'a'));
  for (const from of ['acme_thing.a', 'module.a.terraform_module.a']) {
    expect(short(arrowsOf(drawn({ [module]: {}, [from]: { refs: { [attribute]: module } } })))).toEqual(expected);
  }
});

test('what is said of one attribute of an object is not said of the whole once more', () => {
  const refs = { services: 'module.m.terraform_module.m', 'services.web.subnet_ids': 'module.m.terraform_module.m' };
  const sketches = { 'module.m.terraform_module.m': {}, 'module.a.terraform_module.a': { refs } };
  expect(arrowsOf(drawn(sketches))).toEqual([]);
});

test('what is between networks leads to a module of one', () => {
  const refs = { vpc_id: 'module.m.terraform_module.m' };
  const sketches = { 'module.m.terraform_module.m': {}, 'aws_vpc_peering_connection.p': { refs } };
  expect(arrowsOf(drawn(sketches))).toEqual(['aws_vpc_peering_connection.p > module.m.terraform_module.m']);
});
