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
  // Signing in, and what has no page, are no targets.
  ['/login', '/projects'],
  ['/login?redirect_uri=/login', '/projects'],
  ['/login/', '/projects'],
  ['/login/tidewater/local?redirect_uri=%2Fx', '/projects'],
  ['/login#x', '/projects'],
  ['/?x=1', '/projects'],
  ['/device', '/projects'],
  ['/device/verify?user_code=A', '/device/verify?user_code=A'],
  ['/login-notes', '/login-notes'],
])('%j leads to %s', (wanted, expected) => expect(safeRedirect(wanted)).toBe(expected))
