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

it.each([
  [instanceLifecycle, ['stopped', 'starting', 'running', 'stopping'], true],
  [diskLifecycle, ['detached', 'attached'], true],
  [snapshotLifecycle, ['creating', 'ready', 'destroyed'], false],
  [imageLifecycle, ['creating', 'ready', 'destroyed'], false],
  [supportBundleLifecycle, ['collecting', 'active', 'destroying', 'gone'], false],
  [webhookDeliveryLifecycle, ['pending', 'delivered'], false],
  [unadoptedDiskLifecycle, ['unadopted', 'adoption_requested', 'gone'], false],
  [multicastGroupLifecycle, ['Creating', 'Active'], false],
  [multicastMemberLifecycle, ['Joining', 'Joined', 'Left'], true],
  [rackMembershipLifecycle, ['in_progress', 'committed'], false],
  [bfdSessionLifecycle, ['down', 'init', 'up', 'admin_down'], true],
  [updateLifecycle, ['no_target', 'updating', 'up_to_date'], false],
] as readonly [Lifecycle, string[], boolean][])('the usual states of $noun', (lifecycle, states, isRound) => {
  expect(lifecycle.usual).toEqual({ states, isRound })
})
