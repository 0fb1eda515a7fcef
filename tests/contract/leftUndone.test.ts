import { beforeEach, describe, expect, it, vi } from 'vitest'
import { announceLeftUndone } from '#features/app/announceLeftUndone'
import { deleteInstance } from '#features/instances/commands'
import { instanceSteps } from '#features/instances/plans'
import { instancesApi } from '#store/api/resources/instances'
import { planFor } from '#store/commands/plan'
import { makeStore } from '#store/store'
import { ORIGIN, rowNamed, setupRegion } from '../support/region'
import { consoleInNode } from '../support/consoleInNode'

// A toast names a plan that ended with the session of its page once the user is back. Rule: PLAN-5.

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
  const { store, actors, left, signIn, underWay: all } = consoleInNode()
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

  it('is not named when the person signs out', async () => {
    const { actors, left } = await underWay()
    actors.signOut()
    await vi.waitFor(() => expect(left).toEqual(['/login']))
    expect(kept.size).toBe(0)
  })

  it('is no error for data of another version', () => {
    kept.set('orrery.leftUndone', '{"userId":"u","plans":[{"label":3}]}')
    expect(toastsFor('u')).toEqual([])
  })
})
