import { useState } from 'react'
import { useConsolePart } from '#store/hooks'
import { Dialog } from '#ui/overlays/Dialog'
import { projects } from '#features/silo/projects/noun'
import { ownPath } from '#model/ownPath'
import { previewRegion } from './startRegion'
import { settingsOf, type LabSettings } from './lab'
import { LabButtons, LabForm } from './LabForm'

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
