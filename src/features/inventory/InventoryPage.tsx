import { paths } from '#src/paths'
import { PageHeader } from '#ui/layout/PageHeader'
import { Tabs } from '#features/shared/Tabs'

/** The hardware of the fleet: its sleds, and their disks. */
export const InventoryPage = () => (
  <>
    <PageHeader
      title="Inventory"
      context="The hardware in service, and the sleds that wait to be added. What was taken out of service is not listed."
    />
    <Tabs
      label="Inventory"
      tabs={[
        { label: 'Sleds', to: paths.inventory() },
        { label: 'Disks', to: paths.inventoryDisks() },
        { label: 'Uninitialized', to: paths.inventoryUninitialized() },
      ]}
    />
  </>
)
