import { CommandText } from './CommandText'
import styles from './ConnectTab.module.css'
import { hasCli, serialConsoleCommand } from './commandLine'

/** The command that opens the serial console in your own terminal, with an explanation. */
export const SerialCommand = ({ project, instance }: { project: string; instance: string }) => (
  <>
    <p className={styles.words}>
      {hasCli()
        ? 'In your own terminal, this opens the same console:'
        : 'In your own terminal, this prints what the console has shown so far, as JSON. TOKEN is an access token of yours:'}
    </p>
    <CommandText command={serialConsoleCommand({ project, instance })} />
  </>
)
