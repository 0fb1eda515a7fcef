/**
 * Takes the focus to what the page is: its heading, else its main part. The place to go on from after a navigation, and
 * when what had the focus is gone.
 */
export function focusHeading() {
  const main = document.querySelector<HTMLElement>('main')
  const target = main?.querySelector<HTMLElement>('h1') ?? main
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  // Where the page scrolls to is for the scroll restoration to say.
  target.focus({ preventScroll: true })
}

/** Whether nothing has the focus: a key pressed now begins at the top of the document. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body
