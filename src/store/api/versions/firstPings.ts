import { firstPositions } from '#machines/interaction/versionSearch'
import { versions } from './generated/shipped'
import { headerOf, isUnversioned, VERSION_HEADER } from './header'

// The requests that find the version of a region: they need no session. On a first visit the early script sends the
// first of them, before the application is loaded.

/** The versions that regions with the header may know, the oldest first. */
export const headedVersions = versions.filter((version) => !isUnversioned(version))

/** The versions that the first round trip asks for. */
export const firstWanted = firstPositions(headedVersions.length).map((at) => headedVersions[at] ?? '')

/** A request that finds the version of a region. */
export interface Ping {
  path: string
  /** The header with the version of the API. */
  header: string
}

const PATH = '/v1/ping'
/** The first version has no such operation. A later one asks for a session, or, with one, responds. */
const UPDATE_STATUS = '/v1/system/update/status'

/** The ping that tells the two versions without the header apart. Later ones refuse its header. */
export const oldPing: Ping = { path: UPDATE_STATUS, header: 'x' }

/** The ping for one version. */
export const pingFor = (version: string): Ping => ({ path: PATH, header: headerOf(version) })

/** The pings of the first round trip. The last of them also tells the two versions without the header apart. */
export const firstPings = (wanted: readonly string[]): readonly Ping[] => [
  { path: PATH, header: 'x' },
  ...wanted.map((version, index) =>
    index === wanted.length - 1 ? { ...pingFor(version), path: UPDATE_STATUS } : pingFor(version),
  ),
]

declare global {
  interface Window {
    /** The responses to the pings of the early script, by their headers. Each is taken once. */
    orreryPings?: Map<string, Promise<Response>>
  }
}

const send = ({ path, header }: Ping, origin: string) =>
  fetch(origin + path, { headers: { [VERSION_HEADER]: header } })

/** Sends the pings of a first visit, for the application to take. */
export function pingEarly() {
  const responses = firstPings(firstWanted).map((ping) => [ping.header, send(ping, '')] as const)
  // The application sends a failed ping again.
  for (const [, response] of responses) response.catch(() => {})
  window.orreryPings = new Map(responses)
}

/** The responses of operations that ask for a session or a role, or are not there: all after the header was read. */
const AFTER_HEADER: ReadonlySet<number> = new Set([401, 403, 404])

/**
 * Whether a region has accepted the header of a ping.
 *
 * @throws if the response says nothing of it: the region fails, or something in front of it has responded
 */
export function isAccepted({ path }: Pick<Ping, 'path'>, status: number): boolean {
  if (status === 400) return false
  if ((status >= 200 && status < 300) || (path !== PATH && AFTER_HEADER.has(status))) return true
  throw new Error(`The region responded to a ping with ${status}.`)
}

/** The response to a ping: that of the early script, or else of a request. */
export async function pingAnswer(ping: Ping, origin: string): Promise<Response> {
  const early = typeof window === 'undefined' ? undefined : window.orreryPings?.get(ping.header)
  if (early) window.orreryPings?.delete(ping.header)
  return (await early?.catch(() => undefined)) ?? send(ping, origin)
}
