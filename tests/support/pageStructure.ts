import type { Page } from 'playwright/test'

// The structure of a page without its texts: the results of axe depend on little else. A page whose parts are all on
// earlier pages needs no run of axe; repeated ids, which a text alone can cause, are checked on each page.

/** Runs in the page. */
function describe(selector: string) {
  const readNames = ['role', 'type', 'scope', 'for', 'href', 'alt', 'title', 'tabindex', 'disabled', 'lang']

  /** The declarations of each class: class names change with each build. */
  const note = (styles: Map<string, string>, rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        for (const [, name = ''] of rule.selectorText.matchAll(/\.([\w-]+)/g))
          styles.set(name, (styles.get(name) ?? '') + rule.style.cssText.replaceAll(/animation[^;]*;/g, ''))
      if ('cssRules' in rule) note(styles, rule.cssRules as CSSRuleList)
    }
    return styles
  }
  /** Those of each sheet. A sheet that was read for an earlier page is kept while it has as many rules. */
  const sheets = [...document.styleSheets].map((sheet) => {
    const known = window.checks?.declarations.get(sheet)
    if (known?.rules === sheet.cssRules.length) return known.styles
    const styles = note(new Map<string, string>(), sheet.cssRules)
    window.checks?.declarations.set(sheet, { rules: sheet.cssRules.length, styles })
    return styles
  })
  const styles = new Map<string, string>()
  const styleOf = (name: string) => {
    const style = styles.get(name) ?? sheets.map((sheet) => sheet.get(name) ?? '').join('')
    styles.set(name, style)
    return style
  }

  const content = document.querySelector(selector) ?? document.body
  /** The elements with text in them. */
  const withText = new Set<Element>()
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.textContent?.trim())
      for (let around = text.parentElement; around && !withText.has(around); around = around.parentElement)
        withText.add(around)
  const isNamed = (element: Element) =>
    withText.has(element) ||
    ['aria-label', 'aria-labelledby', 'alt', 'title'].some((name) => element.getAttribute(name)) ||
    Boolean((element as HTMLInputElement).labels?.length)

  function lookOf(element: Element): string {
    const parts = [...element.attributes].map(({ name, value }) => {
      if (name === 'class') return [...element.classList].map(styleOf).join('&')
      if (name === 'style') return [...(element as HTMLElement).style].join(' ')
      if (name === 'role' || name === 'type') return value
      if (name.startsWith('data-')) return /^[a-z]*$/.test(value) ? `${name}=${value}` : name
      return name.startsWith('aria-') || readNames.includes(name) ? name : ''
    })
    return [element.localName, isNamed(element), ...parts.toSorted()].join(' ')
  }

  /** Fowler, Noll and Vo's hash of a text, 32 bits. */
  function hash(text: string): string {
    let value = 0x811c9dc5
    for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
    return (value >>> 0).toString(36)
  }

  const parts = new Set<string>()
  /** Adds each visible element with the element around it. */
  function add(element: Element, around: string) {
    const look = lookOf(element)
    parts.add(hash(`${around} > ${look}`))
    for (const child of element.children) if (child.checkVisibility()) add(child, look)
  }
  add(content, '')
  const headings = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => localName)
  parts.add(hash(headings.filter((level, index) => level !== headings[index - 1]).join(' ')))

  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return {
    parts: [...parts].toSorted(),
    repeatedIds: [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))],
  }
}

/**
 * The structure of the page, without the frame.
 *
 * @param within a CSS selector of the part that counts; the whole page if there is none
 * @returns a hash of each kind of element in each kind of surrounding element, and of the order of the headings; and
 *   each repeated id
 */
export const structureOf = (page: Page, within = 'main') => page.evaluate(describe, within)
