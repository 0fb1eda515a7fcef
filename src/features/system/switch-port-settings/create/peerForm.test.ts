import { describe, expect, it } from 'vitest'
import { errorsOf } from '#tests/support/formErrors'
import { emptyPeer, peerBody, peerDraft, peerSchema } from './peerForm'
import { partKeys } from './settingsForm'

describe('a BGP peer', () => {
  const valid = { ...emptyPeer, linkName: 'phy0', addr: '10.0.0.2', bgpConfig: 'edge' }
  it('has the networks of a policy only if the policy is a list', () => {
    const body = peerBody({
      ...valid,
      imports: '10.0.0.0/8',
      exportPolicy: 'allow',
      exports: '192.0.2.0/24\n',
    })
    expect(body.allowedImport).toEqual({ type: 'no_filtering' })
    expect(body.allowedExport).toEqual({ type: 'allow', value: ['192.0.2.0/24'] })
    expect(peerBody({ ...valid, communities: '65010\n7' }).communities).toEqual([65_010, 7])
  })
  it('has a key of at most 80 characters that can be printed, which is not kept in a draft', async () => {
    const schema = peerSchema(new Set())
    expect((await errorsOf(schema, { ...valid, md5AuthKey: 'a'.repeat(81) }))['md5AuthKey']).toContain(
      '80 characters',
    )
    expect((await errorsOf(schema, { ...valid, md5AuthKey: 'ä' }))['md5AuthKey']).toContain('ASCII')
    expect(await errorsOf(schema, { ...valid, md5AuthKey: 'a b' })).toEqual({})
    expect(peerDraft).not.toContain('md5AuthKey')
  })
  it('has an address, or is unnumbered with the lifetime of a router', async () => {
    expect(peerBody(valid).addr).toEqual({ type: 'numbered', targetAddr: '10.0.0.2' })
    const unnumbered = { ...valid, kind: 'unnumbered' as const, addr: '' }
    expect(peerBody(unnumbered).addr).toEqual({ type: 'unnumbered', routerLifetime: 1_800 })
    expect(await errorsOf(peerSchema(new Set()), unnumbered)).toEqual({})
    expect(await errorsOf(peerSchema(new Set()), { ...valid, addr: '' })).toEqual({
      addr: 'Peer is required',
    })
    const tooLong = { ...unnumbered, routerLifetime: 9_001 }
    expect(await errorsOf(peerSchema(new Set()), tooLong)).toEqual({
      routerLifetime: 'At most 9,000',
    })
    const taken = new Set([partKeys.peers(peerBody(unnumbered))])
    expect(await errorsOf(peerSchema(taken), unnumbered)).toEqual({
      kind: 'The link has an unnumbered peer already',
    })
    expect(await errorsOf(peerSchema(taken), valid)).toEqual({})
  })
  it('has a source address of the family of its own', async () => {
    const from = (srcAddr: string) => ({ ...valid, srcAddr })
    expect(peerBody(from('10.0.0.1')).addr).toEqual({
      type: 'numbered',
      targetAddr: '10.0.0.2',
      srcAddr: '10.0.0.1',
    })
    const errors = (values: typeof valid) => errorsOf(peerSchema(new Set()), values)
    expect(await errors(from('10.0.0.1'))).toEqual({})
    expect(await errors(from('fd00::1'))).toEqual({
      srcAddr: 'Must be an IPv4 address, as that of the peer is',
    })
    expect(await errors({ ...from('10.0.0.1'), addr: 'fd00::2' })).toEqual({
      srcAddr: 'Must be an IPv6 address, as that of the peer is',
    })
    expect(await errors(from('10.0.0'))).toEqual({ srcAddr: 'Not a valid IP address' })
    expect(await errors({ ...from('10.0.0'), kind: 'unnumbered' })).toEqual({})
  })
  it('is listed once on a link', async () => {
    const messages = Object.values(await errorsOf(peerSchema(new Set(['phy0 10.0.0.2'])), valid))
    expect(messages.join()).toContain('The link has that peer already')
  })
})
