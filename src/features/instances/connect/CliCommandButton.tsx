import { useState } from 'react'
import { Button } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'
import { SerialCommand } from './SerialCommand'

/** Shows how to open the same serial console in your own terminal. */
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
