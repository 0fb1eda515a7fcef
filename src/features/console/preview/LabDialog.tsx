import { useState } from 'react'
import { projects } from '#features/silo/projects/noun'
import { useConsolePart } from '#store/hooks'
import { ownPath } from '#model/ownPath'
import { Dialog } from '#ui/overlays/Dialog'
import { settingsOf, type LabSettings } from './lab'
import { LabButtons, LabForm } from './LabForm'
import { previewRegion } from './startRegion'

/** The path on which a region with these settings opens: this page, unless the region may lack it. */
const pathFor = ({ scenario }: LabSettings, present: LabSettings) =>
  (scenario === present.scenario ? ownPath(location.pathname) : undefined) ?? projects.to.list()

/** The scenario and fault lab: chooses the region, its speed and its faults. All settings are in the address. */
export function LabDialog({ onDismiss }: { onDismiss: () => void }) {
  const { startedWith } = useConsolePart(previewRegion)
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
