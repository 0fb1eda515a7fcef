import { expect, test } from 'vitest'
import { addressKind } from './ProbePanel'

const address = { ip: '203.0.113.7', kind: 'ephemeral' as const, firstPort: 0, lastPort: 65_535 }

test('an address says its kind, and its ports where it has not all of them', () => {
  expect(addressKind(address)).toBe('ephemeral')
  expect(addressKind({ ...address, kind: 'snat', firstPort: 16_384, lastPort: 32_767 })).toBe(
    'SNAT, ports 16384 to 32767',
  )
})
