import { versions, type Version } from '#store/api/versions/generated/shipped'
import { isUnversioned, VERSION_HEADER } from '#store/api/versions/header'
import { isBefore } from '#store/api/versions/offers'
import { ApiError } from '../wire/apiError'
import { compareWith, parseVersion, type Parsed } from './semanticVersion'

// The version of the API that a caller asks for in a header, by the rules of the region.

/** The versions that a region with the header has had, the newest first. */
const newestFirst = versions.filter((version) => !isUnversioned(version)).toReversed()

/** Stands for the first version with the header. */
const FIRST: Version = '20251008'

const badValue = (reason: string) =>
  new ApiError(400, undefined, `bad value for header "${VERSION_HEADER}": ${reason}`)

/** A header with bytes outside of ASCII, as the error quotes it. */
const escaped = (text: string) =>
  `"${text.replace(/["\\]/g, '\\$&').replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`)}"`

function parsed(text: string): Parsed {
  if (/[^\t -~]/.test(text)) throw badValue(`not ASCII: ${escaped(text)}`)
  try {
    return parseVersion(text)
  } catch (error) {
    throw badValue(`${error instanceof Error ? error.message : String(error)}: ${text}`)
  }
}

/**
 * The version in the header of a call; undefined if it has none, or if the region ignores it.
 *
 * @param newest the newest version of the region
 * @throws 400 if the header has no version, or one that is newer than the region
 */
export function askedVersion(newest: Version, headers: Headers): Parsed | undefined {
  // Of a repeated header, the first one counts. A version contains no comma.
  const text = headers.get(VERSION_HEADER)?.split(',')[0]?.trim()
  if (isUnversioned(newest) || text === undefined) return undefined
  const asked = parsed(text)
  if (compareWith(BigInt(newest), asked) > 0)
    throw new ApiError(400, undefined, `server does not support this API version: ${text}`)
  return asked
}

/**
 * The version in which a region answers a call.
 *
 * Simplified: the region has the forms of shipped versions only. A version between two of them gets the older one,
 * although it may have a part of the changes of the newer one. Every version before 2026021301 gets 20251008, which
 * differs from the first version with the header (2025112000) by multicast groups, of which the mock has only the
 * withdrawn operations, by the type of a disk, and by the form of quantiles. The model's own version is no exception: a
 * region with the header has never had its form.
 *
 * @param newest the newest version of the region
 * @param asked the version in the header of the call
 */
export function callerVersion(newest: Version, asked: Parsed | undefined): Version {
  if (!asked) return newest
  return newestFirst.find((version) => compareWith(BigInt(version), asked) >= 0) ?? FIRST
}

/** The versions in which a region answers calls. */
export const versionsOf = (newest: Version): readonly Version[] =>
  isUnversioned(newest) ? [newest] : [FIRST, ...newestFirst.filter((version) => !isBefore(newest, version))]
