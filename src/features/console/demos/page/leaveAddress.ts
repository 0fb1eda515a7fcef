import type { DemoScript } from '../script/step'

/** The address without the demo; it has the switches of the demo's region instead. */
export function addressAfter(href: string, world: DemoScript['world'] | undefined): string {
  const url = new URL(href)
  const { searchParams } = url
  if (!searchParams.has('demo')) return href
  searchParams.delete('demo')
  const { scenario, seed, speed, faults } = world ?? {}
  for (const [name, value] of Object.entries({ scenario, seed, speed, faults }))
    if (value !== undefined) searchParams.set(name, String(value))
  return url.href
}

/**
 * Removes a demo from the address when it is over, so that a reload does not play it again. A reload then opens
 * the same page of the same region.
 */
export function leaveAddress(script: DemoScript | undefined) {
  const address = addressAfter(location.href, script?.world)
  if (address === location.href) return
  history.replaceState(history.state, '', address)
  // Makes the router read the address again, so that it keeps nothing of the demo.
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
}
