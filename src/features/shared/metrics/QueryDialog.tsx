import { CopyButton } from '#ui/actions/CopyButton'
import { Dialog } from '#ui/overlays/Dialog'
import styles from './QueryDialog.module.css'
import { QueryText } from './QueryText'

interface QueryDialogProps {
  title: string
  query: string
  onDismiss: () => void
}

/** The query of a chart, read-only, with a copy button. */
export function QueryDialog({ title, query, onDismiss }: QueryDialogProps) {
  const [first = '', ...rest] = query.split(' | ')
  return (
    <Dialog open onDismiss={onDismiss} title={`Query of ${title}`} size="free">
      <div className={styles.box}>
        <pre className={styles.query} tabIndex={0} aria-label="Query">
          <code>
            <QueryText text={first} />
            {rest.map((stage) => (
              <span key={stage}>
                {'\n| '}
                <QueryText text={stage.replaceAll(' && ', '\n    && ')} />
              </span>
            ))}
          </code>
        </pre>
        <CopyButton value={query} label="Copy query" />
      </div>
    </Dialog>
  )
}
