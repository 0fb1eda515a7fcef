import { onTestFinished, vi } from 'vitest'
import type { UnderWay } from '#store/actors/underWay'
import { api } from '#store/api/api'
import { disksApi } from '#store/api/resources/disks'
import { instancesApi } from '#store/api/resources/instances'
import { makeStore } from '#store/store'
import { ORIGIN } from './region'
import { quietActors } from './quietActors'

/** A console without a page that runs plans. */
export type PlanConsole = Awaited<ReturnType<typeof startPlans>>

const once = { forceRefetch: true, subscribe: false } as const

/**
 * Starts a console without a page that has read a disk and an instance. It ends with its test: a running plan
 * would keep polling.
 *
 * @param clock of the region
 * @param things the ids of the disk and the instance
 * @param apiVersion of the console, if it is not the usual one
 */
export async function startPlans(
  clock: { advance(ms: number): void },
  { disk, instance }: { disk: string; instance?: string },
  apiVersion?: 'found',
) {
  const store = makeStore({ origin: ORIGIN, apiVersion })
  let underWay: UnderWay = { plans: new Map(), moving: [] }
  const actors = quietActors(store, {
    setUnderWay: (next) => {
      underWay = next
    },
  })
  onTestFinished(() => {
    actors.root.stop()
    store.dispatch(api.util.resetApiState())
    store.parts.dispose()
  })
  const look = () =>
    Promise.all([
      instance && store.dispatch(instancesApi.endpoints.instanceView.initiate({ instance }, once)),
      store.dispatch(disksApi.endpoints.diskView.initiate({ disk }, once)),
    ])
  await look()
  const entries = () => {
    store.log.flush()
    return store.getState().eventLog.entries
  }
  const issued = () =>
    entries().flatMap(({ seq, kind, data }) =>
      kind === 'event' && data.type === 'command.issued' ? [{ seq, ...data.request }] : [],
    )
  return {
    store,
    actors,
    entries,
    issued,
    commands: () => issued().map(({ command }) => command),
    view: () => [...underWay.plans.values()][0],
    moving: () => underWay.moving,
    toasts: () =>
      store
        .getState()
        .notices.filter(({ isSpoken }) => !isSpoken)
        .map(({ tone, title }) => `${tone}: ${title}`),
    /** Advances the region until a condition holds. */
    until: (holds: () => void) =>
      vi.waitFor(
        async () => {
          clock.advance(2_000)
          await look()
          holds()
        },
        { interval: 5, timeout: 5_000 },
      ),
  }
}
