/**
 * Hides everything but these elements from screen readers. `inert` would compute the style of the whole page again.
 *
 * @param root of the elements
 * @param kept stay, with all that is in them: the layer on top, and live regions
 * @returns shows the hidden elements again; those that were hidden before stay hidden
 */
export function hideOthers(root: Element, kept: readonly Element[]): () => void {
  const hidden: Element[] = []
  const walk = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child) || child.getAttribute('aria-hidden') === 'true') continue
      if (kept.some((each) => child.contains(each))) walk(child)
      else {
        child.setAttribute('aria-hidden', 'true')
        hidden.push(child)
      }
    }
  }
  walk(root)
  return () => {
    for (const element of hidden) element.removeAttribute('aria-hidden')
  }
}
