import type { TypeTable } from '../table.js';

export const AWS_CONTAINERS: TypeTable = {
  aws_ecs_cluster: { title: 'ECS cluster', icon: 'aws-amazon-elastic-container-service', category: 'containers' },
  aws_ecs_service: { title: 'ECS service', icon: 'aws-amazon-elastic-container-service', category: 'containers' },
  aws_ecs_task_definition: {
    title: 'ECS task definition',
    icon: 'aws-amazon-elastic-container-service',
    category: 'containers',
  },
  aws_ecs_task_set: { title: 'ECS task set', icon: 'aws-amazon-elastic-container-service', category: 'containers' },
  aws_ecs_capacity_provider: {
    title: 'ECS capacity provider',
    icon: 'aws-amazon-elastic-container-service',
    category: 'containers',
  },
  aws_ecs_cluster_capacity_providers: {
    title: 'ECS cluster capacity providers',
    icon: 'aws-amazon-elastic-container-service',
    category: 'containers',
  },
  aws_ecs_account_setting_default: {
    title: 'ECS account setting',
    icon: 'aws-amazon-elastic-container-service',
    category: 'containers',
  },
  aws_ecs_tag: { title: 'ECS tag', icon: 'aws-amazon-elastic-container-service', category: 'containers' },
  aws_ecr_repository: {
    title: 'ECR repository',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
  },
  aws_ecr_repository_policy: {
    title: 'ECR repository policy',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
  },
  aws_ecr_lifecycle_policy: {
    title: 'ECR lifecycle policy',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
  },
  aws_ecr_registry_policy: {
    title: 'ECR registry policy',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
  },
  aws_ecr_registry_scanning_configuration: {
    title: 'ECR scanning settings',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
  },
  aws_ecr_replication_configuration: {
    title: 'ECR replication',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
  },
  aws_ecr_pull_through_cache_rule: {
    title: 'ECR pull-through cache rule',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
  },
  aws_ecr_repository_creation_template: {
    title: 'ECR repository template',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
  },
  aws_ecr_image: { title: 'ECR image', icon: 'aws-amazon-elastic-container-registry', category: 'containers' },
  aws_ecr_authorization_token: {
    title: 'ECR authorization token',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
  },
  aws_ecrpublic_repository: {
    title: 'ECR public repository',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
  },
  aws_ecrpublic_repository_policy: {
    title: 'ECR public repository policy',
    icon: 'aws-amazon-elastic-container-registry',
    category: 'containers',
  },
  aws_eks_cluster: { title: 'EKS cluster', icon: 'aws-amazon-elastic-kubernetes-service', category: 'containers' },
  aws_eks_node_group: {
    title: 'EKS node group',
    icon: 'aws-amazon-elastic-kubernetes-service',
    category: 'containers',
  },
  aws_eks_addon: { title: 'EKS add-on', icon: 'aws-amazon-elastic-kubernetes-service', category: 'containers' },
  aws_eks_access_entry: {
    title: 'EKS access entry',
    icon: 'aws-amazon-elastic-kubernetes-service',
    category: 'containers',
  },
  aws_eks_access_policy_association: {
    title: 'EKS access policy',
    icon: 'aws-amazon-elastic-kubernetes-service',
    category: 'containers',
  },
  aws_eks_identity_provider_config: {
    title: 'EKS identity provider',
    icon: 'aws-amazon-elastic-kubernetes-service',
    category: 'containers',
  },
  aws_eks_pod_identity_association: {
    title: 'EKS Pod Identity',
    icon: 'aws-amazon-elastic-kubernetes-service',
    category: 'containers',
  },
  aws_eks_cluster_auth: {
    title: 'EKS cluster authentication',
    icon: 'aws-amazon-elastic-kubernetes-service',
    category: 'containers',
  },
  aws_eks_addon_version: {
    title: 'EKS add-on version',
    icon: 'aws-amazon-elastic-kubernetes-service',
    category: 'containers',
  },
  aws_eks_fargate_profile: { title: 'Fargate profile', icon: 'aws-aws-fargate', category: 'containers' },
  aws_appmesh_mesh: { title: 'App Mesh', icon: 'aws-aws-app-mesh', category: 'containers' },
  aws_appmesh_virtual_node: { title: 'App Mesh virtual node', icon: 'aws-aws-app-mesh', category: 'containers' },
  aws_appmesh_virtual_service: { title: 'App Mesh virtual service', icon: 'aws-aws-app-mesh', category: 'containers' },
  aws_appmesh_virtual_router: { title: 'App Mesh virtual router', icon: 'aws-aws-app-mesh', category: 'containers' },
  aws_appmesh_virtual_gateway: { title: 'App Mesh virtual gateway', icon: 'aws-aws-app-mesh', category: 'containers' },
  aws_appmesh_route: { title: 'App Mesh route', icon: 'aws-aws-app-mesh', category: 'containers' },
  aws_rosa_cluster: { title: 'ROSA cluster', icon: 'aws-red-hat-openshift-service-on-aws', category: 'containers' },
  aws_eks_capability: {
    title: 'EKS capability',
    icon: 'aws-amazon-elastic-kubernetes-service',
    category: 'containers',
  },
  aws_ecs_express_gateway_service: {
    title: 'ECS Express service',
    icon: 'aws-amazon-elastic-container-service',
    category: 'containers',
  },
};
