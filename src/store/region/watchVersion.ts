// @chunk version
import { createActor, fromPromise, waitFor } from 'xstate'
import { regionVersionMachine } from '#machines/interaction/regionVersionMachine'
import type { FirstPings } from '#machines/interaction/versionSearch'
import {
  pingAnswer,
  headedVersions,
  isAccepted,
  oldPing,
  pingFor,
  type Ping,
} from '../api/versions/firstPings'
import { headerOf, isUnversioned } from '../api/versions/header'
import { OLDEST, versions } from '../api/versions/generated/shipped'
import { isVersion } from '../api/versions/offers'
import { pingFirst } from '../api/versions/searchVersion'
import type { RegionWatch, WatchOptions } from '../api/versions/regionVersion'
import { inspectorOf } from '../eventLog/actorInspector'
import type { EventLog } from '../eventLog/eventLog'

/** An operation that regions before versioning do not have, for every user. */
const SINCE_VERSIONING = '/v1/subnet-pools?limit=1'

/** Whether a region knows the version of a ping. @throws if its response does not say so */
const isKnown = async (ping: Ping, origin: string) =>
  isAccepted(ping, (await pingAnswer(ping, origin)).status)

/**
 * Whether a version is still the newest one of a region, by one ping. The console's own requests show whether the region
 * knows the version; the ping finds out the rest:
 *
 * - of most versions, whether the region knows the next one. A region from before versioning accepts it too.
 * - of the newest version of the console, whether the region has an operation that none from before versioning has.
 * - of the two from before versioning, which of them it is, by a call with a malformed header.
 */
async function isStill(version: string, origin: string): Promise<boolean> {
  if (!isVersion(version)) return false
  const next = versions[versions.indexOf(version) + 1]
  if (isUnversioned(version)) {
    const { status } = await pingAnswer(oldPing, origin)
    return isAccepted(oldPing, status) && (status === 404) === (version === OLDEST)
  }
  if (next) return !(await isKnown(pingFor(next), origin))
  const ping = { path: SINCE_VERSIONING, header: headerOf(version) }
  const { status } = await pingAnswer(ping, origin)
  return isAccepted(ping, status) && status !== 404
}

/**
 * Watches the version of a region by the machine, which is in the event log: the newest one that the console and the
 * region both know.
 */
export function watchVersion(
  log: EventLog,
  origin: string,
  { kept, first, found, signal }: WatchOptions,
): RegionWatch {
  // Undefined outside of a browser.
  const page: Document | undefined = globalThis.document
  let answered = first
  const isVisible = () => page?.visibilityState !== 'hidden'
  const actor = createActor(
    regionVersionMachine.provide({
      actions: {
        speak: ({ context: { version } }) => {
          if (isVersion(version)) found(version)
        },
      },
      guards: { isVisible },
      actors: {
        confirm: fromPromise<boolean, { version: string }>(({ input }) => isStill(input.version, origin)),
        pingFirst: fromPromise<FirstPings, { versions: readonly string[] }>(async ({ input }) => {
          const pings = answered ?? (await pingFirst(origin, input.versions))
          answered = undefined
          return pings
        }),
        ping: fromPromise<boolean, { version: string }>(({ input }) =>
          isKnown(pingFor(input.version), origin),
        ),
      },
    }),
    {
      id: 'regionVersion',
      input: { versions: headedVersions, version: kept ?? null },
      inspect: inspectorOf(log).inspect,
    },
  )
  if (!signal?.aborted) actor.start()
  signal?.addEventListener('abort', () => actor.stop(), { once: true })
  page?.addEventListener(
    'visibilitychange',
    () => {
      const shown = { type: 'page.shown' } as const
      // The log need not have those without an effect.
      if (isVisible() && actor.getSnapshot().can(shown)) actor.send(shown)
    },
    signal && { signal },
  )
  return {
    async ask(type) {
      actor.send({ type })
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    },
  }
}
