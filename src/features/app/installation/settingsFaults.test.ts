import { expect, it } from 'vitest'
import { defaults } from '#model/settings'
import { faultsOf, features } from './settingsFaults'
import * as values from './settingsText'

const faults = (file: unknown) => faultsOf(JSON.stringify(file), values)

it('a sound file has no fault', () => {
  expect(faults({})).toEqual([])
  expect(faults(defaults)).toEqual([])
  expect(
    faults({
      docsUrl: 'https://docs.example/guide',
      accent: { light: '#1a5fb4', dark: '#99c1f1' },
      apiVersion: '2026073100',
      limits: { vcpus: 8 },
      support: [{ label: 'Mail', url: 'mailto:help@tidewater.example' }],
      off: [...features],
    }),
  ).toEqual([])
})

it.each([
  [{ motto: 'Upward' }, 'There is no setting motto.'],
  [{ name: 7 }, 'name must be a text.'],
  [{ name: null }, 'name must be a text.'],
  [{ deviceCodeDashAfter: null }, 'deviceCodeDashAfter must be a number.'],
  [{ limits: null }, 'limits must be an object.'],
  [{ support: [null] }, 'support[0] must be an object.'],
  [{ off: null }, 'off must be a list.'],
  [{ docsUrl: 'ftp://docs.example' }, 'docsUrl must be an http or https address.'],
  [{ deviceCodeDashAfter: 1.5 }, 'deviceCodeDashAfter must be a whole number.'],
  [{ deviceCodeDashAfter: 8 }, 'deviceCodeDashAfter must be at most 7.'],
  [{ apiVersion: 'newest' }, 'apiVersion must be a version such as 2026073100.'],
  [{ accent: { light: 'blue', dark: '#99c1f1' } }, 'accent.light must be a colour such as #1a5fb4.'],
  [{ accent: { light: '#1a5fb4' } }, 'accent.dark is missing.'],
  [{ firstPage: 'https://evil.test' }, 'firstPage must be a path of the console such as /projects.'],
  [{ limits: { vcpus: 0 } }, 'limits.vcpus must be at least 1.'],
  [{ limits: { cores: 8 } }, 'limits has no setting cores.'],
  [
    { support: [{ label: 'Help', url: 'javascript:1' }] },
    'support[0].url must be an http, https or mailto address.',
  ],
  [{ off: 'snapshots' }, 'off must be a list.'],
])('%j: %s', (file, fault) => expect(faults(file)).toEqual([fault]))

it('a feature that cannot be switched off names those that can', () => {
  expect(faults({ off: ['projects'] })).toEqual([
    `off[0] has no feature “projects”. There are ${features.join(', ')}.`,
  ])
})

it('each fault is named', () => {
  expect(faults({ name: '', notice: 7, off: ['x'] })).toHaveLength(3)
})

it.each(['{ "name": ', '[]', '7'])('a file that is no object of settings says so: %s', (file) => {
  expect(faultsOf(file, values)).toHaveLength(1)
})
