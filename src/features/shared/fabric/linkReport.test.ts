import { expect, it } from 'vitest'
import { linkReport } from './linkReport'

it('a port without settings has no link, and no facts', () => {
  const nothing = { name: undefined, state: undefined, facts: [], lanes: [], others: [] }
  expect(linkReport({ link: null, monitors: null })).toEqual(nothing)
  expect(linkReport(null)).toEqual(nothing)
})

it('a link is reported in words and units, and its optical power by lane', () => {
  const status = {
    link: {
      name: 'phy0',
      state: 'up',
      media: 'optical',
      mtu: 1_500,
      fec: 'rs',
      autoneg: false,
      speed: 'speed100_g',
    },
    monitors: { receivePowerMw: [0.82, 0.79], transmitPowerMw: [0.91] },
  }
  expect(linkReport(status)).toEqual({
    name: 'phy0',
    state: 'up',
    facts: [
      { label: 'Speed', value: '100 Gbit/s' },
      { label: 'Error correction', value: 'Reed-Solomon' },
      { label: 'Autonegotiation', value: 'Off' },
      { label: 'MTU', value: '1,500 bytes' },
      { label: 'Media', value: 'Optical' },
    ],
    lanes: [
      { received: 0.82, sent: 0.91 },
      { received: 0.79, sent: undefined },
    ],
    others: [],
  })
})

it('a field that the console does not know, or of another shape, is shown as it is reported', () => {
  const { facts, lanes, others } = linkReport({
    link: { speed: 'fast', mtu: [1], prbsMode: 'off', fec: null },
    monitors: { receivePowerMw: 'dark' },
    isNew: false,
  })
  expect(facts).toEqual([
    { label: 'Speed', value: 'fast' },
    { label: 'MTU', value: '1' },
  ])
  expect(lanes).toEqual([])
  expect(others).toEqual([
    { label: 'Prbs mode', value: 'off' },
    { label: 'Receive power mw', value: 'dark' },
    { label: 'Is new', value: 'no' },
  ])
})
