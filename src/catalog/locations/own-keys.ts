/** Attributes that hold maps whose keys are the user's: a key that is called like a place says nothing of where something is. */
const OWN_KEYS: ReadonlySet<string> = new Set([
  'annotations',
  'app_settings',
  'default_tags',
  'environment',
  'environment_variables',
  'input',
  'keepers',
  'labels',
  'metadata',
  'parameters',
  'request_parameters',
  'string_data',
  'data',
  'tags',
  'tags_all',
  'template_variables',
  'triggers',
  'triggers_replace',
  'user_labels',
  'values',
  'variables',
  'vars',
]);

/** @param path of an attribute, with the blocks around it */
export const hasOwnKeys = (path: string): boolean => path.split('.').some((name) => OWN_KEYS.has(name));
