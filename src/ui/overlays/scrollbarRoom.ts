/**
 * Keeps the width of the page's scrollbar in `--scrollbar`, in pixels; 0 for overlay scrollbars. Under a scrim,
 * padding reserves this width (see base.css), since nothing can cover the gutter itself.
 *
 * @param signal stops the updates
 */
export function followScrollbar(signal: AbortSignal) {
  const root = document.documentElement
  const measure = () => {
    const width = innerWidth - document.body.clientWidth
    // Under a scrim there is no scrollbar to measure.
    if (width > 0 || !document.querySelector('[data-scrim]'))
      root.style.setProperty('--scrollbar', `${width}px`)
  }
  measure()
  addEventListener('resize', measure, { signal })
}
