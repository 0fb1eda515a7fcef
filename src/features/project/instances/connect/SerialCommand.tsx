import { useState } from 'react'
import { Button } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'
import styles from './ConnectTab.module.css'
import { CommandText } from './CommandText'
import { PROGRAM_PLACEHOLDER, programName } from '#store/code/cliProgram'
import { serialConsoleCall, serialConsoleCommand } from './commandLine'

/**
 * The command that opens the serial console in the user's terminal. If the program's name is unknown, also the
 * request by curl.
 */
export function SerialCommand(at: { project: string; instance: string }) {
  const isKnown = programName() !== undefined
  return (
    <>
      <p className={styles.words}>
        In your own terminal, this opens the same console
        {isKnown ? (
          ':'
        ) : (
          <>
            . <code>{PROGRAM_PLACEHOLDER}</code> stands for your region’s command-line program:
          </>
        )}
      </p>
      <CommandText command={serialConsoleCommand(at)} />
      {!isKnown && (
        <>
          <p className={styles.otherwise}>
            Without the program, this prints what the console has shown so far, as JSON. TOKEN is an access
            token of yours:
          </p>
          <CommandText command={serialConsoleCall(at, location.origin)} copyLabel="Copy curl command" />
        </>
      )}
    </>
  )
}

/** A button that shows how to open the same serial console in the user's terminal. */
export function CliCommandButton({ project, instance }: { project: string; instance: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>CLI command</Button>
      <Dialog open={isOpen} onDismiss={() => setOpen(false)} title="CLI command">
        <SerialCommand project={project} instance={instance} />
      </Dialog>
    </>
  )
}
