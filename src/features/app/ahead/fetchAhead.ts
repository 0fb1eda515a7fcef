import type { DataRouter } from 'react-router'
import { missingParts } from '#ui/lazyPart'
import { errorScreens, panelErrors } from '#features/kit/routing/lateErrors'
import { whenIdle } from '#features/kit/routing/whenIdle'
import { codeOfArea, type Fetch } from './routeCode'

/** Code that every page can open. `lazyPart` registers the menus, dialogs and forms of a page. */
const everywhere: readonly Fetch[] = [
  () => import('#store/actors/actors'),
  () => import('#ui/overlays/placeTooltip'),
  errorScreens.load,
  panelErrors.load,
]

/** Time without input or navigation before code is fetched, in milliseconds. */
const QUIET_MS = 1_000

/** Maximum number of parallel fetches: low, so that the user's own requests do not wait for them. */
const AT_ONCE = 3

const inputs = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Prefetches the code that the page can open, a few files at a time, while the browser is idle: then the first
 * opening is as fast as the second. Any input pauses it; a hidden tab fetches nothing.
 *
 * @param signal ends it
 */
export function fetchAhead(router: DataRouter, signal: AbortSignal) {
  // Skips a file whose fetch failed: its user fetches it again.
  const fetched = new Set<Fetch>()
  let quietSince = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFetching = false

  function plan() {
    clearTimeout(timer)
    if (!isFetching) timer = setTimeout(step, Math.max(0, quietSince + QUIET_MS - performance.now()))
  }
  function disturb() {
    quietSince = performance.now()
  }
  function step() {
    if (signal.aborted || document.hidden || router.state.navigation.state !== 'idle') return
    if (performance.now() - quietSince < QUIET_MS) return plan()
    const missing = [...missingParts(), ...everywhere, ...codeOfArea(router)]
    const next = missing.filter((fetch) => !fetched.has(fetch)).slice(0, AT_ONCE)
    if (next.length === 0) return
    for (const fetch of next) fetched.add(fetch)
    isFetching = true
    const goOn = () => {
      isFetching = false
      plan()
    }
    whenIdle(() => void Promise.allSettled(next.map((fetch) => fetch())).then(goOn))
  }

  for (const type of inputs) addEventListener(type, disturb, { capture: true, passive: true, signal })
  document.addEventListener('visibilitychange', plan, { signal })
  router.subscribe(({ navigation }) => {
    disturb()
    if (navigation.state === 'idle') plan()
  })
  signal.addEventListener('abort', () => clearTimeout(timer))
  plan()
}
