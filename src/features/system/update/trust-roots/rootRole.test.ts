import { describe, expect, it } from 'vitest'
import { readRoot, rootError, thresholdText } from './rootRole'

const root = {
  signed: {
    _type: 'root',
    version: 3,
    spec_version: '1.0.0',
    expires: '2027-05-01T00:00:00Z',
    roles: {
      root: { keyids: ['a1', 'b2'], threshold: 2 },
      targets: { keyids: ['a1'], threshold: 1 },
    },
  },
  signatures: [
    { keyid: 'a1', sig: '00' },
    { keyid: 'b2', sig: '01' },
  ],
}

describe('what a root role says', () => {
  it('is its version, its end, its roles, and who has signed it', () => {
    expect(readRoot(root)).toEqual({
      version: 3,
      specVersion: '1.0.0',
      expires: '2027-05-01T00:00:00Z',
      roles: [
        { name: 'root', threshold: 2, keys: 2 },
        { name: 'targets', threshold: 1, keys: 1 },
      ],
      signedBy: ['a1', 'b2'],
    })
    expect(readRoot(root).roles.map(thresholdText)).toEqual(['2 of 2 keys', '1 of 1 key'])
  })
  it.each([
    [null],
    ['root'],
    [[]],
    [{ signed: [], signatures: {} }],
    [{ signed: { version: '1', expires: 'never', roles: { root: { keyids: 'a1' } } }, signatures: [1] }],
  ])('is nothing where it is not written as usual: %j', (value) =>
    expect(readRoot(value)).toEqual({ roles: [], signedBy: [] }),
  )
})

describe('a text that would be a trust root', () => {
  it('is accepted when it is signed, whatever else is in it', () => {
    expect(rootError(JSON.stringify(root))).toBeUndefined()
    expect(rootError(JSON.stringify({ signed: {}, signatures: [{}] }))).toBeUndefined()
  })
  it.each([
    ['root', 'not JSON'],
    ['"root"', 'no part “signed”'],
    ['[]', 'no part “signed”'],
    [{ signatures: root.signatures }, 'no part “signed”'],
    [{ signed: root.signed }, 'no list “signatures”'],
    [{ signed: root.signed, signatures: [] }, 'is not signed'],
    [{ ...root, signed: { _type: 'targets' } }, 'This is the role targets'],
  ])('is refused: %j', (value, reason) =>
    expect(rootError(typeof value === 'string' ? value : JSON.stringify(value))).toContain(reason),
  )
})
