import styles from './RowCheck.module.css'

interface RowCheckProps {
  /** The accessible name: "Select web-1". */
  label: string
  isChecked: boolean
  /** @param isRange with shift: the rows from the last one to this one */
  onPress: (isRange: boolean) => void
}

/** The checkbox of a row of a table, in the margin beside its first cell; on a card, before the name. */
export const RowCheck = ({ label, isChecked, onPress }: RowCheckProps) => (
  <label className={styles.check}>
    <input
      type="checkbox"
      aria-label={label}
      checked={isChecked}
      // Browsers change a checkbox by a click, of a key too; it knows the shift key.
      onChange={({ nativeEvent }) => onPress(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  </label>
)
