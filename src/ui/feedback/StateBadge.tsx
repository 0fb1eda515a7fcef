import styles from './StateBadge.module.css'

/** The meanings of states. Each has a colour and a shape. */
export type StateTone = 'well' | 'motion' | 'attention' | 'failed' | 'off' | 'unknown'

/** Tones without a tint: their states are no exception. */
const atRest: ReadonlySet<StateTone> = new Set(['well', 'off', 'unknown'])

/** A look of a state. */
export interface StateLook {
  tone: StateTone
  moving?: boolean
}

/** The class of a badge, for an element that is one: its text is the state's name. */
export const badgeClass = ({ tone, moving = false }: StateLook) =>
  `${styles.badge} ${styles[tone]} ${atRest.has(tone) ? '' : styles.tinted} ${moving ? styles.moving : ''}`

/**
 * A state as a colour, a shape and a label. In a transition, the body moves round its orbit. States that move,
 * need attention or failed have a tint. One element, because a page has hundreds.
 */
export const StateBadge = ({ label, ...look }: StateLook & { label: string }) => (
  <span className={badgeClass(look)}>{label}</span>
)

/** The mark of a state without its label. The caller shows the label elsewhere. */
export const StateMark = ({ tone, moving = false }: StateLook) => (
  <span className={`${styles.mark} ${styles[tone]} ${moving ? styles.moving : ''}`} aria-hidden />
)
