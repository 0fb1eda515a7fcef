// The allow-list of parameters that the log keeps of addresses. Others, such as a device code or the return
// address after sign-in, are left out, including their names. Nothing that was typed is in an intent either: a control is
// named by its own accessible name, a container by its label or not at all.

/** The switches of the mock region. */
export const regionSwitches = ['scenario', 'seed', 'latency', 'speed', 'faults', 'api'] as const

/**
 * The parameters of pages: of their lists, facets, ranges and tabs. A contract test finds them in the sources.
 */
const pageParameters =
  'filter sort page action assignment attached by direction disk end expires expiry formFactor image kind like memory nic of os new-rule person policy pool project protocol provision query range reach role router rule settings silo size sled snapshot source start state status switch tab target type vcpus version zoomEnd zoomStart'

const openNames: ReadonlySet<string> = new Set([...regionSwitches, ...pageParameters.split(' ')])

/** An address for the log: its path, and the listed parameters, without a hash. */
export function openPath(address: string): string {
  const [path = '', query = ''] = address.replace(/#.*/s, '').split(/\?(.*)/s)
  const open = query.split('&').filter((part) => openNames.has(part.split('=')[0] ?? ''))
  return open.length > 0 ? `${path}?${open.join('&')}` : path
}
