/** Facts about the compute types of AWS, one row per Terraform type: see `TypeFacts` in model.ts. */

import type { ExposureRule } from '../access-rules.js';
import { EVERYBODY, PUBLIC_ADDRESS, UNAUTHORISED } from '../exposure.js';
import type { TypeTable } from '../model.js';
import type { EntryRule, NamedSetting, NamedSettings } from '../rules.js';
import { actionsOf, LISTENS_NOWHERE, nodesByTags, OPEN_TO_USERS, WORKLOADS } from '../shared.js';
import { PUBLICLY_ACCESSIBLE, SECURITY_GROUP_ATTRIBUTES } from './shared.js';

const OPEN_ADDRESS: readonly ExposureRule[] = [{ audience: PUBLIC_ADDRESS, when: { associate_public_ip_address: ['true'] }, isDefault: true }];

const SUBNETS = ['aws_subnet'];

const GROUPS = ['aws_security_group'];

// The tier of web servers is the default, and so is a public address.
const NOT_WEB = { elb_scheme: ['internal'], tier: ['Worker'] } as const;
const WEB_TIER: readonly EntryRule[] = [
  { actor: 'users', when: { tier: ['WebServer'] }, unless: NOT_WEB },
  { actor: 'users', has: ['setting', 'solution_stack_name', 'platform_arn'], unless: NOT_WEB },
];

/** https://docs.aws.amazon.com/elasticbeanstalk/latest/dg/command-options-general.html */
const ELASTIC_BEANSTALK: NamedSettings = {
  block: 'setting',
  settings: new Map<string, NamedSetting>([
    ['aws:ec2:vpc VPCId', { attribute: 'vpc_id', names: ['aws_vpc'] }],
    ['aws:ec2:vpc Subnets', { attribute: 'subnets', names: SUBNETS, isList: true }],
    ['aws:ec2:vpc ELBScheme', { attribute: 'elb_scheme', names: [] }],
    // For the load balancer and the database that come with the environment.
    ['aws:ec2:vpc ELBSubnets', { attribute: null, names: SUBNETS, isList: true }],
    ['aws:ec2:vpc DBSubnets', { attribute: null, names: SUBNETS, isList: true }],
    ['aws:autoscaling:launchconfiguration SecurityGroups', { attribute: 'security_groups', names: GROUPS, isList: true }],
    ['aws:elb:loadbalancer SecurityGroups', { attribute: null, names: GROUPS, isList: true }],
    ['aws:elbv2:loadbalancer SecurityGroups', { attribute: null, names: GROUPS, isList: true }],
    ['aws:elbv2:loadbalancer ManagedSecurityGroup', { attribute: null, names: GROUPS }],
  ]),
};

/** Public address of its own: by its attribute, or from its subnet unless the attribute says no. */
const WITH_ADDRESS: readonly EntryRule[] = [
  { actor: 'users', when: { associate_public_ip_address: ['true'] }, groupAttributes: SECURITY_GROUP_ATTRIBUTES },
  {
    actor: 'users',
    inPublic: true,
    subnetHas: { map_public_ip_on_launch: ['true'] },
    groupAttributes: SECURITY_GROUP_ATTRIBUTES,
    unless: { associate_public_ip_address: ['false'] },
  },
];

export const AWS_COMPUTE: TypeTable = {
  aws_instance: { title: 'EC2 instance', defaultContainer: 'aws_vpc', icon: 'aws-amazon-ec2', category: 'compute', detail: ['instance_type'], entries: WITH_ADDRESS, addresses: ['private_ip', 'public_ip', 'private_dns', 'public_dns'], routeHop: WORKLOADS, exposure: OPEN_ADDRESS },
  aws_launch_template: { title: 'Launch template', icon: 'aws-amazon-ec2', category: 'compute', fold: { userTypes: ['aws_autoscaling_group', 'aws_instance', 'aws_eks_node_group', 'aws_spot_fleet_request', 'aws_ec2_fleet', 'aws_batch_compute_environment'] } },
  aws_launch_configuration: { title: 'Launch configuration', icon: 'aws-amazon-ec2', category: 'compute', fold: { userTypes: ['aws_autoscaling_group'] } },
  aws_ec2_fleet: { title: 'EC2 Fleet', icon: 'aws-amazon-ec2', category: 'compute' },
  aws_ec2_host: { title: 'Dedicated Host', icon: 'aws-amazon-ec2', category: 'compute' },
  aws_ec2_capacity_reservation: { title: 'Capacity Reservation', icon: 'aws-amazon-ec2', category: 'compute' },
  aws_ec2_instance_state: { title: 'EC2 instance state', icon: 'aws-amazon-ec2', category: 'compute' },
  aws_ec2_instance_connect_endpoint: { title: 'EC2 Instance Connect Endpoint', icon: 'aws-amazon-ec2', category: 'compute', listens: LISTENS_NOWHERE },
  aws_ec2_tag: { title: 'EC2 tag', icon: 'aws-amazon-ec2', category: 'compute', fold: { attributes: ['resource_id'] }, supporting: true },
  aws_ec2_serial_console_access: { title: 'EC2 serial console access', icon: 'aws-amazon-ec2', category: 'compute', prominence: 'governance' },
  aws_ec2_instance_metadata_defaults: { title: 'Instance metadata defaults', icon: 'aws-amazon-ec2', category: 'compute', prominence: 'governance' },
  aws_ec2_image_block_public_access: { title: 'AMI public access block', icon: 'aws-amazon-ec2', category: 'compute', prominence: 'governance' },
  aws_key_pair: { title: 'Key pair', icon: 'aws-amazon-ec2', category: 'compute', fold: { userTypes: ['aws_instance', 'aws_launch_template', 'aws_launch_configuration', 'aws_eks_node_group'] }, supporting: true, plumbing: true, prominence: 'security' },
  aws_placement_group: { title: 'Placement group', icon: 'aws-amazon-ec2', category: 'compute', fold: { userTypes: ['aws_instance', 'aws_launch_template', 'aws_autoscaling_group'] } },
  aws_instances: { title: 'EC2 instances', icon: 'aws-amazon-ec2', category: 'compute' },
  aws_spot_instance_request: { title: 'Spot Instance request', icon: 'aws-res-amazon-ec2-spot-instance', category: 'compute' },
  aws_spot_fleet_request: { title: 'Spot Fleet request', icon: 'aws-res-amazon-ec2-spot-instance', category: 'compute' },
  aws_spot_datafeed_subscription: { title: 'Spot data feed', icon: 'aws-res-amazon-ec2-spot-instance', category: 'compute', prominence: 'monitoring' },
  aws_ami: { title: 'AMI', icon: 'aws-res-amazon-ec2-ami', category: 'compute', fold: { userTypes: ['aws_instance', 'aws_launch_template', 'aws_launch_configuration'] } },
  aws_ami_copy: { title: 'AMI copy', icon: 'aws-res-amazon-ec2-ami', category: 'compute' },
  aws_ami_from_instance: { title: 'AMI from instance', icon: 'aws-res-amazon-ec2-ami', category: 'compute', fold: { attributes: ['source_instance_id'] } },
  aws_ami_launch_permission: { title: 'AMI launch permission', icon: 'aws-res-amazon-ec2-ami', category: 'compute', fold: { attributes: ['image_id'] }, supporting: true },
  aws_ami_ids: { title: 'AMIs', icon: 'aws-res-amazon-ec2-ami', category: 'compute' },
  aws_autoscaling_group: { title: 'Auto Scaling group', icon: 'aws-amazon-ec2-auto-scaling', category: 'compute', replicas: { unlessOne: ['max_size'] }, link: nodesByTags('aws_eks_cluster', ['tag', 'tags']) },
  aws_autoscaling_policy: { title: 'Auto Scaling policy', icon: 'aws-amazon-ec2-auto-scaling', category: 'compute', fold: { attributes: ['autoscaling_group_name'] }, supporting: true },
  aws_autoscaling_attachment: { title: 'Auto Scaling attachment', icon: 'aws-amazon-ec2-auto-scaling', category: 'compute', fold: { attributes: ['autoscaling_group_name'] }, link: { from: ['lb_target_group_arn', 'alb_target_group_arn', 'elb'], to: ['autoscaling_group_name'] }, attachment: true },
  aws_autoscaling_schedule: { title: 'Auto Scaling schedule', icon: 'aws-amazon-ec2-auto-scaling', category: 'compute', fold: { attributes: ['autoscaling_group_name'] } },
  aws_autoscaling_lifecycle_hook: { title: 'Auto Scaling lifecycle hook', icon: 'aws-amazon-ec2-auto-scaling', category: 'compute', fold: { attributes: ['autoscaling_group_name'] }, link: { from: ['autoscaling_group_name'], to: ['notification_target_arn'] } },
  aws_autoscaling_notification: { title: 'Auto Scaling notification', icon: 'aws-amazon-ec2-auto-scaling', category: 'compute', fold: { attributes: ['group_names'] }, link: { from: ['group_names'], to: ['topic_arn'] } },
  aws_autoscaling_group_tag: { title: 'Auto Scaling group tag', icon: 'aws-amazon-ec2-auto-scaling', category: 'compute', fold: { attributes: ['autoscaling_group_name'] }, supporting: true },
  aws_autoscaling_traffic_source_attachment: { title: 'Auto Scaling traffic source', icon: 'aws-amazon-ec2-auto-scaling', category: 'compute', fold: { attributes: ['autoscaling_group_name'] } },
  aws_appautoscaling_target: { title: 'Scalable target', icon: 'aws-aws-application-auto-scaling', category: 'compute', fold: { attributes: ['resource_id'], nearest: ['aws_ecs_service'] }, supporting: true, placedBy: [] },
  aws_appautoscaling_policy: { title: 'Scaling policy', icon: 'aws-aws-application-auto-scaling', category: 'compute', fold: { attributes: ['resource_id'], nearest: ['aws_appautoscaling_target'] }, supporting: true },
  aws_appautoscaling_scheduled_action: { title: 'Scheduled scaling action', icon: 'aws-aws-application-auto-scaling', category: 'compute', fold: { attributes: ['resource_id'] }, supporting: true },
  aws_autoscalingplans_scaling_plan: { title: 'Scaling plan', icon: 'aws-aws-auto-scaling', category: 'compute' },
  aws_lambda_function: { title: 'Lambda function', icon: 'aws-aws-lambda', category: 'compute', granted: actionsOf('lambda'), knownAs: ['arn:*:lambda:*:*:function:{}'], link: { from: [], to: ['dead_letter_config'], label: 'dead letters' }, detail: ['runtime'], namedBy: ['function_name'], listens: LISTENS_NOWHERE },
  aws_lambda_alias: { title: 'Lambda alias', icon: 'aws-aws-lambda', category: 'compute', fold: { attributes: ['function_name'] } },
  aws_lambda_permission: {
    title: 'Lambda permission',
    icon: 'aws-aws-lambda',
    category: 'compute',
    fold: { attributes: ['function_name'] },
    independent: false,
    link: { from: ['source_arn'], to: ['function_name'] },
    exposure: [{ audience: EVERYBODY, when: { principal: ['*'], source_arn: [''], source_account: [''], function_url_auth_type: ['', 'NONE'] } }],
    rights: [{ principals: ['principal'], targets: ['function_name'], permissions: ['action'], limits: { source_arn: 'aws:sourcearn', source_account: 'aws:sourceaccount', principal_org_id: 'aws:principalorgid' } }],
  },
  aws_lambda_event_source_mapping: { title: 'Lambda event source mapping', icon: 'aws-aws-lambda', category: 'compute', fold: { attributes: ['function_name', 'event_source_arn'] }, link: { from: ['event_source_arn', 'self_managed_event_source'], to: ['function_name'] } },
  aws_lambda_function_url: { title: 'Lambda function URL', icon: 'aws-aws-lambda', category: 'compute', fold: { attributes: ['function_name'] }, entries: OPEN_TO_USERS, exposure: [{ audience: UNAUTHORISED, when: { authorization_type: ['NONE'] } }] },
  aws_lambda_layer_version: { title: 'Lambda layer', icon: 'aws-aws-lambda', category: 'compute', fold: { userTypes: ['aws_lambda_function'] } },
  aws_lambda_layer_version_permission: { title: 'Lambda layer permission', icon: 'aws-aws-lambda', category: 'compute', fold: { attributes: ['layer_name'] } },
  aws_lambda_function_event_invoke_config: { title: 'Lambda async invocation settings', icon: 'aws-aws-lambda', category: 'compute', fold: { attributes: ['function_name'] }, link: { from: ['function_name'], to: ['destination_config'] } },
  aws_lambda_provisioned_concurrency_config: { title: 'Lambda provisioned concurrency', icon: 'aws-aws-lambda', category: 'compute', fold: { attributes: ['function_name'] } },
  aws_lambda_code_signing_config: { title: 'Lambda code signing', icon: 'aws-aws-lambda', category: 'compute', prominence: 'security' },
  aws_lambda_invocation: { title: 'Lambda invocation', icon: 'aws-aws-lambda', category: 'compute', fold: { attributes: ['function_name'] }, prominence: 'configuration' },
  aws_lambda_function_recursion_config: { title: 'Lambda recursion settings', icon: 'aws-aws-lambda', category: 'compute', fold: { attributes: ['function_name'] }, supporting: true },
  aws_lambda_runtime_management_config: { title: 'Lambda runtime settings', icon: 'aws-aws-lambda', category: 'compute' },
  aws_batch_compute_environment: { title: 'Batch compute environment', icon: 'aws-aws-batch', category: 'compute' },
  aws_batch_job_queue: { title: 'Batch job queue', icon: 'aws-aws-batch', category: 'compute', granted: actionsOf('batch'), knownAs: ['arn:*:batch:*:*:job-queue/{}'] },
  aws_batch_job_definition: { title: 'Batch job definition', icon: 'aws-aws-batch', category: 'compute', prominence: 'configuration', knownAs: ['arn:*:batch:*:*:job-definition/{}'] },
  aws_batch_scheduling_policy: { title: 'Batch scheduling policy', icon: 'aws-aws-batch', category: 'compute' },
  aws_elastic_beanstalk_application: { title: 'Elastic Beanstalk application', icon: 'aws-aws-elastic-beanstalk', category: 'compute', fold: { userTypes: ['aws_elastic_beanstalk_environment'] } },
  aws_elastic_beanstalk_application_version: { title: 'Elastic Beanstalk version', icon: 'aws-aws-elastic-beanstalk', category: 'compute', fold: { attributes: ['application'] } },
  aws_elastic_beanstalk_environment: { title: 'Elastic Beanstalk environment', icon: 'aws-aws-elastic-beanstalk', category: 'compute', entries: WEB_TIER, namedSettings: ELASTIC_BEANSTALK },
  aws_elastic_beanstalk_configuration_template: { title: 'Elastic Beanstalk template', icon: 'aws-aws-elastic-beanstalk', category: 'compute', fold: { attributes: ['application'] } },
  aws_lightsail_instance: { title: 'Lightsail instance', icon: 'aws-amazon-lightsail', category: 'compute', entries: OPEN_TO_USERS },
  aws_lightsail_database: { title: 'Lightsail database', icon: 'aws-amazon-lightsail', category: 'compute', holdsData: true, exposure: PUBLICLY_ACCESSIBLE },
  aws_lightsail_container_service: { title: 'Lightsail container service', icon: 'aws-amazon-lightsail', category: 'compute' },
  aws_lightsail_static_ip: { title: 'Lightsail static IP', icon: 'aws-amazon-lightsail', category: 'compute' },
  aws_lightsail_lb: { title: 'Lightsail load balancer', icon: 'aws-amazon-lightsail', category: 'compute' },
  aws_lightsail_lb_attachment: { title: 'Lightsail balancer target', icon: 'aws-amazon-lightsail', category: 'compute', fold: { attributes: ['lb_name'] }, link: { from: ['lb_name'], to: ['instance_name'] } },
  aws_lightsail_disk_attachment: { title: 'Lightsail disk attachment', icon: 'aws-amazon-lightsail', category: 'compute', fold: { attributes: ['instance_name', 'disk_name'] } },
  aws_lightsail_bucket: { title: 'Lightsail bucket', icon: 'aws-amazon-lightsail', category: 'compute', holdsData: true },
  aws_apprunner_service: { title: 'App Runner service', icon: 'aws-aws-app-runner', category: 'compute', entries: [{ actor: 'users', unless: { 'network_configuration.ingress_configuration.is_publicly_accessible': ['false'] } }], namedBy: ['service_name'] },
  aws_apprunner_connection: { title: 'App Runner connection', icon: 'aws-aws-app-runner', category: 'compute', fold: { userTypes: ['aws_apprunner_service'] }, supporting: true },
  aws_apprunner_vpc_connector: { title: 'App Runner VPC connector', icon: 'aws-aws-app-runner', category: 'compute', listens: LISTENS_NOWHERE },
  aws_apprunner_auto_scaling_configuration_version: { title: 'App Runner scaling settings', icon: 'aws-aws-app-runner', category: 'compute', fold: { userTypes: ['aws_apprunner_service'] }, supporting: true },
  aws_apprunner_custom_domain_association: { title: 'App Runner domain', icon: 'aws-aws-app-runner', category: 'compute', fold: { attributes: ['service_arn'] } },
  aws_imagebuilder_image: { title: 'Image Builder image', icon: 'aws-amazon-ec2-image-builder', category: 'compute' },
  aws_imagebuilder_image_pipeline: { title: 'Image Builder pipeline', icon: 'aws-amazon-ec2-image-builder', category: 'compute' },
  aws_imagebuilder_image_recipe: { title: 'Image Builder recipe', icon: 'aws-amazon-ec2-image-builder', category: 'compute' },
  aws_imagebuilder_component: { title: 'Image Builder component', icon: 'aws-amazon-ec2-image-builder', category: 'compute' },
  aws_imagebuilder_infrastructure_configuration: { title: 'Image Builder infrastructure', icon: 'aws-amazon-ec2-image-builder', category: 'compute' },
  aws_imagebuilder_distribution_configuration: { title: 'Image Builder distribution', icon: 'aws-amazon-ec2-image-builder', category: 'compute' },
  aws_serverlessapplicationrepository_cloudformation_stack: { title: 'Serverless application', icon: 'aws-aws-serverless-application-repository', category: 'compute' },
  aws_lambda_capacity_provider: { title: 'Lambda capacity provider', icon: 'aws-aws-lambda', category: 'compute', fold: { userTypes: ['aws_lambda_function'] } },
  aws_apprunner_vpc_ingress_connection: { title: 'App Runner private endpoint', icon: 'aws-aws-app-runner', category: 'compute', fold: { attributes: ['service_arn'] }, placedBy: [] },
  aws_apprunner_observability_configuration: { title: 'App Runner tracing settings', icon: 'aws-aws-app-runner', category: 'compute', fold: { userTypes: ['aws_apprunner_service'] }, supporting: true },
};
