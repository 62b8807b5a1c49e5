/** Types whose changes make new versions: the old one is replaced, and nothing is lost. */

import { isScaffolding } from './cloud.js';

// Types that the provider cannot update: a replacement is the only way to change them, and whatever uses them stays.
const VERSIONED: ReadonlySet<string> = new Set([
  'aws_api_gateway_deployment',
  'aws_apigatewayv2_deployment',
  'aws_batch_job_definition',
  'aws_ecs_task_definition',
  'aws_imagebuilder_component',
  'aws_lambda_layer_version',
  'aws_launch_configuration',
  'aws_s3_object',
  'aws_sagemaker_endpoint_configuration',
  'aws_sagemaker_model',
  'azurerm_shared_image_version',
  'google_apigee_environment_keyvaluemaps_entries',
  'google_compute_instance_template',
  'google_compute_region_instance_template',
  'google_storage_bucket_object',
  'kubernetes_job',
  'kubernetes_job_v1',
]);

/**
 * True for a type whose replacement destroys something that matters to a reviewer. A new version of a task definition
 * or a new random name destroys nothing.
 */
export const isReplacementReported = (type: string): boolean => !VERSIONED.has(type) && !isScaffolding(type);
