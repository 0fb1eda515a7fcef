import { expect, it } from 'vitest'
import { linkFacts } from './linkFacts'

it('a port without settings has no link, and no facts', () => {
  expect(linkFacts({ link: null, monitors: null })).toEqual([])
  expect(linkFacts(null)).toEqual([])
})

it('whatever the switch tells is shown', () => {
  const status = {
    link: { state: 'up', enabled: true, mtu: 1_500, fec: null },
    monitors: { receivePowerMw: [0.82, 0.79] },
    isNew: false,
  }
  expect(linkFacts(status)).toEqual([
    { label: 'State', value: 'up' },
    { label: 'Enabled', value: 'yes' },
    { label: 'Mtu', value: '1500' },
    { label: 'Receive power mw', value: '0.82, 0.79' },
    { label: 'Is new', value: 'no' },
  ])
})
