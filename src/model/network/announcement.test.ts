import { expect, test } from 'vitest'
import { noLongerAnnounced } from './announcement'

test.each([
  ['192.0.2.128/25', ['192.0.2.0/25']],
  ['192.0.2.0/25\n192.0.2.128/25', []],
  // However it is written.
  [' 192.0.2.0/25 ', []],
  ['', ['192.0.2.0/25']],
])('lines of %o no longer announce %o', (text, gone) => {
  expect(noLongerAnnounced(['192.0.2.0/25'], text)).toEqual(gone)
})
