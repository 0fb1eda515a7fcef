import { afterEach, describe, expect, it } from 'vitest'
import { defaults, isOff, settings, type Settings } from '#model/settings'
import { isFirstPath, settingsIn } from './settingsText'

afterEach(() => void Object.assign(settings, defaults))

const inFile = (file: unknown) => settingsIn(JSON.stringify(file))

describe('the settings in a file', () => {
  const given: Required<Settings> = {
    docsUrl: 'https://docs.example',
    cliName: 'tide',
    deviceCodeDashAfter: 4,
    apiVersion: '2026073100',
    name: 'Tidewater Cloud',
    accent: { light: '#1a5fb4', dark: '#99c1f1' },
    notice: 'Authorized use only.',
    firstPage: '/home',
    limits: { vcpus: 8, memoryGiB: 16, diskGiB: 100 },
    support: [{ label: 'Helpdesk', url: 'https://help.example' }],
    off: ['snapshots'],
  }

  it.each(Object.entries(given))('take %s from it, and no others', (name, value) => {
    expect(inFile({ [name]: value })).toEqual({ [name]: value })
  })
  it.each(['', '<!doctype html>', '[]', '7', 'null', '{ "name": '])(
    'are those of the build where the file is %s',
    (text) => expect(settingsIn(text)).toEqual({}),
  )
  it('leave out values of another type, and take the rest', () => {
    const file = {
      name: 7,
      notice: null,
      off: 'snapshots',
      limits: { vcpus: '8', diskGiB: 9 },
      firstPage: '/home',
    }
    expect(inFile(file)).toEqual({
      firstPage: '/home',
      limits: { ...defaults.limits, diskGiB: 9 },
    })
  })
  it('have no others', () => {
    expect(inFile({ motto: 'Upward' })).not.toHaveProperty('motto')
  })
})

describe('a feature that is switched off', () => {
  it('has no list', () => {
    settings.off = ['snapshots']
    expect(isOff('/projects/:project/snapshots')).toBe(true)
    expect(isOff('/projects/snapshots/disks')).toBe(false)
  })
  it('is never the whole console', () => {
    expect(inFile({ off: ['projects', 'login', 'system', 'racks'] })).toEqual({ off: ['racks'] })
  })
})

it('links of the support lead to pages and mails only', () => {
  const link = (url: string) => ({ label: 'Help', url })
  const sound = [link('https://help.example'), link('mailto:help@tidewater.example')]
  const unsound = [
    link('javascript:alert(1)'),
    link('/help'),
    null,
    'https://help.example',
    { url: 'https://help.example' },
  ]
  expect(inFile({ support: [...sound, ...unsound] })).toEqual({ support: sound })
})

it('the dash of a device code is not behind its last letter', () => {
  expect(inFile({ deviceCodeDashAfter: 7 })).toEqual({ deviceCodeDashAfter: 7 })
  expect(inFile({ deviceCodeDashAfter: 8 })).toEqual({})
})

it.each(['blue', '#fff', '#1a5fb4; color: red', 7])('an accent is no %s', (light) =>
  expect(inFile({ accent: { light, dark: '#99c1f1' } })).toEqual({}),
)

it.each(['home', '', '/', '/?a=b', '//evil.test', '/.//evil.test', 'https://evil.test'])(
  'the first page is never “%s”, which leads nowhere or to another host',
  (path) => expect([isFirstPath(path), inFile({ firstPage: path })]).toEqual([false, {}]),
)
