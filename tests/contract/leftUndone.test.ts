import { beforeEach, describe, expect, it, vi } from 'vitest'
import { announceLeftUndone } from '#features/app/announceLeftUndone'
import { ledger } from '#features/console/ledger/noun'
import { deleteInstance, stopInstance } from '#features/shared/instance/commands'
import { instanceSteps } from '#features/shared/instance/plans'
import { selections } from '#features/kit/list/selection/selections'
import { instancesApi } from '#store/api/resources/instances'
import { manyRow } from '#store/commands/many'
import { planFor } from '#store/commands/plan'
import { keepLeftUndone } from '#store/kept/leftUndone'
import { consolePartOf } from '#store/parts'
import { makeStore } from '#store/store'
import { ORIGIN, rowNamed, setupRegion } from '../support/region'
import { consoleInNode } from '../support/consoleInNode'

// Nothing that ends with its page ends without a word: the browser and the sign-out ask, and what a lost session has ended
// is named once its user is back. Rules: CMD-6, PLAN-5.

const mock = setupRegion()
let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})

/** A plan to delete web-1 that waits for its stop, and the id of its user. */
async function underWay() {
  const { store, actors, left, signIn, dialog, underWay: all } = consoleInNode()
  const userId = await signIn()
  const { id } = rowNamed(mock.region.world.instances, 'web-1')
  const instance = await store
    .dispatch(instancesApi.endpoints.instanceView.initiate({ instance: id }))
    .unwrap()
  const plan = planFor(deleteInstance, instance, instanceSteps(instance))
  if (!plan) throw new Error('no plan')
  actors.dispatchPlan(plan, true)
  await vi.waitFor(() => expect(store.observer.lastSeen(id)).toBe('stopping'))
  return {
    actors,
    left,
    dialog,
    userId,
    subject: { kind: 'instance', id, name: 'web-1' },
    plan: () => [...all().plans.values()][0],
  }
}

/** The toasts when a user is back. */
function toastsFor(userId: string) {
  const store = makeStore({ origin: ORIGIN })
  announceLeftUndone(store, userId)
  return store.getState().notices
}

describe('a plan that ends because the session has ended', () => {
  it('names the steps that will not happen once its user is back, and only once', async () => {
    const { actors, left, userId, subject } = await underWay()
    actors.expire('/projects')
    expect(left).toEqual(['/login?redirect_uri=%2Fprojects'])
    expect(toastsFor(userId)).toEqual([
      expect.objectContaining({
        tone: 'failed',
        title: 'Stop, then delete web-1: not finished',
        body: 'The session ended before this was done: Delete web-1. Done before: Stop web-1.',
        link: { label: 'View web-1', to: `/lookup/i/${subject.id}` },
      }),
    ])
    expect(toastsFor(userId)).toEqual([])
  })

  it('says nothing to another user, and keeps words and ids alone', async () => {
    const { actors, userId, subject } = await underWay()
    actors.expire('/projects')
    const plans = [{ label: 'Stop, then delete', subject, done: ['Stop web-1'], left: ['Delete web-1'] }]
    expect([...kept.values()].map((text) => JSON.parse(text) as unknown)).toEqual([{ userId, plans }])
    expect(toastsFor('another')).toEqual([])
    expect(kept.size).toBe(0)
  })

  it('is not named when the person had cancelled the rest', async () => {
    const cancelled = await underWay()
    cancelled.plan()?.halt()
    cancelled.actors.expire('/projects')
    expect(kept.size).toBe(0)
  })

  it('is asked about when the person signs out, and then not named', async () => {
    const { actors, left, dialog } = await underWay()
    actors.signOut()
    expect(dialog()?.text).toMatchObject({ items: ['Stop, then delete web-1'] })
    dialog()?.dismiss()
    expect(dialog()).toBeNull()
    expect(left).toEqual([])
    actors.signOut()
    dialog()?.accept()
    expect(dialog()).toBeNull()
    await vi.waitFor(() => expect(left).toEqual(['/login']))
    expect(kept.size).toBe(0)
  })

  it('is no error for data of another version', () => {
    kept.set('orrery.leftUndone', '{"userId":"u","plans":[{"label":3}]}')
    expect(toastsFor('u')).toEqual([])
  })
})

describe('before the page is left', () => {
  const asks = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  beforeEach(() => void vi.stubGlobal('window', new EventTarget()))

  it('the browser asks while a plan is under way, and not once its session has ended', async () => {
    const { actors } = await underWay()
    expect(asks()).toBe(true)
    actors.expire('/projects')
    expect(asks()).toBe(false)
  })

  it('the browser does not ask after the person has answered', async () => {
    const { actors, dialog, left } = await underWay()
    actors.signOut()
    dialog()?.accept()
    await vi.waitFor(() => expect(left).toEqual(['/login']))
    expect(asks()).toBe(false)
  })

  it('the browser asks until a batch has ended, also while it is paused', async () => {
    const { batch } = await batchUnderWay()
    expect(asks()).toBe(true)
    batch().pause()
    await vi.waitFor(() => expect(batch().status).toBe('paused'))
    expect(asks()).toBe(true)
    batch().stopRest()
    await vi.waitFor(() => expect(batch().status).toBe('ended'))
    expect(asks()).toBe(false)
  })

  it('the browser does not ask where nothing would end', async () => {
    const { actors, signIn, left } = consoleInNode()
    await signIn()
    expect(asks()).toBe(false)
    actors.signOut()
    await vi.waitFor(() => expect(left).toEqual(['/login']))
  })
})

/** A batch that stops all instances one by one, of which none is stopped yet. */
async function batchUnderWay() {
  const console = consoleInNode()
  const userId = await console.signIn()
  const { items } = await console.store
    .dispatch(instancesApi.endpoints.instanceList.initiate({ project: 'web' }))
    .unwrap()
  const rows = items.map((instance) => ({
    id: instance.id,
    name: instance.name,
    runs: manyRow(stopInstance, instance),
  }))
  await console.actors.askMany(
    { verb: 'instance.stop', nouns: 'instances', rows, at: '/projects/web/instances' },
    () => undefined,
  )
  console.asked().begin({ planned: [], pausesAtFailure: false, atOnce: 1 })
  return { ...console, userId }
}

it('the rest of a batch that a lost session has ended is named, and selected in its list but for what may be done', async () => {
  const { actors, batch, userId } = await batchUnderWay()
  const ids = batch().rows.map(({ id }) => id)
  const names = batch().rows.map(({ name }) => name)
  expect(batch().rows.map(({ phase }) => phase)).toEqual(['underWay', ...names.slice(1).map(() => 'waiting')])
  actors.expire('/projects')
  const store = makeStore({ origin: ORIGIN })
  announceLeftUndone(store, userId)
  expect(store.getState().notices).toEqual([
    expect.objectContaining({
      title: `Stop ${ids.length} of ${ids.length} instances: not finished`,
      body: `The session ended before this was done: ${names.slice(1).join(', ')}. It had no answer for this, which may have been done: ${names[0]}. The activity says which.`,
      link: { label: 'Show in the list', to: '/projects/web/instances' },
    }),
  ])
  expect([...(consolePartOf(store, selections).wantedIn('/projects/web/instances') ?? [])]).toEqual(
    ids.slice(1),
  )
})

it('rows are selected in the list that they are of, also where the toast leads to the activity', () => {
  const at = '/projects/web/instances'
  const subject = { kind: 'instance', id: '', name: '2 instances' }
  const link = { label: 'Show in the list', to: at }
  keepLeftUndone('u1', [
    { label: 'Stop', subject, done: [], left: [], unsure: ['web-1'], link, keys: ['i2'] },
  ])
  const store = makeStore({ origin: ORIGIN })
  announceLeftUndone(store, 'u1')
  const [notice] = store.getState().notices
  expect(notice?.link?.to).toBe(ledger.to.list())
  expect([...(consolePartOf(store, selections).wantedIn(at) ?? [])]).toEqual(['i2'])
  expect(consolePartOf(store, selections).wantedIn(ledger.to.list())).toBeUndefined()
})

it('a command that was refused because the session has ended is named once', async () => {
  const { actors, left, run, signIn, store, subject } = await commandReady()
  const userId = await signIn()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'no' }, { status: 401 })))
  run(stopInstance, subject)
  await vi.waitFor(() => expect(store.getState().notices).toHaveLength(1))
  actors.expire('/projects')
  expect(left).toHaveLength(1)
  expect(toastsFor(userId)).toEqual([
    expect.objectContaining({
      title: 'Stop web-1: not finished',
      body: 'The session ended before this was done: Stop web-1.',
    }),
  ])
})

/** A console, and an instance to stop. */
async function commandReady() {
  const console = consoleInNode()
  const { id } = rowNamed(mock.region.world.instances, 'web-1')
  const subject = await console.store
    .dispatch(instancesApi.endpoints.instanceView.initiate({ instance: id }))
    .unwrap()
  return { ...console, subject }
}
