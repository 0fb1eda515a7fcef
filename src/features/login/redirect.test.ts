import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { safeRedirect } from './redirect'

beforeAll(() => vi.stubGlobal('location', { origin: 'https://console.test' }))
afterAll(() => vi.unstubAllGlobals())

it.each([
  ['/projects/web/disks?x=1', '/projects/web/disks?x=1'],
  [null, '/projects'],
  ['', '/projects'],
  ['https://evil.test/', '/projects'],
  ['//evil.test/', '/projects'],
  ['/\\evil.test/', '/projects'],
  ['/\t/evil.test/', '/projects'],
  ['javascript:alert(1)', '/projects'],
])('%j leads to %s', (wanted, expected) => expect(safeRedirect(wanted)).toBe(expected))
