import { describe, expect, it } from 'vitest'
import { pageArgs, pageNumber, pageToken, readAddress, writeAddress } from './listAddress'

const facets = ['state', 'size']

describe('the address of a list', () => {
  const search = '?scenario=small&filter=web+1&state=running&state=failed&sort=memory-desc&page=eyJ2IjoxfQ'
  it('is read by readable names', () => {
    expect(readAddress(search, facets)).toEqual({
      text: 'web 1',
      facets: { state: ['running', 'failed'] },
      sort: { column: 'memory', descending: true },
      page: 'eyJ2IjoxfQ',
    })
  })
  it('has nothing when it says nothing', () => {
    expect(readAddress('', facets)).toEqual({ text: '', facets: {}, sort: undefined, page: undefined })
  })
  it('is written so that it reads the same', () => {
    const address = readAddress(search, facets)
    expect(readAddress(writeAddress('', address, facets), facets)).toEqual(address)
  })
  it('keeps what a change does not name, and what is not the list’s', () => {
    expect(writeAddress(search, { page: undefined }, facets)).toBe(
      '?scenario=small&filter=web+1&state=running&state=failed&sort=memory-desc',
    )
  })
  it('loses what is emptied', () => {
    const change = { text: '', facets: {}, sort: undefined, page: undefined }
    expect(writeAddress(search, change, facets)).toBe('?scenario=small')
    expect(writeAddress('?filter=a', change, facets)).toBe('')
  })
})

describe('the page of a list', () => {
  it.each([
    ['', undefined, 1],
    ['?page=3', undefined, 3],
    ['?page=eyJ2IjoxfQ', 'eyJ2IjoxfQ', 1],
    ['?page=0', '0', 1],
  ])('%s: token %s, number %i', (search, token, number) => {
    const address = readAddress(search)
    expect(pageToken(address)).toBe(token)
    expect(pageNumber(address)).toBe(number)
  })
  it.each([
    ['', { limit: 50, pageToken: undefined, sortBy: undefined }],
    ['?sort=name', { limit: 50, pageToken: undefined, sortBy: undefined }],
    ['?sort=name-desc', { limit: 50, pageToken: undefined, sortBy: 'name_descending' }],
    ['?sort=memory-desc&page=abc', { limit: 50, pageToken: 'abc', sortBy: undefined }],
  ])('%s asks the server for what it can do', (search, args) => {
    expect(pageArgs(readAddress(search), 50)).toEqual(args)
  })
})
