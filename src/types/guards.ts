import type { Edit, Span } from './text';

/** A function that outside code calls and that may now reject: it is wrapped, or loses its callback. */
export interface Guard {
  readonly file: string;
  readonly span: Span;
  readonly by:
    | {
        readonly helper:
          | 'asyncHandler'
          | 'asyncParam'
          | 'asyncListener'
          | 'asyncExecutor'
          | 'asyncCallback'
          | 'errorsToCallback'
          | 'thrownToProcess'
          | 'asyncReply'
          | 'inTurn'
          | 'oneAtATime'
          | 'heardLate'
          | 'awaitedLater'
          | 'withoutTemporary';
      }
    /** `to` is the name of what gets an error: `next`, `reject`. */
    | { readonly helper: 'failTo'; readonly to: string }
    /** Its promise tells when it is over: the edits remove the callback. */
    | { readonly cut: readonly Edit[] };
}
