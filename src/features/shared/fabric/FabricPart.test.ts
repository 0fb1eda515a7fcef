import { expect, it } from 'vitest'
import type { BgpPeerStatus } from '#store/api/generated/types'
import type { PortPeer } from '#store/api/resources/switchPortSettings'
import { addressPart, neighborPart, peerPart, portPart, switchPart, wireTone } from './FabricPart'
import type { Uplink } from './uplinks'

const uplink = (link?: string): Uplink => ({
  port: { id: 'p', portName: 'qsfp0', portSettingsId: 's', rackId: 'r', switchSlot: 'switch0' },
  settings: undefined,
  link,
  branches: [],
})
const peer = { addr: { type: 'numbered', targetAddr: '10.0.0.2' }, linkName: 'phy0' } as PortPeer
const session = (state: string) =>
  ({ addr: '10.0.0.2', peerId: '10.0.0.2', state, stateDurationMillis: 3_600_000 }) as BgpPeerStatus
const address = { address: '10.0.0.1/29', addressLotName: 'infra' } as Parameters<typeof addressPart>[0]

it('the wire into an address had the colour of the link, also before a peer that does not answer', () => {
  expect(wireTone(addressPart(address, [{ peer, status: session('active') }]))).toBeUndefined()
  expect(wireTone(switchPart('switch0', 'switch0', 'Rack r'))).toBeUndefined()
})

it('the wire into a part has the tone of that part alone', () => {
  const ofPort = (link?: string) => wireTone(portPart(uplink(link)))
  expect([ofPort('up'), ofPort('down'), ofPort()]).toEqual(['well', 'failed', 'unknown'])
  const ofPeer = (state: string) => wireTone(peerPart({ peer, status: session(state) }))
  expect([ofPeer('established'), ofPeer('active')]).toEqual(['well', 'failed'])
  expect(wireTone(addressPart(undefined, []))).toBe('unknown')
})

it('on a page about BFD, the peer has the state of its BFD session, not that of BGP', () => {
  const part = peerPart({ peer, status: session('established') }, 'down')
  expect(part).toMatchObject({ word: 'BFD down', sentence: 'BGP peer 10.0.0.2: BFD down' })
  expect(wireTone(part)).toBe('failed')
})

it('a neighbour that is not announced, not read and not yet read is said in three ways', () => {
  const said = [neighborPart([], false), neighborPart(undefined, true), neighborPart(undefined, false)]
  expect(said.map(({ sentence }) => sentence)).toEqual([
    'No neighbour announces itself',
    'Neighbour not known',
    '…',
  ])
})
