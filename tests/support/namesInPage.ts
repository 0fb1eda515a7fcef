import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'
import { acted, roleOf, targetOf, usable } from '#store/eventLog/intentTarget'

// Runs in a page: how the log names each control, beside how the standard does.

/** A control with two roles or two names. */
interface TwoNames {
  html: string
  /** Its role and name as the log has them; nothing for a control that it does not name. */
  log: string
  /** The same by the standard. */
  standard: string
}

declare global {
  interface Window {
    controlsWithTwoNames?: () => { controls: number; different: readonly TwoNames[] }
  }
}

/** Longer names are no part of the log. */
const LONGEST = 120

const isUsable = (role: string | null | undefined) => typeof role === 'string' && usable.test(role)

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Role and name by the standard. A password has no role there; a name that is absent or too long is none. */
function standardOf(element: Element): string {
  const isPassword = element instanceof HTMLInputElement && element.type === 'password'
  const role = isPassword ? 'password' : getRole(element)
  const name = oneLine(computeAccessibleName(element))
  return role === null || name === '' || name.length > LONGEST ? '' : `${role} "${name}"`
}

window.controlsWithTwoNames = () => {
  const controls = [...document.querySelectorAll(acted)].filter(
    (element) => !isInaccessible(element) && (isUsable(getRole(element)) || isUsable(roleOf(element))),
  )
  const found = controls.map((element): TwoNames => {
    const target = targetOf(element)
    const log = target ? `${target.role} "${target.name ?? ''}"` : ''
    return { html: element.outerHTML.slice(0, 300), log, standard: standardOf(element) }
  })
  return { controls: controls.length, different: found.filter(({ log, standard }) => log !== standard) }
}
