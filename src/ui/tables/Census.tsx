import { Button } from '../actions/Button'
import { midSentence } from '../format/midSentence'
import { formatCount } from '../format/numbers'
import styles from './Census.module.css'
import type { FacetChoice } from './facetChoices'

interface CensusProps {
  /** The counted property: "State". */
  label: string
  options: readonly FacetChoice[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** The counted rows, if not all are counted: "On this page". */
  scope?: string | undefined
  /** Counts everything. */
  onCountAll?: (() => void) | undefined
  /** The full count is running. */
  busy?: boolean
}

/**
 * Counts above a list, one per value that rows have. A pressed count filters the list, and stays when no row has it;
 * several can be pressed.
 */
export function Census({ label, options, chosen, onChange, scope, onCountAll, busy = false }: CensusProps) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  const isShown = ({ value, count }: FacetChoice) => count > 0 || chosen.includes(value)
  return (
    <div className={styles.census} role="group" aria-label={label}>
      {scope && <span className={styles.scope}>{scope}</span>}
      {options.filter(isShown).map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.mark}
          aria-pressed={chosen.includes(option.value)}
          onClick={() => toggle(option.value)}
        >
          {option.mark}
          <span>
            <b>{formatCount(option.count)}</b> {midSentence(option.label)}
          </span>
        </button>
      ))}
      {onCountAll && (
        <Button size="small" tone="ghost" busy={busy} onClick={onCountAll}>
          Count all
        </Button>
      )}
    </div>
  )
}
