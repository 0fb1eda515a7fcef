import { beforeEach, expect, it, vi } from 'vitest'
import { deleteDisk } from '#features/project/disks/commands'
import { snapshotThenDeleteAll } from '#features/project/instances/snapshotting'
import { deleteInstance, stopInstance } from '#features/shared/instance/commands'
import { instanceSteps } from '#features/shared/instance/plans'
import { makeDisk } from '#mirage/factories/disk'
import { makeSnapshot } from '#mirage/factories/snapshot'
import { manyRow } from '#store/commands/many'
import { planFor } from '#store/commands/plan'
import { consoleInNode } from '../support/consoleInNode'
import { rowNamed, setupRegion } from '../support/region'

// The question of a deletion says what could be brought back, and does not wait for it.

const mock = setupRegion()
beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

function open() {
  const console = consoleInNode()
  return { ...console, returns: () => console.dialog()?.returns }
}

const project = () => rowNamed(mock.region.world.projects, 'web')
const db = () => rowNamed(mock.region.world.instances, 'db-1')
const spare = () => rowNamed(mock.region.world.disks, 'spare')

it('an instance comes back with its disks, without its user data', async () => {
  const { actors, returns } = open()
  actors.dispatchCommand(deleteInstance, db())
  expect(await returns()?.()).toBe(
    'You can bring it back from Recently deleted, with its disk but without its user data.',
  )
})

it('an instance comes back without its external subnets, which stay', async () => {
  const { world } = mock.region
  const id = 'f0b5b0f2-3a2e-4a35-9a55-8f0d6a1b7c11'
  world.externalSubnets.insert({
    id,
    name: 'cameras',
    description: '',
    subnet: '198.18.0.0/24',
    subnetPoolId: id,
    subnetPoolMemberId: id,
    projectId: project().id,
    instanceId: db().id,
    timeCreated: project().timeCreated,
    timeModified: project().timeModified,
  })
  const { actors, returns } = open()
  actors.dispatchCommand(deleteInstance, db())
  expect(await returns()?.()).toBe(
    'You can bring it back from Recently deleted, with its disk but without its user data and external subnets, which stay with the project.',
  )
})

it('a command that deletes nothing says nothing of it', () => {
  const { actors, returns } = open()
  actors.dispatchCommand(stopInstance, rowNamed(mock.region.world.instances, 'web-1'))
  expect(returns()).toBeUndefined()
})

it('a plan says it of the steps that delete', async () => {
  const { actors, returns } = open()
  const web = rowNamed(mock.region.world.instances, 'web-1')
  const plan = planFor(deleteInstance, web, instanceSteps(web))
  if (!plan) throw new Error('there is no plan')
  actors.dispatchPlan(plan)
  expect(await returns()?.()).toContain('You can bring it back from Recently deleted, with its disk')
})

it('a plan that keeps disks in snapshots says so', async () => {
  const { actors, store, returns } = open()
  const whole = await snapshotThenDeleteAll(store, 'web', db())
  if (!whole) throw new Error('there is no plan')
  actors.dispatchPlan(whole)
  await vi.waitFor(async () =>
    expect(await returns()?.()).toBe(
      'You can bring it back from Recently deleted, with the disks that have a snapshot but without its user data and ephemeral IP.',
    ),
  )
})

it('a disk comes back from its last snapshot, or not', async () => {
  const { actors, returns } = open()
  actors.dispatchCommand(deleteDisk, spare())
  expect(await returns()?.()).toBe('It has no snapshot: what is on it cannot be brought back.')
})

it('a disk with snapshots says which is the last', async () => {
  const { actors, returns } = open()
  for (const name of ['monday', 'tuesday']) makeSnapshot(mock.region, project(), name, spare())
  actors.dispatchCommand(deleteDisk, spare())
  expect(await returns()?.()).toMatch(
    /^You can bring it back from Recently deleted as it was at .+, from the last of its 2 snapshots\.$/,
  )
})

it('many are counted, in the question of their batch', async () => {
  const { actors, asked } = open()
  const rows = [spare(), makeDisk(mock.region, project(), 'other')]
  makeSnapshot(mock.region, project(), 'monday', spare())
  const all = (command: typeof deleteDisk) => ({
    verb: command.name,
    nouns: 'disks',
    rows: rows.map((row) => ({ id: row.id, name: row.name, runs: manyRow(command, row) })),
  })
  await actors.askMany(all(deleteDisk), () => undefined)
  expect(await asked().returns?.()).toBe(
    'You can bring 1 of 2 back from Recently deleted, as they were at their last snapshot.',
  )
})

it('what cannot be read is an error for the dialog, which says that it is not known', async () => {
  const { actors, returns } = open()
  actors.dispatchCommand(deleteDisk, spare())
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(returns()?.()).rejects.toMatchObject({ statusCode: 0 })
})
