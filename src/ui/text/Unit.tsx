import styles from './Unit.module.css'

/** A number and its dimmed unit, which stay on one line. */
export const Unit = ({ value, unit }: { value: number | string; unit: string }) => (
  <>
    {value}&nbsp;<span className={styles.unit}>{unit}</span>
  </>
)
