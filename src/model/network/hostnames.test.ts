import { describe, expect, it } from 'vitest'
import { hostnameError } from './hostnames'

describe('a host name', () => {
  it.each(['web', 'web-1', 'Web.example', '9lives', 'a'.repeat(253)])('%s is one', (text) => {
    expect(hostnameError(text)).toBeUndefined()
  })
  it.each(['', '-web', 'web-', 'a..b', 'web.', 'a b', 'a_b', 'a'.repeat(254)])('"%s" is none', (text) => {
    expect(hostnameError(text)).toBeTypeOf('string')
  })
})
