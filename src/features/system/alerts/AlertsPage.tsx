import { TabbedPage } from '#features/kit/detail/Tabs'

/** The region's messages to other systems: their classes and their receivers. */
export const AlertsPage = () => <TabbedPage title="Alerts" />
