import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { CommandSubject } from '#machines/interaction/commandRequest'
import type { Lifecycle } from '#machines/lifecycle/ask'
import type { Kind } from '#model/nouns'
import type { RootState } from '../store'
import type { Followed } from './command'
import type { Ended, EndWords } from './end'

/**
 * A thing that a form has made and that is not at rest yet. It is watched like the resource of a command, and its end is
 * said in the same places. Rule: CMD-9.
 */
export interface Birth {
  /** With its id and the state that it was made in. */
  subject: CommandSubject<Kind>
  /** Reads it while no page does. */
  follow: ThunkAction<Followed, RootState, unknown, UnknownAction>
  /** The words of its end, by the state that it came to rest in. */
  end(ended: Pick<Ended<unknown>, 'reached' | 'cached'>): string | EndWords
}

/** A birth, if what was made is not at rest already. */
export const unlessAtRest = (lifecycle: Pick<Lifecycle, 'isTransitional'>, birth: Birth): Birth | undefined =>
  lifecycle.isTransitional(birth.subject.state ?? '') ? birth : undefined
