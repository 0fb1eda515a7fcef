import { PageHeader } from '#ui/layout/PageHeader'
import { Tabs } from '#features/kit/detail/Tabs'
import { physicalDisks, sleds, uninitializedSleds } from './noun'

/** The hardware of the fleet: sleds and their disks. */
export const InventoryPage = () => (
  <>
    <PageHeader title="Inventory" />
    <Tabs
      label="Inventory"
      tabs={[
        { label: sleds.title, to: sleds.to.list() },
        { label: physicalDisks.title, to: physicalDisks.to.list() },
        { label: uninitializedSleds.tabs.list, to: uninitializedSleds.to.list() },
      ]}
    />
  </>
)
