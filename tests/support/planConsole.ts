import { vi } from 'vitest'
import { disksApi } from '#store/api/resources/disks'
import { instancesApi } from '#store/api/resources/instances'
import { consoleInNode } from './consoleInNode'

/** A console without a page that runs plans. */
export type PlanConsole = Awaited<ReturnType<typeof startPlans>>

const once = { forceRefetch: true, subscribe: false } as const

/**
 * Opens a console without a page that has read a disk and an instance.
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
  const opened = consoleInNode({ apiVersion })
  const { store, entries, underWay } = opened
  const look = () =>
    Promise.all([
      instance && store.dispatch(instancesApi.endpoints.instanceView.initiate({ instance }, once)),
      store.dispatch(disksApi.endpoints.diskView.initiate({ disk }, once)),
    ])
  await look()
  const issued = () =>
    entries().flatMap(({ seq, kind, data }) =>
      kind === 'event' && data.type === 'command.issued' ? [{ seq, ...data.request }] : [],
    )
  return {
    ...opened,
    issued,
    commands: () => issued().map(({ command }) => command),
    view: () => [...underWay().plans.values()][0],
    moving: () => underWay().moving,
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
