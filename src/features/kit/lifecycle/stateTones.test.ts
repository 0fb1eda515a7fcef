import { expect, it } from 'vitest'
import { bfdSessionLifecycle } from '#machines/lifecycle/bfdSessionLifecycle'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { imageLifecycle } from '#machines/lifecycle/imageLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import { bfdTone, deliveryTone, supportBundleTone } from './regionTones'
import { diskTone, imageTone, instanceTone, snapshotTone } from './stateTones'

it.each([
  [instanceLifecycle, instanceTone],
  [diskLifecycle, diskTone],
  [snapshotLifecycle, snapshotTone],
  [imageLifecycle, imageTone],
  [supportBundleLifecycle, supportBundleTone],
  [webhookDeliveryLifecycle, deliveryTone],
  [bfdSessionLifecycle, bfdTone],
])(
  'the states of $0.noun that look failed are those that the lifecycle calls failed',
  (lifecycle, toneOf) => {
    const states: readonly string[] = lifecycle.states
    expect(states.filter((state) => toneOf(state) === 'failed')).toEqual(
      states.filter((state) => lifecycle.has(state, 'failed')),
    )
  },
)
