import { regionNow } from '#src/regionTime'
import { saveFile } from '#src/saveFile'
import FolderOpen from 'lucide-react/icons/folder-open'
import Save from 'lucide-react/icons/save'
import { useRef, useState, type ReactNode } from 'react'
import { counted } from '#ui/format/counted'
import { formatDateTime } from '#ui/format/formatDateTime'
import { Button } from '#ui/actions/Button'
import { readTrace, traceText, type Trace } from '../../model/trace'
import type { DebugSource } from '../../source/debugSource'
import styles from './TraceFile.module.css'

interface TraceFileProps {
  /** The live source: shown until a file is open, and saved to files. */
  source: DebugSource
  children: (source: DebugSource, tools: ReactNode, notice: ReactNode) => ReactNode
}

const fileSource = ({ seen, charts }: Trace): DebugSource => ({
  kind: 'file',
  charts,
  get: () => seen,
  subscribe: () => () => {},
})

/** `2026-01-15T09-30-00`: the time in a file's name. */
const stamp = (at: number) => new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')

/** Saves the log to a file, and opens a saved one in place of the live one. */
export function TraceFile({ source, children }: TraceFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<{ name: string; trace: Trace; source: DebugSource }>()
  const [error, setError] = useState<string>()

  function save() {
    const now = regionNow()
    const text = traceText(source.get(), source.charts, now, source.region?.())
    saveFile(`orrery-${stamp(now)}.trace.jsonl`, new Blob([text], { type: 'application/jsonl' }))
  }

  async function open(file: File | undefined) {
    if (!file) return
    try {
      const trace = readTrace(await file.text())
      setOpened({ name: file.name, trace, source: fileSource(trace) })
      setError(undefined)
    } catch (failure) {
      setError(`Could not open ${file.name}. ${failure instanceof Error ? failure.message : ''}`)
    }
  }

  const tools = (
    <>
      {!opened && (
        <Button size="small" tone="ghost" icon={<Save size={14} aria-hidden />} onClick={save}>
          Save log
        </Button>
      )}
      <Button
        size="small"
        tone="ghost"
        icon={<FolderOpen size={14} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Open log
      </Button>
      <input
        ref={input}
        type="file"
        accept=".jsonl"
        aria-label="Saved log"
        hidden
        onChange={(event) => {
          void open(event.target.files?.[0])
          // Resets the input, so that the same file can be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
  const notice = (
    <>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {opened && (
        <p className={styles.opened}>
          <span>
            <b>{opened.name}</b>: {counted(opened.trace.seen.entries.length, 'entry', 'entries')}, saved{' '}
            {formatDateTime(new Date(opened.trace.savedAt))}
            {opened.trace.versions && ` by ${opened.trace.versions}`}. Nothing here is live.
          </span>
          <Button size="small" onClick={() => setOpened(undefined)}>
            Back to the live log
          </Button>
        </p>
      )}
    </>
  )
  return children(opened?.source ?? source, tools, notice)
}
