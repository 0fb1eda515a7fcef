/**
 * Keeps the width of the page's scrollbar in `--scrollbar`, in pixels; 0 where scrollbars take no room. Under a scrim
 * that room is kept by padding, see base.css: the gutter itself cannot be covered by anything.
 */
export function followScrollbar() {
  const root = document.documentElement
  const measure = () => {
    const width = innerWidth - document.body.clientWidth
    // Under a scrim there is none to be measured.
    if (width > 0 || !document.querySelector('[data-scrim]'))
      root.style.setProperty('--scrollbar', `${width}px`)
  }
  measure()
  addEventListener('resize', measure)
}
