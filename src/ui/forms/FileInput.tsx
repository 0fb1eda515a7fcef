import FileIcon from 'lucide-react/icons/file'
import Upload from 'lucide-react/icons/upload'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import type { FieldIds } from './Field'
import styles from './FileInput.module.css'
import { formatBytes } from '../format/bytes'
import { IconButton } from '../actions/IconButton'
import { truncated } from '../text/truncated'

/** Maximum length of a shown file name; longer ones are cut in the middle. */
const NAME_LENGTH = 32

interface FileInputProps extends FieldIds {
  name: string
  /** The chosen file, or its name and size from a draft. */
  file: Pick<File, 'name' | 'size'> | null
  onChange: (file: File | null) => void
}

/** A file input with drop zone. The browser's control covers the whole zone and handles both. */
export function FileInput({ name, file, onChange, ...ids }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  // The control keeps its own value. It is cleared, so that the same file can be selected again.
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
          // Cancelling the browser's dialog empties the control; the previous file stays.
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
