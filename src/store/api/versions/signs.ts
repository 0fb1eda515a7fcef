// @chunk version
import { isRecord } from '#model/isRecord'
import type { Version } from './generated/shipped'
import type { RegionVersion } from './regionVersion'

// Signs of another version in an answer without data, and the fate of its request.

/** An error of a request, as the library has it. */
interface Failed {
  status?: unknown
  data?: unknown
}

/** An answer to a request. */
interface Answered {
  error?: unknown
}

/**
 * The meaning of an answer:
 *
 * - `refused`: the region does not know the version. It checks the header before everything else.
 * - `misread`: the request lacks what the region's version needs. The region has done nothing.
 * - `unread`: the answer has the form of another version.
 * - `foreign`: the region has nothing of this version at this address, or cannot show a record in it.
 * - `silent`: there is no region to ask.
 */
type Sign = 'refused' | 'misread' | 'unread' | 'foreign' | 'silent'

/** How a region refuses a version, or a malformed header. */
const REFUSED = /^(server does not support this API version|bad value for header "api-version")/
/** How a region says that a record has no form in an older version. */
const NOT_SHOWN =
  /update (your|the) client|client version|version of the client|in this API version|unrecognized protocol/i
/** How a region refuses a body that lacks a field. */
const LACKS_FIELD = /^unable to parse JSON body: missing field/

/** The meaning of an error; undefined if it says nothing about the version. */
export function signOf({ status, data }: Failed): Sign | undefined {
  const said: Record<string, unknown> = isRecord(data) ? data : {}
  const message = String(said['message'])
  const hasCode = typeof said['errorCode'] === 'string'
  if (status === 'PARSING_ERROR') return 'unread'
  if (status === 'FETCH_ERROR' || status === 502 || status === 503) return 'silent'
  if (status === 406) return 'foreign'
  // All requests are of operations that the version has: their own answers have a code.
  if (status === 404 || status === 405) return hasCode ? undefined : 'foreign'
  if (status !== 400) return undefined
  if (REFUSED.test(message)) return 'refused'
  if (LACKS_FIELD.test(message)) return 'misread'
  return NOT_SHOWN.test(message) ? 'foreign' : undefined
}

/** A request that has been answered without data. */
interface Asked<Answer> {
  regionVersion: RegionVersion
  /** The version that it was sent in. */
  version: Version
  isChange: boolean
  /** Sends it again, in the version of now. */
  again(): Promise<Answer>
}

/**
 * Confirms the version of the region after an answer that may be of another one: the region may have been updated or
 * rolled back under the page. A refused request is sent again, and so is a read if the version is another one. A change
 * that may have had an effect is not.
 *
 * @returns the answer that counts
 */
export async function answerAfter<Answer extends Answered>(
  answered: Answer,
  { regionVersion, version, isChange, again }: Asked<Answer>,
): Promise<Answer> {
  const sign = signOf((answered.error ?? {}) as Failed)
  if (sign === 'silent') regionVersion.doubt()
  if (sign === undefined || sign === 'silent') return answered
  // Another request may have found the version since.
  if (regionVersion.version === version)
    await regionVersion.confirm(sign === 'refused' ? 'version.refused' : 'version.doubted')
  const isSafe = sign === 'misread' || !isChange
  return sign === 'refused' || (isSafe && regionVersion.version !== version) ? again() : answered
}
