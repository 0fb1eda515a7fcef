import { paths } from '#src/paths'
import { PageHeader } from '#ui/layout/PageHeader'
import { Tabs } from '#features/shared/Tabs'

/** The messages that the region sends to other systems: their classes and their receivers. */
export const AlertsPage = () => (
  <>
    <PageHeader title="Alerts" context="The region sends alerts to receivers that subscribe to them." />
    <Tabs
      label="Alerts"
      tabs={[
        { label: 'Receivers', to: paths.alertReceivers() },
        { label: 'Classes', to: paths.alertClasses() },
      ]}
    />
  </>
)
