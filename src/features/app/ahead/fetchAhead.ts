import type { DataRouter } from 'react-router'
import { missingParts, partsToRun } from '#ui/lazyPart'
import { filesOf, type Fetch } from '#ui/onDemand'
import { errorScreens, panelErrors } from '#features/kit/routing/lateErrors'
import { whenIdle } from '#src/whenIdle'
import { prefetchFiles } from './prefetchFiles'
import { codeOfArea } from './routeCode'

/** Code that runs ahead on every page, besides the parts that say so: it opens at a single key or press. */
const toRun: readonly Fetch[] = [() => import('#store/actors/actors')]

/** Other code that every page can open. `lazyPart` registers the menus, dialogs and forms of a page. */
const everywhere: readonly Fetch[] = [errorScreens.load, panelErrors.load]

/** Time without input or navigation before code is fetched, in milliseconds. */
const QUIET_MS = 1_000

/** Number of portions that the files of an area are fetched in: input interrupts between two of them. */
const PORTIONS = 4

const inputs = ['pointerdown', 'keydown', 'wheel'] as const

/** Splits a list into portions of about the same size, in its order. */
const portionsOf = (files: readonly string[]): string[][] => {
  const size = Math.ceil(files.length / PORTIONS)
  return Array.from({ length: PORTIONS }, (_, index) => files.slice(index * size, (index + 1) * size)).filter(
    (portion) => portion.length > 0,
  )
}

/**
 * Fetches the code that the page can open while the browser is idle, so that no opening waits for the network. Only
 * code that opens at a single key or press is also run; the rest runs on intent. Any input pauses it; a hidden tab
 * fetches nothing.
 *
 * @param secondFile has the routes that may still be missing; they are added on intent
 * @param signal ends it
 */
export function fetchAhead(router: DataRouter, secondFile: Fetch, signal: AbortSignal) {
  // Skips a file whose fetch failed: its user fetches it again.
  const run = new Set<Fetch>()
  const fetched = new Set<string>()
  let waiting: string[][] = []
  let quietSince = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBusy = false

  function plan() {
    clearTimeout(timer)
    if (!isBusy) timer = setTimeout(step, Math.max(0, quietSince + QUIET_MS - performance.now()))
  }
  function disturb() {
    quietSince = performance.now()
  }
  /** The files of the area and of the page's parts, listed again after each navigation. */
  function nextPortion(): string[] | undefined {
    if (waiting.length === 0 && !import.meta.env.DEV) {
      const files = filesOf([...missingParts(), ...everywhere, ...codeOfArea(router), secondFile])
      waiting = portionsOf(files.filter((file) => !fetched.has(file)))
    }
    return waiting.shift()
  }
  /** The next piece of work; undefined if nothing is left. */
  function nextWork(): Fetch | undefined {
    const part = [...partsToRun(), ...toRun].find((fetch) => !run.has(fetch))
    if (part) {
      run.add(part)
      return part
    }
    const portion = nextPortion()
    if (!portion) return undefined
    for (const file of portion) fetched.add(file)
    return () => prefetchFiles(portion)
  }
  function step() {
    if (signal.aborted || document.hidden || router.state.navigation.state !== 'idle') return
    if (performance.now() - quietSince < QUIET_MS) return plan()
    const work = nextWork()
    if (!work) return
    isBusy = true
    const goOn = () => {
      isBusy = false
      plan()
    }
    whenIdle(() => void work().then(goOn, goOn))
  }

  for (const type of inputs) addEventListener(type, disturb, { capture: true, passive: true, signal })
  document.addEventListener('visibilitychange', () => plan(), { signal })
  router.subscribe(({ navigation }) => {
    disturb()
    waiting = []
    if (navigation.state === 'idle') plan()
  })
  signal.addEventListener('abort', () => clearTimeout(timer))
  plan()
}
