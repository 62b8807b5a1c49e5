/** Pipelines that build and deliver, and the rights that people give them to be rid of the question. */

const BUILDS: ReadonlySet<string> = new Set([
  'aws_codebuild_project',
  'aws_codedeploy_deployment_group',
  'aws_codepipeline',
  'azurerm_managed_devops_pool',
  'google_cloudbuild_trigger',
  'google_cloudbuild_worker_pool',
  'google_clouddeploy_delivery_pipeline',
  'google_clouddeploy_target',
]);

export const isBuild = (type: string): boolean => BUILDS.has(type);

/** All that can be done with all of a service: `s3:*`, `roles/storage.admin`, `roles/pubsub.editor`. */
const ADMINISTRATION = /^(?:[\w-]+:\*|roles\/[\w.]+\.(?:admin|editor|owner))$/i;

/** Whether these, which are all about one thing, are for all of its kind, whatever is done: then nothing says that it is used. */
export const isAdministration = (names: readonly string[]): boolean =>
  names.length > 0 && names.every((name) => ADMINISTRATION.test(name));
