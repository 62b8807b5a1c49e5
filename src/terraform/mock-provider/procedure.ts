/** Builds a remote procedure from its messages; an exception becomes a diagnostic. */
import type { Procedure } from '../../platform/io.js';
import { callFailed, PLAYED_PROVIDER } from '../messages.js';
import { decode, encode, type Field, type Fields, type Message } from './protobuf.js';
import { type DIAGNOSTIC, SEVERITY_ERROR } from './protocol.js';

type Diagnostic = Partial<Message<typeof DIAGNOSTIC>>;
type Response = Fields & { readonly diagnostics: Field<readonly Diagnostic[]> };

export const procedure =
  <Q extends Fields, R extends Response>(
    request: Q,
    response: R,
    answer: (request: Message<Q>) => Partial<Message<R>>,
  ): Procedure =>
  (bytes) => {
    try {
      return encode(response, answer(decode(request, bytes)));
    } catch (error) {
      const diagnostics = [failure(callFailed(error instanceof Error ? error.message : String(error)))];
      return encode<Response>(response, { diagnostics });
    }
  };

/** Returns an error diagnostic. Terraform prints both texts and the resource's location in the configuration. */
export const failure = (detail: string): Diagnostic => ({ severity: SEVERITY_ERROR, summary: PLAYED_PROVIDER, detail });
