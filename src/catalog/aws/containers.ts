/**
 * Facts about the AWS services that run or store containers (ECS, ECR, EKS, App Mesh, ROSA), one row per Terraform
 * type. `TypeFacts` in model.ts explains the facts, which stand in its order.
 */
import { ENDPOINT, INTERNET } from '../exposure.js';
import type { TypeTable } from '../model.js';
import { actionsOf, GOVERNANCE_ONLY, nodesOf, REGISTRY, variants } from '../shared.js';
import { OPEN_POLICY, policyOf } from './shared.js';

// In the row of the service, because a service has the size of its task definition.
const TASK_UNITS = { cpu: 'CPU units', memory: 'MiB' };

export const AWS_CONTAINERS: TypeTable = {
  // ---- Amazon ECS
  aws_ecs_cluster: {
    title: 'ECS cluster',
    icon: 'aws-amazon-elastic-container-service',
    category: 'containers',
    fold: { userTypes: ['aws_ecs_service'] },
    // Tasks run in it that are started from outside the plan.
    prominence: 'first',
    knownAs: ['arn:*:ecs:*:*:cluster/{}'],
    replicas: { never: true },
  },
  aws_ecs_service: {
    title: 'ECS service',
    icon: 'aws-amazon-elastic-container-service',
    category: 'containers',
    products: variants('launch_type', { FARGATE: ['Fargate service', 'aws-aws-fargate'] }),
    detail: ['launch_type'],
    // A capacity provider is where the service runs, not something that it calls.
    link: { from: [], to: ['capacity_provider_strategy'], thin: true },
    knownAs: ['arn:*:ecs:*:*:service/*/{}', 'service/*/{}'],
    hostnames: ['service_connect_configuration.service.client_alias.dns_name'],
    placedBy: ['network_configuration', 'capacity_provider_strategy', 'cluster'],
    units: TASK_UNITS,
    port: 'load_balancer.container_port',
  },
  aws_ecs_task_definition: {
    title: 'ECS task definition',
    icon: 'aws-amazon-elastic-container-service',
    category: 'containers',
    namedBy: ['family'],
    fold: { userTypes: ['aws_ecs_service'] },
    knownAs: ['arn:*:ecs:*:*:task-definition/{}'],
    placedBy: [],
    granted: actionsOf('ecs'),
    startupRole: { roleAttribute: 'execution_role_arn', listAttribute: 'container_definitions' },
  },
  aws_ecs_task_set: { title: 'ECS task set', icon: 'aws-amazon-elastic-container-service', category: 'containers' },
  aws_ecs_capacity_provider: {
    title: 'ECS capacity provider',
    icon: 'aws-amazon-elastic-container-service',
    category: 'containers',
    fold: { userTypes: ['aws_ecs_cluster_capacity_providers', 'aws_ecs_cluster', 'aws_ecs_service'], attributes: ['cluster'] },
    forwards: ['auto_scaling_group_provider'],
    placedBy: ['auto_scaling_group_provider'],
  },
  aws_ecs_cluster_capacity_providers: {
    title: 'ECS cluster capacity providers',
    icon: 'aws-amazon-elastic-container-service',
    category: 'containers',
    fold: { attributes: ['cluster_name'] },
    placedBy: ['capacity_providers'],
    isPart: true,
  },
  aws_ecs_account_setting_default: {
    title: 'ECS account setting',
    icon: 'aws-amazon-elastic-container-service',
    category: 'containers',
    prominence: 'governance',
  },
  aws_ecs_tag: {
    title: 'ECS tag',
    icon: 'aws-amazon-elastic-container-service',
    category: 'containers',
    fold: { attributes: ['resource_arn'] },
    supporting: true,
  },
  aws_ecs_express_gateway_service: { title: 'ECS Express service', icon: 'aws-amazon-elastic-container-service', category: 'containers' },

  // ---- Amazon ECR
  aws_ecr_repository: {
    title: 'ECR repository',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
    holdsData: true,
    ...REGISTRY,
    knownAs: ['arn:*:ecr:*:*:repository/{/}', '*.dkr.ecr.*.amazonaws.com/{/}'],
  },
  aws_ecr_repository_policy: {
    title: 'ECR repository policy',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
    fold: { attributes: ['repository'] },
    supporting: true,
    exposure: OPEN_POLICY,
    rights: policyOf('repository'),
  },
  aws_ecr_lifecycle_policy: {
    title: 'ECR lifecycle policy',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
    fold: { attributes: ['repository'] },
  },
  aws_ecr_registry_policy: {
    title: 'ECR registry policy',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
    operational: GOVERNANCE_ONLY,
  },
  aws_ecr_registry_scanning_configuration: {
    title: 'ECR scanning settings',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
    operational: GOVERNANCE_ONLY,
  },
  aws_ecr_replication_configuration: {
    title: 'ECR replication',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
    operational: GOVERNANCE_ONLY,
  },
  aws_ecr_pull_through_cache_rule: { title: 'ECR pull-through cache rule', icon: 'aws-amazon-elastic-container-registry', category: 'containers' },
  aws_ecr_repository_creation_template: { title: 'ECR repository template', icon: 'aws-amazon-elastic-container-registry', category: 'containers' },
  aws_ecrpublic_repository: { title: 'ECR public repository', icon: 'aws-amazon-elastic-container-registry', category: 'containers', ...REGISTRY },
  aws_ecrpublic_repository_policy: {
    title: 'ECR public repository policy',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
    fold: { attributes: ['repository_name'] },
    supporting: true,
  },

  // ---- Amazon EKS
  aws_eks_cluster: {
    title: 'EKS cluster',
    icon: 'aws-amazon-elastic-kubernetes-service',
    category: 'containers',
    detail: ['version'],
    knownAs: ['arn:*:eks:*:*:cluster/{}', 'kubernetes.io/cluster/{}'],
    // AWS makes the endpoint public and open to all addresses by default. The second rule reports narrower ranges.
    exposure: [
      {
        part: ENDPOINT,
        audience: INTERNET,
        when: { 'vpc_config.endpoint_public_access': ['', 'true'], 'vpc_config.public_access_cidrs': ['', '0.0.0.0/0', '::/0'] },
        isDefault: true,
      },
      {
        part: ENDPOINT,
        audience: '',
        when: { 'vpc_config.endpoint_public_access': ['', 'true'] },
        ranges: { attribute: 'vpc_config.public_access_cidrs' },
      },
    ],
  },
  aws_eks_node_group: {
    title: 'EKS node group',
    icon: 'aws-amazon-elastic-kubernetes-service',
    category: 'containers',
    detail: ['instance_types'],
    namedBy: ['node_group_name'],
    link: nodesOf('cluster_name'),
    runsIn: ['cluster_name'],
    replicas: { unlessOne: ['scaling_config.max_size'] },
  },
  aws_eks_addon: {
    title: 'EKS add-on',
    icon: 'aws-amazon-elastic-kubernetes-service',
    category: 'containers',
    fold: { attributes: ['cluster_name'] },
    supporting: true,
  },
  aws_eks_access_entry: { title: 'EKS access entry', icon: 'aws-amazon-elastic-kubernetes-service', category: 'containers', rights: [{ principals: ['principal_arn'], targets: ['cluster_name'], permissions: ['kubernetes_groups'] }] },
  aws_eks_access_policy_association: {
    title: 'EKS access policy',
    icon: 'aws-amazon-elastic-kubernetes-service',
    category: 'containers',
    rights: [{ principals: ['principal_arn'], targets: ['cluster_name'], permissions: ['policy_arn'] }],
  },
  aws_eks_identity_provider_config: {
    title: 'EKS identity provider',
    icon: 'aws-amazon-elastic-kubernetes-service',
    category: 'containers',
    fold: { attributes: ['cluster_name'] },
  },
  aws_eks_pod_identity_association: {
    title: 'EKS Pod Identity',
    icon: 'aws-amazon-elastic-kubernetes-service',
    category: 'containers',
    fold: { attributes: ['cluster_name'] },
    supporting: true,
  },
  aws_eks_fargate_profile: {
    title: 'Fargate profile',
    icon: 'aws-aws-fargate',
    category: 'containers',
    namedBy: ['fargate_profile_name'],
    link: nodesOf('cluster_name'),
    runsIn: ['cluster_name'],
  },
  aws_eks_capability: {
    title: 'EKS capability',
    icon: 'aws-amazon-elastic-kubernetes-service',
    category: 'containers',
    fold: { attributes: ['cluster_name'] },
  },

  // ---- AWS App Mesh
  aws_appmesh_mesh: { title: 'App Mesh', icon: 'aws-aws-app-mesh', category: 'containers' },
  aws_appmesh_virtual_node: { title: 'App Mesh virtual node', icon: 'aws-aws-app-mesh', category: 'containers', link: { from: [], to: ['spec.backend'] } },
  aws_appmesh_virtual_service: { title: 'App Mesh virtual service', icon: 'aws-aws-app-mesh', category: 'containers', link: { from: [], to: ['spec.provider'] } },
  aws_appmesh_virtual_router: { title: 'App Mesh virtual router', icon: 'aws-aws-app-mesh', category: 'containers' },
  aws_appmesh_virtual_gateway: { title: 'App Mesh virtual gateway', icon: 'aws-aws-app-mesh', category: 'containers' },
  aws_appmesh_route: { title: 'App Mesh route', icon: 'aws-aws-app-mesh', category: 'containers', fold: { attributes: ['virtual_router_name'] }, link: { from: ['virtual_router_name'], to: ['spec'] } },
  aws_appmesh_gateway_route: { title: 'App Mesh gateway route', icon: 'aws-aws-app-mesh', category: 'containers', fold: { attributes: ['virtual_gateway_name'] }, link: { from: ['virtual_gateway_name'], to: ['spec'] } },

  // ---- Red Hat OpenShift Service on AWS
  aws_rosa_cluster: { title: 'ROSA cluster', icon: 'aws-red-hat-openshift-service-on-aws', category: 'containers' },

  // ---- Data sources
  aws_ecr_image: { title: 'ECR image', icon: 'aws-amazon-elastic-container-registry', category: 'containers', fold: { attributes: ['repository_name'] }, ...REGISTRY },
  aws_ecr_authorization_token: { title: 'ECR authorization token', icon: 'aws-amazon-elastic-container-registry', category: 'containers' },
  aws_eks_cluster_auth: { title: 'EKS cluster authentication', icon: 'aws-amazon-elastic-kubernetes-service', category: 'containers' },
  aws_eks_addon_version: { title: 'EKS add-on version', icon: 'aws-amazon-elastic-kubernetes-service', category: 'containers' },
};
