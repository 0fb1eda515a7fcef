import { beforeEach, describe, expect, it, vi } from 'vitest'
import { attachedDiskSteps } from '#features/shared/instance/diskPlans'
import { disksToSnapshot, snapshotThenDeleteAll } from '#features/project/instances/snapshotting'
import { snapshotThenDelete } from '#features/project/disks/plans'
import { importSteps } from '#features/project/disks/commands'
import { failNext } from '#mirage/wire/faultInjection'
import { GIB } from '#model/units'
import type { Disk, Instance } from '#store/api/generated/types'
import type { Plan } from '#store/commands/plan'
import { makeStore } from '#store/store'
import { startPlans } from '../support/planConsole'
import { consoleInNode } from '../support/consoleInNode'
import { ORIGIN, rowNamed, setupRegion } from '../support/region'

// Contents are kept in a snapshot before they are deleted, in front of the mock region.

const mock = setupRegion()
const PROJECT = 'web'
beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const disk = (): Disk => rowNamed(mock.region.world.disks, 'spare')
const db = (): Instance => rowNamed(mock.region.world.instances, 'db-1')
const snapshots = () => mock.region.world.snapshots.all()

/** Attaches the spare disk to the instance. @param state of the instance */
function attached(state: Instance['runState'] = 'stopped', more: Partial<Disk> = {}) {
  const instance = { ...db(), runState: state }
  const row = { ...disk(), ...more, state: { state: 'attached' as const, instance: instance.id } }
  mock.region.world.instances.update(instance.id, instance)
  mock.region.world.disks.update(row.id, row)
  return { instance, row }
}

function planOf(row: Disk, by = importSteps(row)): Plan {
  const found = snapshotThenDelete({ disk: row, project: PROJECT }, by)
  if ('disabledReason' in found) throw new Error(found.disabledReason)
  return found.plan
}

describe('a disk that is kept before it is deleted', () => {
  it('leaves a ready snapshot of its size', async () => {
    const { id, size } = disk()
    const { actors, until, commands } = await startPlans(mock.clock, { disk: id })
    actors.dispatchPlan(planOf(disk()), true)
    await until(() => expect(mock.region.world.disks.has(id)).toBe(false))
    expect(snapshots()).toMatchObject([{ diskId: id, size, state: 'ready' }])
    expect(snapshots()[0]?.name).toMatch(/^spare-[0-9a-f]{6}$/)
    expect(commands()).toEqual(['disk.snapshotFirst', 'disk.delete'])
  })

  it('is there as long as the snapshot is not ready', async () => {
    const { id } = disk()
    const { actors, view } = await startPlans(mock.clock, { disk: id })
    actors.dispatchPlan(planOf(disk()), true)
    await vi.waitFor(() => expect(snapshots()).toHaveLength(1))
    expect(snapshots()[0]?.state).toBe('creating')
    expect(view()?.steps.map(({ progress }) => progress)).toEqual(['acting', 'next'])
    expect(mock.region.world.disks.has(id)).toBe(true)
  })

  it('stays where the snapshot is refused, and where it fails later', async () => {
    const { id } = disk()
    const { actors, until, view } = await startPlans(mock.clock, { disk: id })
    failNext(mock.region.faults, 'snapshotCreate', 1)
    actors.dispatchPlan(planOf(disk()), true)
    await until(() => expect(view()?.status).toBe('refused'))
    expect(snapshots()).toEqual([])
    view()?.dismiss()

    actors.dispatchPlan(planOf(disk()), true)
    await vi.waitFor(() => expect(snapshots()).toHaveLength(1))
    for (const row of snapshots()) mock.region.world.snapshots.update(row.id, { state: 'faulted' })
    await until(() => expect(view()?.status).toBe('refused'))
    expect(view()?.failure?.error.message).toMatch(/^spare-[0-9a-f]{6} is faulted$/)
    expect(mock.region.world.disks.has(id)).toBe(true)
  })

  it('has one snapshot where the answer of the first attempt is lost', async () => {
    const { id } = disk()
    const { actors, until, view } = await startPlans(mock.clock, { disk: id })
    let isLost = false
    vi.stubGlobal('fetch', async (input: Request) => {
      const request = new Request(input)
      const answer = await mock.respond(request)
      if (isLost || request.method !== 'POST') return answer
      isLost = true
      throw new TypeError('Failed to fetch')
    })
    actors.dispatchPlan(planOf(disk()), true)
    await until(() => expect(view()?.status).toBe('refused'))
    view()?.retry()
    await until(() => expect(mock.region.world.disks.has(id)).toBe(false))
    expect(snapshots()).toHaveLength(1)
    vi.unstubAllGlobals()
  })

  it('that is attached is kept before it leaves its instance', async () => {
    const { instance, row } = attached('running')
    const plan = planOf(row, attachedDiskSteps(instance, row))
    expect(plan.label).toBe('Stop, snapshot, detach, then delete')
    const { actors, until } = await startPlans(mock.clock, { disk: row.id, instance: instance.id })
    actors.dispatchPlan(plan, true)
    await until(() => expect(mock.region.world.disks.has(row.id)).toBe(false))
    expect(snapshots()).toMatchObject([{ diskId: row.id, state: 'ready' }])
  })

  it.each<[Partial<Disk>, string]>([
    [{ diskType: 'local' }, 'Local disks have no snapshots'],
    [{ readOnly: true }, 'Read-only disks have no snapshots: their source has the same contents'],
    [{ state: { state: 'faulted' } }, 'Only attached or detached disks can be snapshotted'],
    [{ state: { state: 'maintenance' } }, 'Only detached or faulted disks can be deleted'],
  ])('with %j cannot be: %s', (more, reason) => {
    const row = { ...disk(), ...more }
    expect(snapshotThenDelete({ disk: row, project: PROJECT }, importSteps(row))).toEqual({
      disabledReason: reason,
    })
  })

  it('says before what it takes of the quota, and what is left', async () => {
    const { actors, dialog } = consoleInNode()
    actors.dispatchPlan(planOf(disk()))
    await vi.waitFor(() => expect(dialog()?.text.quota?.left?.storage).toBeGreaterThan(0))
    const { text } = dialog() ?? {}
    expect(text?.quota?.takes.storage).toBe(disk().size)
    expect(text?.steps?.map(({ body }) => body)).toEqual([
      expect.stringMatching(
        /^The snapshot is named spare-[0-9a-f]{6}\. Nothing is deleted before it is ready\.$/,
      ),
      'The disk is deleted. Its snapshots stay.',
    ])
  })
})

describe('an instance that is deleted with its disks', () => {
  it('leaves a ready snapshot of each disk that can have one, and says what is lost', async () => {
    // The first version of the API has no local disks.
    mock.restart({ api: '2026073100' })
    const { instance, row } = attached('running', { diskType: 'local', size: 4 * GIB })
    const boot = mock.region.world.disks.findBy(({ id }) => id === instance.bootDiskId)
    const { actors, until, store, commands } = await startPlans(
      mock.clock,
      { disk: row.id, instance: instance.id },
      'found',
    )
    const plan = await snapshotThenDeleteAll(store, PROJECT, instance)
    if (!plan || !boot) throw new Error('there is no plan')
    expect(plan.takes.storage).toBe(boot.size)
    const bodies = plan.confirm.steps?.map(({ label, body }) => `${label}: ${body}`) ?? []
    expect(bodies.find((text) => text.includes('spare'))).toMatch(
      /Local disks have no snapshots: the data on it is lost, and cannot be brought back\.$/,
    )
    actors.dispatchPlan(plan, true)
    await until(() => {
      expect(mock.region.world.instances.has(instance.id)).toBe(false)
      expect(mock.region.world.disks.has(row.id)).toBe(false)
      expect(mock.region.world.disks.has(boot.id)).toBe(false)
    })
    expect(snapshots()).toMatchObject([{ diskId: boot.id, state: 'ready' }])
    expect(commands()).toEqual([
      'instance.stop',
      'disk.snapshotFirst',
      'instance.delete',
      'disk.delete',
      'disk.delete',
    ])
  })

  it('stays whole where one of its snapshots is refused', async () => {
    const { instance, row } = attached('stopped')
    const { actors, until, store, view } = await startPlans(mock.clock, {
      disk: row.id,
      instance: instance.id,
    })
    const plan = await snapshotThenDeleteAll(store, PROJECT, instance)
    if (!plan) throw new Error('there is no plan')
    failNext(mock.region.faults, 'snapshotCreate', 1)
    actors.dispatchPlan(plan, true)
    await until(() => expect(view()?.status).toBe('refused'))
    expect(mock.region.world.instances.has(instance.id)).toBe(true)
    expect(mock.region.world.disks.has(row.id)).toBe(true)
  })
})

it('the disks of the selected instances are the rows of a batch of snapshots', async () => {
  const { instance, row } = attached('stopped')
  const read = await disksToSnapshot(makeStore({ origin: ORIGIN }), PROJECT, [instance])
  expect(read).toMatchObject({ verb: 'disk.snapshot', nouns: 'disks', at: '/projects/web/disks' })
  expect(new Set(read.rows.map(({ id }) => id))).toEqual(new Set([row.id, instance.bootDiskId]))
})
