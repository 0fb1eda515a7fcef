import styles from './StateBadge.module.css'

/** The meanings of states. Each has a colour and a shape. */
export type StateTone = 'well' | 'motion' | 'creating' | 'attention' | 'failed' | 'off' | 'unknown'

/** Tones without a tint: their states are no exception. */
const atRest: ReadonlySet<StateTone> = new Set(['well', 'off', 'unknown'])

/**
 * A state as a colour, a shape and a label. In a transition, the body moves round its orbit. States that move,
 * need attention or failed have a tint.
 */
export const StateBadge = ({
  tone,
  label,
  moving = false,
}: {
  tone: StateTone
  label: string
  moving?: boolean
}) => (
  <span className={`${styles.badge} ${styles[tone]} ${atRest.has(tone) ? '' : styles.tinted}`}>
    <StateMark tone={tone} moving={moving} />
    <span className={styles.word}>{label.replaceAll('_', ' ')}</span>
  </span>
)

/** The mark of a state without its label. The caller shows the label elsewhere. */
export const StateMark = ({ tone, moving = false }: { tone: StateTone; moving?: boolean }) => (
  <svg
    viewBox="0 0 14 14"
    className={`${styles.mark} ${styles[tone]} ${moving ? styles.moving : ''}`}
    aria-hidden
  >
    <circle cx="7" cy="7" r="5.25" className={styles.orbit} />
    {moving ? <circle cx="7" cy="1.75" r="1.75" className={styles.body} /> : <Shape tone={tone} />}
  </svg>
)

/** The shape of a mark at rest. Each tone has its own, so that colour is never the only sign. */
function Shape({ tone }: { tone: StateTone }) {
  if (tone === 'well') return <circle cx="7" cy="7" r="2.75" className={styles.body} />
  if (tone === 'failed') return <path d="M4.9 4.9l4.2 4.2M9.1 4.9L4.9 9.1" className={styles.stroke} />
  if (tone === 'attention') return <path d="M7 4v3.4M7 9.4v.4" className={styles.stroke} />
  if (tone === 'off') return <path d="M4.6 7h4.8" className={styles.stroke} />
  return <circle cx="7" cy="7" r="1.5" className={styles.body} />
}
