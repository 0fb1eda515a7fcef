import type { SupportBundleState } from '../../src/store/api/generated/types'
import { hoursAgo } from '../factories/times'
import { bundleFiles } from '../formats/bundleFiles'
import { moveBundle, REASON } from '../handlers/supportBundles'
import { idOf } from '../random'
import type { Region } from '../region'

/** One bundle in each state that lasts, and one that is whole eight seconds from now. Source: backend-behaviour §7.2. */
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
  for (const [at, [state, hours, userComment, reasonForFailure]] of bundles.entries()) {
    const id = idOf(`support bundle seed ${at}`)
    const timeCreated = hoursAgo(region, hours)
    const files = state === 'failed' ? [] : bundleFiles(world, timeCreated, REASON)
    const row = { id, timeCreated, reasonForCreation: REASON, reasonForFailure, userComment, state, files }
    world.supportBundles.set(id, row)
    moveBundle(region, id, state)
  }
}
