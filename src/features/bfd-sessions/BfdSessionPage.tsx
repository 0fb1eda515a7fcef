import { peerAddress } from '#features/shared/fabric/peer'
import { loadPaths, RegionPaths } from '#features/shared/fabric/RegionPaths'
import { bfdSessionsApi } from '#store/api/resources/bfdSessions'
import { formatExact } from '#ui/format/numbers'
import { IdText } from '#ui/text/IdText'
import { load, notFoundUnless, type At, type LoaderInput } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { livePolling } from '#features/kit/queries/polling'
import { LawCourse } from '#features/kit/lifecycle/LawCourse'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { useCommandItems } from '#features/kit/commands/useCommandItems'
import { useLeaveOnce } from '#features/kit/queries/gone'
import { disableBfd } from './commands'
import { bfdSessionLaw } from './law'
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

/** The page of one BFD session: its configuration and its course. */
export function BfdSessionPage() {
  const { switchLocation, peer } = useParam('switchLocation', 'peer')
  const query = networkingBfdStatus.useQuery({}, livePolling)
  const session = query.currentData?.find((one) => one.switchSlot === switchLocation && one.peer === peer)
  useLeaveOnce(query.currentData !== undefined && !session, bfdSessions.to.list())
  const commandItems = useCommandItems()
  if (!session) return null
  return (
    <DetailPage
      noun={bfdSessions}
      title={sessionTitle(session)}
      mark={<StateButton law={bfdSessionLaw} row={session} />}
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
      course={<LawCourse key={sessionId(session)} law={bfdSessionLaw} row={session} />}
    >
      <RegionPaths
        here="peer"
        bfd={session.state}
        isAmong={({ switchSlot }) => switchSlot === switchLocation}
        isOn={(row) => row.peer !== undefined && peerAddress(row.peer.peer) === peer}
      />
    </DetailPage>
  )
}
