import type { DemoScript } from '../script/step'

/** The demo that this page was opened for. */
export interface DemoSession {
  /** Its name in the address. */
  name: string
  /** Undefined if the demo does not exist or cannot be played. */
  script: DemoScript | undefined
  /** Its file, for errors. */
  file: string
  /** Why it cannot be played. */
  error: string | undefined
  /** Whether it is played from outside the page, by a test. */
  isOutside: boolean
  /** The number of the chapter to skip to before anything is shown, from 0. */
  chapter: number
  /** Initial milliseconds of the page per millisecond of the viewer. */
  pace: number
}

let session: DemoSession | undefined

/** The demo of this page; undefined on a page without one. */
export const demoSession = (): DemoSession | undefined => session

export function beginSession(begun: DemoSession) {
  session = begun
}
