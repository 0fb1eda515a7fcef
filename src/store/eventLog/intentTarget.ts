// The control that the user acted on, by role and name, for a test or a demo to find again. Contains no typed
// text. Every page loads this, so it has the rules for the console's own controls only, in 1 KiB:
// `dom-accessibility-api`, which demos use, has all of the standard's in 4. `tests/browser/intents.spec.ts`
// compares both for every control of the gallery.

/** An element, as a test would locate it. Plain JSON. */
export interface IntentTarget {
  role: string
  name?: string
  /** A text inside the element, to find a row. */
  has?: string
  /** The element around it. */
  within?: IntentTarget
}

/** Longer names are texts, and no use for locating an element. */
const LONGEST = 120

const inputRoles: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'checkbox',
  email: 'textbox',
  number: 'spinbutton',
  // A password field has no role: its label finds it.
  password: 'password',
  radio: 'radio',
  range: 'slider',
  search: 'searchbox',
  submit: 'button',
  tel: 'textbox',
  text: 'textbox',
  url: 'textbox',
}

const tagRoles: Readonly<Record<string, string>> = {
  a: 'link',
  aside: 'complementary',
  button: 'button',
  dialog: 'dialog',
  main: 'main',
  nav: 'navigation',
  select: 'combobox',
  textarea: 'textbox',
  tr: 'row',
}

/** Controls that a user acts on. */
export const acted = 'button, a[href], input, select, textarea, [contenteditable], [role]'
/** Fields with a value, which is never part of a name. */
export const fields = 'input, select, textarea, [contenteditable]'
/** Fields that text is typed into. */
export const typed =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"])'
const around = 'tr:has(td), nav, main, aside, dialog, section[aria-label], form[aria-label], [role]'
/** The roles of controls. */
export const usable =
  /^(button|link|menuitem(checkbox|radio)?|option|tab|checkbox|radio|switch|combobox|textbox|searchbox|spinbutton|slider|password)$/
const surrounding = /^(row|dialog|alertdialog|navigation|complementary|region|form|main)$/
const namedByContent = /^(button|link|menuitem(checkbox|radio)?|option|tab|switch)$/

export function roleOf(element: Element): string | undefined {
  const given = element.getAttribute('role')
  if (given !== null) return given
  if (element instanceof HTMLInputElement) return element.list ? 'combobox' : inputRoles[element.type]
  if (element.localName === 'section') return 'region'
  return element.localName === 'form' ? 'form' : tagRoles[element.localName]
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The text of an element for screen readers: without hidden content and without fields. */
function textOf(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (node instanceof Text) return node.data
    if (!(node instanceof HTMLElement) || node.matches(`[aria-hidden="true"], [hidden], ${fields}`)) return ''
    const text = node.getAttribute('aria-label') ?? textOf(node)
    return getComputedStyle(node).display === 'inline' ? text : ` ${text} `
  })
  return oneLine(parts.join(''))
}

/** The accessible name. A container has its label, never its content. */
export function nameOf(element: Element, role: string): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const labels = ids.flatMap((id) => document.getElementById(id) ?? [])
  if (labels.length > 0) return labels.map(textOf).join(' ')
  const label = element.getAttribute('aria-label')
  if (label !== null) return oneLine(label)
  if ('labels' in element) {
    const own = [...((element.labels as NodeListOf<HTMLLabelElement> | null) ?? [])].map(textOf).join(' ')
    if (own !== '') return own
  }
  return namedByContent.test(role) ? textOf(element) : ''
}

/** The text that identifies a row: its link, or its first cell with words. */
export function keyOf(row: Element): string {
  const cells = [...row.querySelectorAll('td, th')]
  const link = row.querySelector('td a, th a')
  return link ? textOf(link) : (cells.map(textOf).find((text) => text !== '') ?? '')
}

/** The surroundings that help to find an element: the nearest part of the page, and its dialog. */
function surroundings(element: Element): IntentTarget | undefined {
  const outer = element.parentElement?.closest(around)
  if (!outer) return undefined
  const role = roleOf(outer)
  const isKnown = role !== undefined && surrounding.test(role)
  if (!isKnown) return surroundings(outer)
  if (role === 'row') {
    const has = keyOf(outer)
    const within = outer.closest('[role="dialog"], dialog') ? surroundings(outer) : undefined
    return has === '' ? surroundings(outer) : { role, has, ...(within && { within }) }
  }
  const name = nameOf(outer, role)
  if (name === '' && role !== 'main') return surroundings(outer)
  return name === '' ? { role } : { role, name }
}

/** The target of an action; undefined for an element without a role to act on and without a name. */
export function targetOf(element: Element): IntentTarget | undefined {
  const found = element.closest(acted)
  const role = found ? roleOf(found) : undefined
  if (!found || role === undefined || !usable.test(role)) return undefined
  const name = nameOf(found, role)
  if (name === '' || name.length > LONGEST) return undefined
  const within = surroundings(found)
  return { role, name, ...(within && { within }) }
}
