import { CopyButton } from '#ui/actions/CopyButton'
import styles from './TextToCopy.module.css'

/** A text of several lines with a heading and a button that copies it. */
export const TextToCopy = ({
  title,
  copyLabel,
  text,
}: {
  title: string
  copyLabel: string
  text: string
}) => (
  <section className={styles.part} aria-label={title}>
    <h3>{title}</h3>
    <CopyButton value={text} label={copyLabel} />
    <pre>
      <code>{text}</code>
    </pre>
  </section>
)
