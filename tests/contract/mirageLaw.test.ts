import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Disk, DiskState, Instance, InstanceState } from '../../src/store/api/generated/types'
import { GIB } from '../../src/store/model/limits'
import { diskStates, diskTable, instanceStates, instanceTable } from './specTables'
import { call, startRegion } from './support'

// The specification's tables against the mock, over HTTP: what the table allows succeeds, what it does not is refused.

let region: ReturnType<typeof startRegion>
beforeEach(() => {
  region = startRegion()
})
afterEach(() => region.stop())

function named<T extends { name: string }>(rows: ReadonlyMap<string, T>, name: string): T {
  const row = [...rows.values()].find((each) => each.name === name)
  if (!row) throw new Error(`the scenario has no ${name}`)
  return row
}

function put(state: string): Instance {
  const { instances } = region.region.world
  const row = { ...named(instances, 'db-1'), runState: state as InstanceState }
  instances.set(row.id, row)
  return row
}

function putDisk(name: string, state: DiskState): Disk {
  const { disks } = region.region.world
  const row = { ...named(disks, name), state }
  disks.set(row.id, row)
  return row
}

const update = (instance: Instance, change: object) =>
  call('PUT', `/v1/instances/${instance.id}`, {
    ncpus: instance.ncpus,
    memory: instance.memory,
    boot_disk: instance.bootDiskId,
    auto_restart_policy: null,
    ...change,
  })

const tries: Record<keyof typeof instanceTable, (instance: Instance) => Promise<{ status: number }>> = {
  start: ({ id }) => call('POST', `/v1/instances/${id}/start`),
  stop: ({ id }) => call('POST', `/v1/instances/${id}/stop`),
  reboot: ({ id }) => call('POST', `/v1/instances/${id}/reboot`),
  delete: ({ id }) => call('DELETE', `/v1/instances/${id}`),
  resize: (instance) => update(instance, { memory: instance.memory + GIB }),
  updateBootDisk: (instance) => update(instance, { boot_disk: null }),
  attachDisk: ({ id }) =>
    call('POST', `/v1/instances/${id}/disks/attach`, { disk: putDisk('spare', { state: 'detached' }).id }),
  detachDisk: ({ id }) =>
    call('POST', `/v1/instances/${id}/disks/detach`, {
      disk: putDisk('spare', { state: 'attached', instance: id }).id,
    }),
  updateNic: () =>
    call('PUT', `/v1/network-interfaces/${named(region.region.world.nics, 'net0').id}`, {
      name: 'net-renamed',
    }),
  openSerialConsole: ({ id }) => call('GET', `/v1/instances/${id}/serial-console?from_start=0`),
  addToAffinityGroup: ({ id }) =>
    call(
      'POST',
      `/v1/anti-affinity-groups/${named(region.region.world.antiAffinityGroups, 'apart').id}/members/instance/${id}`,
    ),
}

describe('the mock keeps the law of instances', () => {
  for (const [action, allowed] of Object.entries(instanceTable)) {
    const attempt = tries[action as keyof typeof instanceTable]
    for (const state of instanceStates) {
      // A destroyed instance is never answered for, so nobody can ask it for anything.
      if (state === 'destroyed') continue
      const yes = (allowed as readonly string[]).includes(state)
      it(`${action} ${yes ? 'succeeds' : 'is refused'} while ${state}`, async () => {
        const { status } = await attempt(put(state))
        expect(yes ? [200, 201, 202, 204] : [400, 409]).toContain(status)
      })
    }
  }
})

const diskTries: Record<
  keyof typeof diskTable,
  (disk: Disk, instance: Instance) => Promise<{ status: number }>
> = {
  delete: ({ id }) => call('DELETE', `/v1/disks/${id}`),
  snapshot: ({ id, projectId }) =>
    call('POST', `/v1/snapshots?project=${projectId}`, { name: 'snap', description: '', disk: id }),
  attach: ({ id }, instance) => call('POST', `/v1/instances/${instance.id}/disks/attach`, { disk: id }),
  detach: ({ id }, instance) => call('POST', `/v1/instances/${instance.id}/disks/detach`, { disk: id }),
  setAsBootDisk: ({ id }, instance) => update(instance, { boot_disk: id }),
}
/** States that name the instance they are about. */
const withInstance = ['attached', 'attaching', 'detaching']

describe('the mock keeps the law of disks', () => {
  for (const [action, allowed] of Object.entries(diskTable)) {
    for (const state of diskStates) {
      if (state === 'destroyed') continue
      const yes = (allowed as readonly string[]).includes(state)
      it(`${action} ${yes ? 'succeeds' : 'is refused'} while ${state}`, async () => {
        const instance = put('stopped')
        const disk = putDisk(
          'spare',
          (withInstance.includes(state) ? { state, instance: instance.id } : { state }) as DiskState,
        )
        const { status } = await diskTries[action as keyof typeof diskTable](disk, instance)
        expect(yes ? [200, 201, 202, 204] : [400, 409]).toContain(status)
      })
    }
  }
})

describe('time goes on only when the clock does', () => {
  it('a stopped instance starts, and runs two and a half seconds later', async () => {
    const { id } = put('stopped')
    const started = await call('POST', `/v1/instances/${id}/start`)
    expect(started).toMatchObject({ status: 202, body: { run_state: 'starting' } })
    region.clock.advance(2_499)
    expect((await call('GET', `/v1/instances/${id}`)).body['run_state']).toBe('starting')
    region.clock.advance(1)
    expect((await call('GET', `/v1/instances/${id}`)).body['run_state']).toBe('running')
  })
  it('deleting an instance detaches its disks and keeps them', async () => {
    const instance = put('stopped')
    const boot = named(region.region.world.disks, 'db-1-boot')
    expect((await call('DELETE', `/v1/instances/${instance.id}`)).status).toBe(204)
    expect((await call('GET', `/v1/disks/${boot.id}`)).body['state']).toEqual({ state: 'detached' })
  })
})
