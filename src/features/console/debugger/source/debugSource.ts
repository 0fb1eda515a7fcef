import type { PageActions } from './pageActions'
import type { PastMoment } from './pastMoments'
import type { Chart } from '#machines/charts/chart'
import type { Seen } from '../model/seen'
import type { SavedRegion } from '../model/trace'

/** The source of the debugger: this page, another page, or a file. */
export interface DebugSource {
  kind: 'page' | 'otherPage' | 'file'
  /** The actions on this page; undefined if the debugger is read-only. */
  actions?: PageActions
  /** Runs the lifecycle of a resource of this page, fed with the reports. @returns a function that stops it */
  follow?: (id: string) => () => void
  /** Returns the console after an entry; undefined if it is too long ago. Absent without a recording. */
  past?: (seq: number) => PastMoment | undefined
  /** The machines, with their drawings: those of a file may be older than the console's. */
  charts: readonly Chart[]
  /** What saved logs say about the console and its region. */
  region?: () => SavedRegion
  /** The same object until something changes. */
  get(): Seen
  /** @returns a function that stops listening */
  subscribe(listener: () => void): () => void
}
