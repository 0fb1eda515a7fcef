import X from 'lucide-react/icons/x'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { EdgeShadows, edgesClass } from './EdgeShadows'
import { IconButton } from '../actions/IconButton'
import styles from './MiniTable.module.css'
import { useSideEdges } from './useSideEdges'
import { VisuallyHidden } from '../text/VisuallyHidden'

interface MiniTableProps<Item> {
  /** The table's accessible name. */
  label: string
  columns: readonly { header: string; cell: (item: Item) => ReactNode }[]
  items: readonly Item[]
  /** The item's name on its remove button. */
  itemName: (item: Item) => string
  /** Called with the place of the item: two items may have the same text. */
  onRemove: (index: number) => void
}

/** The items added to a list in a form. Hidden when empty. */
export function MiniTable<Item>({ label, columns, items, itemName, onRemove }: MiniTableProps<Item>) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const edges = useSideEdges(scroller)
  /** Removes an item. The focus of its button goes to that of its neighbour, else to the first control of the group. */
  function remove(index: number) {
    const group = scroller?.closest('[role="group"]')
    flushSync(() => onRemove(index))
    const left = scroller?.isConnected
      ? [...scroller.querySelectorAll<HTMLElement>('td:last-child button')]
      : []
    const next = left[index] ?? left.at(-1) ?? group?.querySelector<HTMLElement>('input, select, button')
    next?.focus()
  }
  if (items.length === 0) return null
  const table = (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ header }) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>Remove</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={index}>
            {columns.map(({ header, cell }) => (
              <td key={header}>{cell(item)}</td>
            ))}
            <td className={styles.remove}>
              <IconButton
                label={`Remove ${itemName(item)}`}
                icon={<X size={14} aria-hidden />}
                onClick={() => remove(index)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <div className={edgesClass}>
      <div ref={setScroller} className={styles.scroller}>
        {table}
      </div>
      <EdgeShadows edges={edges} />
    </div>
  )
}
