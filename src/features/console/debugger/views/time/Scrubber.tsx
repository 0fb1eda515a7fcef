import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Entry } from '#store/eventLog/entry'
import { Button } from '#ui/actions/Button'
import { IconButton } from '#ui/actions/IconButton'
import { textOf } from '../../model/entryText'
import { clock } from '../../model/times'
import styles from './Scrubber.module.css'

interface ScrubberProps {
  entries: readonly Entry[]
  /** The number of the last entry that has happened; undefined in the present. */
  at: number | undefined
  onMove: (seq: number | undefined) => void
  /** Whether the page of that moment is shown. Absent, like `onShowPage`, if that page is unknown. */
  isPageShown?: boolean
  onShowPage?: (isShown: boolean) => void
}

/** Moves through time, entry by entry: all parts of the debugger show that moment. */
export function Scrubber({ entries, at, onMove, isPageShown = false, onShowPage }: ScrubberProps) {
  const last = entries.length - 1
  const found = at === undefined ? last : entries.findLastIndex(({ seq }) => seq <= at)
  const index = Math.max(0, found)
  const entry = entries[index]
  const move = (to: number) => {
    const target = entries[Math.min(Math.max(to, 0), last)]
    onMove(target && to < last ? target.seq : undefined)
  }
  if (!entry) return null
  const words = at === undefined ? 'Now' : `${clock(entry.at)} ${textOf(entry)}`
  return (
    <div className={styles.scrubber} data-past={at !== undefined || undefined}>
      <IconButton
        label="One entry back"
        icon={<ChevronLeft size={16} aria-hidden />}
        onClick={() => move(index - 1)}
      />
      <input
        type="range"
        min={0}
        max={last}
        value={index}
        aria-label="Time"
        aria-valuetext={words}
        onChange={(event) => move(Number(event.target.value))}
      />
      <IconButton
        label="One entry on"
        icon={<ChevronRight size={16} aria-hidden />}
        onClick={() => move(index + 1)}
      />
      <span className={styles.words}>{words}</span>
      {onShowPage && (
        <Button size="small" onClick={() => onShowPage(!isPageShown)}>
          {isPageShown ? 'Hide the page then' : 'Show the page then'}
        </Button>
      )}
      {at !== undefined && (
        <Button size="small" onClick={() => onMove(undefined)}>
          Back to now
        </Button>
      )}
    </div>
  )
}
