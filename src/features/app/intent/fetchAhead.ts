import { matchPath, type DataRouter } from 'react-router'
import { addressOf } from '#src/basePath'
import { whenIdle } from '#src/whenIdle'

/** How long a page is left alone before files are fetched ahead, in milliseconds. */
const QUIET_MS = 5_000

/** The files of each page's commands and links, by its address as in the route tree; each portion is at most 100 KiB. */
type Portions = Readonly<Record<string, readonly string[]>>

/** Puts a file into the browser's cache without running it. Browsers without prefetching do nothing. */
function prefetch(file: string) {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = file.endsWith('.js') ? 'script' : 'style'
  link.crossOrigin = ''
  link.href = addressOf(file)
  document.head.append(link)
}

/**
 * Fetches, once the open page has been left alone for some seconds, the files of what its commands and links open; of each
 * page once. Does nothing in front of a development server, which has no files.
 */
export function fetchAhead(router: DataRouter, signal: AbortSignal) {
  const list = window.orreryAhead
  if (list === undefined) return
  const fetched = new Set<string>()
  let portions: Promise<Portions> | undefined
  async function fetchPortion(at: string) {
    portions ??= fetch(at, { signal }).then((answer) => answer.json() as Promise<Portions>)
    // Without the list, each file is fetched when it is needed.
    const known = await portions.catch((): Portions => ({}))
    const { pathname } = router.state.location
    const path = Object.keys(known).find((pattern) => matchPath(pattern, pathname))
    for (const file of path === undefined ? [] : (known[path] ?? [])) {
      if (fetched.has(file)) continue
      fetched.add(file)
      prefetch(file)
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (at: string) => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(() => void fetchPortion(at)), QUIET_MS)
  }
  wait(list)
  let { pathname } = router.state.location
  const leave = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return
    ;({ pathname } = location)
    wait(list)
  })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    leave()
  })
}
