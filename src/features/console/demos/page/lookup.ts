import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'
import type { Other, Sighting } from '../player/stage'
import { isNamed, oneLine, roles, type Role, type Target } from '../script/target'

/** How many names of other elements an error lists. */
const MOST_NAMES = 40

/** Roles that an element has only with a name. */
const namedOnly: ReadonlySet<string> = new Set(['region', 'form'])

/** The roles of elements that a target's role matches. */
const rolesFor = (role: Role): readonly string[] => (role === 'dialog' ? ['dialog', 'alertdialog'] : [role])

const nameOf = (element: Element) => oneLine(computeAccessibleName(element))

/** Whether one of the elements inside has this text and no other. */
const holds = (element: Element, text: string) =>
  [...element.querySelectorAll('*')].some((inner) => oneLine(inner.textContent) === oneLine(text))

/** The role of an element. Browsers expose a file input as a button; the library does not. */
const roleOf = (element: Element) =>
  element instanceof HTMLInputElement && element.type === 'file' ? 'button' : getRole(element)

/** The name of an element in an error: its own, or the text of its first part if all its parts are its name. */
const calledIn = (element: Element, { has }: Target) =>
  has === undefined ? nameOf(element) : oneLine(element.firstElementChild?.textContent ?? '')

/** Every element of a role that assistive technology reaches. */
function withRole(root: Element, role: Role): Element[] {
  const wanted = rolesFor(role)
  return [...root.querySelectorAll('*')].filter((element) => {
    const found = roleOf(element)
    if (found === null || !wanted.includes(found)) return false
    if (isInaccessible(element)) return false
    return !namedOnly.has(found) || nameOf(element) !== ''
  })
}

const isMeant = (element: Element, { name, has }: Target) =>
  (name === undefined || isNamed(name, nameOf(element))) && (has === undefined || holds(element, has))

/** Looks for a target in this page, as assistive technology finds it. */
export function lookUp(target: Target): Sighting<Element> {
  const outer = target.within ? lookUp(target.within) : undefined
  if (outer && outer.found !== 'one') return outer
  const there = withRole(outer?.thing ?? document.body, target.role)
  const meant = there.filter((element) => isMeant(element, target))
  const [thing] = meant
  if (thing && meant.length === 1) return { found: 'one', thing }
  const others = thing ? meant : there
  const names = others.slice(0, MOST_NAMES).map((element) => calledIn(element, target))
  return { found: thing ? 'many' : 'none', target, there: names }
}

const isRole = (role: string | null): role is Role => (roles as readonly (string | null)[]).includes(role)

/** Elements of other roles than a target, in the same place: each role and name once. */
export function othersThan(target: Target): readonly Other[] {
  const outer = target.within ? lookUp(target.within) : undefined
  if (outer && outer.found !== 'one') return []
  const own = rolesFor(target.role)
  const others = [...(outer?.thing ?? document.body).querySelectorAll('*')].flatMap((element) => {
    const role = roleOf(element)
    if (!isRole(role) || own.includes(role) || isInaccessible(element)) return []
    const name = nameOf(element)
    return name === '' ? [] : [[`${role} ${name}`, { role, name }] as const]
  })
  return [...new Map(others).values()]
}
