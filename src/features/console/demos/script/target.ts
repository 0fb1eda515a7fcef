/** The roles that a target can have. `dialog` matches an alert dialog as well. */
export const roles = [
  'alert',
  'banner',
  'button',
  'cell',
  'checkbox',
  'columnheader',
  'combobox',
  'complementary',
  'dialog',
  'figure',
  'form',
  'grid',
  'group',
  'heading',
  'img',
  'link',
  'list',
  'listbox',
  'listitem',
  'main',
  'menu',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'meter',
  'navigation',
  'option',
  'progressbar',
  'radio',
  'radiogroup',
  'region',
  'row',
  'searchbox',
  'slider',
  'spinbutton',
  'status',
  'switch',
  'tab',
  'table',
  'tablist',
  'tabpanel',
  'textbox',
  'toolbar',
  'tooltip',
] as const

export type Role = (typeof roles)[number]

/** An accessible name, whole and in the same case; or its beginning. White space counts as one blank. */
export type Name = string | { begins: string }

/** The target of a step: exactly one visible element, by role and accessible name. Plain JSON. */
export interface Target {
  role: Role
  name?: Name
  /** The exact text of a descendant: used to find a row, whose name consists of all its cells. */
  has?: string
  /** The target that contains it. */
  within?: Target
}

/** A target as scripts write it: `row('web-1').button('Actions for web-1')`. */
export type WrittenTarget = { readonly target: Target } & {
  readonly [Inner in Role]: (name?: Name) => WrittenTarget
}

/** The roles whose argument is a contained text, not their name. */
const foundByText: ReadonlySet<Role> = new Set<Role>(['row', 'listitem'])

function targetOf(role: Role, name: Name | undefined, within: Target | undefined): Target {
  if (foundByText.has(role) && typeof name === 'string') return { role, has: name, ...(within && { within }) }
  return { role, ...(name !== undefined && { name }), ...(within && { within }) }
}

const makers = (within?: Target) =>
  Object.fromEntries(
    roles.map((role) => [role, (name?: Name) => placeOf(targetOf(role, name, within))]),
  ) as Omit<WrittenTarget, 'target'>

const placeOf = (target: Target): WrittenTarget => ({ target, ...makers(target) }) as WrittenTarget

/**
 * The roots of targets: `at.button('Create project')`, `at.dialog('Stop web-1?').button('Stop')`. For a row and a
 * list item the argument is the exact text of a descendant: `at.row('web-1')`.
 */
export const at = makers()

/** `web-1`, or `web…` for a beginning. */
const nameText = (name: Name) => (typeof name === 'string' ? name : `${name.begins}…`)

/** A target in words: `button "Actions for web-1" in row "web-1"`. */
export function targetText({ role, name, has, within }: Target): string {
  const named = name ?? has
  const own = named === undefined ? role : `${role} "${nameText(named)}"`
  return within ? `${own} in ${targetText(within)}` : own
}

/** A text as names are compared: without white space around it, and with one blank for any inside. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Whether an accessible name is the one looked for. */
export const isNamed = (name: Name, found: string): boolean =>
  typeof name === 'string'
    ? oneLine(found) === oneLine(name)
    : oneLine(found).startsWith(oneLine(name.begins))
