import type { PageActions } from './pageActions'
import type { PastMoment } from './pastMoments'
import type { Chart } from '#machines/charts/chart'
import type { Seen } from '../model/seen'

/** The source of the debugger: this page, another page, or a file. */
export interface DebugSource {
  kind: 'page' | 'otherPage' | 'file'
  /** The actions on this page; undefined if the debugger is read-only. */
  actions?: PageActions
  /** Returns the console after an entry; undefined if it is too long ago. Absent without a recording. */
  past?: (seq: number) => PastMoment | undefined
  /** The machines, with their drawings: those of a file may be older than the console's. */
  charts: readonly Chart[]
  /** The versions of the console and of the API, in one line, for saved logs. */
  versions?: () => string
  /** The same object until something changes. */
  get(): Seen
  /** @returns a function that stops listening */
  subscribe(listener: () => void): () => void
}
