import styles from './Unit.module.css'

/** A number and its dimmed unit. */
export const Unit = ({ value, unit }: { value: number | string; unit: string }) => (
  <span className={styles.amount}>
    {value} <span className={styles.unit}>{unit}</span>
  </span>
)
