import { describe, expect, it } from 'vitest'
import { errorsOf } from '#tests/support/formErrors'
import { lldpValues } from '#features/shared/fabric/lldpForm'
import { equalizerText } from '../linkParts'
import { linkBody, tapError, type LinkValues } from './panels/LinkPanel'
import { emptyPeer, peerBody, peerDraft, peerSchema } from './peerForm'
import {
  settingsBody,
  settingsErrorFields,
  settingsSchema,
  emptySettings,
  partKeys,
  type SettingsValues,
} from './settingsForm'

const linkValues = (more: Partial<LinkValues> = {}): LinkValues => ({
  name: 'phy0',
  speed: 'speed100_g',
  fec: '',
  autoneg: false,
  mtu: 1_500,
  pre2: '',
  pre1: '',
  main: '',
  post1: '',
  post2: '',
  ...lldpValues({ enabled: true }),
  ...more,
})
const peer = peerBody({ ...emptyPeer, linkName: 'phy0', addr: '10.0.0.1', bgpConfig: 'edge' })

const filled: SettingsValues = {
  ...emptySettings,
  name: 'uplink',
  links: [linkBody(linkValues()), linkBody(linkValues({ name: 'phy1' }))],
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

describe('a link', () => {
  it('leaves to the switch what is empty', () => {
    expect(linkBody(linkValues())).toMatchObject({ fec: null, txEq: null, lldp: { systemName: null } })
    expect(linkBody(linkValues({ fec: 'rs', pre1: '-4' }))).toMatchObject({
      fec: 'rs',
      txEq: { pre1: -4, main: null },
    })
  })
  it('has taps that are whole numbers of 32 bits, also below zero', () => {
    expect(tapError('-12')).toBeUndefined()
    expect(tapError('1.5')).toBe('Must be a whole number')
    expect(tapError('-2147483649')).toBe('Must be a number of 32 bits')
  })
  it('shows its equalizer in a line', () => {
    expect(equalizerText({ pre1: -4, main: 20 })).toBe('pre 1: -4, main: 20')
    expect(equalizerText(null)).toBe('Left to the switch')
  })
})

describe('a BGP peer', () => {
  const valid = { ...emptyPeer, linkName: 'phy0', addr: '10.0.0.2', bgpConfig: 'edge' }
  it('has the networks of a policy only if the policy is a list', () => {
    const body = peerBody({
      ...valid,
      imports: '10.0.0.0/8',
      exportPolicy: 'allow',
      exports: '192.0.2.0/24\n',
    })
    expect(body.allowedImport).toEqual({ type: 'no_filtering' })
    expect(body.allowedExport).toEqual({ type: 'allow', value: ['192.0.2.0/24'] })
    expect(peerBody({ ...valid, communities: '65010\n7' }).communities).toEqual([65_010, 7])
  })
  it('has a key of at most 80 characters that can be printed, which is not kept in a draft', async () => {
    const schema = peerSchema(new Set())
    expect((await errorsOf(schema, { ...valid, md5AuthKey: 'a'.repeat(81) }))['md5AuthKey']).toContain(
      '80 characters',
    )
    expect((await errorsOf(schema, { ...valid, md5AuthKey: 'ä' }))['md5AuthKey']).toContain('ASCII')
    expect(await errorsOf(schema, { ...valid, md5AuthKey: 'a b' })).toEqual({})
    expect(peerDraft).not.toContain('md5AuthKey')
  })
  it('has an address, or is unnumbered with the lifetime of a router', async () => {
    expect(peerBody(valid).addr).toEqual({ type: 'numbered', targetAddr: '10.0.0.2' })
    const unnumbered = { ...valid, kind: 'unnumbered' as const, addr: '' }
    expect(peerBody(unnumbered).addr).toEqual({ type: 'unnumbered', routerLifetime: 1_800 })
    expect(await errorsOf(peerSchema(new Set()), unnumbered)).toEqual({})
    expect(await errorsOf(peerSchema(new Set()), { ...valid, addr: '' })).toEqual({
      addr: 'Peer is required',
    })
    const tooLong = { ...unnumbered, routerLifetime: 9_001 }
    expect(await errorsOf(peerSchema(new Set()), tooLong)).toEqual({ routerLifetime: 'Must be at most 9000' })
    const taken = new Set([partKeys.peers(peerBody(unnumbered))])
    expect(await errorsOf(peerSchema(taken), unnumbered)).toEqual({
      kind: 'The link has an unnumbered peer already',
    })
    expect(await errorsOf(peerSchema(taken), valid)).toEqual({})
  })
  it('is listed once on a link', async () => {
    const messages = Object.values(await errorsOf(peerSchema(new Set(['phy0 10.0.0.2'])), valid))
    expect(messages.join()).toContain('The link has that peer already')
  })
})
