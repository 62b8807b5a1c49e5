/** The services that can be asked for words. */
export const BACKENDS = ['ollama', 'bedrock', 'restapi'] as const;
export type BackendName = (typeof BACKENDS)[number];
