import { expect, it } from 'vitest'
import { compareVersions, isVersion } from './versions'

it('orders versions as the standard does', () => {
  const inOrder = [
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-rc.2',
    '1.0.0-rc.11',
    '1.0.0',
    '1.2.0',
    '1.10.0',
    '2.0.0',
  ]
  for (const [at, version] of inOrder.entries()) {
    expect(isVersion(version)).toBe(true)
    for (const [other, than] of inOrder.entries())
      expect(Math.sign(compareVersions(version, than))).toBe(Math.sign(at - other))
  }
  expect(compareVersions('1.0.0+a', '1.0.0+b')).toBe(0)
  expect(isVersion('1.0')).toBe(false)
})
