import type { Page } from 'playwright/test'

// The structure of a page without its texts: the results of axe depend on little else. Two pages with one
// structure need one run of axe; repeated ids, which a text alone can cause, are checked on each page.

/** Runs in the page. */
async function describe(selector: string) {
  const readNames = ['role', 'type', 'scope', 'for', 'href', 'alt', 'title', 'tabindex', 'disabled', 'lang']

  /** The declarations of each class: class names change with each build. */
  const styles = new Map<string, string>()
  const note = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        for (const [, name = ''] of rule.selectorText.matchAll(/\.([\w-]+)/g))
          styles.set(name, (styles.get(name) ?? '') + rule.style.cssText.replaceAll(/animation[^;]*;/g, ''))
      if ('cssRules' in rule) note(rule.cssRules as CSSRuleList)
    }
  }
  for (const { cssRules } of document.styleSheets) note(cssRules)

  const isNamed = (element: Element) =>
    ['aria-label', 'aria-labelledby', 'alt', 'title'].some((name) => element.getAttribute(name)) ||
    Boolean((element as HTMLInputElement).labels?.length) ||
    element.textContent.trim() !== ''

  function lookOf(element: Element): string {
    const parts = [...element.attributes].map(({ name, value }) => {
      if (name === 'class') return [...element.classList].map((one) => styles.get(one) ?? '').join('&')
      if (name === 'style') return [...(element as HTMLElement).style].join(' ')
      if (name === 'role' || name === 'type') return value
      if (name.startsWith('data-')) return /^[a-z]*$/.test(value) ? `${name}=${value}` : name
      return name.startsWith('aria-') || readNames.includes(name) ? name : ''
    })
    return [element.localName, isNamed(element), ...parts.toSorted()].join(' ')
  }

  /** An element with its visible children; equal neighbours count once. */
  function structureOf(element: Element): string {
    const children = [...element.children].filter((child) => child.checkVisibility()).map(structureOf)
    return `${lookOf(element)} (${children.filter((child, at) => child !== children[at - 1]).join(', ')})`
  }

  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const text = structureOf(document.querySelector(selector) ?? document.body)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return {
    key: Array.from(digest.slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    repeatedIds: [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))],
  }
}

/**
 * The structure of the page.
 *
 * @param within a CSS selector that limits the structure
 * @returns a key that pages share which differ in their texts only, and each repeated id
 */
export const structureOf = (page: Page, within = 'body') => page.evaluate(describe, within)
