import { useRef, useState } from 'react'
import Settings from 'lucide-react/icons/settings'
import { Button } from '#ui/actions/Button'
import { DisclosureButton } from '#ui/actions/DisclosureButton'
import { IconButton } from '#ui/actions/IconButton'
import { LoadingBar } from '#ui/feedback/LoadingBar'
import { ToastRegion, type Toast } from '#ui/feedback/ToastRegion'
import { TextInput } from '#ui/forms/TextInput'
import { Fold } from '#ui/layout/Fold'
import { Dialog } from '#ui/overlays/Dialog'
import { Popover } from '#ui/overlays/Popover'
import { SearchDialog } from '#ui/overlays/SearchDialog'
import { SidePanel } from '#ui/overlays/SidePanel'

const toasts: readonly Toast[] = [
  { id: 'done', tone: 'success', title: 'Disk scratch created' },
  { id: 'refused', tone: 'failed', title: 'Could not stop web-1', body: 'It is on its way.' },
]

type Layer = 'dialog' | 'search' | 'panel' | 'toasts' | 'bar'

/** The overlays, each behind its button. */
export function Layers() {
  const [open, setOpen] = useState<Layer>()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setOpen(undefined)
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => setOpen('dialog')}>Open dialog</Button>{' '}
      <Button onClick={() => setOpen('panel')}>Open panel</Button>{' '}
      <Button onClick={() => setOpen('search')}>Open search</Button>{' '}
      <Button onClick={() => setOpen(open === 'toasts' ? undefined : 'toasts')}>Show notifications</Button>{' '}
      <Button onClick={() => setOpen(open === 'bar' ? undefined : 'bar')}>Show loading bar</Button>{' '}
      <Popover title="Range" text="Last hour">
        {(done) => <Button onClick={done}>Apply</Button>}
      </Popover>{' '}
      <DisclosureButton
        label="Details"
        isOpen={isOpen}
        content="gallery-details"
        onToggle={() => setIsOpen(!isOpen)}
      />{' '}
      {isOpen && <span id="gallery-details">More of it</span>}
      <Fold summary="All facts">Seven of them</Fold>
      <IconButton label="Settings" icon={<Settings size={16} aria-hidden />} />
      <Dialog
        open={open === 'dialog'}
        onDismiss={close}
        title="Stop web-1?"
        size="narrow"
        footer={<Button tone="primary">Stop</Button>}
      >
        Its disks and addresses stay.
      </Dialog>
      {open === 'search' && (
        <SearchDialog title="Quick actions" onDismiss={close} field={field} footer="Enter opens it">
          <TextInput ref={field} aria-label="Search" />
        </SearchDialog>
      )}
      {open === 'panel' && (
        <SidePanel
          title="Create disk"
          subtitle="In berth-planner"
          onDismiss={close}
          footer={<Button tone="primary">Create disk</Button>}
          animate
        >
          A panel slides in from the right.
        </SidePanel>
      )}
      {open === 'toasts' && <ToastRegion toasts={toasts} onDismiss={close} />}
      <LoadingBar busy={open === 'bar'} />
    </>
  )
}
