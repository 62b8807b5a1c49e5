import { builtInRolesOf } from '../access/permissions.js';
import type { TypeTable } from '../table.js';
import { OPEN_BY_DEFAULT } from './shared.js';

export const AZURE_ML: TypeTable = {
  azurerm_cognitive_account: { title: 'Azure AI services', icon: 'azure-cognitive-services', category: 'ml', granted: builtInRolesOf('Cognitive Services .*'), knownAs: ['{}.cognitiveservices.azure.com', '{}.openai.azure.com'], exposure: OPEN_BY_DEFAULT },
  azurerm_cognitive_account_customer_managed_key: { title: 'Azure AI encryption key', icon: 'azure-cognitive-services', category: 'ml', fold: { by: ['cognitive_account_id'] }, quiet: true },
  azurerm_ai_services: { title: 'Azure AI services', icon: 'azure-cognitive-services', category: 'ml', exposure: OPEN_BY_DEFAULT },
  azurerm_cognitive_deployment: { title: 'AI model deployment', icon: 'azure-azure-openai', category: 'ml', fold: { by: ['cognitive_account_id'] } },
  azurerm_ai_foundry: { title: 'Azure AI Foundry', icon: 'azure-ai-studio', category: 'ml' },
  azurerm_ai_foundry_project: { title: 'Azure AI Foundry project', icon: 'azure-ai-studio', category: 'ml', fold: { by: ['ai_services_hub_id'] } },
  azurerm_machine_learning_workspace: { title: 'Machine Learning workspace', icon: 'azure-machine-learning', category: 'ml', exposure: OPEN_BY_DEFAULT },
  azurerm_machine_learning_compute_cluster: { title: 'Machine Learning compute cluster', icon: 'azure-machine-learning', category: 'ml' },
  azurerm_machine_learning_compute_instance: { title: 'Machine Learning compute instance', icon: 'azure-machine-learning', category: 'ml' },
  azurerm_machine_learning_datastore_blobstorage: { title: 'Machine Learning datastore', icon: 'azure-machine-learning', category: 'ml' },
  azurerm_machine_learning_inference_cluster: { title: 'Machine Learning inference cluster', icon: 'azure-machine-learning', category: 'ml', fold: { by: ['machine_learning_workspace_id'] } },
  azurerm_bot_service_azure_bot: { title: 'Azure Bot', icon: 'azure-bot-services', category: 'ml' },
  azurerm_bot_channels_registration: { title: 'Bot registration', icon: 'azure-bot-services', category: 'ml' },
  azurerm_bot_channel_ms_teams: { title: 'Bot Teams channel', icon: 'azure-bot-services', category: 'ml' },
  azurerm_video_indexer_account: { title: 'Video Indexer', icon: 'azure-azure-video-indexer', category: 'ml' },
  azurerm_cognitive_account_project: { title: 'AI Foundry project', icon: 'azure-ai-studio', category: 'ml' },
  azurerm_cognitive_account_rai_policy: { title: 'AI content filter', icon: 'azure-cognitive-services', category: 'ml' },
  azurerm_cognitive_account_rai_blocklist: { title: 'AI blocklist', icon: 'azure-cognitive-services', category: 'ml' },
  azurerm_cognitive_account_connection: { title: 'AI Foundry connection', icon: 'azure-ai-studio', category: 'ml' },
};
