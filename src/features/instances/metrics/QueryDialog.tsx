import { CopyButton } from '#ui/actions/CopyButton'
import { Dialog } from '#ui/overlays/Dialog'
import styles from './QueryDialog.module.css'

/** Keywords of the query language and quoted texts; the rest is plain. */
const parts = /(".*?"|@[\d:.T-]+|\b(?:get|filter|align|group_by|mean_within|sum)\b)/

const kindOf = (part: string) => {
  if (part.startsWith('"')) return styles.text
  if (part.startsWith('@')) return styles.moment
  return parts.test(part) ? styles.word : undefined
}

/** One highlighted stage. Its parts never move, so their indexes are their keys. */
const Stage = ({ text }: { text: string }) =>
  text.split(parts).map((part, at) => (
    <span key={at} className={kindOf(part)}>
      {part}
    </span>
  ))

interface QueryDialogProps {
  title: string
  query: string
  onDismiss: () => void
}

/** The query of a chart, to read and copy. */
export function QueryDialog({ title, query, onDismiss }: QueryDialogProps) {
  const [first = '', ...rest] = query.split(' | ')
  return (
    <Dialog open onDismiss={onDismiss} title={`Query of ${title}`} size="free">
      <div className={styles.box}>
        <pre className={styles.query} tabIndex={0} aria-label="Query">
          <code>
            <Stage text={first} />
            {rest.map((stage) => (
              <span key={stage}>
                {'\n| '}
                <Stage text={stage.replaceAll(' && ', '\n    && ')} />
              </span>
            ))}
          </code>
        </pre>
        <CopyButton value={query} label="Copy query" />
      </div>
    </Dialog>
  )
}
