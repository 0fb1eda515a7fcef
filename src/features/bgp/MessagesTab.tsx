import { useMemo } from 'react'
import { bgpApi } from '#store/api/resources/bgp'
import { formatExactTime } from '#ui/format/exactTime'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { copyItem } from '#features/kit/commands/useCommandItems'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { Link } from '#features/kit/routing/Link'
import { load } from '#features/kit/routing/load'
import { messagesOf, type Message } from './messages'
import { bgpPeers } from './noun'

export const loader = load(bgpApi.endpoints.peerMessages, () => ({}))

const columns: readonly Column<Message>[] = [
  {
    id: 'time',
    header: 'Time',
    cell: ({ at }) => (at ? <time dateTime={at.toISOString()}>{formatExactTime(at)}</time> : <EmptyCell />),
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
    cell: ({ peerId, switch: at }) => (
      <>
        <Link to={bgpPeers.to.page({ switchLocation: at, bgpPeer: peerId })}>
          <code>{peerId}</code>
        </Link>{' '}
        on {at}
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

const rowKey = ({ key }: Message) => key
const nameOf = ({ type = 'Message', peer }: Message) => `${type}, ${peer}`
const textOf = ({ peer, direction, type, details }: Message) => [peer, direction, type, details]
const itself = (word: string) => word
const facets: readonly Facet<Message>[] = [
  wordFacet<Message>('peer', 'Peer', ({ peer }) => peer, itself),
  wordFacet<Message>('direction', 'Direction', ({ direction }) => direction ?? [], itself),
  wordFacet<Message>('message', 'Message', ({ type }) => type ?? [], itself),
]
const menu = ({ json }: Message) => [copyItem('copyJson', 'Copy as JSON', json)]

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
