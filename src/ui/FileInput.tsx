import { X } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import type { FieldIds } from './Field'
import styles from './FileInput.module.css'
import { IconButton } from './IconButton'
import { truncated } from './Truncate'

/** Longest file name shown whole. Source: project-screens §1.5. */
const MAX_SHOWN = 32

interface FileInputProps extends FieldIds {
  name: string
  /** The file that is in force, as it is to be shown. */
  chosen: { name: string; detail: string } | null
  onChange: (file: File | null) => void
}

/** A file, chosen or dropped. */
export function FileInput({ chosen, onChange, ...rest }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onChange(file)
  }
  function clear() {
    // The same file may be chosen again; the browser tells only of a change.
    if (input.current) input.current.value = ''
    onChange(null)
    input.current?.focus()
  }
  return (
    <div
      className={styles.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        {...rest}
        ref={input}
        type="file"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onChange(file)
        }}
      />
      {chosen ? (
        <span className={styles.chosen}>
          <span title={chosen.name}>{truncated(chosen.name, MAX_SHOWN, 'middle')}</span>
          <small>{chosen.detail}</small>
          <IconButton label="Clear file" icon={<X size={14} aria-hidden />} onClick={clear} />
        </span>
      ) : (
        <span>Choose a file, or drop it here</span>
      )}
    </div>
  )
}
