/** All scrims, in the order of the document. */
const scrims = () => [...document.querySelectorAll<HTMLElement>('[data-scrim]')]

/**
 * Stops the scrolling of a page that scrolls, or that reserves room for a scrollbar: nothing can cover that room, and it
 * would be a bright strip beside the scrim. A padding takes its place, so nothing moves. As a length, and not as a
 * variable or by `:has()`: with those the browser computes the style of the whole page again.
 */
function lock(root: HTMLElement) {
  const room = innerWidth - document.body.clientWidth
  if (root.scrollHeight <= root.clientHeight && room <= 0) return
  root.style.paddingInlineEnd = `${room}px`
  root.dataset.locked = ''
}

function unlock(root: HTMLElement) {
  root.style.removeProperty('padding-inline-end')
  if (root.style.length === 0) root.removeAttribute('style')
  delete root.dataset.locked
}

/**
 * The `ref` of a scrim: under it, the page does not scroll, and only the newest scrim dims the page (see base.css).
 *
 * @returns ends both
 */
export function scrim(element: HTMLElement | null) {
  if (!element) return
  const root = document.documentElement
  const below = scrims()
  for (const other of below) other.dataset.scrim = 'covered'
  element.dataset.scrim = 'newest'
  if (below.length === 0) lock(root)
  return () => {
    delete element.dataset.scrim
    const newest = scrims().at(-1)
    if (newest) newest.dataset.scrim = 'newest'
    else unlock(root)
  }
}
