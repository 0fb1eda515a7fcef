import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'
import { acted, roleOf, targetOf, usable } from '#store/eventLog/intentTarget'

// Runs in a page: compares the log's name of each control with its accessible name by the standard.

/** A control with two roles or two names. */
interface TwoNames {
  html: string
  /** Its role and name in the log; empty for a control without a name there. */
  log: string
  /** Its role and name by the standard. */
  standard: string
}

declare global {
  interface Window {
    controlsWithTwoNames?: () => { controls: number; different: readonly TwoNames[] }
  }
}

/** The log omits longer names. */
const LONGEST = 120

const isUsable = (role: string | null | undefined) => typeof role === 'string' && usable.test(role)

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Role and name by the standard. A password field has no role; an absent or too long name counts as none. */
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
