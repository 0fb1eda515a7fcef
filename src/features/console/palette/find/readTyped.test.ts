import { describe, expect, test } from 'vitest'
import { ipKey, ipNumber, ipOf } from '#model/network/ip'
import { macKey } from '#model/network/macAddress'
import { readTyped } from './readTyped'

const termsOf = (typed: string) => readTyped(typed).terms.map(({ kind, text }) => `${kind} ${text}`)
const id = '3f2b8c9a-1d4e-4f60-8a7b-9c0d1e2f3a4b'

describe('an address', () => {
  test('is another one in another spelling', () => {
    for (const typed of [
      'fd00:1122::5',
      'FD00:1122:0:0::5',
      'fd00:1122:0000:0000:0000:0000:0000:0005',
      '[fd00:1122::5]',
      '[fd00:1122::5]:443',
      'fd00:1122::5%eth0',
      ' "fd00:1122::5" ',
    ])
      expect(termsOf(typed)).toEqual(['address fd00:1122::5'])
    for (const typed of ['192.0.2.7', '192.0.2.7:22', '(192.0.2.7)', '192.0.2.7,'])
      expect(termsOf(typed)).toEqual(['address 192.0.2.7'])
  })

  test('of any number is read from its long and its short spelling', () => {
    for (let bits = 0; bits < 128; bits += 1) {
      const number = (1n << BigInt(bits)) + 5n
      const short = ipOf(number, 6) ?? ''
      const groups = Array.from({ length: 8 }, (_, group) =>
        ((number >> BigInt(112 - 16 * group)) & 0xffffn).toString(16).padStart(4, '0'),
      )
      expect(termsOf(groups.join(':').toUpperCase())).toEqual([`address ${short}`])
      expect(ipNumber(ipKey(short))).toBe(number)
    }
  })

  test('with a width is not its network too', () => {
    expect(termsOf('10.0.0.5/24')).toEqual(['network 10.0.0.0/24', 'address 10.0.0.5'])
    expect(termsOf('10.0.0.0/24')).toEqual(['network 10.0.0.0/24'])
    expect(termsOf('FD00:0::/48')).toEqual(['network fd00::/48'])
  })

  test('that is no address is one', () => {
    for (const typed of ['192.0.2', '192.0.2.', '192.0.2.256', '1.2.3.4.5', 'fd00:', 'web-1', '10'])
      expect(termsOf(typed)).toEqual([])
  })

  test('is not found by its beginning in another spelling', () => {
    expect(readTyped('2001:0DB8:').also).toBe('2001:db8:')
    expect(readTyped('02-5A').also).toBe('02:5a')
    expect(readTyped('192.0.2').also).toBeUndefined()
    expect(readTyped('web-1').also).toBeUndefined()
  })
})

test('a MAC address is another one in another spelling', () => {
  const spellings = [
    '02:5a:01:00:0b:ff',
    '02-5A-01-00-0B-FF',
    '025a.0100.0bff',
    '025A01000BFF',
    '2:5a:1:0:b:ff',
  ]
  for (const typed of spellings) expect(macKey(typed)).toBe('02:5a:01:00:0b:ff')
  for (const typed of ['02:5a:01:00:0b', '02:5a-01:00:0b:ff', 'zz:5a:01:00:0b:ff', '02:5a:01:00:0b:ff:00'])
    expect(macKey(typed)).toBeUndefined()
})

describe('an ID', () => {
  test('is not read in another spelling', () => {
    for (const typed of [id, id.toUpperCase(), `{${id}}`, `urn:uuid:${id}`, id.replaceAll('-', '')])
      expect(termsOf(typed)).toEqual([`id ${id}`])
  })

  test('is not found in a pasted error, or its words are looked for too', () => {
    const error = `not found: instance with id "${id}" (request 10.1.2.3:5432 -> 02:5A:01:00:0B:FF)`
    const { text, terms } = readTyped(error)
    expect(text).toBe('')
    expect(terms).toEqual([
      { kind: 'id', text: id },
      { kind: 'address', text: '10.1.2.3' },
      { kind: 'mac', text: '02:5a:01:00:0b:ff' },
    ])
  })

  test('is read once of a text that has it twice, and in a path', () => {
    expect(termsOf(`GET /v1/instances/${id}: ${id}`)).toEqual([`id ${id}`])
  })
})

test('words are no terms: they are looked for as they are', () => {
  expect(readTyped(' Web Server ')).toEqual({ text: 'web server', also: undefined, terms: [] })
})
