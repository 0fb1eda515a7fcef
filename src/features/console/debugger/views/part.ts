import type { DebugSource } from '../source/debugSource'
import type { Seen } from '../model/seen'
import type { Viewing } from './debuggerView'

/** The properties of every part of the debugger. */
export interface PartProps extends Viewing {
  seen: Seen
  source: DebugSource
}
