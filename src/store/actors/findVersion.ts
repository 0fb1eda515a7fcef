// @chunk version
import { createActor, fromPromise, waitFor } from 'xstate'
import { regionVersionMachine, type FirstPings } from '#machines/interaction/regionVersionMachine'
import type { Version } from '../api/versions/change'
import { versions } from '../api/versions/generated/shipped'
import { answerOf, firstPings, headedVersions, pingFor } from '../api/versions/firstPings'
import { inspectorOf } from '../eventLog/actorInspector'
import type { EventLog } from '../eventLog/eventLog'

/** Whether a status is not the refusal of a header. @throws if the region fails */
function isAccepted(found: number): boolean {
  if (found >= 500) throw new Error(`The region responded to a ping with ${found}.`)
  return found !== 400
}

/** The first pings, at once. */
async function pingFirst(origin: string, wanted: readonly string[]): Promise<FirstPings> {
  const [malformed = 400, ...found] = await Promise.all(
    firstPings(wanted).map(async (ping) => (await answerOf(ping, origin)).status),
  )
  const unversioned = found.at(-1) === 404 ? '20250730' : '20251008'
  return { unversioned: isAccepted(malformed) ? unversioned : null, accepted: found.map(isAccepted) }
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
        pingFirst: fromPromise<FirstPings, { versions: readonly string[] }>(({ input }) =>
          pingFirst(origin, input.versions),
        ),
        ping: fromPromise<boolean, { version: string }>(async ({ input }) =>
          isAccepted((await answerOf(pingFor(input.version), origin)).status),
        ),
      },
    }),
    {
      id: 'regionVersion',
      input: { versions: headedVersions },
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
