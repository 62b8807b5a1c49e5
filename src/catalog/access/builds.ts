/** Rights that people give to pipelines to be rid of the question. */

/** All that can be done with all of a service: `s3:*`, `roles/storage.admin`, `roles/pubsub.editor`. */
const ADMINISTRATION = /^(?:[\w-]+:\*|roles\/[\w.]+\.(?:admin|editor|owner))$/i;

/** Whether these, which are all about one thing, are for all of its kind, whatever is done: then nothing says that it is used. */
export const isAdministration = (names: readonly string[]): boolean =>
  names.length > 0 && names.every((name) => ADMINISTRATION.test(name));
