/**
 * Calls a function when the size of an element changes, and at first; in the frame after that. What a function changes of
 * the layout while sizes are reported may change one of them, which the browser reports to the page as an error.
 *
 * @returns ends it
 */
export function observeSize(onChange: () => void, ...elements: readonly Element[]): () => void {
  let frame = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(onChange)
  })
  for (const element of elements) observer.observe(element)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}
