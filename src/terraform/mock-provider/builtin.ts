/**
 * Schema of Terraform's built-in provider. It is simulated as well, so that remote states are answered instead of read.
 * https://developer.hashicorp.com/terraform/language/resources/terraform-data and .../state/remote-state-data
 */

import type { AttributeSchema, BlockSchema, ProviderSchema } from './schema.js';

const block = (attributes: Readonly<Record<string, AttributeSchema>>): BlockSchema => ({
  attributes: new Map(Object.entries(attributes)),
  blocks: new Map(),
});

export const BUILTIN_PROVIDER: ProviderSchema = {
  address: 'terraform.io/builtin/terraform',
  config: block({}),
  resources: new Map([
    [
      'terraform_data',
      block({
        id: { type: 'string', computed: true },
        input: { type: 'dynamic', optional: true },
        output: { type: 'dynamic', computed: true, sameTypeAs: 'input' },
        triggers_replace: { type: 'dynamic', optional: true },
      }),
    ],
  ]),
  data: new Map([
    [
      'terraform_remote_state',
      block({
        backend: { type: 'string', optional: true },
        config: { type: 'dynamic', optional: true },
        defaults: { type: 'dynamic', optional: true },
        outputs: { type: 'dynamic', computed: true },
        workspace: { type: 'string', optional: true },
      }),
    ],
  ]),
  ephemeral: new Map(),
  functions: ['decode_tfvars', 'encode_expr', 'encode_tfvars'],
};
