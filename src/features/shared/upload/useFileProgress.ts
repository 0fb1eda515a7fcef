import { useSyncExternalStore } from 'react'
import { formatLong } from '#ui/format/age'
import { formatBytes } from '#ui/format/bytes'
import { formatPercent } from '#ui/format/numbers'
import type { UploadMeter } from './uploadMeter'

/** The progress of a file as numbers and words; without a rate while nothing is sent. */
export function useFileProgress({ subscribe, read }: UploadMeter) {
  const { doneBytes, totalBytes, rate, secondsLeft } = useSyncExternalStore(subscribe, read, read)
  const share = doneBytes / totalBytes
  const moves = rate !== undefined && secondsLeft !== undefined && doneBytes < totalBytes
  return {
    percent: Math.floor(share * 100),
    share: formatPercent(share),
    amount: `${formatPercent(share)}, ${formatBytes(doneBytes)} of ${formatBytes(totalBytes)}`,
    rate: moves ? `${formatBytes(rate)}/s` : undefined,
    left: moves ? `about ${formatLong(secondsLeft * 1_000)} left` : undefined,
  }
}
