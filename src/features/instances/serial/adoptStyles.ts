/**
 * Lets a library that writes `<style>` elements live under a policy that forbids them. While `run` runs,
 * `createElement('style')` gives a stand-in, and what is written into it, then or later, goes into an adopted style
 * sheet, which the policy allows because only a script that was let in can make one.
 *
 * The terminal makes three such elements while it opens and writes into them at every change of size or theme.
 */
export function adoptStyles(run: () => void) {
  const native = document.createElement.bind(document)
  document.createElement = (tag: string, options?: ElementCreationOptions) =>
    tag === 'style' ? standIn(native('span')) : native(tag, options)
  try {
    run()
  } finally {
    // Uncovers the prototype's own.
    delete (document as { createElement?: unknown }).createElement
  }
}

function standIn(element: HTMLElement): HTMLElement {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  element.hidden = true
  Object.defineProperty(element, 'textContent', {
    set(css: string) {
      sheet.replaceSync(css)
    },
    get: () => '',
  })
  element.remove = () => {
    Element.prototype.remove.call(element)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
  return element
}
