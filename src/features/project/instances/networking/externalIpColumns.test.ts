import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ExternalIp } from '#store/api/generated/types'
import { sshCommand } from '#model/network/ipKinds'
import { externalIpColumns } from './externalIpColumns'

const linkOf = (ip: string) => {
  const address: ExternalIp = { kind: 'ephemeral', ip, ipPoolId: 'p' }
  return /href="([^"]*)"/.exec(renderToStaticMarkup(externalIpColumns[0]?.cell(address)))?.[1]
}

it('the link of an IPv6 address has no brackets, so that its parts count as a port', () => {
  expect(linkOf('fd00:1122::7')).toBe('https://[fd00:1122::7]')
  expect(linkOf('192.0.2.7')).toBe('https://192.0.2.7')
})

it('a terminal takes the same address without brackets', () =>
  expect(sshCommand('fd00:1122::7')).toBe('ssh [user]@fd00:1122::7'))
