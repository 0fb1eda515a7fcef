import { fromPromise, type AnyActorRef } from 'xstate'
import { inspectorOf } from '../eventLog/actorInspector'
import type { AppStore } from '../store'
import type { Started } from '../commands/started'

/**
 * A promise actor around a request. Stopping the actor aborts the request. The cause of the request is the last
 * event of the actor; the cause of its next event is the reply.
 *
 * @param start dispatches the endpoint, as in `(args) => dispatch(endpoint.initiate(args, { track: false }))`
 * @param after what else has to be done before the actor has its answer
 */
export const callApi = <Input, Output>(
  start: (input: Input, dispatch: AppStore['dispatch']) => Started<Output>,
  { dispatch, log }: Pick<AppStore, 'dispatch' | 'log'>,
  after?: (
    running: { input: Input; self: AnyActorRef; signal: AbortSignal },
    answer: Output,
  ) => Promise<void>,
) =>
  fromPromise<Output, Input>(async ({ input, self, signal }) => {
    const inspector = inspectorOf(log)
    const call = inspector.within(self, () => start(input, dispatch))
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
