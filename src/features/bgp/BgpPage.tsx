import { paths } from '#src/paths'
import { PageHeader } from '#ui/layout/PageHeader'
import { Tabs } from '#features/shared/Tabs'

/** BGP: how the region and the network around it find each other. */
export const BgpPage = () => (
  <>
    <PageHeader
      title="BGP"
      context="How the region and the network around it tell each other which addresses they reach."
    />
    <Tabs
      label="BGP"
      tabs={[
        { label: 'Peers', to: paths.bgpPeers() },
        { label: 'Configurations', to: paths.bgpConfigs() },
        { label: 'Announce sets', to: paths.announceSets() },
        { label: 'Routes', to: paths.bgpRoutes() },
        { label: 'Messages', to: paths.bgpMessages() },
      ]}
    />
  </>
)
