import { paths } from '#src/paths'
import { PageHeader } from '#ui/layout/PageHeader'
import { Tabs } from '#features/shared/Tabs'

/** What the region tells others when something happens: the classes of alerts, and their receivers. */
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
