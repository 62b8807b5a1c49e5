/** Named limits of what is written on GitLab and Azure DevOps, each with its source. */

/** "up to 1,000,000 characters": https://docs.gitlab.com/administration/instance_limits; the rest is for the marker. */
export const GITLAB_BODY_BYTES_MAX = 990_000;
/** A comment of a pull request holds 150,000 characters; the rest is for the marker. */
export const DEVOPS_BODY_BYTES_MAX = 145_000;
/** https://docs.gitlab.com/api/rest/#pagination */
export const PER_PAGE = 100;
/** A merge request takes 5,000 notes. */
export const PAGES_MAX = 60;
/** What GitLab takes where nobody has changed it: https://docs.gitlab.com/administration/settings/account_and_limit_settings */
export const UPLOAD_BYTES_MAX = 10_000_000;
