import { afterEach, describe, expect, it } from 'vitest'
import { bfdSessionLifecycle } from '../../src/machines/lifecycle/bfdSessionLifecycle'
import { diskLifecycle } from '../../src/machines/lifecycle/diskLifecycle'
import { imageLifecycle } from '../../src/machines/lifecycle/imageLifecycle'
import { instanceLifecycle } from '../../src/machines/lifecycle/instanceLifecycle'
import { snapshotLifecycle } from '../../src/machines/lifecycle/snapshotLifecycle'
import { supportBundleLifecycle } from '../../src/machines/lifecycle/supportBundleLifecycle'
import { webhookDeliveryLifecycle } from '../../src/machines/lifecycle/webhookDeliveryLifecycle'
import type {
  AlertDeliveryState,
  BfdState,
  DiskState,
  SnapshotState,
  SupportBundleState,
} from '../../src/store/api/generated/types'
import * as tables from './specTables'
import { call, ORIGIN, startRegion } from './support'

// Every state × command of the lifecycles beside instances and attached disks (mirageLaw.test.ts) against the handlers.
// Each resource is put into the state, and each command given as a client would give it.

type World = ReturnType<typeof startRegion>['region']['world']
interface Tried {
  status: number
}

interface Law {
  noun: string
  table: Record<string, readonly string[]>
  states: readonly string[]
  /** Puts one resource into a state. @returns how each command is given to it */
  put(world: World, state: string): Record<string, () => Promise<Tried>>
}

function first<T>(rows: Iterable<T>, is: (row: T) => boolean = () => true): T {
  for (const row of rows) if (is(row)) return row
  throw new Error('the scenario has no such row')
}

const laws: readonly Law[] = [
  {
    noun: 'disks being brought in',
    table: tables.diskImportTable,
    states: tables.diskStates.filter((state) => state !== 'destroyed'),
    put({ disks, instances }, state) {
      const disk = first(disks.values(), ({ name }) => name === 'upload-waiting')
      const instance = first(instances.values(), ({ projectId }) => projectId === disk.projectId).id
      const withInstance = ['attached', 'attaching', 'detaching'].includes(state)
      disks.set(disk.id, { ...disk, state: (withInstance ? { state, instance } : { state }) as DiskState })
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
    put({ snapshots }, state) {
      const snapshot = first(snapshots.values(), ({ name }) => name === 'tide-tables-monday')
      snapshots.set(snapshot.id, { ...snapshot, state: state as SnapshotState })
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
            disk_source: { type: 'snapshot', snapshot_id: snapshot.id },
          }),
      }
    },
  },
  {
    // An image that answers is ready, in this era of the API; it may be in the silo already, or not.
    noun: 'images',
    table: { delete: ['ready'], promote: ['ready'], demote: ['ready'] },
    states: ['ready'],
    put({ images }) {
      const ours = first(
        images.values(),
        ({ projectId, name }) => Boolean(projectId) && name === 'nightly-01',
      )
      const silos = first(images.values(), ({ projectId, name }) => !projectId && name === 'hardened-01')
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
    put({ supportBundles }, state) {
      const bundle = first(supportBundles.values(), (row) => row.state === 'active')
      supportBundles.set(bundle.id, { ...bundle, state: state as SupportBundleState })
      const at = `/experimental/v1/system/support-bundles/${bundle.id}`
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
    put({ deliveries }, state) {
      const delivery = first(deliveries.values())
      deliveries.set(delivery.id, { ...delivery, state: state as AlertDeliveryState })
      return {
        resend: () => call('POST', `/v1/alerts/${delivery.alertId}/resend?receiver=${delivery.receiverId}`),
      }
    },
  },
  {
    noun: 'BFD sessions',
    table: tables.bfdTable,
    states: tables.bfdStates,
    put(world, state) {
      const session = first(world.bfdSessions)
      world.bfdSessions = [{ ...session, state: state as BfdState }, ...world.bfdSessions.slice(1)]
      return {
        disable: () =>
          call('POST', '/v1/system/networking/bfd-disable', { switch: session.switch, remote: session.peer }),
      }
    },
  },
]

let stop = () => {}
afterEach(() => stop())

describe.each(laws)('the mock keeps the law of $noun', ({ table, states, put }) => {
  const cells = Object.entries(table).flatMap(([action, allowed]) =>
    states.map((state) => [action, allowed.includes(state) ? 'succeeds' : 'is refused', state] as const),
  )
  it.each(cells)('%s %s while %s', async (action, outcome, state) => {
    const mock = startRegion({ scenario: 'company' })
    stop = mock.stop
    const give = put(mock.region.world, state)[action]
    if (!give) throw new Error(`nobody knows how to give ${action}`)
    const { status } = await give()
    expect(outcome === 'succeeds' ? [200, 201, 202, 204] : [400, 404, 409]).toContain(status)
  })
})

it('no command of any lifecycle is left out', () => {
  const walked = (lifecycle: { commands: readonly string[] }) =>
    lifecycle.commands.map((command) => command.replace('command.', '')).toSorted()
  const keys = (...rows: object[]) => rows.flatMap((row) => Object.keys(row)).toSorted()
  expect(walked(instanceLifecycle)).toEqual(keys(tables.instanceTable))
  expect(walked(diskLifecycle)).toEqual(keys(tables.diskTable, tables.diskImportTable))
  expect(walked(snapshotLifecycle)).toEqual(keys(tables.snapshotTable))
  expect(walked(imageLifecycle)).toEqual(['delete', 'demote', 'promote'])
  expect(walked(supportBundleLifecycle)).toEqual(keys(tables.supportBundleTable))
  expect(walked(webhookDeliveryLifecycle)).toEqual(keys(tables.alertDeliveryTable))
  expect(walked(bfdSessionLifecycle)).toEqual(keys(tables.bfdTable))
})
