import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteDisk } from '#features/project/disks/commands'
import { deleteInstance } from '#features/shared/instance/commands'
import { instanceSteps, resizePlan } from '#features/shared/instance/plans'
import { detachDisk, setBootDisk, unsetBootDisk } from '#features/shared/instance/diskCommands'
import { attachedDiskSteps } from '#features/shared/instance/diskPlans'
import { failNext } from '#mirage/wire/faultInjection'
import type { Disk, Instance, InstanceState } from '#store/api/generated/types'
import { planFor, type Plan } from '#store/commands/plan'
import { causesOf } from '#store/eventLog/chain'
import { instanceStates } from './specTables'
import { startPlans, type PlanConsole } from '../support/planConsole'
import { rowNamed, setupRegion } from '../support/region'

// Runs every plan on the mock, and refuses it at each of its steps.

const mock = setupRegion()
beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

interface Things {
  instance: Instance
  /** A disk attached to the instance. */
  disk: Disk
  bootDisk: Disk
}

const plans = {
  delete: ({ instance }) => planFor(deleteInstance, instance, instanceSteps(instance)),
  resize: ({ instance }) => resizePlan(instance, { ncpus: 8 }),
  resizeAndStart: ({ instance }) => resizePlan(instance, { ncpus: 8 }, true),
  setBootDisk: ({ instance, disk }) => planFor(setBootDisk, { instance, disk }, instanceSteps(instance)),
  unsetBootDisk: ({ instance, bootDisk }) =>
    planFor(unsetBootDisk, { instance, disk: bootDisk }, instanceSteps(instance)),
  detach: ({ instance, disk }) => planFor(detachDisk, { instance, disk }, instanceSteps(instance)),
  deleteDisk: ({ instance, disk }) => planFor(deleteDisk, disk, attachedDiskSteps(instance, disk)),
} satisfies Record<string, (things: Things) => Plan | undefined>

type Goal = keyof typeof plans

const stoppable = ['starting', 'running', 'rebooting'] as const

/** The plans that the product offers, by goal, with the states of the instance from which they start. */
const offered: Record<Goal, Readonly<Record<string, readonly InstanceState[]>>> = {
  delete: { 'Stop, then delete': ['creating', ...stoppable] },
  resize: { 'Stop, then resize': stoppable },
  resizeAndStart: { 'Stop, resize, then start': stoppable },
  setBootDisk: { 'Stop, then set as boot disk': stoppable },
  unsetBootDisk: { 'Stop, then unset as boot disk': stoppable },
  detach: { 'Stop, then detach': stoppable },
  deleteDisk: {
    'Detach, then delete': ['creating', 'stopping', 'stopped', 'failed'],
    'Stop, detach, then delete': stoppable,
  },
}
const goals = Object.keys(plans) as Goal[]
const walks = goals.flatMap((goal) =>
  Object.entries(offered[goal]).flatMap(([label, states]) => states.map((state) => ({ goal, label, state }))),
)

/** The operation that carries out a command. */
const operations: Readonly<Record<string, string>> = {
  'instance.start': 'instanceStart',
  'instance.stop': 'instanceStop',
  'instance.delete': 'instanceDelete',
  'instance.resize': 'instanceUpdate',
  'instance.setBootDisk': 'instanceUpdate',
  'instance.unsetBootDisk': 'instanceUpdate',
  'instance.detachDisk': 'instanceDiskDetach',
  'disk.delete': 'diskDelete',
}

/** Creates an instance in a state, with a boot disk and another disk. */
function place(state: InstanceState): Things {
  const { disks } = mock.region.world
  const db = rowNamed(mock.region.world.instances, 'db-1')
  const instance = setState(state)
  const disk = disks.update(rowNamed(disks, 'spare').id, {
    state: { state: 'attached' as const, instance: db.id },
  })
  const bootDisk = disks.get(db.bootDiskId ?? '')
  if (!bootDisk) throw new Error('the scenario has no boot disk')
  return { instance, disk, bootDisk }
}

function setState(runState: InstanceState): Instance {
  const { instances } = mock.region.world
  const row = instances.update(rowNamed(instances, 'db-1').id, { runState })
  return row
}

/** A console without a page that has read both resources. */
const start = ({ instance, disk }: Things) => startPlans(mock.clock, { instance: instance.id, disk: disk.id })

/** The next state of a transitional state that a test has set, for which the mock has no timer. */
const arrivals: Partial<Record<InstanceState, InstanceState>> = { creating: 'running', stopping: 'stopped' }

function begin({ actors }: PlanConsole, plan: Plan, state: InstanceState) {
  actors.dispatchPlan(plan, true)
  const arrived = arrivals[state]
  if (arrived && !plan.steps[0]?.command.allows(state)) setState(arrived)
}

describe('the plans that are offered', () => {
  for (const goal of goals)
    for (const state of instanceStates) {
      if (state === 'destroyed') continue
      const expected = Object.entries(offered[goal]).find(([, states]) => states.includes(state))?.[0]
      it(`${goal} while ${state}: ${expected ?? 'none'}`, () => {
        expect(plans[goal](place(state))?.label).toBe(expected)
      })
    }
})

describe('a step that waits for a resource which no page shows any more', () => {
  for (const { goal, label, state } of walks)
    it(`is not left waiting: ${label} while ${state} reads what each step is for`, () => {
      const plan = plans[goal](place(state))
      expect(plan?.steps.filter(({ command }) => !command.follow).map(({ command }) => command.name)).toEqual(
        [],
      )
    })
})

describe('each of them', () => {
  for (const { goal, label, state } of walks) {
    const planned = async () => {
      const things = place(state)
      const plan = plans[goal](things)
      if (!plan) throw new Error('no plan')
      return { plan, names: plan.steps.map(({ command }) => command.name), console: await start(things) }
    }

    it(`${label} of an instance that is ${state} is walked to its end`, async () => {
      const { plan, names, console } = await planned()
      begin(console, plan, state)
      await console.until(() => expect(console.view()).toBeUndefined())
      expect(console.commands()).toEqual(names)
      expect(console.toasts().map((toast) => toast.split(':')[0])).toEqual(['success'])
      // The plan is among the causes of each of its steps.
      for (const { seq } of console.issued())
        expect(
          causesOf(console.entries(), seq).some(
            ({ kind, data }) => kind === 'event' && data.type === 'plan.issued',
          ),
        ).toBe(true)
    })

    const steps = label.split(', ').length
    for (let at = 0; at < steps; at += 1)
      it(`${label} of an instance that is ${state}, refused at step ${at + 1}, says so and is tried again`, async () => {
        const { plan, names, console } = await planned()
        failNext(mock.region.faults, operations[names[at] ?? ''] ?? '', 1)
        begin(console, plan, state)
        await console.until(() => expect(console.view()?.status).toBe('refused'))
        expect(console.view()?.steps.map(({ progress }) => progress)).toEqual(
          names.map((_, index) => (index < at ? 'done' : index === at ? 'refused' : 'next')),
        )
        expect(console.view()?.failure?.error).toMatchObject({ message: 'Internal Server Error' })
        expect(console.view()?.failure?.error.requestId).toBeTruthy()
        expect(console.commands()).toEqual(names.slice(0, at + 1))
        expect(console.toasts()).toHaveLength(1)
        expect(console.toasts()[0]).toMatch(/^failed: Could not /)
        console.view()?.retry()
        await console.until(() => expect(console.view()).toBeUndefined())
        expect(console.commands()).toEqual([...names.slice(0, at + 1), ...names.slice(at)])
      })
  }
})

describe('a plan', () => {
  const running = async () => {
    const things = place('running')
    const plan = plans.delete(things)
    if (!plan) throw new Error('no plan')
    return { plan, console: await start(things) }
  }

  it('begins no further step once the rest is cancelled, and goes on when asked to', async () => {
    const { plan, console } = await running()
    console.actors.dispatchPlan(plan, true)
    expect(console.moving()).toEqual(['Stop, then delete db-1'])
    console.view()?.halt()
    await console.until(() => expect(console.view()?.status).toBe('halted'))
    expect(console.commands()).toEqual(['instance.stop'])
    console.view()?.resume()
    await console.until(() => expect(console.view()).toBeUndefined())
    expect(console.commands()).toEqual(['instance.stop', 'instance.delete'])
  })

  it('goes no further where someone else has changed the state', async () => {
    const { plan, console } = await running()
    console.actors.dispatchPlan(plan, true)
    await vi.waitFor(() => expect(console.store.observer.lastSeen(plan.subject.id)).toBe('stopping'))
    // A stop that is not finished is the running step, although the region has accepted it.
    expect(console.view()?.steps.map(({ progress }) => progress)).toEqual(['acting', 'next'])
    setState('running')
    await console.until(() => expect(console.view()?.status).toBe('barred'))
    expect(console.view()?.reason).toMatch(/^Only .* can be deleted/)
    expect(console.commands()).toEqual(['instance.stop'])
    expect(console.toasts()).toEqual(['failed: Stop, then delete db-1: cannot go on'])
    console.view()?.dismiss()
    expect(console.view()).toBeUndefined()
  })

  it('to a deletion is done when another tab has deleted its instance meanwhile', async () => {
    const { plan, console } = await running()
    console.actors.dispatchPlan(plan, true)
    await vi.waitFor(() => expect(console.store.observer.lastSeen(plan.subject.id)).toBe('stopping'))
    mock.region.world.instances.remove(plan.subject.id)
    await console.until(() => expect(console.view()).toBeUndefined())
    expect(console.toasts()).toEqual(['success: db-1 was already deleted'])
  })

  it('is not begun twice', async () => {
    const { plan, console } = await running()
    console.actors.dispatchPlan(plan, true)
    console.actors.dispatchPlan(plan, true)
    await console.until(() => expect(console.view()).toBeUndefined())
    expect(console.commands()).toEqual(['instance.stop', 'instance.delete'])
  })
})
