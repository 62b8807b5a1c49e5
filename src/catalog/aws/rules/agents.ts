import type { RuleTable } from '../../table.js';

/** Agents, and what they are given: knowledge, tools, guardrails, memory. */
export const AWS_AGENT_RULES: RuleTable = {
  'aws_bedrockagent_agent_*': { fold: { by: ['agent_id'] } },
  aws_bedrockagent_agent_action_group: {
    fold: { by: ['agent_id'] },
    link: { from: ['agent_id'], to: ['action_group_executor', 'api_schema'] },
  },
  aws_bedrockagent_agent_collaborator: {
    fold: { by: ['agent_id'] },
    link: { from: ['agent_id'], to: ['agent_descriptor'] },
  },
  aws_bedrockagent_agent_knowledge_base_association: {
    fold: { by: ['agent_id'] },
    link: { from: ['agent_id'], to: ['knowledge_base_id'] },
  },
  aws_bedrockagent_data_source: {
    fold: { by: ['knowledge_base_id'] },
    link: { from: ['knowledge_base_id'], to: ['data_source_configuration'] },
  },
  aws_bedrock_guardrail_version: { fold: { by: ['guardrail_arn'] }, quiet: true },
  aws_bedrock_model_invocation_logging_configuration: { quiet: true },

  aws_bedrockagentcore_agent_runtime_endpoint: { fold: { by: ['agent_runtime_id'] } },
  aws_bedrockagentcore_gateway_target: {
    fold: { by: ['gateway_identifier'] },
    link: { from: ['gateway_identifier'], to: ['target_configuration'] },
  },
  aws_bedrockagentcore_memory_strategy: { fold: { by: ['memory_id'] } },
  'aws_bedrockagentcore_*_credential_provider': {
    fold: { of: ['aws_bedrockagentcore_gateway_target', 'aws_bedrockagentcore_agent_runtime'] },
    quiet: true,
  },
  aws_bedrockagentcore_workload_identity: { quiet: true },
  aws_bedrockagentcore_token_vault_cmk: { quiet: true },

  aws_sagemaker_image_version: { fold: { by: ['image_name'] } },
  aws_sagemaker_app_image_config: { quiet: true },
  aws_sagemaker_studio_lifecycle_config: { quiet: true },
};
