import { StateMark } from '#ui/feedback/StateBadge'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { inRem } from '#ui/layout/rem'
import { boxLines, type Chart, type ChartState } from '#machines/charts/chart'
import { wireWords } from '#model/case'
import { isMovingState, toneOf } from '../../model/tones'
import styles from './StateBox.module.css'

interface StateBoxProps {
  chart: Chart
  state: ChartState
  isActive: boolean
  isVisited: boolean
  isSelected: boolean
  /** Whether only the name has room. */
  isSmall: boolean
  /** How many resources are in it; absent where one is followed. */
  count: number | undefined
  onSelect: () => void
  /** Called with the state when the pointer comes, without one when it leaves. */
  onPoint: (state: string | undefined) => void
  onFocus: (state: string | undefined) => void
}

/** The looks of a box, in words. */
function looksOf({ isActive, isVisited, count }: StateBoxProps): string {
  if (count) return `${count} here`
  if (isActive && count === undefined) return 'now'
  return isVisited ? 'visited' : ''
}

/** A state in a chart, with the stroke and colour of its badge. Selecting it shows its details. */
export function StateBox(props: StateBoxProps) {
  const { chart, state, isActive, isVisited, isSelected, isSmall, count, onSelect, onPoint, onFocus } = props
  const [left, top, width, height] = state.box
  const tone = toneOf(chart, state)
  const lines = boxLines(state)
  if (state.type === 'history')
    return (
      <span
        className={styles.history}
        style={{ left: inRem(left), top: inRem(top), width: inRem(width), height: inRem(height) }}
      >
        H
      </span>
    )
  return (
    <button
      type="button"
      className={styles.state}
      style={{ left: inRem(left), top: inRem(top), width: inRem(width), height: inRem(height) }}
      data-small={isSmall || undefined}
      data-type={state.type}
      data-tone={tone}
      data-active={isActive || undefined}
      data-visited={isVisited || undefined}
      aria-pressed={isSelected}
      onClick={onSelect}
      onPointerEnter={() => onPoint(state.id)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onFocus(state.id)}
      onBlur={() => onFocus(undefined)}
    >
      <span className={styles.name}>
        <StateMark tone={tone} moving={isMovingState(state)} />
        <span className={styles.word}>{wireWords(state.name)}</span>
        <VisuallyHidden>{looksOf(props)}</VisuallyHidden>
        {count !== undefined && count > 0 && (
          <b className={styles.count} aria-hidden>
            {count}
          </b>
        )}
      </span>
      {isSmall ? (
        <VisuallyHidden>{lines.join(' ')}</VisuallyHidden>
      ) : (
        lines.map((line) => (
          <span key={line} className={line.startsWith('#') ? styles.tag : styles.line}>
            {line}
          </span>
        ))
      )}
    </button>
  )
}
