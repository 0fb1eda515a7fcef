import { expect, it } from 'vitest'
import { safeRedirect } from './redirect'

it.each([
  ['/projects/web/disks?x=1', '/projects/web/disks?x=1'],
  [null, '/projects'],
  ['', '/projects'],
  ['https://evil.test/', '/projects'],
  ['//evil.test/', '/projects'],
  ['/\\evil.test/', '/projects'],
  ['/\t/evil.test/', '/projects'],
  ['javascript:alert(1)', '/projects'],
  ['/.//evil.test', '/projects'],
  ['/..//evil.test', '/projects'],
  ['/a/..//evil.test', '/projects'],
  ['/%2e//evil.test', '/projects'],
  [' /%2e%2e/x ', '/x'],
])('%j leads to %s', (wanted, expected) => expect(safeRedirect(wanted)).toBe(expected))
