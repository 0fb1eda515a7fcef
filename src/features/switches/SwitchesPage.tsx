import { morePaths } from '#src/morePaths'
import { paths } from '#src/paths'
import { PageHeader } from '#ui/layout/PageHeader'
import { Tabs } from '#features/shared/Tabs'

/** The switches of the racks, and their ports. */
export const SwitchesPage = () => (
  <>
    <PageHeader
      title="Switches"
      context="The switches connect the sleds of a rack with each other and with the network around it."
    />
    <Tabs
      label="Switches"
      tabs={[
        { label: 'Switches', to: paths.switches() },
        { label: 'Ports', to: paths.switchPorts() },
        { label: 'Uplinks', to: morePaths.uplinks() },
      ]}
    />
  </>
)
