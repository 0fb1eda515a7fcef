// Makes the terminal work under a policy that forbids `<style>` elements and `style=` attributes. Its styles go through
// the CSSOM, which the policy allows to trusted scripts. (The terminal's `documentOverride` option does not cover its
// rows and scroll bars.)

type Create = (tag: string, options?: ElementCreationOptions) => HTMLElement

/** The document's original method to create elements, restored when the last override is removed. */
const native: Create = (tag, options) => Document.prototype.createElement.call(document, tag, options)
const covers: Create[] = []

function cover(create: Create): () => void {
  covers.push(create)
  document.createElement = create as typeof document.createElement
  return () => {
    covers.splice(covers.indexOf(create), 1)
    const below = covers.at(-1)
    if (below) document.createElement = below as typeof document.createElement
    else delete (document as { createElement?: unknown }).createElement
  }
}

/** A placeholder for a `<style>` element, whose text goes into an adopted style sheet. */
function sheetElement(): HTMLElement {
  const element = native('span')
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

/** A `<span>` whose `style` attribute is set through the CSSOM: letters with a computed colour. */
function styledSpan(options?: ElementCreationOptions): HTMLElement {
  const element = native('span', options)
  element.setAttribute = (name, value) => {
    if (name === 'style') element.style.cssText = value
    else Element.prototype.setAttribute.call(element, name, value)
  }
  return element
}

/**
 * Opens a terminal under the policy.
 *
 * @param open creates the elements that hold style sheets; they are also written to later
 * @returns a function to call when the terminal is closed
 */
export function adoptStyles(open: () => void): () => void {
  const uncover = cover((tag, options) => (tag === 'span' ? styledSpan(options) : native(tag, options)))
  const uncoverSheets = cover((tag, options) =>
    tag === 'style' ? sheetElement() : tag === 'span' ? styledSpan(options) : native(tag, options),
  )
  try {
    open()
  } finally {
    uncoverSheets()
  }
  return uncover
}
