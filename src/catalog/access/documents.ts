/** Documents that say who may do what. */
import type { DocumentShape } from './model.js';

const BINDING: Omit<DocumentShape, 'statements'> = {
  permissions: 'role',
  who: ['members'],
  not: {},
  principals: 'members',
  conditions: 'condition',
};

/**
 * Policies of AWS as JSON, those of its data source as blocks, and bindings of Google.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements.html
 * https://cloud.google.com/iam/docs/reference/rest/v1/Policy
 */
export const DOCUMENT_SHAPES: readonly DocumentShape[] = [
  {
    statements: 'Statement',
    permissions: 'Action',
    what: 'Resource',
    who: ['Principal', 'Condition'],
    not: { Effect: 'Deny', NotAction: null, NotResource: null, NotPrincipal: null },
    principals: 'Principal',
    conditions: 'Condition',
    effect: 'Effect',
    except: { permissions: 'NotAction', what: 'NotResource', principals: 'NotPrincipal' },
  },
  {
    statements: 'statement',
    permissions: 'actions',
    what: 'resources',
    who: ['principals', 'condition'],
    also: ['source_policy_documents', 'override_policy_documents'],
    not: { effect: 'Deny', not_actions: null, not_resources: null, not_principals: null },
    principals: 'principals',
    conditions: 'condition',
    effect: 'effect',
    except: { permissions: 'not_actions', what: 'not_resources', principals: 'not_principals' },
  },
  { ...BINDING, statements: 'bindings' },
  { ...BINDING, statements: 'binding' },
];

/** `*`, or everything of a service or of one kind of its things: `arn:aws:sqs:*:*:*`, `arn:aws:dynamodb:*:*:table/*`. */
const EVERYTHING = /^arn:[\w*-]*:([\w*-]+):[\w*-]*:[\w*-]*:([\w-]+[/:])?\*$/;

/** What stands before the star in ARNs of these is a name, not a kind. */
const WITHOUT_KINDS: ReadonlySet<string> = new Set(['s3', 'execute-api']);

export function meansEverything(text: string): boolean {
  if (text === '*') return true;
  const [, service = '', kind] = EVERYTHING.exec(text) ?? [];
  return service !== '' && (kind === undefined || !WITHOUT_KINDS.has(service));
}
