// The time of the region (decision 083). The browser's clock may be wrong, and what is read with it of a timestamp of the
// region too: a fresh transition would be stuck, a valid certificate expired. So whatever needs the present asks here; how
// far the clocks are apart is learned from the `Date` of responses. Only the event log, and with it the ledger, notes
// times of the browser's clock, which never jump and which all tabs share: they are translated where they are shown, or
// compared with times of the region.

/** A smaller difference does not matter, in milliseconds: nothing is corrected by it, so that no text jumps. */
const NEAR_MS = 2_000

/** The clock of the region minus that of the browser, in milliseconds. */
let ahead = 0
let corrected = () => {}

/** The present in the region, in milliseconds since the epoch. */
export const regionNow = (): number => Date.now() + ahead

/** The time of the region at a time of the browser's clock: of the log, the ledger, or the cache of calls. */
export const regionTimeOf = (browserTime: number): number => browserTime + ahead

/** The time of the browser's clock at a time of the region. */
export const browserTimeOf = (regionTime: number): number => regionTime - ahead

/** Sets what runs after {@link regionNow} has jumped, because the clocks turned out to differ. */
export const onCorrection = (run: () => void): void => {
  corrected = run
}

/**
 * Learns the region's time from a response. Its `Date` has whole seconds, and was written at some time between the
 * request and now: a response gives a least and a greatest difference, and what is known already moves only into that
 * range. So many responses make it exact, and one that is slow changes nothing.
 *
 * @param sentAt when the request was sent, in milliseconds since the page started
 */
export function learnRegionTime(headers: Headers, sentAt: number): void {
  const least = Date.parse(`${headers.get('date')}`) - Date.now()
  const most = least + 1_000 + performance.now() - sentAt
  const moved = Math.min(Math.max(ahead, least), most)
  const next = Math.abs(moved) < NEAR_MS ? 0 : moved
  // A cache has kept a response with an age since its date. One without a date gives no number.
  if (next === ahead || Number.isNaN(next) || Number(headers.get('age'))) return
  ahead = next
  corrected()
}
