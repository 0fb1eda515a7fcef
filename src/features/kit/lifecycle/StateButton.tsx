import { badgeClass, StateMark } from '#ui/feedback/StateBadge'
import type { StatefulResource } from './statefulResource'
import { useConsolePart } from '#store/hooks'
import { wireWords } from '#model/case'
import { useLook } from './stuck'
import { LateLifecycleCard } from './lazyLifecycleCard'
import { lifecycleCards } from './openCard'
import styles from './StateButton.module.css'

interface StateButtonProps<Row> {
  resource: StatefulResource<Row>
  row: Row
  /** Shows the mark without its word, to save room; the name of the button has both. */
  markOnly?: boolean
}

/** The badge of a state; a click or Enter opens the lifecycle card. The card's code loads on hover or focus. */
export function StateButton<Row>({ resource, row, markOnly = false }: StateButtonProps<Row>) {
  const cards = useConsolePart(lifecycleCards)
  const { id, name, state } = resource.read(row)
  const look = useLook(resource, row)
  return (
    <button
      ref={(anchor) => cards.note(anchor, resource, row)}
      type="button"
      className={`${styles.button} ${markOnly ? styles.mark : badgeClass(look)}`}
      aria-label={`${name}: ${wireWords(state)}`}
      aria-haspopup="dialog"
      data-state-of={id}
      onPointerEnter={LateLifecycleCard.preload}
      onFocus={LateLifecycleCard.preload}
      onClick={({ currentTarget }) => cards.toggle(currentTarget)}
    >
      {markOnly ? <StateMark {...look} /> : wireWords(state)}
    </button>
  )
}
