import styles from './DemosPage.module.css'

const WIDTH = 320
const HEIGHT = 132
const CENTRE = [WIDTH / 2, HEIGHT / 2] as const

/** A place on an orbit, by the share of its way from the left. */
function place(share: number, long: number): readonly [x: number, y: number] {
  const angle = Math.PI * (1 + 2 * share)
  return [CENTRE[0] + long * Math.cos(angle), CENTRE[1] + long * 0.36 * Math.sin(angle)]
}

/** The picture of a demo: its course as an orbit, with a body for each chapter. The first one is where it begins. */
export function DemoPicture({ chapters }: { chapters: number }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.picture} aria-hidden>
      <g transform={`rotate(-12 ${CENTRE.join(' ')})`}>
        {[52, 92, 132].map((long) => (
          <ellipse
            key={long}
            cx={CENTRE[0]}
            cy={CENTRE[1]}
            rx={long}
            ry={long * 0.36}
            className={styles.orbit}
            data-main={long === 92 || undefined}
          />
        ))}
        <circle cx={CENTRE[0]} cy={CENTRE[1]} r="5" className={styles.star} />
        {Array.from({ length: chapters }, (_, at) => {
          const [x, y] = place(at / chapters, 92)
          return (
            <circle
              key={at}
              cx={x}
              cy={y}
              r={at === 0 ? 6.5 : 4.5}
              className={styles.body}
              data-first={at === 0 || undefined}
            />
          )
        })}
      </g>
    </svg>
  )
}
