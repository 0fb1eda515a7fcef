/** The pings of one search. */
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
  return Array.from({ length: wanted }, (_, at) => Math.ceil(((at + 1) * (count - 1)) / wanted))
}
