import type { AnyStateMachine } from 'xstate'
import { bfdSessionMachine } from './bfdSessionMachine'
import { diskMachine } from './diskMachine'
import { imageMachine } from './imageMachine'
import { instanceMachine } from './instanceMachine'
import { multicastGroupMachine } from './multicastGroupMachine'
import { multicastMemberMachine } from './multicastMemberMachine'
import { rackMembershipMachine } from './rackMembershipMachine'
import { snapshotMachine } from './snapshotMachine'
import { supportBundleMachine } from './supportBundleMachine'
import { unadoptedDiskMachine } from './unadoptedDiskMachine'
import { updateMachine } from './updateMachine'
import { webhookDeliveryMachine } from './webhookDeliveryMachine'

/** The lifecycles. */
export const lifecycles: readonly AnyStateMachine[] = [
  instanceMachine,
  diskMachine,
  snapshotMachine,
  imageMachine,
  supportBundleMachine,
  webhookDeliveryMachine,
  bfdSessionMachine,
  rackMembershipMachine,
  unadoptedDiskMachine,
  multicastGroupMachine,
  multicastMemberMachine,
  updateMachine,
]
