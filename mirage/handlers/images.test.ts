import { describe, expect, it } from 'vitest'
import { makeDisk } from '../factories/disk'
import { makeProject } from '../factories/project'
import { makeSnapshot } from '../factories/snapshot'
import { call, rowNamed, setupRegion } from '#tests/support/region'

const mock = setupRegion()

const projectNamed = (name: string) => rowNamed(mock.region.world.projects, name)
const other = () => {
  const [silo] = mock.region.world.silos.all()
  if (!silo) throw new Error('the scenario has no silo')
  return makeProject(mock.region, silo, 'other', '', 1)
}

describe('promoting, demoting and deleting', () => {
  const ready = (name = 's') => {
    const web = projectNamed('web')
    return makeSnapshot(mock.region, web, name, makeDisk(mock.region, web, `disk-of-${name}`))
  }
  const image = (source: string, change: object = {}) => ({
    name: 'golden',
    description: '',
    os: 'reefbsd',
    version: '15',
    source: { type: 'snapshot', id: source },
    ...change,
  })

  it('92: no snapshot is taken of another project’s disk', async () => {
    const disk = makeDisk(mock.region, other(), 'theirs')
    const body = { name: 's', description: '', disk: disk.id }
    expect((await call('POST', '/v1/snapshots?project=web', body)).body['message']).toBe(
      'cannot snapshot a disk of a different project',
    )
  })
  it('93: a snapshot that is being taken is not deleted', async () => {
    await call('POST', '/v1/snapshots?project=web', { name: 's', description: '', disk: 'spare' })
    expect((await call('DELETE', '/v1/snapshots/s?project=web')).body['message']).toBe(
      'snapshot cannot be deleted in state "creating"',
    )
  })
  it('94: no image is made of another project’s snapshot', async () => {
    const elsewhere = other()
    const snapshot = makeSnapshot(mock.region, elsewhere, 's', makeDisk(mock.region, elsewhere, 'd'))
    const reply = await call('POST', '/v1/images?project=web', image(snapshot.id))
    expect(reply.body['message']).toBe('snapshot does not belong to this project')
  })
  it('95, 96, 97: promoting and demoting go one way each, and only where the name is free', async () => {
    const made = await call('POST', '/v1/images?project=web', image(ready().id))
    const id = String(made.body['id'])
    expect((await call('POST', `/v1/images/${id}/demote?project=web`)).body['message']).toBe(
      'cannot demote a project image',
    )
    expect((await call('POST', `/v1/images/${id}/promote`)).status).toBe(202)
    expect((await call('POST', `/v1/images/${id}/promote`)).body['message']).toBe(
      'cannot promote a silo image',
    )
    mock.clock.advance(1_000)
    const second = await call('POST', '/v1/images?project=web', image(ready('t').id))
    expect((await call('POST', `/v1/images/${String(second.body['id'])}/promote`)).body['message']).toBe(
      'already exists: silo-image "golden"',
    )
    expect((await call('POST', `/v1/images/${id}/demote?project=web`)).body['message']).toBe(
      'already exists: project-image "golden"',
    )
  })
  it('disks and images made of a snapshot outlive it', async () => {
    const snapshot = ready()
    await call('POST', '/v1/images?project=web', image(snapshot.id))
    expect((await call('DELETE', `/v1/snapshots/${snapshot.id}`)).status).toBe(204)
    expect((await call('GET', '/v1/images/golden?project=web')).status).toBe(200)
  })
})

describe('images and snapshots', () => {
  it('an image is made of a snapshot, promoted to the silo and demoted again', async () => {
    const disk = makeDisk(mock.region, projectNamed('web'), 'golden')
    const snapshot = makeSnapshot(mock.region, projectNamed('web'), 'golden-monday', disk)
    const body = {
      name: 'golden',
      description: '',
      os: 'reefbsd',
      version: '15',
      source: { type: 'snapshot', id: snapshot.id },
    }
    const made = await call('POST', '/v1/images?project=web', body)
    expect(made).toMatchObject({ status: 201, body: { size: disk.size, block_size: disk.blockSize } })
    expect((await call('POST', '/v1/images/golden/promote?project=web')).body['project_id']).toBeNull()
    expect((await call('GET', '/v1/images/golden?project=web')).status).toBe(404)
    expect((await call('GET', '/v1/images/golden')).status).toBe(200)
    const again = await call('POST', `/v1/images/${String(made.body['id'])}/promote`)
    expect(again).toMatchObject({ status: 400, body: { message: 'cannot promote a silo image' } })
    expect((await call('POST', '/v1/images/golden/demote?project=web')).body['project_id']).toBe(
      projectNamed('web').id,
    )
    expect((await call('DELETE', '/v1/images/golden?project=web')).status).toBe(204)
  })
  it('a snapshot is deleted once it is ready, not before', async () => {
    const made = await call('POST', '/v1/snapshots?project=web', {
      name: 's',
      description: '',
      disk: 'spare',
    })
    expect(made.status).toBe(201)
    expect((await call('DELETE', '/v1/snapshots/s?project=web')).status).toBe(400)
    mock.clock.advance(1_500)
    expect((await call('DELETE', '/v1/snapshots/s?project=web')).status).toBe(204)
  })
})
