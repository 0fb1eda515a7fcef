import { useEffect, useRef, type RefObject } from 'react'

/** Which control of a place gets the focus: the first of these that it has. */
const ENTRIES = [
  '[data-toast]:last-child :is(a, button)',
  '[data-entry] :is(a, button)',
  '[role="tab"][aria-selected="true"]',
  'a, button',
]

/** The control of a place that F6 leads to; undefined in one that shows nothing. */
function entryOf(place: Element): HTMLElement | undefined {
  for (const entry of ENTRIES) {
    const controls = [...place.querySelectorAll<HTMLElement>(entry)]
    const shown = controls.find((control) => control.checkVisibility())
    if (shown) return shown
  }
  return undefined
}

/**
 * F6 leads from the page to the strip, to the debugger, and back to where it began; it leaves out what shows nothing.
 *
 * @param strip the strip at the foot of the content
 */
export function useF6(strip: RefObject<HTMLElement | null>): void {
  const before = useRef<Element>(null)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F6') return
      const at = document.activeElement
      const places = [strip.current, document.querySelector('[data-debugger]')].flatMap(
        (place) => place ?? [],
      )
      const here = places.findIndex((place) => place.contains(at))
      const [next] = places.slice(here + 1).flatMap((place) => entryOf(place) ?? [])
      if (!next && here < 0) return
      event.preventDefault()
      if (here < 0) before.current = at
      const start = before.current?.isConnected ? before.current : document.getElementById('content')
      const target = next ?? start
      if (target instanceof HTMLElement) target.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [strip])
}
