import { describe, expect, it } from 'vitest'
import type { Disk, DiskState, Instance, InstanceState } from '#store/api/generated/types'
import { GIB } from '#model/units'
import { diskStates, diskTable, instanceStates, instanceTable } from './specTables'
import { call, rowNamed, setupRegion } from '../support/region'

// Compares the specification's tables of instances and disks with the mock: a command that a table allows
// succeeds, any other is refused.

const mock = setupRegion()

function setState(state: string): Instance {
  const { instances } = mock.region.world
  const row = instances.update(rowNamed(instances, 'db-1').id, { runState: state as InstanceState })
  return row
}

function setDiskState(name: string, state: DiskState): Disk {
  const { disks } = mock.region.world
  const row = disks.update(rowNamed(disks, name).id, { state })
  return row
}

const update = (instance: Instance, change: object) =>
  call('PUT', `/v1/instances/${instance.id}`, {
    ncpus: instance.ncpus,
    memory: instance.memory,
    boot_disk: instance.bootDiskId,
    auto_restart_policy: null,
    cpu_platform: null,
    enable_jumbo_frames: false,
    ...change,
  })

type Call = (instance: Instance) => Promise<{ status: number }>

/** The call of an action that is an operation of its own, without a body. */
const plainCall =
  (action: string): Call =>
  ({ id }) =>
    call('POST', `/v1/instances/${id}/${action}`)

/** The calls of the other actions. */
const calls: Partial<Record<string, Call>> = {
  delete: ({ id }) => call('DELETE', `/v1/instances/${id}`),
  resize: (instance) => update(instance, { memory: instance.memory + GIB }),
  updateBootDisk: (instance) => update(instance, { boot_disk: null }),
  attachDisk: ({ id }) =>
    call('POST', `/v1/instances/${id}/disks/attach`, {
      disk: setDiskState('spare', { state: 'detached' }).id,
    }),
  detachDisk: ({ id }) =>
    call('POST', `/v1/instances/${id}/disks/detach`, {
      disk: setDiskState('spare', { state: 'attached', instance: id }).id,
    }),
  updateNic: () =>
    call('PUT', `/v1/network-interfaces/${rowNamed(mock.region.world.nics, 'net0').id}`, {
      name: 'net-renamed',
    }),
  openSerialConsole: ({ id }) => call('GET', `/v1/instances/${id}/serial-console?from_start=0`),
  addToAffinityGroup: ({ id }) =>
    call(
      'POST',
      `/v1/anti-affinity-groups/${rowNamed(mock.region.world.antiAffinityGroups, 'apart').id}/members/instance/${id}`,
    ),
}

describe('the mock follows the lifecycle of instances', () => {
  for (const [action, allowed] of Object.entries(instanceTable)) {
    const attempt = calls[action] ?? plainCall(action)
    for (const state of instanceStates) {
      // The API never returns a destroyed instance, so that no command can name it.
      if (state === 'destroyed') continue
      const yes = allowed.includes(state)
      it(`${action} ${yes ? 'succeeds' : 'is refused'} while ${state}`, async () => {
        const { status } = await attempt(setState(state))
        expect(yes ? [200, 201, 202, 204] : [400, 409]).toContain(status)
      })
    }
  }
})

const diskCalls: Record<
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
/** States with the id of an instance. */
const withInstance = ['attached', 'attaching', 'detaching']

describe('the mock follows the lifecycle of disks', () => {
  for (const [action, allowed] of Object.entries(diskTable)) {
    for (const state of diskStates) {
      if (state === 'destroyed') continue
      const yes = (allowed as readonly string[]).includes(state)
      it(`${action} ${yes ? 'succeeds' : 'is refused'} while ${state}`, async () => {
        const instance = setState('stopped')
        const disk = setDiskState(
          'spare',
          (withInstance.includes(state) ? { state, instance: instance.id } : { state }) as DiskState,
        )
        const { status } = await diskCalls[action as keyof typeof diskTable](disk, instance)
        expect(yes ? [200, 201, 202, 204] : [400, 409]).toContain(status)
      })
    }
  }
})

describe('time goes on only when the clock does', () => {
  it('a stopped instance starts, and runs two and a half seconds later', async () => {
    const { id } = setState('stopped')
    const started = await call('POST', `/v1/instances/${id}/start`)
    expect(started).toMatchObject({ status: 202, body: { run_state: 'starting' } })
    mock.clock.advance(2_499)
    expect((await call('GET', `/v1/instances/${id}`)).body['run_state']).toBe('starting')
    mock.clock.advance(1)
    expect((await call('GET', `/v1/instances/${id}`)).body['run_state']).toBe('running')
  })
  it('deleting an instance detaches its disks and keeps them', async () => {
    const instance = setState('stopped')
    const boot = rowNamed(mock.region.world.disks, 'db-1-boot')
    expect((await call('DELETE', `/v1/instances/${instance.id}`)).status).toBe(204)
    expect((await call('GET', `/v1/disks/${boot.id}`)).body['state']).toEqual({ state: 'detached' })
  })
})
