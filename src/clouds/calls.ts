/**
 * Attributes whose references are about how a resource is built, run or called, whatever its type: no arrow comes of
 * them. `count` and `for_each` say how many instances there are.
 */
export const ATTRIBUTES_WITHOUT_CALLS: ReadonlySet<string> = new Set([
  'count',
  'for_each',
  'name',
  'name_prefix',
  'display_name',
  'description',
  'tags',
  'labels',
  'allocation_id',
  'auto_scaling_group_provider',
  'capacity_provider_strategy',
]);
