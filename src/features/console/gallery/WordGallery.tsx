import { Button } from '#ui/actions/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Notice } from '#ui/feedback/Notice'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { PropertyList } from '#ui/tables/PropertyList'
import { SizeText } from '#ui/text/SizeText'

/** Notices, a list of properties, and sentences in the place of one that is empty. */
export const WordGallery = () => (
  <>
    <Notice tone="failed" title="Could not stop web-1">
      The instance is on its way.
    </Notice>
    <Notice tone="attention" title="Cooling down">
      It restarts in 41 minutes.
    </Notice>
    <Notice tone="info" title="Kept in this browser">
      Another browser does not know it.
    </Notice>
    <PropertyList
      items={[
        { label: 'Memory', value: <SizeText bytes={2 ** 33} /> },
        { label: 'Hostname', value: 'web-1' },
        { label: 'Comment', value: <EmptyCell /> },
      ]}
    />
    <EmptyState title="No disks" body="Attach a disk to give the instance more storage." small />
    <EmptyState
      title="No instances"
      body="An instance is a virtual machine with its own disks."
      action={<Button tone="primary">Create instance</Button>}
    />
  </>
)
