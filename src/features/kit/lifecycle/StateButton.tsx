import { badgeClass, StateMark } from '#ui/feedback/StateBadge'
import type { ResourceLaw } from './resourceLaw'
import { useConsolePart } from '#store/hooks'
import { wireWords } from '#model/case'
import { useLook } from './stuck'
import { LateLawCard } from './lazyLawCard'
import { lawCards } from './openCard'
import styles from './StateButton.module.css'

interface StateButtonProps<Row> {
  law: ResourceLaw<Row>
  row: Row
  /** Shows the mark without its word, to save room; the name of the button has both. */
  markOnly?: boolean
}

/** The badge of a state; a click or Enter opens the law card. The card's code loads on hover or focus. */
export function StateButton<Row>({ law, row, markOnly = false }: StateButtonProps<Row>) {
  const cards = useConsolePart(lawCards)
  const { id, name, state } = law.read(row)
  const look = useLook(law, row)
  return (
    <button
      ref={(anchor) => cards.note(anchor, law, row)}
      type="button"
      className={`${styles.button} ${markOnly ? styles.mark : badgeClass(look)}`}
      aria-label={`${name}: ${wireWords(state)}`}
      aria-haspopup="dialog"
      data-state-of={id}
      onPointerEnter={LateLawCard.preload}
      onFocus={LateLawCard.preload}
      onClick={({ currentTarget }) => cards.toggle(currentTarget)}
    >
      {markOnly ? <StateMark {...look} /> : wireWords(state)}
    </button>
  )
}
