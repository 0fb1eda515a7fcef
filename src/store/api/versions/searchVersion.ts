// @chunk search
import { versionFoundBy, type FirstPings } from '#machines/interaction/versionSearch'
import { READ_TIMEOUT_MS } from '#model/timing'
import type { Version } from './generated/shipped'
import { pingAnswer, firstPings, firstWanted, headedVersions, isAccepted } from './firstPings'
import { isVersion } from './offers'

// The first round trip of the search for a region's version. The first requests of a first visit wait for it, so it
// needs no machine; regionVersionMachine takes the same answers when it is loaded.

/** The first pings, at once. */
export async function pingFirst(origin: string, wanted: readonly string[]): Promise<FirstPings> {
  const answers = await Promise.all(
    firstPings(wanted).map(async (ping) => {
      const { status } = await pingAnswer(ping, origin)
      return { status, is: isAccepted(ping, status) }
    }),
  )
  const [malformed, ...found] = answers
  const unversioned = found.at(-1)?.status === 404 ? '20250730' : '20251008'
  return { unversioned: malformed?.is ? unversioned : null, accepted: found.map(({ is }) => is) }
}

/** The result of the first pings. */
export interface FirstSearch {
  pings: FirstPings
  /** Undefined if more pings are needed. */
  version: Version | undefined
}

/** Sends the first pings. @throws if the region fails or is silent */
export async function searchVersion(origin: string): Promise<FirstSearch> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The region does not respond.')), READ_TIMEOUT_MS)
  })
  try {
    const pings = await Promise.race([pingFirst(origin, firstWanted), silence])
    const version = versionFoundBy(headedVersions, pings)
    return { pings, version: isVersion(version) ? version : undefined }
  } finally {
    clearTimeout(timer)
  }
}
