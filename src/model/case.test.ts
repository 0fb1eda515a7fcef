import { describe, expect, it } from 'vitest'
import { fromWire, toWire, wireWords, withInitialisms } from './case'

describe('the two spellings', () => {
  it('sends snake_case, keeps explicit nulls, drops undefined, writes dates as ISO text', () => {
    expect(
      toWire({
        bootDisk: null,
        autoRestartPolicy: undefined,
        at: new Date(0),
        diskSource: { blockSize: 512 },
      }),
    ).toEqual({
      boot_disk: null,
      at: '1970-01-01T00:00:00.000Z',
      disk_source: { block_size: 512 },
    })
  })
  it('reads camelCase, in lists too', () => {
    expect(fromWire({ next_page: null, items: [{ run_state: 'running' }] })).toEqual({
      nextPage: null,
      items: [{ runState: 'running' }],
    })
  })
  it('leaves keys that are data alone', () => {
    const silo = { mapped_fleet_roles: { silo_admin: ['admin'] } }
    expect(fromWire(silo)).toEqual({ mappedFleetRoles: { silo_admin: ['admin'] } })
    expect(toWire(fromWire(silo))).toEqual(silo)
  })
  it('leaves a document of any form as it is written', () => {
    const root = {
      root_role: { signed: { _type: 'root', specVersion: 1, spec_version: 1 } },
      time_created: 't',
    }
    expect(fromWire(root)).toEqual({ rootRole: root.root_role, timeCreated: 't' })
    expect(toWire(fromWire(root))).toEqual(root)
  })
})

it.each([
  ['running', 'running'],
  ['import_ready', 'import ready'],
  ['importing_from_url', 'importing from URL'],
  ['limited_collaborator', 'limited collaborator'],
  ['init', 'starting'],
  ['admin_down', 'disabled by peer'],
])('shows %s as "%s"', (name, words) => {
  expect(wireWords(name)).toBe(words)
})

it.each([
  ['floating ip', 'floating IP'],
  ['vpc subnet', 'VPC subnet'],
  ['ssh keys of vpcs', 'SSH keys of VPCs'],
  ['local idp user', 'local IDP user'],
  ['idle ipv6 side', 'idle ipv6 side'],
])('writes the initialisms of %s in capitals', (words, written) => {
  expect(withInitialisms(words)).toBe(written)
})
