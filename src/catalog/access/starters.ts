/**
 * Identities that only start something: what they are let use is fetched for it, as its own definition says. By type, the
 * attribute that names the identity, and the one that lists what is fetched.
 * https://docs.aws.amazon.com/AmazonECS/latest/developerguide/task_execution_IAM_role.html
 */
export interface StarterRule {
  readonly by: string;
  readonly told: string;
}

const STARTERS: Readonly<Record<string, StarterRule>> = {
  aws_ecs_task_definition: { by: 'execution_role_arn', told: 'container_definitions' },
};

export const starterOf = (type: string): StarterRule | null =>
  Object.hasOwn(STARTERS, type) ? (STARTERS[type] as StarterRule) : null;
