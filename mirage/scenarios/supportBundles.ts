import type { SupportBundleState } from '#store/api/generated/types'
import { hoursAgo } from '../factories/times'
import { idOf } from '../random'
import type { Region } from '../region'
import { bundleFiles, moveBundle, REASON } from '../rules/supportBundles'

/** Adds a bundle in each stable state, and one that is complete after eight seconds. Rule: MOCK-10. */
export function addSupportBundles(region: Region) {
  const { world } = region
  const bundles: readonly [
    state: SupportBundleState,
    hours: number,
    userComment: string | null,
    reasonForFailure: string | null,
  ][] = [
    ['active', 900, null, null],
    ['failed', 400, null, 'The storage that held the bundle was lost'],
    ['active', 30, 'Switch 1 restarted by itself, ask about case 2214', null],
    ['collecting', 0, null, null],
  ]
  for (const [index, [state, hours, userComment, reasonForFailure]] of bundles.entries()) {
    const id = idOf(`support bundle seed ${index}`)
    const timeCreated = hoursAgo(region, hours)
    const files = state === 'failed' ? [] : bundleFiles(world, timeCreated, REASON)
    const row = { id, timeCreated, reasonForCreation: REASON, reasonForFailure, userComment, state, files }
    world.supportBundles.insert(row)
    moveBundle(region, id, state)
  }
}
