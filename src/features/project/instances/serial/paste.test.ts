import { describe, expect, it } from 'vitest'
import { cleaned, pastedLines, pressesEnter } from './paste'

describe('a paste', () => {
  it('that holds a line end would press Enter, wherever it stands', () => {
    expect(pressesEnter('ls -l')).toBe(false)
    for (const text of ['ls\n', 'ls\r', 'a\r\nb', '\n']) expect(pressesEnter(text)).toBe(true)
  })
  it('is counted by its lines', () => {
    expect(pastedLines('a\r\nb\rc\nd\n')).toEqual(['a', 'b', 'c', 'd'])
    expect(pastedLines('a\n\n')).toEqual(['a', ''])
  })
  it('loses its control characters, and keeps tabs, line ends and letters of all kinds', () => {
    expect(cleaned('a\u001b[201~;rm\u0003\u007f\tb\r\n€ 😀')).toBe('a[201~;rm\tb\r\n€ 😀')
  })
})
