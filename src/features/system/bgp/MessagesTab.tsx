import { useMemo } from 'react'
import { bgpApi } from '#store/api/resources/bgp'
import { timeZone } from '#ui/format/exactTime'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { SecondText } from '#ui/text/SecondText'
import { copyItem } from '#features/kit/commands/useCommandItems'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { Link } from '#features/kit/routing/Link'
import { load } from '#features/kit/routing/load'
import { messagesOf, type BgpMessage } from './messages'
import { bgpPeers } from './noun'

export const loader = load(bgpApi.endpoints.peerMessages, () => ({}))

const columns: readonly Column<BgpMessage>[] = [
  {
    id: 'time',
    header: 'Time',
    tip: `In the time zone ${timeZone()}`,
    cell: ({ at }) => <SecondText at={at} />,
    sortValue: ({ at }) => at?.getTime() ?? Number.NEGATIVE_INFINITY,
  },
  {
    id: 'direction',
    header: 'Direction',
    cell: ({ direction }) => direction ?? <EmptyCell />,
    sortValue: ({ direction = '' }) => direction,
  },
  {
    id: 'peer',
    header: 'Peer',
    cell: ({ peerId, switch: location }) => (
      <>
        <Link to={bgpPeers.to.page({ switchLocation: location, bgpPeer: peerId })}>
          <code>{peerId}</code>
        </Link>{' '}
        on {location}
      </>
    ),
    sortValue: ({ peer }) => peer,
  },
  {
    id: 'type',
    header: 'Message',
    cell: ({ type }) => type ?? <EmptyCell />,
    sortValue: ({ type = '' }) => type,
  },
  { id: 'details', header: 'Details', cell: ({ details }) => details || <EmptyCell /> },
]

const rowKey = ({ key }: BgpMessage) => key
const nameOf = ({ type = 'Message', peer }: BgpMessage) => `${type}, ${peer}`
const textOf = ({ peer, direction, type, details }: BgpMessage) => [peer, direction, type, details]
const itself = (word: string) => word
const facets: readonly Facet<BgpMessage>[] = [
  wordFacet<BgpMessage>('peer', 'Peer', ({ peer }) => peer, itself),
  wordFacet<BgpMessage>('direction', 'Direction', ({ direction }) => direction ?? [], itself),
  wordFacet<BgpMessage>('message', 'Message', ({ type }) => type ?? [], itself),
]
const menu = ({ json }: BgpMessage) => [copyItem('copyJson', 'Copy as JSON', json)]

/** The last messages of all sessions. */
export function MessagesTab() {
  const query = bgpApi.endpoints.peerMessages.useQuery({})
  const list = useWholeList({
    nouns: ['message', 'messages'],
    rows: useMemo(() => query.data && messagesOf(query.data), [query.data]),
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
      title="BGP messages"
      context="The last messages of each session, as the switch keeps them."
      list={list}
      menu={menu}
      empty={{ body: 'No session with a peer is established.' }}
    />
  )
}
