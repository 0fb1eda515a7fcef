import type { KeyboardEvent } from 'react'

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Penalty for sideways distance compared with distance along the direction. */
const ASIDE = 2

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** An arrow key moves the focus to the nearest link or button in that direction, except popup buttons. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const direction = directions[event.key]
  const here = event.target instanceof Element ? event.target.closest('a, button') : null
  if (!direction || !here || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const from = middle(here)
  const [x, y] = direction
  const reachable = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a, button:not([aria-haspopup])'),
  ].flatMap((element) => {
    const to = middle(element)
    const along = (to.x - from.x) * x + (to.y - from.y) * y
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x)
    return along > 1 ? [{ element, distance: along + ASIDE * aside }] : []
  })
  const nearest = reachable.sort((a, b) => a.distance - b.distance)[0]
  if (!nearest) return
  event.preventDefault()
  nearest.element.focus()
}
