import { formatCount, formatExact } from '../format/numbers'
import { Tooltip } from '../overlays/Tooltip'

/** A number, compact from a million on; the tooltip and the accessible name have all its digits. */
export function CountText({ value }: { value: number | bigint }) {
  const short = formatCount(value)
  const exact = formatExact(value)
  if (short === exact) return short
  return (
    <Tooltip text={exact}>
      <span tabIndex={0} role="note" aria-label={exact}>
        {short}
      </span>
    </Tooltip>
  )
}
