import type { DebugSource } from '../source/debugSource'
import type { Seen } from '../model/seen'
import type { Viewing } from './view'

/** What every part of the debugger is given. */
export interface PartProps extends Viewing {
  seen: Seen
  source: DebugSource
}
