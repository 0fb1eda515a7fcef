import { describe, expect, it } from 'vitest'
import type { SwitchPort } from '#store/api/generated/types'
import type { PortPeer, PortSettings } from '#store/api/resources/switchPortSettings'
import { afterApply, afterClear } from './settingsChange'

const port = (portName: string, portSettingsId: string | null = null): SwitchPort => ({
  id: portName,
  portName,
  portSettingsId,
  rackId: 'r',
  switchSlot: 'switch0',
})

const settings = (name: string, address?: string, peer?: string) =>
  ({
    id: `id of ${name}`,
    name,
    links: [{ linkName: 'phy0', speed: 'speed100_g', autoneg: false, mtu: 1_500, portSettingsId: '' }],
    addresses: address ? [{ address } as PortSettings['addresses'][number]] : [],
    bgpPeers: peer ? [{ addr: { type: 'numbered', targetAddr: peer }, linkName: 'phy0' } as PortPeer] : [],
  }) as unknown as PortSettings

const north = settings('north', '172.20.15.21/29', '172.20.15.22')
const south = settings('south', '172.20.15.29/29')
const uplink = port('qsfp0', north.id)
const other = port('qsfp1', south.id)

describe('what follows', () => {
  it('clearing takes link, address and session, and the settings stay', () => {
    expect(afterClear({ port: uplink, before: north, ports: [uplink, other] })).toBe(
      'Link phy0 goes down, address 172.20.15.21/29 is no longer reached, and the BGP session with 172.20.15.22 ends. ' +
        'The settings north stay, and can be applied again.',
    )
  })
  it('clearing the last port of a rack that has settings cuts the region off', () => {
    expect(afterClear({ port: uplink, before: north, ports: [uplink, port('qsfp1')] })).toContain(
      'nothing outside reaches the region',
    )
  })
  it('settings that are not known are cleared all the same', () => {
    expect(afterClear({ port: uplink, before: undefined, ports: [uplink, other] })).toBe(
      'The port has no link, no address and no BGP session any more. The settings themselves stay.',
    )
  })
  it('applying says what is replaced, what begins, and where the addresses are already', () => {
    expect(afterApply({ port: other, before: south, ports: [uplink, other] }, north)).toEqual([
      'south is replaced: link phy0 goes down and address 172.20.15.29/29 is no longer reached.',
      'Link phy0 (100 Gbit/s) is set up, address 172.20.15.21/29 is reached here, and a BGP session with 172.20.15.22 begins.',
      'qsfp0 of switch0 has these settings too: the same addresses would be on both.',
    ])
  })
  it('applying the same settings again changes nothing', () => {
    expect(afterApply({ port: uplink, before: north, ports: [uplink] }, north)).toEqual([
      'The port has these settings already: applying them again changes nothing.',
    ])
  })
})
