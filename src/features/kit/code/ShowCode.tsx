import CodeXml from 'lucide-react/icons/code-xml'
import { Suspense, useState, type ReactNode } from 'react'
import { IconButton } from '#ui/actions/IconButton'
import { lazyPart } from '#ui/lazyPart'
import type { AskCode } from './code'
import styles from './ShowCode.module.css'

/** The dialog with code, which is loaded when it is asked for. */
export const LateCodeDialog = lazyPart(async () => (await import('./CodeDialog')).CodeDialog)

interface ShowCodeProps {
  ask: AskCode
  /** The label of the button beside it. */
  act: string
}

/** In the row of a button: a small one that shows the requests that it would send. Rule: CODE-1. */
export function ShowCode({ ask, act }: ShowCodeProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <span className={styles.place}>
      <IconButton label="Show code" icon={<CodeXml size={16} aria-hidden />} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <LateCodeDialog
            ask={ask}
            about={`What “${act}” would send now. Nothing has been sent.`}
            onDismiss={() => setOpen(false)}
          />
        </Suspense>
      )}
    </span>
  )
}

/** A button on a page, with the small one that shows what it would send. */
export const ActWithCode = ({ code, act, children }: { code: AskCode; act: string; children: ReactNode }) => (
  <div className={styles.row}>
    {children}
    <ShowCode ask={code} act={act} />
  </div>
)
