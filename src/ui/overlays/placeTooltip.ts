import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom'

/** Distance from the trigger, and minimum distance from the window's edges, in pixels. */
const OFFSET = 12
const EDGE = 16

/**
 * Keeps a tooltip below its trigger, or above it if there is no space, while the page scrolls and changes. It begins
 * where the trigger begins, and one in the main part of a page stays there.
 *
 * @returns a function that stops the updates
 */
export function placeTooltip(trigger: Element, tip: HTMLElement): () => void {
  const main = trigger.closest('main')
  const room = { padding: EDGE, ...(main && { boundary: main }) }
  return autoUpdate(trigger, tip, () => {
    void computePosition(trigger, tip, {
      strategy: 'fixed',
      placement: 'bottom-start',
      middleware: [offset(OFFSET), flip(room), shift(room)],
    }).then(({ x, y }) => {
      tip.style.translate = `${x}px ${y}px`
      tip.style.visibility = 'visible'
    })
  })
}
