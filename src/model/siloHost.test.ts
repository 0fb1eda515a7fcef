import { expect, test } from 'vitest'
import { coversSilo, siloHost } from './siloHost'

test.each([
  ['ops.sys.region.example', 'pilots.sys.region.example'],
  ['ops.sys.example', 'pilots.sys.example'],
  // The console has another host: an IP address, or another name.
  ['127.0.0.1', undefined],
  ['console.example', undefined],
])('at %s the host name of the silo pilots is %s', (hostname, host) => {
  expect(siloHost('pilots', hostname)).toBe(host)
})

test.each([
  [['pilots.sys.region.example'], true],
  [['other.example', 'pilots.sys.region.example'], true],
  [['Pilots.SYS.region.example.'], true],
  [['*.sys.region.example'], true],
  [['pilots.region.example'], false],
  [['pilots.sys.region.example.org'], false],
  // A * matches one label, in the first place only.
  [['*.region.example'], false],
  [['*.*.region.example'], false],
  [['pilots.*.region.example'], false],
  [['p*.sys.region.example'], false],
  [['*'], false],
  [['sys.region.example'], false],
  [[''], false],
  [[], false],
])('a certificate for %j covers pilots.sys.region.example: %s', (names, covers) => {
  expect(coversSilo(names, 'pilots', 'ops.sys.region.example')).toBe(covers)
})

test.each([
  [['pilots.sys.region.example'], true],
  [['pilots.region.example'], true],
  [['*.sys.region.example'], true],
  [['ops.sys.region.example'], false],
  [['*'], false],
  [[], false],
])('where the domain is unknown, a certificate for %j covers the silo pilots: %s', (names, covers) => {
  expect(coversSilo(names, 'pilots', '127.0.0.1')).toBe(covers)
})
