import type { PageActions } from './pageActions'
import type { PastMoment } from './pastMoments'
import type { Chart } from '#machines/charts/chart'
import type { Seen } from '../model/seen'

/** Where the debugger looks: this page, another page, or a file. */
export interface DebugSource {
  kind: 'page' | 'otherPage' | 'file'
  /** The actions on this page; absent where the debugger only looks. */
  actions?: PageActions
  /** The console after an entry of the log, where that is kept: undefined when it is too long ago. */
  past?: (seq: number) => PastMoment | undefined
  /** The machines, with their drawings: those of a file may be older than the console's. */
  charts: readonly Chart[]
  /** The same object until something changes. */
  get(): Seen
  /** @returns a function that stops listening */
  subscribe(listener: () => void): () => void
}
