/** What the pointer has opened beside an element: its tooltip, or the reason of an entry of a menu. */
export const tipsOf = (element: Element): readonly Element[] =>
  [
    ...element.querySelectorAll('[data-tip]'),
    ...(element.parentElement?.querySelectorAll(':scope > [data-tip]') ?? []),
  ].filter((tip) => tip.checkVisibility())

/** The topmost element of the page at a place of the window; the player is over it. */
export const onTop = (x: number, y: number) =>
  document.elementsFromPoint(x, y).find((each) => document.body.contains(each))

/** Whether the middle of a box is inside the window, and nothing covers the element there. */
function isUncovered(element: Element, { x, y, width, height }: DOMRect): boolean {
  const [left, top] = [x + width / 2, y + height / 2]
  if (width === 0 || height === 0 || left < 0 || top < 0 || left >= innerWidth || top >= innerHeight)
    return false
  // The pointer goes through a tip, so no search by place finds it; it is over everything.
  if (getComputedStyle(element).pointerEvents === 'none') return true
  const found = onTop(left, top)
  return found !== undefined && element.contains(found)
}

/** Whether a text of the page can be read: each line of it is painted. */
function isPainted(text: Text): boolean {
  const parent = text.parentElement
  if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  const range = document.createRange()
  range.selectNodeContents(text)
  const lines = [...range.getClientRects()]
  return lines.length > 0 && lines.every((line) => isUncovered(parent, line))
}

/** The texts inside an element that can be read. */
function textsIn(element: Element): readonly string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.trim() && isPainted(text as Text)) found.push(text.nodeValue)
  return found
}

/**
 * The text of an element that a viewer sees: painted, inside the window and covered by nothing; with its value, its tip and
 * what describes it.
 */
export function textInView(element: Element): string {
  const described = (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .flatMap((id) => (id === '' ? [] : (document.getElementById(id) ?? [])))
  const value =
    'value' in element &&
    typeof element.value === 'string' &&
    isUncovered(element, element.getBoundingClientRect())
      ? [element.value]
      : []
  // Tips inside the element are among its own texts.
  const others = [...described, ...tipsOf(element)].filter((each) => !element.contains(each))
  return [element, ...others].flatMap(textsIn).concat(value).join(' ')
}
