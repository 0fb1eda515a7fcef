import { TabbedPage } from '#features/kit/detail/Tabs'
import { alertReceivers, alertClasses } from './noun'

/** The region's messages to other systems: their classes and their receivers. */
export const AlertsPage = () => (
  <TabbedPage
    title="Alerts"
    tabs={[
      { label: alertReceivers.title, to: alertReceivers.to.list() },
      { label: alertClasses.tabs.list, to: alertClasses.to.list() },
    ]}
  />
)
