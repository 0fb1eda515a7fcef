type OnChange = (isInView: boolean) => void

/**
 * The distance from the window at which an element counts as in view, so that it is ready when it is scrolled to.
 */
const MARGIN = '120px'

const watched = new Map<Element, OnChange>()
let observer: IntersectionObserver | undefined

const observe = () =>
  new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting)
    },
    { rootMargin: MARGIN },
  )

/**
 * Reports whether an element is in view: after the paint, and at each change. All elements share one observer.
 *
 * @returns a function that stops watching
 */
export function watchInView(element: Element, onChange: OnChange): () => void {
  observer ??= observe()
  watched.set(element, onChange)
  observer.observe(element)
  return () => {
    watched.delete(element)
    observer?.unobserve(element)
  }
}
