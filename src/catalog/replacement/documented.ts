/**
 * Rows for attributes about which the provider could not be asked, because it wants to reach AWS, or other attributes that
 * fit, before it answers. From the documentation of hashicorp/aws 5.100.0, whose attributes say "Forces new resource".
 */
export const DOCUMENTED: Readonly<Record<string, string>> = {
  aws_dynamodb_table:
    '=attribute =global_secondary_index hash_key import_table local_secondary_index name range_key restore_date_time restore_source_name restore_source_table_arn restore_to_latest_time',
  aws_instance: '=instance_type',
  aws_kinesis_stream: 'name',
  aws_vpc: 'cidr_block',
};
