import { fromPromise, type AnyActorRef } from 'xstate'
import { inspectorOf } from '../eventLog/actorInspector'
import type { AppStore } from '../store'
import type { Started } from '../commands/started'

interface CallingActor<Input> {
  input: Input
  self: AnyActorRef
  signal: AbortSignal
}

interface AroundCall<Input, Output> {
  /** What has to be done before the request leaves; undefined for nothing. */
  before?: (input: Input) => Promise<void> | undefined
  /** The request has left. */
  sent?: (input: Input, call: Started<Output>) => void
  /** What else has to be done before the actor has its answer. */
  after?: (running: CallingActor<Input>, answer: Output) => Promise<void>
}

/**
 * A promise actor around a request. Stopping the actor aborts the request. The cause of the request is the last
 * event of the actor; the cause of its next event is the reply.
 *
 * @param start dispatches the endpoint, as in `(args) => dispatch(endpoint.initiate(args, { track: false }))`
 */
export const callApi = <Input, Output>(
  start: (input: Input, dispatch: AppStore['dispatch']) => Started<Output>,
  { dispatch, log }: Pick<AppStore, 'dispatch' | 'log'>,
  { before, sent, after }: AroundCall<Input, Output> = {},
) =>
  fromPromise<Output, Input>(async ({ input, self, signal }) => {
    const inspector = inspectorOf(log)
    const first = before?.(input)
    if (first) await first
    signal.throwIfAborted()
    const call = inspector.within(self, () => start(input, dispatch))
    sent?.(input, call)
    signal.addEventListener('abort', () => call.abort(), { once: true })
    try {
      const answer = await call.unwrap()
      inspector.attribute(self, log.entryOf(answer))
      await after?.({ input, self, signal }, answer)
      return answer
    } catch (error) {
      inspector.attribute(self, log.entryOf(error))
      throw error
    }
  })
