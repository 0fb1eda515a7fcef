import { File as FileIcon, Upload, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { FieldIds } from './Field'
import styles from './FileInput.module.css'
import { formatBytes } from './format/bytes'
import { IconButton } from './IconButton'
import { truncated } from './truncated'

/** The longest file name shown, in characters; longer ones are cut in the middle. */
const NAME_LENGTH = 32

interface FileInputProps extends FieldIds {
  name: string
  /** The file that is in force: one of this computer's, or what a draft remembers of it. */
  file: Pick<File, 'name' | 'size'> | null
  onChange: (file: File | null) => void
}

/** A file, dropped or picked. The browser's own control lies over the whole zone, so both are its business. */
export function FileInput({ name, file, onChange, ...ids }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  // The control keeps its own value; a cleared field must let the same file be picked again.
  useEffect(() => {
    if (!file && input.current) input.current.value = ''
  }, [file])
  const Icon = file ? FileIcon : Upload
  return (
    <div className={styles.zone}>
      <input
        {...ids}
        ref={input}
        type="file"
        name={name}
        className={styles.input}
        onChange={(event) => {
          // Dismissing the browser's dialog empties the control; what was picked before stays picked.
          const picked = event.target.files?.[0]
          if (picked) onChange(picked)
        }}
      />
      <div className={styles.face}>
        <Icon size={16} aria-hidden />
        {file ? (
          <span title={file.name}>
            {truncated(file.name, NAME_LENGTH, 'middle')}{' '}
            <span className={styles.size}>{formatBytes(file.size)}</span>
          </span>
        ) : (
          <span>Drop a file here, or click to choose one</span>
        )}
      </div>
      {file && (
        <span className={styles.clear}>
          <IconButton
            label="Clear file"
            icon={<X size={14} aria-hidden />}
            onClick={() => {
              onChange(null)
              input.current?.focus()
            }}
          />
        </span>
      )}
    </div>
  )
}
