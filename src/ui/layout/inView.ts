type OnChange = (isInView: boolean) => void

/** How far outside of the window an element counts as in view, so that it is ready when it is scrolled to. */
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
 * Says whether an element can be seen, after it was painted and at each change. All elements share one observer.
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
