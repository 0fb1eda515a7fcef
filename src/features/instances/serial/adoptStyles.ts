// Lets the terminal live under a policy that forbids `<style>` elements and `style=` attributes. What it wants to
// write there goes through the CSSOM instead, which the policy allows: only a script that was let in can use it.
// (The terminal's own `documentOverride` reaches neither its rows nor its scroll bars.)

type Create = (tag: string, options?: ElementCreationOptions) => HTMLElement

/** What the page's document makes elements with, uncovered again when the last cover is taken away. */
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

/** A `<style>` element's place, whose text goes into an adopted style sheet. */
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

/** A `<span>` whose `style` attribute is set as its style: the letters whose colour had to be worked out. */
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
 * @param open makes the elements that hold style sheets; they are written to later, too
 * @returns a function to be called when the terminal is closed: until then it makes spans with styles
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
