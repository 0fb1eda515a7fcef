import type { Action, Reducer } from '@reduxjs/toolkit'
import { RING_SIZE } from './eventLogReducer'

/** One action that the store has gone through, redacted, under the number of its log entry. */
interface Taped {
  seq: number
  action: Action
  /** The root state behind it: a reference, nearly free, because states share their structure. */
  after: unknown
}

/**
 * The actions themselves, kept outside of the store: a state that contained its own history would never end. Together
 * with the checkpoint (the state where the tape begins) they rebuild the present.
 */
export class Tape {
  private readonly actions: Taped[] = []
  private start: unknown

  constructor(private readonly size = RING_SIZE) {}

  /** Sets the state where the tape begins. */
  begin(state: unknown) {
    this.start = state
  }

  keep(seq: number, action: Action, after: unknown) {
    this.actions.push({ seq, action, after })
    const oldest = this.actions.length > this.size ? this.actions.shift() : undefined
    if (oldest) this.start = oldest.after
  }

  get checkpoint(): unknown {
    return this.start
  }

  /** The actions after the checkpoint, oldest first. */
  get played(): readonly { seq: number; action: Action }[] {
    return this.actions.map(({ seq, action }) => ({ seq, action }))
  }
}

/** The state that the actions lead to: reducers alone, no middleware, no calls. */
export const fold = <State>(reducer: Reducer<State>, checkpoint: unknown, tape: Tape['played']): State =>
  tape.reduce((state, { action }) => reducer(state, action), checkpoint as State)
