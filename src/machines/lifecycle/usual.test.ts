import { expect, it } from 'vitest'
import type { Lifecycle } from './ask'
import { bfdSessionLifecycle } from './bfdSessionLifecycle'
import { diskLifecycle } from './diskLifecycle'
import { imageLifecycle } from './imageLifecycle'
import { instanceLifecycle } from './instanceLifecycle'
import { snapshotLifecycle } from './snapshotLifecycle'
import { supportBundleLifecycle } from './supportBundleLifecycle'
import { webhookDeliveryLifecycle } from './webhookDeliveryLifecycle'

it.each([
  [instanceLifecycle, ['stopped', 'starting', 'running', 'stopping'], true],
  [diskLifecycle, ['detached', 'attached'], true],
  [snapshotLifecycle, ['creating', 'ready', 'destroyed'], false],
  [imageLifecycle, ['creating', 'ready', 'destroyed'], false],
  [supportBundleLifecycle, ['collecting', 'active', 'destroying', 'gone'], false],
  [webhookDeliveryLifecycle, ['pending', 'delivered'], false],
  [bfdSessionLifecycle, ['down', 'init', 'up', 'admin_down'], true],
] as readonly [Lifecycle, string[], boolean][])('the usual states of $noun', (lifecycle, states, isRound) => {
  expect(lifecycle.usual).toEqual({ states, isRound })
})
