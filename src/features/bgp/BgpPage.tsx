import type { BgpPeerStatus } from '#store/api/generated/types'
import { bgpApi } from '#store/api/resources/bgp'
import { ipSortKey } from '#store/model/ipRange'
import { StateBadge, StateMark } from '#ui/feedback/StateBadge'
import { formatAge } from '#ui/format/age'
import { PageHeader } from '#ui/layout/PageHeader'
import type { Column } from '#ui/tables/column'
import { IdText } from '#ui/text/IdText'
import { load } from '#features/kit/routing/load'
import { Tabs } from '#features/kit/detail/Tabs'
import { List } from '#features/kit/list/List'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { useWholeList } from '#features/kit/list/useWholeList'
import { livePolling } from '#features/kit/queries/polling'
import { bgpTone } from '#features/kit/lifecycle/stateTones'
import { bgpPeers, bgpConfigs, announceSets } from './noun'

/** BGP: the exchange of routes with the surrounding network. */
export const BgpPage = () => (
  <>
    <PageHeader
      title="BGP"
      context="How the region and the network around it tell each other which addresses they reach."
    />
    <Tabs
      label="BGP"
      tabs={[
        { label: 'Peers', to: bgpPeers.to.list() },
        { label: 'Configurations', to: bgpConfigs.to.list() },
        { label: announceSets.title, to: announceSets.to.list() },
        { label: 'Routes', to: bgpPeers.to.routes() },
        { label: 'Messages', to: bgpPeers.to.messages() },
      ]}
    />
  </>
)

const columns: readonly Column<BgpPeerStatus>[] = [
  {
    id: 'addr',
    header: 'Peer',
    cell: ({ addr }) => <IdText value={addr} />,
    sortValue: ({ addr }) => ipSortKey(addr),
  },
  { id: 'switch', header: 'Switch', cell: (peer) => peer.switch, sortValue: (peer) => peer.switch },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => (
      <StateBadge tone={bgpTone(state)} label={state} moving={bgpTone(state) === 'motion'} />
    ),
    sortValue: ({ state }) => state,
  },
  {
    id: 'since',
    header: 'For',
    tip: 'How long the session has been in this state',
    align: 'end',
    cell: ({ stateDurationMillis }) => formatAge(stateDurationMillis),
    sortValue: ({ stateDurationMillis }) => stateDurationMillis,
  },
  {
    id: 'localAsn',
    header: 'Local AS',
    align: 'end',
    hideBelow: 'narrow',
    cell: ({ localAsn }) => localAsn,
    sortValue: ({ localAsn }) => localAsn,
  },
  {
    id: 'remoteAsn',
    header: 'Remote AS',
    align: 'end',
    hideBelow: 'narrow',
    cell: ({ remoteAsn }) => remoteAsn,
    sortValue: ({ remoteAsn }) => remoteAsn,
  },
]

const rowKey = (peer: BgpPeerStatus) => `${peer.switch} ${peer.addr}`
const nameOf = ({ addr }: BgpPeerStatus) => addr
const textOf = (peer: BgpPeerStatus) => [
  peer.addr,
  peer.switch,
  peer.state,
  String(peer.localAsn),
  String(peer.remoteAsn),
]
const facets: readonly Facet<BgpPeerStatus>[] = [
  {
    ...wordFacet<BgpPeerStatus>('state', 'State', ({ state }) => state),
    isCensus: true,
    mark: (state) => <StateMark tone={bgpTone(state)} moving={bgpTone(state) === 'motion'} />,
  },
  wordFacet('switch', 'Switch', (peer) => peer.switch),
]

export const loader = load(bgpApi.endpoints.networkingBgpStatus, () => ({}))

/** The sessions with the neighbours, polled. */
export function PeersTab() {
  const query = bgpApi.endpoints.networkingBgpStatus.useQuery({}, livePolling)
  const list = useWholeList({
    nouns: ['peer', 'peers'],
    rows: query.data,
    queries: [query],
    columns,
    facets,
    rowKey,
    nameOf,
    textOf,
  })
  return (
    <List
      frame="tab"
      title={bgpPeers.title}
      list={list}
      empty={{
        title: 'No peers',
        body: 'Peers are named in switch port settings. A session begins when the settings are applied to a port.',
      }}
    />
  )
}
