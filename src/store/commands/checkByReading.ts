import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../store'

type ThunkOf<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>

/** The part of a query endpoint that a reading needs. */
interface ReadEndpoint<Args, Answer> {
  initiate(
    args: Args,
    options: { forceRefetch: true; subscribe: false },
  ): ThunkOf<PromiseLike<{ data?: Answer | undefined; isError: boolean }>>
}

/** For `isSo` of a command: reads something again, which shows whether what was wanted is there. */
export const checkByReading =
  <Args, Answer>(
    endpoint: ReadEndpoint<Args, Answer>,
    args: NoInfer<Args>,
    isSo: (found: NoInfer<Answer>) => boolean,
  ): ThunkOf<Promise<boolean>> =>
  async (dispatch) => {
    const reading = endpoint.initiate(args, { forceRefetch: true, subscribe: false })
    const { data, isError } = await dispatch(reading)
    return !isError && data !== undefined && isSo(data)
  }
