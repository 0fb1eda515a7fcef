// The allow-list of what the log keeps of addresses: the parameters by these names. Others, such as the code of a device
// or the address to come back to after sign-in, are left out, with their names. Rule: LOG-6.

/** The switches of the mock region. */
export const regionSwitches = ['scenario', 'seed', 'latency', 'speed', 'faults'] as const

/** The parameters of pages: of their lists, facets, ranges and tabs. A contract test finds them in the sources. */
const pageParameters =
  'filter sort page action attached by direction disk end expires expiry formFactor kind like memory nic os person policy pool project protocol provision query range role router settings silo size sled snapshot source start state status switch tab target type vcpus zoomEnd zoomStart'

const openNames: ReadonlySet<string> = new Set([...regionSwitches, ...pageParameters.split(' ')])

/** An address as the log may keep it: its path, and the parameters whose names are listed. Any hash is left out. */
export function openPath(address: string): string {
  const [path = '', query = ''] = address.replace(/#.*/s, '').split(/\?(.*)/s)
  const open = query.split('&').filter((part) => openNames.has(part.split('=')[0] ?? ''))
  return open.length > 0 ? `${path}?${open.join('&')}` : path
}
