import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addressOf, flag, hostFlag, originFlags, portFlag } from './args.mjs'

const own = process.argv
const given = (...args: string[]) => {
  process.argv = ['node', 'tool.mjs', ...args]
}
beforeEach(() => {
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${String(code)}`)
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  process.argv = own
  vi.restoreAllMocks()
})

describe('a flag', () => {
  it.each([
    [['--api', 'https://region.example'], 'https://region.example'],
    [['--api=https://region.example'], 'https://region.example'],
    [['--api'], ''],
    [['--api', '--insecure'], ''],
    [['--other', 'value'], undefined],
  ])('%j is %j', (args, value) => {
    given(...args)
    expect(flag('api')).toBe(value)
  })
})

describe('a port', () => {
  it('is that of the flag, or the one of the tool', () => {
    given('--port', '4100')
    expect(portFlag(4000)).toBe(4100)
    given()
    expect(portFlag(4000)).toBe(4000)
  })
  it.each(['0', '65536', '4.5', 'many'])('%s ends the tool', (port) => {
    given('--port', port)
    expect(() => portFlag(4000)).toThrow('ended with 1')
  })
})

describe('an address to listen on', () => {
  it.each([
    [[], '127.0.0.1'],
    [['--host'], true],
    [['--host', '0.0.0.0'], '0.0.0.0'],
  ])('with %j is %j', (args, host) => {
    given(...args)
    expect(hostFlag()).toBe(host)
  })
  it('is printed by its name', () => {
    expect(addressOf({ local: ['http://127.0.0.1:4000/'], network: [] })).toBe('http://localhost:4000/')
    expect(addressOf(null)).toBe('')
  })
})

describe('origins', () => {
  it('may be given several times', () => {
    given('--allow-origin', 'http://localhost:9999', '--allow-origin=https://console.example')
    expect(originFlags()).toEqual(['http://localhost:9999', 'https://console.example'])
  })
  it.each(['console.example', 'http://localhost/path', 'file:///etc'])('%s ends the tool', (origin) => {
    given('--allow-origin', origin)
    expect(() => originFlags()).toThrow('ended with 1')
  })
})
