import type { RankTable } from './model.js';

export const AWS_RANKS: RankTable = {
  first: [
    ...['aws_cognito_*', 'aws_directory_service_*', 'aws_verifiedaccess_*', 'aws_verifiedpermissions_*'],
    ...['aws_networkfirewall_firewall', 'aws_waf_*', 'aws_wafregional_*', 'aws_wafv2_*'],
    ...['aws_cloudformation_*', 'aws_cloudcontrolapi_*', 'aws_servicecatalog_provisioned_product'],
    // What programs ask for their switches, and pages that people open.
    ...['aws_appconfig_*', 'aws_evidently_*'],
  ],
  security: [
    ...['aws_kms_*', 'aws_cloudhsm_*', 'aws_paymentcryptography_*', 'aws_key_pair', 'aws_cloudfront_public_key', 'aws_cloudfront_key_group'],
    ...['aws_secretsmanager_*', 'aws_acm_*', 'aws_acmpca_*', 'aws_dms_certificate', 'aws_rds_certificate', 'aws_iot_certificate', 'aws_lb_trust_store'],
    ...['aws_api_gateway_client_certificate', 'aws_bedrockagentcore_token_vault_cmk', 'aws_iam_server_certificate', 'aws_iam_signing_certificate'],
    ...['aws_guardduty_*', 'aws_securityhub_*', 'aws_securitylake_*', 'aws_inspector_*', 'aws_inspector2_*', 'aws_macie2_*', 'aws_detective_*'],
    ...['aws_accessanalyzer_*', 'aws_auditmanager_*', 'aws_fms_*', 'aws_shield_*', 'aws_signer_*', 'aws_lambda_code_signing_config'],
    ...['aws_waf_ipset', 'aws_waf_rule', 'aws_wafregional_ipset', 'aws_wafregional_rule', 'aws_wafv2_ip_set', 'aws_wafv2_regex_pattern_set', 'aws_wafv2_rule_group'],
    ...['aws_networkfirewall_*', 'aws_route53_resolver_firewall_*', 'aws_db_security_group', 'aws_elasticache_security_group'],
    ...['aws_glue_security_configuration', 'aws_glue_data_catalog_encryption_settings', 'aws_emr_security_configuration'],
    ...['aws_opensearchserverless_access_policy', 'aws_opensearchserverless_security_policy', 'aws_redshift_snapshot_copy_grant'],
  ],
  identity: [
    ...['aws_iam_*', 'aws_identitystore_*', 'aws_ssoadmin_*', 'aws_rolesanywhere_*', 'aws_iot_policy', 'aws_iot_role_alias'],
    ...['aws_elasticache_user*', 'aws_memorydb_user', 'aws_memorydb_acl', 'aws_quicksight_user', 'aws_quicksight_group'],
    ...['aws_bedrockagentcore_workload_identity', 'aws_bedrockagentcore_*_credential_provider', 'aws_codebuild_source_credential'],
    ...['aws_caller_identity', 'aws_canonical_user_id', 'aws_service_principal', 'aws_billing_service_account', 'aws_elb_service_account'],
  ],
  monitoring: [
    ...['aws_cloudwatch_metric_*', 'aws_cloudwatch_composite_alarm', 'aws_cloudwatch_dashboard', 'aws_cloudwatch_query_definition', 'aws_cloudwatch_log_*'],
    ...['aws_cloudtrail*', 'aws_xray_*', 'aws_synthetics_*', 'aws_rum_*', 'aws_internetmonitor_*', 'aws_applicationinsights_*', 'aws_devopsguru_*', 'aws_oam_*'],
    ...['aws_grafana_*', 'aws_prometheus_*', 'aws_notifications_*', 'aws_chatbot_*', 'aws_ssmcontacts_*', 'aws_ssmincidents_*', 'aws_codeguruprofiler_*'],
    ...['aws_db_event_subscription', 'aws_dms_event_subscription', 'aws_cloudfront_monitoring_subscription', 'aws_cloudfront_realtime_log_config'],
    ...['aws_route53_health_check', 'aws_route53_resolver_query_log_config', 'aws_ec2_network_insights_*', 'aws_bedrock_model_invocation_logging_configuration'],
    ...['aws_spot_datafeed_subscription', 'aws_s3control_storage_lens_configuration', 'aws_flow_log'],
  ],
  governance: [
    ...['aws_organizations_*', 'aws_controltower_*', 'aws_account_*', 'aws_config_*', 'aws_ram_*', 'aws_servicecatalog_*', 'aws_servicequotas_*'],
    ...['aws_budgets_*', 'aws_ce_*', 'aws_cur_*', 'aws_bcmdataexports_*', 'aws_computeoptimizer_*', 'aws_licensemanager_*', 'aws_resourcegroups*', 'aws_resourceexplorer2_*'],
    ...['aws_ssm_*', 'aws_fis_*', 'aws_resiliencehub_*', 'aws_ebs_default_kms_key', 'aws_ebs_encryption_by_default', 'aws_ebs_snapshot_block_public_access'],
    ...['aws_ec2_image_block_public_access', 'aws_ec2_instance_metadata_defaults', 'aws_ec2_serial_console_access', 'aws_s3_account_public_access_block'],
    ...['aws_vpc_block_public_access_*', 'aws_ecs_account_setting_default', 'aws_ecr_registry_*', 'aws_default_tags'],
    ...['aws_arn', 'aws_availability_zone', 'aws_availability_zones', 'aws_ip_ranges', 'aws_partition', 'aws_region', 'aws_regions', 'aws_service'],
  ],
  configuration: ['aws_ssm_parameter', 'aws_ssm_parameters_by_path'],
  registries: ['aws_ecr_*', 'aws_ecrpublic_*', 'aws_codeartifact_*'],
  backup: [
    ...['aws_backup_*', 'aws_dlm_*', 'aws_db_snapshot*', 'aws_db_cluster_snapshot', 'aws_rds_cluster_snapshot_copy', 'aws_ebs_snapshot*', 'aws_fsx_backup'],
    ...['aws_redshift_snapshot_schedule'],
  ],
  dns: ['aws_route53_zone', 'aws_route53_delegation_set', 'aws_route53domains_*', 'aws_route53profiles_*', 'aws_route53_resolver_rule', 'aws_service_discovery_*_namespace', 'aws_lb_hosted_zone_id'],
};
