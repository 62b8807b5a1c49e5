/**
 * Answers of data sources that most configurations ask: what any account would say, or an example of it. Account
 * numbers are those of the documentation of the clouds.
 */
import type { Value } from '../provider/schema.js';

/** What is known of where the configuration builds. */
export interface Whereabouts {
  readonly aws: string;
  readonly google: string;
  readonly azure: string;
  /** Whose names a region or a zone has that says no more. */
  readonly mostly: 'aws' | 'google' | 'azure';
}

export const USUAL_WHEREABOUTS: Whereabouts = {
  aws: 'us-east-1',
  google: 'us-central1',
  azure: 'eastus',
  mostly: 'aws',
};

type Answer = { readonly [attribute: string]: Value };

const ACCOUNT = '123456789012';
const ZERO_UUID = '00000000-0000-0000-0000-00000000000';
const EMPTY_POLICY = '{"Version":"2012-10-17","Statement":[]}';
const LETTERS = ['a', 'b', 'c'];

const subscription = `${ZERO_UUID}4`;

/** By type; attributes that are not named are made up. */
const ANSWERS: ReadonlyMap<string, (at: Whereabouts) => Answer> = new Map<string, (at: Whereabouts) => Answer>([
  [
    'aws_availability_zones',
    ({ aws }) => ({
      names: LETTERS.map((letter) => aws + letter),
      zone_ids: LETTERS.map((_, i) => `${aws}-az${i + 1}`),
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
  ['aws_subnet', ({ aws }) => ({ cidr_block: '10.0.1.0/24', availability_zone: `${aws}a` })],
  ['aws_default_tags', () => ({ tags: {} })],
  ['aws_elb_service_account', () => ({ arn: `arn:aws:iam::${ACCOUNT}:root` })],
  [
    'google_client_config',
    ({ google }) => ({ region: google, zone: `${google}-a`, project: 'example-project', access_token: 'example' }),
  ],
  ['google_compute_zones', ({ google }) => ({ names: LETTERS.map((letter) => `${google}-${letter}`) })],
  ['google_project', () => ({ project_id: 'example-project', number: ACCOUNT, name: 'example-project' })],
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
