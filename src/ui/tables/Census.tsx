import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../actions/Button'
import { midSentence } from '../format/midSentence'
import { formatCount } from '../format/numbers'
import styles from './Census.module.css'
import { foldedChoices, type FacetChoice } from './facetChoices'

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
 * several can be pressed. Of many values, those that change are counted together until each is asked for.
 */
export function Census({ label, options, chosen, onChange, scope, onCountAll, busy = false }: CensusProps) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  const [isWhole, setWhole] = useState(false)
  const shown = options.filter(({ value, count }) => count > 0 || chosen.includes(value))
  const folded = isWhole ? [] : foldedChoices(shown, chosen)
  const group = useRef<HTMLDivElement>(null)
  /** The first of the counts takes the place of their sum, and its focus. */
  const unfold = (at: number) => {
    flushSync(() => setWhole(true))
    group.current?.querySelectorAll('button')[at]?.focus()
  }
  return (
    <div ref={group} className={styles.census} role="group" aria-label={label}>
      {scope && <span className={styles.scope}>{scope}</span>}
      {shown.map((option, index) => {
        if (option === folded[0])
          return <Folded key="folded" choices={folded} onUnfold={() => unfold(index)} />
        return folded.includes(option) ? null : (
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
        )
      })}
      {onCountAll && (
        <Button size="small" tone="ghost" busy={busy} onClick={onCountAll}>
          Count all
        </Button>
      )}
    </div>
  )
}

interface FoldedProps {
  choices: readonly FacetChoice[]
  onUnfold: () => void
}

/** The sum of several counts, which shows each of them: "6 changing". */
function Folded({ choices: [first, ...others], onUnfold }: FoldedProps) {
  if (!first) return null
  const sum = others.reduce((count, other) => count + other.count, first.count)
  return (
    <button type="button" className={styles.mark} aria-expanded={false} onClick={onUnfold}>
      {first.mark}
      <span>
        <b>{formatCount(sum)}</b> {first.group}
      </span>
      <ChevronDown size={14} aria-hidden />
    </button>
  )
}
