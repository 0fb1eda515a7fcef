import { bgpApi } from '#store/api/resources/bgp'
import { StateMark } from '#ui/feedback/StateBadge'
import { formatLong } from '#ui/format/age'
import { IdText } from '#ui/text/IdText'
import { load, notFoundUnless, type At, type LoaderInput } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailsPanel } from '#features/kit/detail/DetailsPanel'
import { bgpTone, bgpWord } from '#features/kit/lifecycle/regionTones'
import { useLeaveOnce } from '#features/kit/queries/gone'
import { livePolling } from '#features/kit/queries/polling'
import { isUnnumbered, sessionPeerText } from '#features/shared/fabric/peer'
import { loadPaths, RegionPaths } from '#features/shared/fabric/RegionPaths'
import { bgpPeers } from './noun'

const { networkingBgpStatus } = bgpApi.endpoints

/** Finds the session in the status of all, since the API has no view of one session. */
export async function loader(input: LoaderInput<At<'switchLocation' | 'bgpPeer'>>) {
  const { switchLocation, bgpPeer } = input.params
  const [sessions] = await Promise.all([
    load(networkingBgpStatus, () => ({}))(input),
    loadPaths(input, ({ switchSlot }) => switchSlot === switchLocation),
  ])
  return notFoundUnless(
    !sessions || sessions.some((one) => one.switch === switchLocation && one.peerId === bgpPeer),
  )
}

/** A session with a BGP peer: its facts, and the path to the neighbour, which has the state of the session. */
export function PeerSessionPanel() {
  const { switchLocation, bgpPeer } = useParam('switchLocation', 'bgpPeer')
  const query = networkingBgpStatus.useQuery({}, livePolling)
  const peer = query.data?.find((one) => one.switch === switchLocation && one.peerId === bgpPeer)
  const list = bgpPeers.to.list()
  useLeaveOnce(query.data !== undefined && !peer, list)
  if (!peer) return null
  const tone = bgpTone(peer)
  return (
    <DetailsPanel
      title={bgpPeers.panels.page}
      name={sessionPeerText(peer)}
      isCode
      mark={<StateMark tone={tone} moving={tone === 'motion'} />}
      query={query}
      back={list}
      items={[
        ...(isUnnumbered(peer) ? [{ label: 'Address', value: <IdText value={peer.addr} /> }] : []),
        { label: 'Switch', value: peer.switch },
        { label: 'AS numbers', value: `${peer.localAsn} local, ${peer.remoteAsn} remote` },
      ]}
    >
      <h3>Path</h3>
      <RegionPaths
        here="peer"
        isAmong={({ switchSlot }) => switchSlot === switchLocation}
        isOn={({ peer: one }) => one?.status?.peerId === bgpPeer}
        empty={`No port has settings with this peer. Its session: ${bgpWord(peer)} for ${formatLong(peer.stateDurationMillis)}.`}
      />
    </DetailsPanel>
  )
}
