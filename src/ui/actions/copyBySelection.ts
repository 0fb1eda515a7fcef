/**
 * Copies by the page's selection: works without a clipboard, but only shortly after a click or a key press.
 *
 * @returns whether the browser allowed it
 */
export function copyBySelection(text: string): boolean {
  const mark = document.createElement('span')
  mark.textContent = text
  Object.assign(mark.style, { position: 'fixed', clipPath: 'inset(50%)', whiteSpace: 'pre' })
  document.body.append(mark)
  const selection = getSelection()
  const before = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  selection?.selectAllChildren(mark)
  // While a field has the focus, the browser would copy the field's selection.
  const give = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', give, { capture: true, once: true })
  try {
    return document.execCommand('copy')
  } finally {
    document.removeEventListener('copy', give, { capture: true })
    selection?.removeAllRanges()
    if (before) selection?.addRange(before)
    mark.remove()
  }
}
