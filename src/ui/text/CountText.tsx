import { formatCount, formatExact } from '../format/numbers'
import { Tooltip } from '../overlays/Tooltip'
import styles from './CountText.module.css'

/** A number, compact from a million on; the tooltip and the accessible name have all its digits. */
export function CountText({ value }: { value: number | bigint }) {
  const short = formatCount(value)
  const exact = formatExact(value)
  if (short === exact) return short
  return (
    <Tooltip text={exact}>
      <span tabIndex={0} role="note" aria-label={exact}>
        <ShortCount value={value} />
      </span>
    </Tooltip>
  )
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A compact number without its digits. The font has no raised figures but ¹, ² and ³: an exponent is a `<sup>`. */
export function ShortCount({ value }: { value: number | bigint }) {
  const [, number, power = ''] = /^(.*?)([⁰¹²³⁴-⁹]*)$/.exec(formatCount(value)) ?? []
  return (
    <span className={styles.count}>
      {number}
      {power && <sup>{power.replaceAll(/./g, (digit) => String(raised.indexOf(digit)))}</sup>}
    </span>
  )
}
