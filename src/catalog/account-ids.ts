/**
 * Shapes of the ids of accounts, subscriptions, tenants and projects in a text, for hiding them. An id is hidden wherever its
 * shape is found: a bucket called after an account holds its number as its ARN does.
 */
import { isMadeUpAccount } from './examples/values.js';

const DIGEST = '[0-9a-f]{40,}';
const GUID = '[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}';
const BILLING_ACCOUNT = '(?<![0-9A-F])[0-9A-F]{6}-[0-9A-F]{6}-[0-9A-F]{6}(?![0-9A-F])';
/** As the console of AWS prints it; four groups are the number of a card. */
const PRINTED_NUMBER = '(?<![\\d-])\\d{4}-\\d{4}-\\d{4}(?![\\d-])';
const NUMBER = '(?<!\\d)\\d{12}(?!\\d)';
/** The beginning of a number or a GUID, where a text was too long and ends in an ellipsis. */
const CUT_NUMBER = '(?<!\\d)\\d{6,11}(?=…)';
const CUT_GUID = '[0-9a-f]{8}-[0-9a-f-]{0,26}(?=…)';

/** https://cloud.google.com/resource-manager/docs/creating-managing-projects: 6 to 30 letters, digits and hyphens. */
const PROJECT = '[a-z][a-z0-9-]{4,28}[a-z0-9](?![a-z0-9-])';
/** Numbers of projects, folders and organisations have no fixed length. */
const LONG_NUMBER = '\\d{6,20}(?!\\d)';
const PLACED = [
  `(?<=\\bprojects/)(?:${PROJECT}|${LONG_NUMBER})`,
  `(?<=\\b(?:folders|organizations)/)${LONG_NUMBER}`,
  `(?<=@)(?!gcp-sa-)${PROJECT}(?=\\.iam\\.gserviceaccount\\.com\\b)`,
  `(?<=\\b(?:gcr\\.io|docker\\.pkg\\.dev)/)${PROJECT}`,
  `(?<![a-z0-9-])${PROJECT}(?=\\.(?:appspot\\.com|svc\\.id\\.goog|firebaseapp\\.com)\\b)`,
  '(?<=\\bservice-)\\d{6,20}(?=@)',
  '(?<!\\d)\\d{6,20}(?=(?:-compute)?@(?:developer|cloudservices|cloudbuild)\\.gserviceaccount\\.com\\b)',
];

/** What ids are shown as: `xxxx9012`, and `xxxx9012-2` for a second one with the same end. */
const HIDDEN = '(?<![a-z0-9])xxxx[0-9a-zA-Z]{1,6}(?:-\\d{1,6})?(?![a-z0-9])';

/** One text part: a digest or an id that is hidden already, a cut id, or an id by its shape, or by the words around it. */
const SHAPES = new RegExp(
  `(?<left>${DIGEST}|${HIDDEN})|(?<cut>${CUT_NUMBER}|${CUT_GUID})|(?<printed>${PRINTED_NUMBER})|(?<id>${GUID}|${BILLING_ACCOUNT}|${NUMBER})|(?<placed>${PLACED.join('|')})`,
  'g',
);

export interface FoundId {
  /** `left` stays as it is; `cut` is the beginning of an id; `placed` is an id by the words around it. */
  readonly is: 'left' | 'cut' | 'printed' | 'id' | 'placed';
  readonly text: string;
}

/** Returns the text with each id in it replaced. */
export const replaceIds = (text: string, replacement: (id: FoundId) => string): string =>
  text.replace(SHAPES, (...match) => {
    const groups = match.at(-1) as Readonly<Record<FoundId['is'], string | undefined>>;
    const is = KINDS.find((kind) => groups[kind] !== undefined)!;
    return replacement({ is, text: groups[is]! });
  });

const KINDS = ['left', 'cut', 'printed', 'id', 'placed'] as const;

/** Attributes that hold the id of a project, which has no shape of its own. */
export const PROJECT_ATTRIBUTES: readonly string[] = ['project', 'project_id', 'host_project', 'service_project'];

const WHOLE_PROJECT = new RegExp(`^${PROJECT}$`);

/** Whether a text is the id of a project that somebody has chosen. */
export const isProjectId = (text: string): boolean => WHOLE_PROJECT.test(text) && !isMadeUpAccount(text);
