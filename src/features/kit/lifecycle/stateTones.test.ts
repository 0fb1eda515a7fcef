import { expect, it } from 'vitest'
import type { Lifecycle } from '#machines/lifecycle/ask'
import { bfdSessionLifecycle } from '#machines/lifecycle/bfdSessionLifecycle'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { imageLifecycle } from '#machines/lifecycle/imageLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { multicastGroupLifecycle } from '#machines/lifecycle/multicastGroupLifecycle'
import { multicastMemberLifecycle } from '#machines/lifecycle/multicastMemberLifecycle'
import { rackMembershipLifecycle } from '#machines/lifecycle/rackMembershipLifecycle'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import { unadoptedDiskLifecycle } from '#machines/lifecycle/unadoptedDiskLifecycle'
import { updateLifecycle } from '#machines/lifecycle/updateLifecycle'
import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import { multicastGroupTone, multicastMemberTone } from './multicastTones'
import {
  bfdTone,
  deliveryTone,
  rackMembershipTone,
  supportBundleTone,
  unadoptedDiskTone,
  updateTone,
} from './regionTones'
import { diskTone, imageTone, instanceTone, snapshotTone } from './stateTones'

it.each([
  [instanceLifecycle, instanceTone],
  [diskLifecycle, diskTone],
  [snapshotLifecycle, snapshotTone],
  [imageLifecycle, imageTone],
  [supportBundleLifecycle, supportBundleTone],
  [webhookDeliveryLifecycle, deliveryTone],
  [bfdSessionLifecycle, bfdTone],
  [rackMembershipLifecycle, rackMembershipTone],
  [unadoptedDiskLifecycle, unadoptedDiskTone],
  [multicastGroupLifecycle, multicastGroupTone],
  [multicastMemberLifecycle, multicastMemberTone],
  [updateLifecycle, updateTone],
])(
  'the states of $0.noun that look failed are those that the lifecycle calls failed',
  (lifecycle, toneOf) => {
    const states: readonly string[] = lifecycle.states
    expect(states.filter((state) => toneOf(state) === 'failed')).toEqual(
      states.filter((state) => (lifecycle as Lifecycle).has(state, 'failed')),
    )
  },
)
