import { useCallback, useMemo } from 'react'
import { bfdSessionLifecycle } from '#machines/lifecycle/bfdSessionLifecycle'
import type { BfdStatus } from '#store/api/generated/types'
import { bfdSessionsApi } from '#store/api/resources/bfdSessions'
import { ipSortKey } from '#model/network/ipRange'
import { wordsOf } from '#features/kit/noun/noun'
import { load } from '#features/kit/routing/load'
import { livePolling } from '#features/kit/queries/polling'
import { exceptionsFirst } from '#features/kit/lifecycle/exceptionsFirst'
import { statefulRecord } from '#features/kit/lifecycle/statefulResource'
import { createOf } from '#features/kit/list/CreateAction'
import { stateFacet, wordFacet } from '#features/kit/list/facets'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { bfdTone } from '#features/kit/lifecycle/regionTones'
import { useCommandItems } from '#features/kit/commands/useCommandItems'
import { disableBfd } from './commands'
import { bfdColumns } from './bfdColumns'
import { bfdSessionResource } from './lifecycle'
import { bfdSessions } from './noun'
import { sessionId } from './sessionText'

const { networkingBfdStatus } = bfdSessionsApi.endpoints

export const loader = load(networkingBfdStatus, () => ({}))

const nameOf = ({ peer }: BfdStatus) => peer
const stateOf = ({ state }: BfdStatus) => state
const toneOf = ({ state }: BfdStatus) => bfdTone(state)
const orderKey = ({ peer }: BfdStatus) => ipSortKey(peer)
const textOf = ({ peer, switchSlot, local }: BfdStatus) => [peer, switchSlot, local ?? '']
const facets = [
  stateFacet(bfdSessionLifecycle, stateOf, bfdTone),
  wordFacet<BfdStatus>('switch', 'Switch', (session) => session.switchSlot),
]

/** The BFD sessions of both switches. */
export function BfdSessionsPage() {
  const query = networkingBfdStatus.useQuery({}, livePolling)
  const list = useWholeList({
    nouns: wordsOf(bfdSessions),
    rows: useMemo(() => query.data && exceptionsFirst(query.data, toneOf, orderKey), [query.data]),
    queries: [query],
    columns: bfdColumns,
    facets,
    rowKey: sessionId,
    nameOf,
    textOf,
    lifecycle: bfdSessionLifecycle,
    stateOf,
  })
  const commandItems = useCommandItems()
  const menu = useCallback((row: BfdStatus) => commandItems([disableBfd], row), [commandItems])
  return (
    <List
      frame="tab"
      title={bfdSessions.title}
      list={list}
      menu={menu}
      create={createOf(bfdSessions, 'enable')}
      goTo={{
        to: ({ switchSlot: switchLocation, peer }) => bfdSessions.to.page({ switchLocation, peer }),
        stateful: (session) => statefulRecord(bfdSessionResource, session),
      }}
      empty={{
        body: 'A BFD session watches one neighbour of a switch, so that its failure is noticed at once.',
      }}
    />
  )
}
