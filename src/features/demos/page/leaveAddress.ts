import type { DemoScript } from '../script/step'

/** The address of a page without the demo that it was opened for: the switches of its region stand in its place. */
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
 * Takes a demo out of the address when the page becomes the viewer's: loading the page again is not to play it again.
 * A reload then opens the same page of the same region.
 */
export function leaveAddress(script: DemoScript | undefined) {
  const address = addressAfter(location.href, script?.world)
  if (address === location.href) return
  history.replaceState(history.state, '', address)
  // The router reads the address again, so that it keeps nothing of the demo for later.
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
}
