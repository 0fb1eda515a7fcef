import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom'

/** Distance from the trigger, and minimum distance from the window's edges, in pixels. */
const OFFSET = 12
const EDGE = 16

/**
 * Keeps a tooltip below its trigger, or above it if there is no space, while the page scrolls and changes.
 *
 * @returns a function that stops the updates
 */
export const placeTooltip = (trigger: Element, tip: HTMLElement): (() => void) =>
  autoUpdate(trigger, tip, () => {
    void computePosition(trigger, tip, {
      strategy: 'fixed',
      placement: 'bottom',
      middleware: [offset(OFFSET), flip({ padding: EDGE }), shift({ padding: EDGE })],
    }).then(({ x, y }) => {
      tip.style.translate = `${x}px ${y}px`
      tip.style.visibility = 'visible'
    })
  })
