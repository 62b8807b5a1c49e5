/** Messages that groundplan sends through Terraform in place of providers. */
export const PLAYED_PROVIDER = 'groundplan stands in for this provider';
export const applyRefused = (type: string) =>
  `${type} is not created, changed or destroyed: the plan was made without the real provider, to be drawn and nothing else.`;
export const callFailed = (reason: string) => `It cannot answer: ${reason}.`;
export const typeUnknown = (type: string) => `there is no type ${type}`;
