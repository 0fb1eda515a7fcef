import { TabbedPage } from '#features/kit/detail/Tabs'
import { physicalDisks, sleds, uninitializedSleds } from './noun'

/** The hardware of the fleet: sleds and their disks. */
export const InventoryPage = () => (
  <TabbedPage
    title="Inventory"
    tabs={[
      { label: sleds.title, to: sleds.to.list() },
      { label: physicalDisks.title, to: physicalDisks.to.list() },
      { label: uninitializedSleds.tabs.list, to: uninitializedSleds.to.list() },
    ]}
  />
)
