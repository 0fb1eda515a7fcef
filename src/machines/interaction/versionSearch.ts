// The search for the version of a region by its first pings, without a machine: on a first visit the first requests wait
// for it, and the library of the machines is not here yet.

const MOST_PINGS = 6
/** The pings for the versions between those of the first round trip, if not all of them fit in it. */
const LATER_PINGS = 2

/**
 * The positions in the list of versions that are asked for at once, beside the malformed header: all but the oldest,
 * which every region with versions knows; if there are too many, some with the same distance, so that halving finds
 * the version between two of them.
 */
export function firstPositions(count: number): readonly number[] {
  const most = MOST_PINGS - 1
  const wanted = count - 1 <= most ? count - 1 : most - LATER_PINGS
  return Array.from({ length: wanted }, (_, index) => Math.ceil(((index + 1) * (count - 1)) / wanted))
}

/** The responses to the first pings, which are sent together. */
export interface FirstPings {
  /** The version of a region that is older than versioning; null if the region has versions. */
  unversioned: string | null
  /** Whether the region accepts each of the positions that were asked for. */
  accepted: readonly boolean[]
}

/** The positions of the newest version that the region is known to know, and of the oldest that it refused. */
export interface VersionRange {
  known: number
  refused: number
}

/** Whether the search has ended. */
export const isFound = ({ known, refused }: VersionRange): boolean => refused - known <= 1

/**
 * The range of versions after the first pings.
 *
 * @param count of the versions
 */
export function rangeAfter(count: number, accepted: readonly boolean[]): VersionRange {
  const positions = firstPositions(count)
  const refused = accepted.indexOf(false)
  return {
    known: (refused < 0 ? positions.at(-1) : positions[refused - 1]) ?? 0,
    refused: (refused < 0 ? undefined : positions[refused]) ?? count,
  }
}

/**
 * The version that the first pings find.
 *
 * @param versions that regions with versioning may know, the oldest first
 * @returns undefined if it is between two that were tried
 */
export function versionFoundBy(
  versions: readonly string[],
  { unversioned, accepted }: FirstPings,
): string | undefined {
  if (unversioned !== null) return unversioned
  const range = rangeAfter(versions.length, accepted)
  return isFound(range) ? versions[range.known] : undefined
}
