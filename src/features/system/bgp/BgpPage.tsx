import { bgpStatus } from '#machines/lifecycle/bgpSession'
import { useMemo } from 'react'
import type { BgpPeerStatus } from '#store/api/generated/types'
import { bgpApi } from '#store/api/resources/bgp'
import { ipSortKey } from '#model/network/ipRange'
import { StateBadge, StateMark } from '#ui/feedback/StateBadge'
import { formatShort } from '#ui/format/age'
import { Link } from '#features/kit/routing/Link'
import { load } from '#features/kit/routing/load'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { List } from '#features/kit/list/List'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { useWholeList } from '#features/kit/list/useWholeList'
import { livePolling } from '#features/kit/queries/polling'
import { isUnnumbered, sessionPeerText } from '#features/shared/fabric/peer'
import { exceptionsFirst } from '#features/kit/lifecycle/exceptionsFirst'
import { bgpStatuses, bgpStatusTone, bgpTone, bgpWord } from '#features/kit/lifecycle/regionTones'
import { bgpPeers } from './noun'

/** The address of a peer; for an unnumbered one the interface, and the address that the switch found. */
const Peer = ({ peer }: { peer: BgpPeerStatus }) => (
  <>
    <Link to={bgpPeers.to.page({ switchLocation: peer.switch, bgpPeer: peer.peerId })} preventScrollReset>
      <code>{sessionPeerText(peer)}</code>
    </Link>
    {isUnnumbered(peer) && (
      <>
        {' '}
        (<code>{peer.addr}</code>)
      </>
    )}
  </>
)

const heads = headsOf(bgpPeers, {
  Peer: 'other',
  Switch: 'word',
  State: 'state',
  For: 'figure',
  'Local AS': 'figure',
  'Remote AS': 'figure',
})

const columns = columnsOf<BgpPeerStatus>()(heads, {
  Peer: {
    id: 'addr',
    cell: (peer) => <Peer peer={peer} />,
    sortValue: ({ addr }) => ipSortKey(addr),
  },
  Switch: { id: 'switch', cell: (peer) => peer.switch, sortValue: (peer) => peer.switch },
  State: {
    id: 'state',
    cell: (peer) => (
      <StateBadge tone={bgpTone(peer)} label={bgpWord(peer)} moving={bgpTone(peer) === 'motion'} />
    ),
    sortValue: bgpWord,
  },
  For: {
    id: 'since',
    tip: 'How long the session has been in this state',
    align: 'end',
    cell: ({ stateDurationMillis }) => formatShort(stateDurationMillis),
    sortValue: ({ stateDurationMillis }) => stateDurationMillis,
  },
  'Local AS': {
    id: 'localAsn',
    align: 'end',
    cell: ({ localAsn }) => localAsn,
    sortValue: ({ localAsn }) => localAsn,
  },
  'Remote AS': {
    id: 'remoteAsn',
    align: 'end',
    cell: ({ remoteAsn }) => remoteAsn,
    sortValue: ({ remoteAsn }) => remoteAsn,
  },
})

const orderKey = (peer: BgpPeerStatus) => ipSortKey(peer.addr)
const rowKey = (peer: BgpPeerStatus) => `${peer.switch} ${peer.peerId}`
const nameOf = sessionPeerText
const textOf = (peer: BgpPeerStatus) => [
  peer.addr,
  ...(isUnnumbered(peer) ? [peer.peerId] : []),
  peer.switch,
  bgpWord(peer),
  String(peer.localAsn),
  String(peer.remoteAsn),
]
const facets: readonly Facet<BgpPeerStatus>[] = [
  {
    ...wordFacet<BgpPeerStatus>('state', 'State', (peer) => bgpStatus(peer) ?? peer.state),
    order: bgpStatuses,
    isCensus: true,
    mark: (status) => <StateMark tone={bgpStatusTone(status)} moving={bgpStatusTone(status) === 'motion'} />,
  },
  wordFacet('switch', 'Switch', (peer) => peer.switch),
]

export const loader = load(bgpApi.endpoints.networkingBgpStatus, () => ({}))

/** The sessions with the neighbours, polled. */
export function PeersTab() {
  const query = bgpApi.endpoints.networkingBgpStatus.useQuery({}, livePolling)
  const list = useWholeList({
    nouns: ['peer', 'peers'],
    rows: useMemo(() => query.data && exceptionsFirst(query.data, bgpTone, orderKey), [query.data]),
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
        body: 'Peers are named in switch port settings. A session begins when the settings are applied to a port.',
      }}
    />
  )
}
