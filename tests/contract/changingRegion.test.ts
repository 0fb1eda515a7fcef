import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteInstance, stopInstance } from '#features/shared/instance/commands'
import { instanceSteps } from '#features/shared/instance/plans'
import { shownBatch } from '#store/actors/dialogs'
import type { AskedBatch, RunningBatch } from '#store/actors/batch/batchView'
import { instancesApi } from '#store/api/resources/instances'
import type { Command } from '#store/commands/command'
import { planFor } from '#store/commands/plan'
import { consolePartOf } from '#store/parts'
import { NEWEST, type Version } from '#store/api/versions/generated/shipped'
import { startPlans } from '../support/planConsole'
import { rowNamed, setupRegion } from '../support/region'

// What is under way while the region is updated, or rolled back, ends as if nothing had happened. Uploads are beside
// their effects.

const { instanceView } = instancesApi.endpoints
const mock = setupRegion()
beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The console of a region with a version, which becomes another one a second after the first step. */
async function open(before: Version, after: Version) {
  mock.restart({ api: before, faults: `api:${after}:1` })
  const { disks, instances } = mock.region.world
  const db = rowNamed(instances, 'db-1')
  instances.update(db.id, { runState: 'running' })
  const console = await startPlans(
    mock.clock,
    { disk: rowNamed(disks, 'spare').id, instance: db.id },
    'found',
  )
  expect(console.store.regionVersion.version).toBe(before)
  const { data } = await console.store.dispatch(instanceView.initiate({ instance: db.id }))
  if (!data) throw new Error('the instance cannot be read')
  return { ...console, instance: data }
}

describe.each([
  ['2026032500', NEWEST],
  [NEWEST, '2026032500'],
  ['20250730', NEWEST],
  [NEWEST, '20250730'],
] as const)('in a region of %s that becomes one of %s', (before, after) => {
  it('a plan that stops and then deletes an instance does both, each once', async () => {
    const { actors, commands, instance, toasts, until } = await open(before, after)
    const plan = planFor(deleteInstance, instance, instanceSteps(instance))
    if (!plan) throw new Error('a running instance has no plan')
    actors.dispatchPlan(plan, true)
    // The change of the region is said before it or after it.
    const results = () => toasts().filter((text) => !text.startsWith('success: The region was '))
    await until(() => expect(results()).not.toEqual([]))
    expect(results()).toEqual(['success: Instance db-1 deleted'])
    expect(commands()).toEqual(['instance.stop', 'instance.delete'])
    expect(mock.region.world.instances.has(instance.id)).toBe(false)
    expect(mock.region.api).toBe(after)
  })

  it('a batch runs all of its rows, each once', async () => {
    const { actors, instance, store, until } = await open(before, after)
    const view = consolePartOf(store, shownBatch)
    const rows = mock.region.world.instances
      .where(({ runState }) => runState === 'running')
      .map(({ id, name }) => {
        const record = { ...instance, id, name }
        return { id, name, runs: { command: stopInstance as Command, record, by: instanceSteps(record) } }
      })
    await actors.askMany({ verb: stopInstance.name, nouns: 'instances', rows }, () => undefined)
    const asked = view.get() as AskedBatch
    asked.begin({ planned: [], pausesAtFailure: false, atOnce: 1 })
    const running = () => view.get() as RunningBatch
    await until(() => expect(running().status).toBe('ended'))
    expect(running().rows.map(({ phase }) => phase)).toEqual(rows.map(() => 'done'))
    expect(mock.region.api).toBe(after)
  })
})
