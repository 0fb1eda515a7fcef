import { formatCount, formatExact } from '../format/numbers'
import { Tooltip } from '../overlays/Tooltip'

/** A number, shortened from a million on; all its digits are in the tooltip and in the accessible name. */
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
