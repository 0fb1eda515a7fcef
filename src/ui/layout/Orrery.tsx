import styles from './Orrery.module.css'

/** The semi-major axes of the orbits. All have the same flattening. */
const orbits = [70, 120, 190, 280, 400, 540] as const
const FLAT = 0.42
/** The number of marks on the graduated ring. */
const DIVISIONS = 120

const path = (radius: number) =>
  `M${-radius} 0A${radius} ${radius * FLAT} 0 1 1 ${radius} 0A${radius} ${radius * FLAT} 0 1 1 ${-radius} 0`

/** A mark of the ring: every tenth is long. */
function division(at: number) {
  const angle = (at / DIVISIONS) * 2 * Math.PI
  const [x, y] = [Math.cos(angle), Math.sin(angle) * FLAT]
  const length = at % 10 === 0 ? 22 : 9
  const round = (value: number) => value.toFixed(1)
  return `M${round(470 * x)} ${round(470 * y)}L${round((470 + length) * x)} ${round((470 + length) * y)}`
}
const ring = Array.from({ length: DIVISIONS }, (_, index) => division(index)).join('')

/** An orrery: bodies on orbits, the inner ones faster. It fills its container. */
export const Orrery = () => (
  <svg viewBox="-600 -450 1200 900" preserveAspectRatio="xMidYMid slice" className={styles.sky} aria-hidden>
    <g transform="rotate(-24)">
      <path d={ring} className={styles.ring} />
      {orbits.map((radius) => (
        <path key={radius} d={path(radius)} className={styles.orbit} />
      ))}
      <circle r="11" className={styles.star} />
      <circle r="20" className={styles.halo} />
      {orbits.map((radius, index) => (
        <circle
          key={radius}
          r={[4, 6.5, 8, 5, 10, 6][index] ?? 5}
          className={`${styles.body} ${styles[`on${index}`]}`}
        />
      ))}
    </g>
  </svg>
)
