import { describe, expect, it } from 'vitest'
import { makeDisk } from '../factories/disk'
import { makeInstance } from '../factories/instance'
import { idOf } from '../random'
import { call, rowNamed, setupRegion } from '#tests/support/region'

// An id grants no access: a caller who may not see a resource by its name cannot reach it by its id.

const mock = setupRegion()

function start(persona: string) {
  const { region } = mock.restart({ scenario: 'company', persona })
  return { region, project: (name: string) => rowNamed(region.world.projects, name) }
}

describe('a silo is closed to the others', () => {
  it('an instance of another silo is not found by its id, and cannot be stopped', async () => {
    const { region, project } = start('marit')
    const foreign = makeInstance(region, project('thesis'), 'chapter-1')
    const reply = await call('GET', `/v1/instances/${foreign.id}`)
    expect(reply).toMatchObject({
      status: 404,
      body: { error_code: 'ObjectNotFound', message: `not found: instance with id "${foreign.id}"` },
    })
    expect((await call('POST', `/v1/instances/${foreign.id}/stop`)).status).toBe(404)
    expect(region.world.instances.get(foreign.id)?.runState).toBe('running')
  })
  it('a viewer of one project finds nothing of another by its id', async () => {
    const { region, project } = start('yuki')
    const other = makeInstance(region, project('sandbox'), 'elsewhere')
    expect((await call('GET', `/v1/instances/${other.id}`)).status).toBe(404)
    expect(
      (await call('GET', `/v1/instances/${idOf(`instance ${project('berth-planner').id} berth-api-1`)}`))
        .status,
    ).toBe(200)
  })
})

describe('a project is closed to the others', () => {
  it('a disk of another project is not attached by its id', async () => {
    const { region, project } = start('marit')
    const disk = makeDisk(region, project('sandbox'), 'stray')
    const reply = await call('POST', '/v1/instances/berth-db-replica/disks/attach?project=berth-planner', {
      disk: disk.id,
    })
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect(region.world.disks.get(disk.id)?.state).toEqual({ state: 'detached' })
  })
  it('a disk of another silo is not found at all', async () => {
    const { region, project } = start('marit')
    const disk = makeDisk(region, project('thesis'), 'stray')
    const reply = await call('POST', '/v1/snapshots?project=berth-planner', {
      name: 'peek',
      description: '',
      disk: disk.id,
    })
    expect(reply.status).toBe(404)
  })
})
