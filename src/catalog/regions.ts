/** Accounts and regions: which clouds draw boxes around them, and what is in no region. */
import type { Json } from '../graph/inventory.js';
import type { Cloud } from './model.js';
import { byPattern } from './patterns.js';

/** Container type for an account or a region; Azure has resource groups instead, Google its regions inside the network. */
const REGION_BOXES: ReadonlyMap<Cloud, string> = new Map<Cloud, string>([['aws', 'aws_group']]);

export const regionBoxOf = (cloud: Cloud): string | null => REGION_BOXES.get(cloud) ?? null;

/** Attribute that holds a region where it differs from the provider's (since version 6 of the AWS provider). */
export const REGION_ATTRIBUTE = 'region';

/** What names a region, not a place of another kind that an attribute of the same name holds. */
export const REGION_NAME = /^[a-z]{2}(?:-[a-z]+)+-\d$/;

/** Served from everywhere (`true`), or where an attribute says so. Patterns as in rules.ts. */
const GLOBAL: Readonly<Record<string, boolean | Readonly<Record<string, Json>>>> = {
  'aws_account_*': true,
  'aws_budgets_*': true,
  'aws_ce_*': true,
  'aws_cloudfront_*': true,
  aws_customer_gateway: true,
  aws_dx_gateway: true,
  'aws_ecrpublic_*': true,
  'aws_globalaccelerator_*': true,
  'aws_iam_*': true,
  'aws_networkmanager_*': true,
  'aws_organizations_*': true,
  'aws_route53_*': true,
  'aws_route53_resolver_*': false,
  aws_s3control_multi_region_access_point: true,
  'aws_shield_*': true,
  'aws_waf_*': true,
  'aws_wafv2_*': { scope: 'CLOUDFRONT' },
};

const globalOf = byPattern(Object.entries(GLOBAL));

/** Whether a resource belongs to no region. */
export function isGlobal(type: string, values: Readonly<Record<string, Json>>): boolean {
  const rule = globalOf(type) ?? false;
  if (typeof rule === 'boolean') return rule;
  return Object.entries(rule).every(([name, value]) => Object.hasOwn(values, name) && values[name] === value);
}
