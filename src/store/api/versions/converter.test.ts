import { describe, expect, it } from 'vitest'
import type { SwitchPortSettings as Older } from './generated/v2026073100'
import type { SwitchPortSettings as Newer } from './generated/v2026081901'
import { NotOfferedError } from './change'
import { converterFrom } from './converter'
import { steps } from './steps/all'

// The two versions name the address of a BGP peer otherwise: `ip`, and `targetAddr`.
const older = { bgpPeers: [{ addr: { type: 'numbered', ip: '192.0.2.7' } }] } as Older
const newer = { bgpPeers: [{ addr: { type: 'numbered', targetAddr: '192.0.2.7' } }] } as Newer
const body = { bgpPeers: [{ linkName: 'phy0', peers: older.bgpPeers }] }
const newerBody = { bgpPeers: [{ linkName: 'phy0', peers: newer.bgpPeers }] }

describe.each([
  [
    'an older region',
    '2026073100',
    '2026081901',
    { model: newer, there: older, sent: newerBody, wire: body },
  ],
  ['a newer region', '2026081901', '2026073100', { model: older, there: newer, sent: body, wire: newerBody }],
] as const)(
  'the converter for %s than the model',
  (_, version, model, { model: inModel, there, sent, wire }) => {
    const converter = converterFrom(version, steps, { model })

    it('reads and writes responses', () => {
      expect(converter.readAnswer('networkingSwitchPortSettingsView', there)).toEqual(inModel)
      expect(converter.writeAnswer('networkingSwitchPortSettingsView', inModel)).toEqual(there)
    })

    it('reads and writes requests', () => {
      expect(converter.writeRequest('networkingSwitchPortSettingsCreate', { body: sent })).toEqual({
        body: wire,
      })
      expect(converter.readRequest('networkingSwitchPortSettingsCreate', { body: wire })).toEqual({
        body: sent,
      })
    })

    it('changes nothing that is the same in both', () => {
      const project = { id: 'a', name: 'web' }
      expect(converter.readAnswer('projectView', project)).toBe(project)
    })
  },
)

it('a value that the other version cannot express is refused', () => {
  const addr = { type: 'numbered', targetAddr: '192.0.2.7', srcAddr: '192.0.2.1' } as const
  const request = { body: { bgpPeers: [{ linkName: 'phy0', peers: [{ addr }] }] } }
  const ask = () =>
    converterFrom('2026073100', steps).writeRequest('networkingSwitchPortSettingsCreate', request)
  expect(ask).toThrow(NotOfferedError)
})
