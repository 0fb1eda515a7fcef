import { fromPromise } from 'xstate'
import { store } from './appStore'

/** A promise with a handle, as dispatching an endpoint gives it. */
interface Started<Output> {
  abort(): void
  unwrap(): Promise<Output>
}

/**
 * A promise actor around a call. Ending the actor ends the call.
 *
 * @param start dispatches the endpoint, as in `(args) => store.dispatch(endpoint.initiate(args, { track: false }))`
 */
export const callApi = <Input, Output>(
  start: (input: Input, dispatch: typeof store.dispatch) => Started<Output>,
) =>
  fromPromise<Output, Input>(({ input, signal }) => {
    const call = start(input, store.dispatch)
    signal.addEventListener('abort', () => call.abort(), { once: true })
    return call.unwrap()
  })
