import { createActor, fromPromise, waitFor } from 'xstate'
import { regionVersionMachine, type FirstPings } from '#machines/interaction/regionVersionMachine'
import type { Version } from '../api/versions/change'
import { versions } from '../api/versions/generated/shipped'
import { headerOf, isUnversioned, VERSION_HEADER } from '../api/versions/header'
import { inspectorOf } from '../eventLog/actorInspector'
import type { EventLog } from '../eventLog/eventLog'

/** Sends a ping that needs no session. @returns the status */
const status = async (origin: string, path: string, header: string) =>
  (await fetch(origin + path, { headers: { [VERSION_HEADER]: header } })).status

/** Whether a region accepts a header. @throws if it does not answer, or fails */
async function accepts(origin: string, header: string): Promise<boolean> {
  const found = await status(origin, '/v1/ping', header)
  if (found === 400) return false
  if (found >= 200 && found < 300) return true
  throw new Error(`The region responded to a ping with ${found}.`)
}

/**
 * Finds the newest version that the console and the region both know, by the machine, which is in the event log.
 *
 * @throws if the region does not answer
 */
export async function findVersion(log: EventLog, origin: string): Promise<Version> {
  const actor = createActor(
    regionVersionMachine.provide({
      actors: {
        pingFirst: fromPromise<FirstPings, { newest: string }>(async ({ input }) => {
          const [hasMalformed, hasNewest] = await Promise.all([
            accepts(origin, 'x'),
            accepts(origin, headerOf(input.newest)),
          ])
          return { isVersioned: !hasMalformed, hasNewest }
        }),
        ping: fromPromise<boolean, { version: string }>(({ input }) =>
          accepts(origin, headerOf(input.version)),
        ),
        // The first of them has no such operation, and a path without an operation needs no session.
        findUnversioned: fromPromise<string, object>(async () =>
          (await status(origin, '/v1/system/update/status', '')) === 404 ? '20250730' : '20251008',
        ),
      },
    }),
    {
      id: 'regionVersion',
      input: { versions: versions.filter((version) => !isUnversioned(version)) },
      inspect: inspectorOf(log).inspect,
    },
  )
  actor.start()
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  actor.stop()
  const found = versions.find((version) => version === context.version)
  if (found === undefined) throw new Error('The region does not answer.')
  return found
}
