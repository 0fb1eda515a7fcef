/** The content that a step waits for: the path, and for each selector an element with these words. */
export interface Condition {
  path?: string
  shows: readonly (readonly [selector: string, words?: string])[]
  /** Selectors of elements that must be gone by then. */
  hides?: readonly string[]
}

/** The time from an input to the painted frame with the content, and the work in between, in milliseconds. */
export interface Outcome {
  ms: number
  /** In long tasks. */
  longMs: number
}

/** `window.navBench` of a measured page: see probe.mjs. */
interface Probe {
  expect(condition: Condition, at?: number): void
  outcome(): Promise<Outcome> | undefined
  back(): void
  keys(): () => number[]
  /** Ends the collection of keys. */
  end?: () => number[]
  forgetEvents(): void
  slowestEvent(): number
}

declare global {
  interface Window {
    navBench: Probe
  }
}
