import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../store'
import type { Started } from './started'

/** The part of a mutation endpoint that a form needs. */
export interface SavingEndpoint<Args, Answer> {
  readonly name: string
  initiate(
    args: Args,
    options: { track: false },
  ): ThunkAction<Started<Answer>, RootState, unknown, UnknownAction>
}

/** Sends a change, with a line of the ledger from before it leaves. @throws the error of the request */
export type Save = <Args, Answer>(
  endpoint: SavingEndpoint<Args, Answer>,
  args: NoInfer<Args>,
) => Promise<Answer>
