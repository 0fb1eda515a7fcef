import type { DataRouter } from 'react-router'
import { missingParts } from '#ui/lazyPart'
import { errorScreens, panelErrors } from '#features/kit/routing/lateErrors'
import { whenIdle } from '#features/kit/routing/whenIdle'
import { codeOfArea, type Fetch } from './routeCode'

/** What every page can open. The menus, dialogs and forms of a page tell of themselves, see `lazyPart`. */
const everywhere: readonly Fetch[] = [
  () => import('#store/actors/actors'),
  () => import('#ui/overlays/placeTooltip'),
  errorScreens.load,
  panelErrors.load,
]

/** How long there was no input and no navigation before code is fetched, in milliseconds. */
const QUIET_MS = 1_000

/** How many files are fetched at once: few, so that what the user asks for is not behind many others. */
const AT_ONCE = 3

const inputs = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Fetches the code of what can be opened from the page, a few files at a time, while the browser has nothing else to do: so the
 * first opening costs as much as the second. Any input stops it for a while; a hidden tab fetches nothing.
 *
 * @param signal ends it
 */
export function fetchAhead(router: DataRouter, signal: AbortSignal) {
  // A file that could not be fetched is left to what needs it.
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
