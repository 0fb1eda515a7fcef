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
  /** Of React. */
  commits: number
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

/** The parts of React's tree that are counted. */
export interface Fiber {
  tag: number
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  /** The same place before the last commit that changed it. */
  alternate: Fiber | null
  memoizedState: Hook | null
}

interface Hook {
  next: Hook | null
  /** That of a hook that listens to a store has its snapshot. */
  queue?: { getSnapshot?: unknown } | null
}

/** `window.renderCounts` of a counted page: see counter.mjs. */
interface Counter {
  /** Commits of React since the page began. */
  commits(): number
  startRenders(): void
  /** The renders of components since they were started to be counted. */
  renders(): number
  /** The hooks on the page that listen to a store. */
  subscriptions(): number
  /** The elements inside a selector; of the whole page without one. */
  nodes(within?: string): number
}

declare global {
  interface Window {
    navBench: Probe
    renderCounts: Counter
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object
  }
}
