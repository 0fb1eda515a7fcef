import { HOUR_MS } from '#src/durations'
import type {
  BfdStatus,
  BgpPeer,
  LldpNeighbor,
  SwitchPortSettingsCreate,
  SwitchSlot,
} from '#store/api/generated/types'
import { hoursAgo } from '../factories/times'
import { idOf } from '../random'
import type { Region } from '../region'
import { bfdSessionId } from '../rules/bfdSessions'
import { syncBgpPeers } from '../rules/bgpPeers'
import { newSettings } from '../rules/switchPortSettings'
import { rackId, switchSlots, switchPortId } from './hardware'

const ASN = 65_010
const CONFIG = 'tidewater-edge'

const lots = [
  [
    'rack-infra',
    'Addresses of the rack itself',
    'infra',
    [
      ['172.20.15.21', '172.20.15.40'],
      ['fd00:99::1', 'fd00:99::40'],
    ],
  ],
  ['dock-services', 'Announced to the harbour', 'pool', [['192.0.2.0', '192.0.2.255']]],
] as const

const lotId = (name: string) => idOf(`address lot ${name}`)
const blockId = (name: string, at: number) => idOf(`block ${name} ${at}`)

/** Each uplink: its port, its address, and its neighbour. */
const uplinks: readonly {
  name: string
  at: SwitchSlot
  port: number
  address: string
  peer: string
  stuckIn?: 'active'
}[] = [
  { name: 'uplink-north', at: 'switch0', port: 0, address: '172.20.15.21/29', peer: '172.20.15.22' },
  { name: 'uplink-north-spare', at: 'switch0', port: 1, address: '172.20.15.25/29', peer: '172.20.15.26' },
  { name: 'uplink-south', at: 'switch1', port: 0, address: '172.20.15.29/29', peer: '172.20.15.30' },
  {
    name: 'uplink-south-spare',
    at: 'switch1',
    port: 1,
    address: '172.20.15.33/29',
    peer: '172.20.15.34',
    // The neighbour does not answer.
    stuckIn: 'active',
  },
]

const peerOf = (targetAddr: string): BgpPeer => ({
  addr: { type: 'numbered', targetAddr, srcAddr: null },
  allowedExport: { type: 'no_filtering' },
  allowedImport: { type: 'no_filtering' },
  bgpConfig: CONFIG,
  communities: [],
  connectRetry: 3,
  delayOpen: 3,
  enforceFirstAs: false,
  holdTime: 6,
  idleHoldTime: 3,
  keepalive: 2,
  localPref: null,
  md5AuthKey: null,
  minTtl: null,
  multiExitDiscriminator: null,
  remoteAsn: 65_000,
  vlanId: null,
})

const settingsFor = ({ name, address, peer }: (typeof uplinks)[number]): SwitchPortSettingsCreate => ({
  name,
  description: '',
  portConfig: { geometry: 'qsfp28x1' },
  links: [
    {
      linkName: 'phy0',
      autoneg: false,
      fec: 'rs',
      mtu: 1_500,
      speed: 'speed100_g',
      lldp: { enabled: true, linkName: name, systemName: 'tidewater-rack' },
    },
  ],
  addresses: [{ linkName: 'phy0', addresses: [{ address, addressLot: 'rack-infra' }] }],
  routes: [{ linkName: 'phy0', routes: [{ dst: '0.0.0.0/0', gw: peer }] }],
  bgpPeers: [{ linkName: 'phy0', peers: [peerOf(peer)] }],
})

const bfd: readonly Pick<BfdStatus, 'switchSlot' | 'peer' | 'state'>[] = [
  { switchSlot: 'switch0', peer: '172.20.15.22', state: 'up' },
  { switchSlot: 'switch0', peer: '172.20.15.26', state: 'init' },
  { switchSlot: 'switch1', peer: '172.20.15.30', state: 'admin_down' },
  { switchSlot: 'switch1', peer: '172.20.15.34', state: 'down' },
]

function addLots(region: Region) {
  const { world } = region
  const stamps = { timeCreated: hoursAgo(region, 9_590), timeModified: hoursAgo(region, 9_590) }
  for (const [name, description, kind, blocks] of lots) {
    world.addressLots.insert({ id: lotId(name), name, description, kind, ...stamps })
    for (const [index, [firstAddress, lastAddress]] of blocks.entries()) {
      const id = blockId(name, index)
      world.addressLotBlocks.insert({ id, lotId: lotId(name), firstAddress, lastAddress })
    }
  }
  for (const [index, switchSlot] of switchSlots.entries()) {
    const id = idOf(`loopback ${switchSlot}`)
    world.loopbackAddresses.insert({
      id,
      address: `fd00:99::${index + 1}/128`,
      addressLotBlockId: blockId('rack-infra', 1),
      rackId,
      switchSlot,
      anycast: false,
    })
  }
}

function addBgp(region: Region) {
  const { world } = region
  const stamps = { timeCreated: hoursAgo(region, 9_580), timeModified: hoursAgo(region, 5_000) }
  const announceSetId = idOf('announce set harbour')
  world.announceSets.insert({
    id: announceSetId,
    name: 'harbour',
    description: 'What the harbour may reach',
    ...stamps,
  })
  world.announcements.insert({
    announceSetId,
    addressLotBlockId: blockId('dock-services', 0),
    network: '192.0.2.0/24',
  })
  const id = idOf(`bgp config ${CONFIG}`)
  world.bgpConfigs.insert({
    id,
    name: CONFIG,
    description: '',
    asn: ASN,
    vrf: null,
    maxPaths: 1,
    announceSetId,
    ...stamps,
  })
}

const neighbor = (region: Region, { name, port }: (typeof uplinks)[number]): LldpNeighbor => ({
  chassisId: `02:5a:00:00:01:0${port}`,
  firstSeen: hoursAgo(region, 2_000 + port * 300),
  lastSeen: hoursAgo(region, 0),
  linkName: `Ethernet1/${port + 1}`,
  linkDescription: `to ${name}`,
  localPort: 'phy0',
  managementIp: [{ addr: { ipAddr: `10.20.0.${port + 2}` }, interfaceNum: { ifIndex: 1 }, oid: null }],
  systemName: `harbour-core-${port + 1}`,
  systemDescription: 'Harbour core router',
})

/** Applies settings to two ports of each switch. Their sessions began long ago. */
function addUplinks(region: Region) {
  const { world } = region
  for (const uplink of uplinks) {
    const id = idOf(`port settings ${uplink.name}`)
    const timeCreated = hoursAgo(region, 9_570)
    const timeModified = hoursAgo(region, 4_100)
    const settings = newSettings(region, settingsFor(uplink), { id, timeCreated, timeModified })
    world.portSettings.insert(settings)
    const portId = switchPortId(uplink.at, uplink.port)
    if (world.switchPorts.has(portId)) world.switchPorts.update(portId, { portSettingsId: id })
    if (uplink.at === 'switch0')
      world.lldpNeighbors.insert({
        id: `${rackId}/${uplink.at}/qsfp${uplink.port}`,
        neighbors: [neighbor(region, uplink)],
      })
  }
  syncBgpPeers(region)
  for (const [index, { id, addr, since }] of world.bgpPeers.all().entries()) {
    const stuckIn = uplinks.find(({ peer }) => peer === addr)?.stuckIn
    world.bgpPeers.update(id, { since: since - (700 + 90 * index) * HOUR_MS, ...(stuckIn && { stuckIn }) })
  }
}

function addBfd({ world }: Region) {
  for (const row of bfd) {
    world.bfdSessions.insert({
      ...row,
      local: null,
      mode: 'single_hop',
      detectionThreshold: 3,
      requiredRx: 300_000,
    })
    // Frozen, so that all four states last.
    world.frozen.insert({ id: bfdSessionId(row.switchSlot, row.peer) })
  }
}

/**
 * Connects the rack to the network around it: two address lots, four uplinks with their neighbours, and a loopback
 * address on each switch. To be called after the hardware exists. Rule: MOCK-9.
 */
export function addOperatorNetworking(region: Region) {
  addLots(region)
  addBgp(region)
  addUplinks(region)
  addBfd(region)
  const made = hoursAgo(region, 9_600)
  region.world.allowList.update({ timeCreated: made, timeModified: made })
}
