/**
 * Answers of data sources that most configurations ask: what any account would say, or an example of it. Account
 * numbers are those of the documentation of the clouds.
 */

import type { Value } from '../../../terraform/mock-provider/schema.js';
import { UNKNOWN_REGIONS, zoneIdOf } from '../../../terraform/unknown-places.js';

export type Cloud = 'aws' | 'google' | 'azure';

/** What is known of where a provider builds. */
export interface Whereabouts extends Readonly<Record<Cloud, string>> {
  readonly googleZone: string;
  readonly googleProject: string;
}

type Answer = { readonly [attribute: string]: Value };

const ACCOUNT = '123456789012';
const ZERO_UUID = '00000000-0000-0000-0000-00000000000';
const EMPTY_POLICY = '{"Version":"2012-10-17","Statement":[]}';
const LETTERS = ['a', 'b', 'c'];

/** The zone of a subnet that was looked up: one of its region, nobody knows which. */
const SOMEWHERE = `${UNKNOWN_REGIONS.aws}z`;

const subscription = `${ZERO_UUID}4`;

/** By type; attributes that are not named are made up. */
const ANSWERS: ReadonlyMap<string, (at: Whereabouts) => Answer> = new Map<string, (at: Whereabouts) => Answer>([
  [
    'aws_availability_zones',
    ({ aws }) => ({
      names: LETTERS.map((letter) => aws + letter),
      zone_ids: LETTERS.map((_, i) => zoneIdOf(aws, i)),
      group_names: [aws],
      id: aws,
    }),
  ],
  [
    'aws_region',
    ({ aws }) => ({ name: aws, region: aws, id: aws, description: aws, endpoint: `ec2.${aws}.amazonaws.com` }),
  ],
  [
    'aws_caller_identity',
    () => ({ account_id: ACCOUNT, arn: `arn:aws:iam::${ACCOUNT}:user/example`, user_id: 'AIDAEXAMPLE', id: ACCOUNT }),
  ],
  [
    'aws_partition',
    () => ({ partition: 'aws', dns_suffix: 'amazonaws.com', reverse_dns_prefix: 'com.amazonaws', id: 'aws' }),
  ],
  ['aws_iam_session_context', () => ({ issuer_arn: `arn:aws:iam::${ACCOUNT}:role/example`, issuer_name: 'example' })],
  ['aws_iam_policy_document', () => ({ json: EMPTY_POLICY, minified_json: EMPTY_POLICY })],
  ['aws_vpc', () => ({ cidr_block: '10.0.0.0/16' })],
  ['aws_subnet', () => ({ cidr_block: '10.0.1.0/24', availability_zone: SOMEWHERE })],
  ['aws_default_tags', () => ({ tags: {} })],
  ['aws_elb_service_account', () => ({ arn: `arn:aws:iam::${ACCOUNT}:root` })],
  [
    'google_client_config',
    ({ google, googleZone, googleProject }) => ({
      region: google,
      zone: googleZone,
      project: googleProject,
      access_token: 'example',
    }),
  ],
  ['google_compute_zones', ({ google }) => ({ names: LETTERS.map((letter) => `${google}-${letter}`) })],
  ['google_project', ({ googleProject: id }) => ({ project_id: id, number: ACCOUNT, name: id })],
  [
    'azurerm_client_config',
    () => ({
      tenant_id: `${ZERO_UUID}1`,
      object_id: `${ZERO_UUID}2`,
      client_id: `${ZERO_UUID}3`,
      subscription_id: subscription,
    }),
  ],
  [
    'azurerm_subscription',
    () => ({
      id: `/subscriptions/${subscription}`,
      subscription_id: subscription,
      tenant_id: `${ZERO_UUID}1`,
      display_name: 'example',
    }),
  ],
  ['azurerm_resource_group', ({ azure }) => ({ location: azure })],
  [
    'azuread_client_config',
    () => ({ tenant_id: `${ZERO_UUID}1`, object_id: `${ZERO_UUID}2`, client_id: `${ZERO_UUID}3` }),
  ],
  ['external', () => ({ result: {} })],
]);

export const wellKnown = (type: string, at: Whereabouts): Answer => ANSWERS.get(type)?.(at) ?? {};
