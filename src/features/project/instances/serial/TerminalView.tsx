import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { lazyPart } from '#ui/lazyPart'
import { Button } from '#ui/actions/Button'
import { useCopy } from '#ui/actions/copying'
import { Kbd } from '#ui/text/Kbd'
import { openTerminal, type OpenTerminal } from './openTerminal'
import type { SerialLine } from './serialLine'
import styles from './TerminalView.module.css'

const PasteDialog = lazyPart(async () => (await import('./PasteDialog')).PasteDialog)

/** The terminal and its controls. The first console loads its large code. */
export function TerminalView({
  line,
  label,
  isLive,
}: {
  line: SerialLine
  label: string
  /** Whether the connection is open. */
  isLive: boolean
}) {
  const host = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const terminal = useRef<OpenTerminal>(undefined)
  const [pasted, setPasted] = useState<string>()
  const hint = useId()

  const { outcome, copy, failure } = useCopy()
  const copyNow = useEffectEvent((text: string) => void copy(text))
  useEffect(() => {
    if (!host.current) return
    const open = openTerminal(host.current, {
      line,
      describedBy: hint,
      onLeave: () => tools.current?.querySelector('button')?.focus(),
      onAskPaste: setPasted,
      onCopy: copyNow,
    })
    terminal.current = open
    return () => open.close()
  }, [line, hint])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (line.isTyped) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [line])

  useEffect(() => {
    terminal.current?.listen(isLive)
    // Focuses the terminal for typing, unless another element has the focus.
    if (isLive && (document.activeElement?.matches('body, h1, main') ?? true)) terminal.current?.focus()
  }, [isLive])

  function closePaste() {
    setPasted(undefined)
    terminal.current?.focus()
  }
  return (
    <div className={styles.view}>
      <div className={styles.frame} role="group" aria-label={label} data-unlogged>
        <div className={styles.host} ref={host} />
      </div>
      <div className={styles.tools} ref={tools}>
        <Button
          size="small"
          icon={<ArrowUpToLine size={14} aria-hidden />}
          onClick={() => terminal.current?.scrollToTop()}
        >
          Scroll to top
        </Button>
        <Button
          size="small"
          icon={<ArrowDownToLine size={14} aria-hidden />}
          onClick={() => terminal.current?.scrollToBottom()}
        >
          Scroll to bottom
        </Button>
        <span role="status">{outcome === 'copied' && 'Copied'}</span>
        {failure}
        <p className={styles.hint} id={hint}>
          Tab goes to the instance. <Kbd>Ctrl</Kbd> + <Kbd>Shift</Kbd> + <Kbd>E</Kbd> leaves the terminal.{' '}
          <Kbd>Ctrl</Kbd> + <Kbd>Shift</Kbd> + <Kbd>C</Kbd> copies what is selected, and so does{' '}
          <Kbd>Ctrl</Kbd> + <Kbd>C</Kbd>; without a selection, the instance gets that.
        </p>
      </div>
      {pasted !== undefined && (
        <Suspense>
          <PasteDialog
            text={pasted}
            onDismiss={closePaste}
            onPaste={() => {
              closePaste()
              terminal.current?.paste(pasted)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
