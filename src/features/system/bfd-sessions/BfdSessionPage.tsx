import { useCallback, useMemo } from 'react'
import type { BfdStatus } from '#store/api/generated/types'
import { bgpApi } from '#store/api/resources/bgp'
import { ipSortKey } from '#model/network/ipRange'
import { EmptyState } from '#ui/feedback/EmptyState'
import { StateBadge } from '#ui/feedback/StateBadge'
import { formatLong } from '#ui/format/age'
import { Card } from '#ui/layout/Card'
import { PropertyList } from '#ui/tables/PropertyList'
import { bgpPeers } from '#features/system/bgp/noun'
import { CardTable } from '#features/kit/list/CardTable'
import { exceptionsFirst } from '#features/kit/lifecycle/exceptionsFirst'
import { bfdTone, bgpTone, bgpWord } from '#features/kit/lifecycle/regionTones'
import { Link } from '#features/kit/routing/Link'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { peerAddress } from '#features/shared/fabric/peer'
import { loadPaths, RegionPaths } from '#features/shared/fabric/RegionPaths'
import { bfdSessionsApi } from '#store/api/resources/bfdSessions'
import { formatExact } from '#ui/format/numbers'
import { IdText } from '#ui/text/IdText'
import { load, notFoundUnless, type At, type LoaderInput } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { livePolling } from '#features/kit/queries/polling'
import { LifecycleCourse } from '#features/kit/lifecycle/LifecycleCourse'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { useCommandItems } from '#features/kit/commands/useCommandItems'
import { useLeaveOnce } from '#features/kit/queries/gone'
import { disableBfd } from './commands'
import { bfdColumns } from './bfdColumns'
import { bfdSessionResource } from './lifecycle'
import { detectionMs, modeText, sessionId, sessionTitle } from './sessionText'
import { bfdSessions } from './noun'

const { networkingBfdStatus } = bfdSessionsApi.endpoints

/** Finds the session in the status of all, since the API has no view of one session. */
export async function loader(input: LoaderInput<At<'switchLocation' | 'peer'>>) {
  const path = loadPaths(input, ({ switchSlot }) => switchSlot === input.params.switchLocation)
  const [sessions] = await Promise.all([load(networkingBfdStatus, () => ({}))(input), path])
  const { switchLocation, peer } = input.params
  return notFoundUnless(
    !sessions || sessions.some((session) => session.switchSlot === switchLocation && session.peer === peer),
  )
}

const OTHERS = 'Other BFD sessions'
const nameOf = ({ peer }: BfdStatus) => peer

/** The page of one BFD session: its configuration, its course, its path, and the BGP session that depends on it. */
export function BfdSessionPage() {
  const { switchLocation, peer } = useParam('switchLocation', 'peer')
  const query = networkingBfdStatus.useQuery({}, livePolling)
  const session = query.currentData?.find((one) => one.switchSlot === switchLocation && one.peer === peer)
  useLeaveOnce(query.currentData !== undefined && !session, bfdSessions.to.list())
  const commandItems = useCommandItems()
  const menu = useCallback((row: BfdStatus) => commandItems([disableBfd], row), [commandItems])
  const others = useMemo(
    () =>
      query.currentData &&
      exceptionsFirst(
        query.currentData.filter((one) => one.switchSlot !== switchLocation || one.peer !== peer),
        ({ state }) => bfdTone(state),
        (one) => ipSortKey(one.peer),
      ),
    [query.currentData, switchLocation, peer],
  )
  if (!session) return null
  return (
    <DetailPage
      noun={bfdSessions}
      title={sessionTitle(session)}
      mark={<StateButton resource={bfdSessionResource} row={session} />}
      query={query}
      record={{ id: sessionId(session), name: session.peer }}
      refresh={query.refetch}
      menu={commandItems([disableBfd], session)}
      properties={[
        { label: 'Local address', value: session.local ? <IdText value={session.local} /> : 'Any' },
        { label: 'Mode', value: modeText(session.mode) },
        { label: 'Required receive interval', value: `${formatExact(session.requiredRx / 1_000)} ms` },
        { label: 'Detection threshold', value: `${session.detectionThreshold} packets` },
        { label: 'Detects a failure after', value: `${formatExact(detectionMs(session))} ms` },
      ]}
      course={<LifecycleCourse key={sessionId(session)} resource={bfdSessionResource} row={session} />}
    >
      <RegionPaths
        here="peer"
        bfd={session.state}
        isAmong={({ switchSlot }) => switchSlot === switchLocation}
        isOn={(row) => row.peer !== undefined && peerAddress(row.peer.peer) === peer}
      />
      <BgpOfNeighbour session={session} />
      <Card title={OTHERS}>
        <CardTable
          label={OTHERS}
          queries={[query]}
          columns={bfdColumns}
          rows={others}
          rowKey={sessionId}
          nameOf={nameOf}
          menu={menu}
          empty={{ title: 'No other sessions', body: 'It is the only BFD session of the region.' }}
        />
      </Card>
    </DetailPage>
  )
}

/** The BGP session with the neighbour that a BFD session watches: its routes depend on both. */
function BgpOfNeighbour({ session: { switchSlot, peer } }: { session: BfdStatus }) {
  // The paths have read it, and report a failure.
  const { data } = bgpApi.endpoints.networkingBgpStatus.useQuery({}, livePolling)
  const bgp = data?.find((one) => one.switch === switchSlot && one.addr === peer)
  if (!data) return null
  return (
    <Card
      title="BGP with the same neighbour"
      actions={<LinkButton to={bgpPeers.to.routes()}>View routes</LinkButton>}
    >
      {bgp ? (
        <PropertyList
          items={[
            {
              label: 'BGP session',
              value: (
                <Link to={bgpPeers.to.page({ switchLocation: switchSlot, bgpPeer: bgp.peerId })}>
                  <StateBadge tone={bgpTone(bgp)} label={bgpWord(bgp)} moving={bgpTone(bgp) === 'motion'} />
                </Link>
              ),
            },
            { label: 'For', value: formatLong(bgp.stateDurationMillis) },
            { label: 'Remote AS', value: bgp.remoteAsn },
            { label: 'When BFD fails', value: `The routes through ${peer} are withdrawn at once` },
            { label: 'Without BFD', value: 'They stay until the hold time of BGP has passed' },
          ]}
        />
      ) : (
        <EmptyState small title="No BGP session" body={`${switchSlot} reports none with ${peer}.`} />
      )}
    </Card>
  )
}
