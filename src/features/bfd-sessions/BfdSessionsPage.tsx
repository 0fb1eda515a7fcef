import { useCallback } from 'react'
import { bfdSessionLifecycle } from '#machines/lifecycle/bfdSessionLifecycle'
import { paths } from '#src/paths'
import type { BfdStatus } from '#store/api/generated/types'
import { bfdSessionsApi } from '#store/api/resources/bfdSessions'
import { livePolling } from '#features/shared/polling'
import { lawful } from '#features/shared/law/law'
import { stateFacet, wordFacet } from '#features/shared/list/facets'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { bfdTone } from '#features/shared/stateTones'
import { useCommandItems } from '#features/shared/useCommandItems'
import { bfdColumns } from './columns'
import { disableBfd } from './commands'
import { bfdSessionLaw } from './law'
import { sessionId } from './sessionText'

const nameOf = ({ peer }: BfdStatus) => peer
const stateOf = ({ state }: BfdStatus) => state
const textOf = ({ peer, switch: at, local }: BfdStatus) => [peer, at, local ?? '']
const facets = [
  stateFacet(bfdSessionLifecycle, stateOf, bfdTone),
  wordFacet<BfdStatus>('switch', 'Switch', (session) => session.switch),
]

/** The BFD sessions of both switches. */
export function BfdSessionsPage() {
  const query = bfdSessionsApi.endpoints.networkingBfdStatus.useQuery({}, livePolling)
  const list = useWholeList({
    nouns: ['BFD session', 'BFD sessions'],
    rows: query.data,
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
      frame="page"
      title="BFD sessions"
      context="They notice within milliseconds that a neighbour is unreachable."
      list={list}
      menu={menu}
      create={{ label: 'Enable BFD session', to: paths.bfdSessionsEnable() }}
      goTo={{
        group: 'Go to BFD session',
        to: ({ switch: switchLocation, peer }) => paths.bfdSession({ switchLocation, peer }),
        law: (session) => lawful(bfdSessionLaw, session),
      }}
      empty={{
        title: 'No BFD sessions',
        body: 'A BFD session watches one neighbour of a switch, so that its failure is noticed at once.',
      }}
    />
  )
}
