import { useState } from 'react'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { SerialCommand } from './SerialCommand'

/** Shows how to get the same serial console in a terminal of one's own. */
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
