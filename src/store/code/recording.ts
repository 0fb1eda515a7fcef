import { observable } from '../observable'
import { consolePart, consolePartOf } from '../parts'
import { noticeShown } from '../slices/notices'
import type { AppStore } from '../store'
import type { ScriptRequest } from './sentRequest'

/** A recording: the changes that the region has accepted since it began, and until it was ended. */
interface Recorded {
  isEnded: boolean
  /** A request is undefined if the code that reads it could not be loaded. */
  requests: readonly Promise<ScriptRequest | undefined>[]
}

/** The recording of a console; null for none. Rule: CODE-4. */
export const recording = consolePart(() => observable<Recorded | null>(null))

/** Begins a recording, and says so. */
export function beginRecording(store: AppStore): void {
  consolePartOf(store, recording).set({ isEnded: false, requests: [] })
  store.dispatch(
    noticeShown({ tone: 'success', title: 'Recording: what you change in the region becomes a script' }),
  )
}

/** Ends a recording. What it has stays until it is dismissed. */
export function endRecording(store: AppStore): void {
  const { get, set } = consolePartOf(store, recording)
  const now = get()
  if (now) set({ ...now, isEnded: true })
}
