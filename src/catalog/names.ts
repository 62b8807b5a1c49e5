/** Which attributes hold the name that a resource has in its cloud; `name` stands for the tag `Name` too. */
import type { Attributes } from '../graph/model.js';
import { placesOf, SHOWN_NAME } from './attributes.js';
import { factsOf } from './index.js';

const USUAL = ['name', 'display_name'] as const;

/** Those of its cloud, best first. */
const ownAttributesOf = (type: string): readonly string[] => [...(factsOf(type).namedBy ?? []), ...USUAL];

/** Best first. */
export const nameAttributesOf = (type: string): readonly string[] => [SHOWN_NAME, ...ownAttributesOf(type)];

/** The name that a resource has in its cloud, of its attributes that may be shown; undefined where these do not say it. */
export function ownNameOf(type: string, attributes: Attributes): string | undefined {
  const attribute = nameAttributesOf(type).find((name) => Object.hasOwn(attributes, name));
  return attribute === undefined ? undefined : attributes[attribute];
}

/** Where the code of a resource says what it is called, best first. */
export const namePathsOf = (type: string): readonly (readonly string[])[] => ownAttributesOf(type).flatMap(placesOf);

/** Made up by the provider where the configuration names nothing. */
export const MADE_UP_NAME = /^terraform-\d{14,}/;

/** A time of 18 digits and a counter: what the AWS provider puts after a name prefix. */
export const UNIQUE_SUFFIX = /\d{18}[0-9a-f]{8}$/;

/** What a cloud calls something that nobody has named: `subnet-0bb1c79de3EXAMPLE` tells nobody anything. */
export const MADE_UP_ID = /^[a-z]+-(?:[0-9a-f]{8}|[0-9a-f]{17})$/;

/** What people call their environments: alone, it names nothing. */
export const ENVIRONMENT_WORDS: ReadonlySet<string> = new Set(
  'dev development int prd prod production qa sandbox stage staging stg test tst uat'.split(' '),
);

/** What people put before or behind a name to say what it names, as the naming guides of the clouds tell them. */
export const KIND_WORDS: ReadonlySet<string> = new Set(
  (
    'adf aks alb aoai apim appcs appi asp asg acr agw bas cae cosmos cr dash db dbw disk ehub evh func fw id igw kv lb log law ' +
    'mi nat nic nlb nsg pe pip plan psql rg rt sa s3 sb sbns sg snet sns sql sqs srch st subnet syn tg tgw vgw vm vmss vnet vpc wvm'
  ).split(' '),
);
