/** Limits for comments on GitLab and Azure DevOps, each with its source. */

/**
 * Maximum bytes of a note. GitLab allows "up to 1,000,000 characters"
 * (https://docs.gitlab.com/administration/instance_limits); the rest is for the marker.
 */
export const GITLAB_BODY_BYTES_MAX = 990_000;
/** Maximum bytes of a pull request comment. Azure DevOps allows 150,000 characters; the rest is for the marker. */
export const DEVOPS_BODY_BYTES_MAX = 145_000;
/** Notes per page: https://docs.gitlab.com/api/rest/#pagination */
export const PER_PAGE = 100;
/** Maximum pages read. A merge request holds at most 5,000 notes. */
export const PAGES_MAX = 60;
/**
 * Maximum bytes of an upload, GitLab's default:
 * https://docs.gitlab.com/administration/settings/account_and_limit_settings
 */
export const UPLOAD_BYTES_MAX = 10_000_000;
