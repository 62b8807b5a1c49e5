/** Returns the text after the last slash: the name of `projects/p/global/networks/main`. */
export const lastSegment = (text: string): string => text.slice(text.lastIndexOf('/') + 1);
