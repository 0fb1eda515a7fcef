/**
 * Moves the focus to the page's heading, or else to its main element: after a navigation, and when the focused element
 * was removed.
 */
export function focusHeading() {
  const main = document.querySelector<HTMLElement>('main')
  const target = main?.querySelector<HTMLElement>('h1') ?? main
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  // Scroll restoration decides the scroll position.
  target.focus({ preventScroll: true })
}

/** Whether nothing has the focus, so that the next key press starts at the top of the document. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body
