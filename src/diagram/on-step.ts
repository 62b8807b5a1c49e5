/** Told what begins, in words for the user. */
export type OnStep = (text: string) => void;

export const noStep: OnStep = () => {};
