import { useState } from 'react'
import { projects } from '#features/projects/noun'
import { usePart } from '#store/hooks'
import { ownPath } from '#store/model/ownPath'
import { Dialog } from '#ui/overlays/Dialog'
import { settingsOf, type LabSettings } from './lab'
import { LabButtons, LabForm } from './LabForm'
import { previewRegion } from './startRegion'

/** Where a region of these settings opens: on this page, unless it may not have it. */
const pathFor = ({ scenario }: LabSettings, present: LabSettings) =>
  (scenario === present.scenario ? ownPath(location.pathname) : undefined) ?? projects.to.list()

/** The scenario and fault lab: which region to start, how fast it is, and what goes wrong. The address carries it all. */
export function LabDialog({ onDismiss }: { onDismiss: () => void }) {
  const { startedWith } = usePart(previewRegion)
  const present = settingsOf(startedWith)
  const [settings, setSettings] = useState(present)
  const lab = { settings, onChange: setSettings, path: pathFor(settings, present) }
  return (
    <Dialog
      open
      onDismiss={onDismiss}
      title="Scenario and fault lab"
      size="free"
      footer={<LabButtons {...lab} />}
    >
      <LabForm {...lab} />
    </Dialog>
  )
}
