import { TabbedPage } from '#features/kit/detail/Tabs'

/** The hardware of the fleet: sleds and their disks. */
export const InventoryPage = () => <TabbedPage title="Inventory" />
