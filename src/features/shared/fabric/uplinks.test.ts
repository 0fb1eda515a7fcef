import { describe, expect, it } from 'vitest'
import type { BgpPeerStatus, SwitchPort } from '#store/api/generated/types'
import type { PortPeer, PortSettings } from '#store/api/resources/switchPortSettings'
import { peerLabel } from './peer'
import {
  uplinkRows,
  uplinksByRack,
  type Known,
  peerFilter,
  peerSentence,
  portSentence,
  sessionsTone,
  switchSentence,
  worstTone,
} from './uplinks'

const port = (
  portName: string,
  portSettingsId: string | null,
  more: Partial<SwitchPort> = {},
): SwitchPort => ({
  id: `${more.rackId ?? 'r1'} ${more.switchSlot ?? 'switch0'} ${portName}`,
  portName,
  portSettingsId,
  rackId: 'r1',
  switchSlot: 'switch0',
  ...more,
})
/** A peer of the only link: with this address, or unnumbered. */
const peer = (targetAddr: string) =>
  ({
    addr: targetAddr ? { type: 'numbered', targetAddr } : { type: 'unnumbered', routerLifetime: 1_800 },
    linkName: 'phy0',
    remoteAsn: null,
  }) as PortPeer
const settings = (name: string, addresses: readonly string[], peers: readonly string[]) =>
  ({
    id: name,
    name,
    links: [{ linkName: 'phy0', speed: 'speed100_g' }],
    addresses: addresses.map((address) => ({ address, addressLotName: 'infra', interfaceName: 'phy0' })),
    bgpPeers: peers.map(peer),
  }) as unknown as PortSettings
const status = (addr: string, state: BgpPeerStatus['state'], peerId = addr): BgpPeerStatus => ({
  addr,
  peerId,
  state,
  switch: 'switch0',
  localAsn: 1,
  remoteAsn: 65_000,
  stateDurationMillis: 7_200_000,
})

const known: Known = {
  ports: [
    port('qsfp10', 'far'),
    port('qsfp2', 'near'),
    port('qsfp3', null),
    port('qsfp0', 'lost', { switchSlot: 'switch1' }),
    port('qsfp0', null, { rackId: 'r2' }),
  ],
  settings: {
    near: settings('near', ['10.0.0.1/24', '10.0.1.1/24'], ['10.0.1.2', '10.0.0.2', '10.9.9.9']),
    far: settings('far', ['10.0.2.1/24'], []),
  },
  statuses: [status('10.0.0.2', 'established'), status('10.0.1.2', 'active')],
  links: { 'r1/switch0/qsfp2': { link: { state: 'up' } } },
}

describe('the uplinks of a rack', () => {
  const [first, second] = uplinksByRack(known)
  it('are by rack, switch and number of the port; ports without settings are counted', () => {
    expect(first?.switches.map(({ location }) => location)).toEqual(['switch0', 'switch1'])
    expect(first?.switches[0]?.uplinks.map((uplink) => uplink.port.portName)).toEqual(['qsfp2', 'qsfp10'])
    expect(first?.free).toBe(1)
    expect(second).toEqual({ rackId: 'r2', switches: [], free: 1 })
  })
  it('lead over each address to the peers in its network; the others have no address', () => {
    const branches = first?.switches[0]?.uplinks[0]?.branches.map(({ address, peers }) => [
      address?.address,
      peers.map((each) => peerLabel(each.peer)),
    ])
    expect(branches).toEqual([
      ['10.0.0.1/24', ['10.0.0.2']],
      ['10.0.1.1/24', ['10.0.1.2']],
      [undefined, ['10.9.9.9']],
    ])
  })
  it('are lines of a table: one for each peer, address without a peer, and port without settings that are known', () => {
    expect(
      first &&
        uplinkRows(first).map(({ uplink, address, peer: standing }) => [
          uplink.port.portName,
          address?.address,
          standing && peerLabel(standing.peer),
        ]),
    ).toEqual([
      ['qsfp2', '10.0.0.1/24', '10.0.0.2'],
      ['qsfp2', '10.0.1.1/24', '10.0.1.2'],
      ['qsfp2', undefined, '10.9.9.9'],
      ['qsfp10', '10.0.2.1/24', undefined],
      ['qsfp0', undefined, undefined],
    ])
  })
  it('have a sentence each', () => {
    const [one] = first?.switches ?? []
    const uplink = one?.uplinks[0]
    const peers = uplink?.branches.flatMap((branch) => branch.peers) ?? []
    expect(one && switchSentence(one)).toBe('switch0: 2 ports with settings; BGP: 1 of 3 sessions up')
    expect(uplink && portSentence(uplink)).toBe('Port qsfp2 of switch0, settings near, 100 Gbit/s, link up')
    expect(peers.map(peerSentence)).toEqual([
      'BGP peer 10.0.0.2, AS 65000: established for 2\u00A0h',
      'BGP peer 10.0.1.2, AS 65000: no answer (active) for 2\u00A0h',
      'BGP peer 10.9.9.9: not reported',
    ])
  })
  it('have switches with the tone of the worst of their sessions, and none without sessions', () => {
    expect(first?.switches.map(sessionsTone)).toEqual(['failed', undefined])
    expect([worstTone(['well', 'unknown']), worstTone(['well'])]).toEqual(['unknown', 'well'])
  })
  it('have the tone of a session that the switch does not report, though another connects', () => {
    expect(worstTone(['motion', 'unknown', 'well'])).toBe('unknown')
    expect(worstTone(['motion', 'attention', 'unknown'])).toBe('attention')
  })
  it('have unnumbered peers without an address, whose session has the name of the port', () => {
    const [rack] = uplinksByRack({
      ...known,
      settings: { near: settings('near', ['10.0.0.1/24'], ['']), far: settings('far', [], ['']) },
      statuses: [
        status('fe80::1', 'active', 'tfportqsfp10_0'),
        status('fe80::2', 'established', 'tfportqsfp2_0'),
      ],
    })
    const peers = rack ? uplinkRows(rack).flatMap(({ peer: one }) => one ?? []) : []
    expect(peers.map(peerSentence)).toEqual([
      'Unnumbered BGP peer on phy0, AS 65000: established for 2\u00A0h',
      'Unnumbered BGP peer on phy0, AS 65000: no answer (active) for 2\u00A0h',
    ])
    expect(peers.map(peerFilter)).toEqual(['tfportqsfp2_0', 'tfportqsfp10_0'])
  })
  it('stand while settings and states are still loading', () => {
    const [loading] = uplinksByRack({ ...known, settings: undefined, statuses: undefined, links: undefined })
    expect(loading && uplinkRows(loading)).toHaveLength(3)
  })
})
