import { describe, expect, it } from 'vitest'
import { idOf } from '#mirage/random'
import type { Region } from '#mirage/region'
import { reportState } from '#mirage/rules/reports'
import { unadoptedDiskId } from '#model/diskAdoption'
import { UPDATE_ID } from '#model/release'
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
import type {
  AlertDeliveryState,
  BfdState,
  DiskState,
  RackMembershipChangeState,
  SnapshotState,
  SupportBundleState,
} from '#store/api/generated/types'
import * as tables from './specTables'
import { call, ORIGIN, setupRegion } from '../support/region'

// Compares every state × command of the lifecycles that lifecycles.mock.test.ts does not cover with the handlers:
// a resource is set to the state, and a client sends the command.

type World = Region['world']
interface LifecycleCase {
  noun: string
  table: Record<string, readonly string[]>
  states: readonly string[]
  /** Sets one resource to a state. @returns how to give it each command */
  setState(world: World, state: string): Record<string, () => Promise<{ status: number }>>
}

function first<T>(rows: Iterable<T>, is: (row: T) => boolean = () => true): T {
  for (const row of rows) if (is(row)) return row
  throw new Error('the scenario has no such row')
}

const lifecycleCases: readonly LifecycleCase[] = [
  {
    noun: 'disks being brought in',
    table: tables.diskImportTable,
    states: tables.diskStates.filter((state) => state !== 'destroyed'),
    setState({ disks, instances }, state) {
      const disk = first(disks.all(), ({ name }) => name === 'upload-waiting')
      const instance = first(instances.all(), ({ projectId }) => projectId === disk.projectId).id
      const withInstance = ['attached', 'attaching', 'detaching'].includes(state)
      disks.update(disk.id, { state: (withInstance ? { state, instance } : { state }) as DiskState })
      const at = `/v1/disks/${disk.id}`
      return {
        startBulkWrite: () => call('POST', `${at}/bulk-write-start`),
        stopBulkWrite: () => call('POST', `${at}/bulk-write-stop`),
        finalize: () => call('POST', `${at}/finalize`, {}),
      }
    },
  },
  {
    noun: 'snapshots',
    table: tables.snapshotTable,
    states: tables.snapshotStates.filter((state) => state !== 'destroyed'),
    setState({ snapshots }, state) {
      const snapshot = first(snapshots.all(), ({ name }) => name === 'tide-tables-monday')
      snapshots.update(snapshot.id, { state: state as SnapshotState })
      return {
        delete: () => call('DELETE', `/v1/snapshots/${snapshot.id}`),
        createImage: () =>
          call('POST', `/v1/images?project=${snapshot.projectId}`, {
            name: 'made',
            description: '',
            os: 'o',
            version: '1',
            source: { type: 'snapshot', id: snapshot.id },
          }),
        createDisk: () =>
          call('POST', `/v1/disks?project=${snapshot.projectId}`, {
            name: 'made',
            description: '',
            size: snapshot.size,
            disk_backend: {
              type: 'distributed',
              disk_source: { type: 'snapshot', snapshot_id: snapshot.id },
            },
          }),
      }
    },
  },
  {
    // Every image that the API returns is ready; it belongs to a project or to the silo.
    noun: 'images',
    table: { delete: ['ready'], promote: ['ready'], demote: ['ready'] },
    states: ['ready'],
    setState({ images }) {
      const ours = first(images.all(), ({ projectId, name }) => Boolean(projectId) && name === 'nightly-01')
      const silos = first(images.all(), ({ projectId, name }) => !projectId && name === 'hardened-01')
      return {
        delete: () => call('DELETE', `/v1/images/${ours.id}`),
        promote: () => call('POST', `/v1/images/${ours.id}/promote`),
        demote: () => call('POST', `/v1/images/${silos.id}/demote?project=${ours.projectId ?? ''}`),
      }
    },
  },
  {
    noun: 'support bundles',
    table: tables.supportBundleTable,
    states: tables.supportBundleStates,
    setState({ supportBundles }, state) {
      const bundle = first(supportBundles.all(), (row) => row.state === 'active')
      supportBundles.update(bundle.id, { state: state as SupportBundleState })
      const at = `/v1/system/support-bundles/${bundle.id}`
      return {
        delete: () => call('DELETE', at),
        download: () => fetch(`${ORIGIN}${at}/download`),
      }
    },
  },
  {
    noun: 'deliveries',
    table: tables.alertDeliveryTable,
    states: tables.alertDeliveryStates,
    setState({ deliveries }, state) {
      const delivery = first(deliveries.all())
      deliveries.update(delivery.id, { state: state as AlertDeliveryState })
      return {
        resend: () => call('POST', `/v1/alerts/${delivery.alertId}/resend?receiver=${delivery.receiverId}`),
      }
    },
  },
  {
    noun: 'BFD sessions',
    table: tables.bfdTable,
    states: tables.bfdStates,
    setState(world, state) {
      const session = first(world.bfdSessions.all())
      world.bfdSessions.update(session.id, { state: state as BfdState })
      return {
        disable: () =>
          call('POST', '/v1/system/networking/bfd-disable', {
            switch_slot: session.switchSlot,
            remote: session.peer,
          }),
      }
    },
  },
  {
    noun: 'disks that are not adopted',
    // A second request for a disk is the first one: the region refuses `adopt` in no state.
    table: { withdraw: tables.unadoptedDiskTable.withdraw },
    states: tables.unadoptedDiskStates,
    setState(world, state) {
      const { diskId } = first(world.unadoptedDisks.all())
      reportState(mock.region, 'unadoptedDisk', unadoptedDiskId(diskId), state, true)
      const request = world.adoptionRequests.findBy((row) => row.diskId.serial === diskId.serial)
      const id = request?.id ?? idOf('no request')
      return {
        withdraw: () => call('DELETE', `/v1/system/hardware/disk-adoption-request/${id}`),
      }
    },
  },
  {
    noun: 'multicast members',
    table: tables.multicastMemberTable,
    states: tables.multicastMemberStates,
    setState({ multicastMembers }, state) {
      const { id, instanceId, multicastGroupId } = first(multicastMembers.all())
      reportState(mock.region, 'multicastMember', id, state, true)
      return {
        leave: () => call('DELETE', `/v1/instances/${instanceId}/multicast-groups/${multicastGroupId}`),
      }
    },
  },
  {
    noun: 'membership changes',
    table: tables.rackMembershipTable,
    states: tables.rackMembershipStates,
    setState({ rackMemberships }, state) {
      const newest = rackMemberships.all().at(-1)
      if (!newest) throw new Error('the scenario has no membership change')
      rackMemberships.update(newest.id, { state: state as RackMembershipChangeState })
      return { abort: () => call('POST', `/v1/system/hardware/racks/${newest.rackId}/membership/abort`) }
    },
  },
  {
    noun: 'updates',
    table: tables.updateTable,
    states: tables.updateStates,
    setState(_, state) {
      reportState(mock.region, 'update', UPDATE_ID, state, true)
      return {
        setTarget: () => call('PUT', '/v1/system/update/target-release', { system_version: '15.1.0' }),
        finishRecovery: () => call('PUT', '/v1/system/update/recovery-finish', { system_version: '15.1.0' }),
      }
    },
  },
]

const mock = setupRegion({ scenario: 'company' })

describe.each(lifecycleCases)('the mock follows the lifecycle of $noun', ({ table, states, setState }) => {
  const cells = Object.entries(table).flatMap(([action, allowed]) =>
    states.map((state) => [action, allowed.includes(state) ? 'succeeds' : 'is refused', state] as const),
  )
  it.each(cells)('%s %s while %s', async (action, outcome, state) => {
    const give = setState(mock.region.world, state)[action]
    if (!give) throw new Error(`there is no call for ${action}`)
    const { status } = await give()
    expect(outcome === 'succeeds' ? [200, 201, 202, 204] : [400, 404, 409]).toContain(status)
  })
})

it('no command of any lifecycle is left out', () => {
  const commandsOf = (lifecycle: { commands: readonly string[] }) =>
    lifecycle.commands.map((command) => command.replace('command.', '')).toSorted()
  const keys = (...rows: object[]) => rows.flatMap((row) => Object.keys(row)).toSorted()
  expect(commandsOf(instanceLifecycle)).toEqual(keys(tables.instanceTable))
  expect(commandsOf(diskLifecycle)).toEqual(keys(tables.diskTable, tables.diskImportTable))
  expect(commandsOf(snapshotLifecycle)).toEqual(keys(tables.snapshotTable))
  expect(commandsOf(imageLifecycle)).toEqual(['delete', 'demote', 'promote'])
  expect(commandsOf(supportBundleLifecycle)).toEqual(keys(tables.supportBundleTable))
  expect(commandsOf(webhookDeliveryLifecycle)).toEqual(keys(tables.alertDeliveryTable))
  expect(commandsOf(bfdSessionLifecycle)).toEqual(keys(tables.bfdTable))
  expect(commandsOf(rackMembershipLifecycle)).toEqual(keys(tables.rackMembershipTable))
  expect(commandsOf(unadoptedDiskLifecycle)).toEqual(keys(tables.unadoptedDiskTable))
  expect(commandsOf(multicastGroupLifecycle)).toEqual(keys(tables.multicastGroupTable))
  expect(commandsOf(multicastMemberLifecycle)).toEqual(keys(tables.multicastMemberTable))
  expect(commandsOf(updateLifecycle)).toEqual(keys(tables.updateTable))
})
