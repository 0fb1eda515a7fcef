import styles from './ChartLegend.module.css'

const LINES = [
  ['asked', 'on a command or event'],
  ['reported', 'by the region itself'],
  ['taken', 'taken before'],
  ['last', 'taken last'],
  ['unlawful', 'against the lifecycle'],
] as const

const BOXES = [
  ['now', 'now'],
  ['visited', 'visited'],
  ['end', 'end'],
] as const

/** The meanings of the lines and boxes of a chart. */
export const ChartLegend = () => (
  <ul className={styles.legend} aria-label="Legend">
    {LINES.map(([look, words]) => (
      <li key={look}>
        <svg className={styles.line} data-look={look} viewBox="0 0 24 8" aria-hidden>
          <path d="M0,4 H24" />
        </svg>
        {words}
      </li>
    ))}
    {BOXES.map(([look, words]) => (
      <li key={look}>
        <span className={styles.box} data-look={look} />
        {words}
      </li>
    ))}
  </ul>
)
