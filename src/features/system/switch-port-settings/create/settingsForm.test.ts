import { describe, expect, it } from 'vitest'
import { errorsOf, unnamedReads } from '#tests/support/formErrors'
import { emptyLink, linkBody } from './panels/LinkPanel'
import { emptyPeer, peerBody } from './peerForm'
import {
  settingsBody,
  settingsErrorFields,
  settingsSchema,
  emptySettings,
  type SettingsValues,
} from './settingsForm'

const peer = peerBody({ ...emptyPeer, linkName: 'phy0', addr: '10.0.0.1', bgpConfig: 'edge' })

const filled: SettingsValues = {
  ...emptySettings,
  name: 'uplink',
  links: ['phy0', 'phy1'].map((name) => linkBody({ ...emptyLink, name })),
  addresses: [
    { linkName: 'phy1', address: '10.0.1.1/24', addressLot: 'infra', vlanId: null },
    { linkName: 'phy0', address: '10.0.0.1/24', addressLot: 'infra', vlanId: 7 },
    { linkName: 'phy1', address: '10.0.1.2/24', addressLot: 'infra', vlanId: null },
  ],
  peers: [peer],
  groups: 'all-uplinks\n\n core ',
}

describe('new settings', () => {
  it('are sent with their parts by link', () => {
    const body = settingsBody(filled)
    expect(body.addresses.map(({ linkName, addresses }) => [linkName, addresses.length])).toEqual([
      ['phy1', 2],
      ['phy0', 1],
    ])
    expect(body.addresses[1]?.addresses).toEqual([{ address: '10.0.0.1/24', addressLot: 'infra', vlanId: 7 }])
    const { linkName, ...sent } = peer
    expect(body.bgpPeers).toEqual([{ linkName, peers: [sent] }])
    expect(body.groups).toEqual(['all-uplinks', 'core'])
    expect(body.routes).toEqual([])
  })
  it('need a free name and a link, and nothing is on a link that is not there', async () => {
    const schema = settingsSchema(new Set(['uplink-north']))
    expect(await errorsOf(schema, filled)).toEqual({})
    expect(await unnamedReads(schema, filled)).toEqual([])
    expect(await errorsOf(schema, { ...filled, name: 'uplink-north', links: [] })).toEqual({
      name: 'There are settings of that name, which would be replaced wherever they are applied',
      links: 'Add a link: without one the port carries nothing',
      addresses: 'There is no link phy1: add it, or remove what is on it',
      peers: 'There is no link phy0: add it, or remove what is on it',
    })
  })
  it('show what the server refuses at its field', () => {
    const fieldOf = (message: string) => Object.keys(settingsErrorFields({ message, statusCode: 400 }))
    expect(fieldOf('address 10.0.0.1 is unavailable')).toEqual(['addresses'])
    expect(fieldOf('BGP configuration "x" not found')).toEqual(['peers'])
    expect(fieldOf('switch port settings group "x" not found')).toEqual(['groups'])
    expect(fieldOf('something else')).toEqual([])
  })
})
