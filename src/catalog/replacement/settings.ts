import { cloudOf } from '../cloud.js';

/** What a cloud calls the setting of its provider that says whose resources they are. */
export const settingName = (type: string, setting: 'region' | 'zone' | 'account'): string =>
  setting === 'account' && cloudOf(type) === 'google' ? 'project' : setting;
