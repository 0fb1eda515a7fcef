import { CopyButton } from '#ui/actions/CopyButton'
import { asLines, asOneLine, type CommandLine } from './commandLine'
import styles from './CommandText.module.css'

/** A shell command to copy: shown on several lines, copied as one. */
export const CommandText = ({
  command,
  copyLabel = 'Copy command',
}: {
  command: CommandLine
  copyLabel?: string
}) => (
  <div className={styles.command}>
    <pre>
      <code>{asLines(command)}</code>
    </pre>
    <CopyButton value={asOneLine(command)} label={copyLabel} />
  </div>
)
