import styles from './CheckList.module.css'

interface CheckItem {
  value: string
  label: string
  detail?: string
}

interface CheckListProps {
  name: string
  items: readonly CheckItem[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** The label of the select-all box; no box without it. */
  allLabel?: string
}

/** A multiple choice. The select-all box is indeterminate while only some are chosen; a click then chooses all. */
export function CheckList({ name, items, chosen, onChange, allLabel }: CheckListProps) {
  const isChosen = new Set(chosen)
  const all = items.every(({ value }) => isChosen.has(value))
  const some = !all && items.some(({ value }) => isChosen.has(value))
  const toggle = (value: string) =>
    onChange(isChosen.has(value) ? chosen.filter((item) => item !== value) : [...chosen, value])
  return (
    <div className={styles.list}>
      {allLabel && (
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={all}
            ref={(box) => {
              if (box) box.indeterminate = some
            }}
            onChange={() => onChange(all ? [] : items.map(({ value }) => value))}
          />
          {allLabel}
        </label>
      )}
      {items.map(({ value, label, detail }) => (
        <label key={value}>
          <input type="checkbox" name={name} checked={isChosen.has(value)} onChange={() => toggle(value)} />
          <span>
            {label}
            {detail && <small>{detail}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}
