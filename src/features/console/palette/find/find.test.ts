import { afterEach, describe, expect, test, vi } from 'vitest'
import { ORIGIN, scriptRegion } from '#tests/support/scriptedRegion'
import { api } from '#store/api/api'
import { NEWEST, type Version } from '#store/api/versions/generated/shipped'
import { makeStore } from '#store/store'
import { systemSidebar } from '#features/areas/systemSidebar'
import { paletteGroups } from '../paletteGroups'
import { INSIDE, matchScore } from '../match'
import { askLists, createsFor, findIn, lastProjectIn, placesFor, projectChoices, readTyped } from './find'
import { FoundIndex } from './foundIndex'

const version: Version = NEWEST

type Queries = Parameters<typeof lastProjectIn>[0]

/** The cache with the answers of some calls. */
const cacheOf = (...calls: readonly [endpointName: string, originalArgs: object, data: unknown][]) =>
  Object.fromEntries(
    calls.map(([endpointName, originalArgs, data], index) => [
      `call ${index}`,
      { endpointName, originalArgs, data, status: 'fulfilled' },
    ]),
  ) as unknown as Queries

const sled = {
  id: '5e6f0000-1111',
  baseboard: { serial: 'ORS1077', part: 'OR-SLED-2', revision: 1 },
  policy: { kind: 'in_service', provisionPolicy: 'provisionable' },
}
const ip = { id: 'f1', name: 'front', ip: '192.0.2.10' }
const similar = ['back', 'canary'].map((name, index) => ({
  id: `f${index + 2}`,
  name,
  ip: `192.0.2.10${index + 4}`,
}))
const cache = cacheOf(
  ['sledList', { limit: 1000 }, { items: [sled] }],
  ['search', { list: 'floatingIpList', project: 'web' }, { items: [...similar, ip] }],
  ['bgpStatus', {}, [{ addr: '172.20.15.34', peerId: '172.20.15.34', remoteAsn: 65001 }]],
  ['currentUserView', {}, { id: 'me' }],
)
/** What a text finds in the index of a cache, in the order of the list. */
function groupsIn(queries: Queries, typed: string) {
  const index = new FoundIndex()
  index.take({ api: { queries }, deleted: [] } as unknown as Parameters<FoundIndex['take']>[0])
  index.settle()
  const { entries, more } = findIn(index, readTyped(typed))
  return paletteGroups(entries, typed, more)
}
const found = (typed: string) =>
  groupsIn(cache, typed).flatMap(({ name, items }) =>
    items.map(({ label, place, to }) => ({ name, label, place, to })),
  )

test('a sled is not found by its serial, its part or its id', () => {
  const entry = { name: 'Sleds', label: 'ORS1077', to: '/system/inventory/sleds/5e6f0000-1111/instances' }
  expect(found('ors1077')).toMatchObject([entry])
  expect(found('sled-2')).toMatchObject([entry])
  expect(found('5e6f')).toMatchObject([entry])
})

test('two records of one name look alike', () => {
  const users = ['aaaaaaaa-1', 'bbbbbbbb-2', 'cccccccc-3'].map((id, index) => ({
    id,
    displayName: index < 2 ? 'Alex' : 'Ines',
  }))
  const named = cacheOf(
    ['userList', { limit: 1000 }, { items: users }],
    // The same record in another list is no double.
    ['userList', { group: 'g' }, { items: [users[0], users[2]] }],
    ['search', { list: 'vpcList', project: 'web' }, { items: [{ id: 'v1', name: 'default' }] }],
    ['search', { list: 'vpcList', project: 'ops' }, { items: [{ id: 'v2', name: 'default' }] }],
  )
  const shown = (typed: string) =>
    groupsIn(named, typed).flatMap(({ items }) => items.map(({ label, place }) => `${label}, ${place}`))
  expect(shown('default')).toEqual(['default, Project web', 'default, Project ops'])
  expect(shown('alex')).toEqual(['Alex, aaaaaaaa', 'Alex, bbbbbbbb'])
  expect(shown('ines')).toEqual(['Ines, undefined'])
})

test('records of a kind are in no order', () => {
  const of = (serial: string) => ({ ...sled, id: serial, baseboard: { ...sled.baseboard, serial } })
  const sleds = cacheOf([
    'sledList',
    { limit: 1000 },
    { items: [of('ORS1028'), of('ORS1000'), of('ORS999')] },
  ])
  const labels = groupsIn(sleds, 'ors').flatMap(({ items }) => items.map(({ label }) => label))
  expect(labels).toEqual(['ORS999', 'ORS1000', 'ORS1028'])
})

test('an address is not found, or does not say which', () => {
  expect(found('192.0.2')).toMatchObject([
    { label: 'back', place: '192.0.2.104 · Project web' },
    { label: 'canary', place: '192.0.2.105 · Project web' },
    { label: 'front', place: '192.0.2.10 · Project web' },
  ])
  expect(found('172.20')).toMatchObject([{ name: 'BGP peers', label: '172.20.15.34' }])
  expect(found('AS65001')).toHaveLength(1)
})

test('a port and its neighbour are not found after their page', () => {
  const port = { id: 'p1', rackId: 'r1', switchSlot: 'switch0', portName: 'qsfp0' }
  const neighbour = {
    chassisId: '00:1c:73',
    linkName: 'Ethernet1',
    systemName: 'harbour-core-a',
    managementIp: [],
  }
  const read = cacheOf(
    ['switchPortList', { limit: 1000 }, { items: [port] }],
    ['lldpNeighbors', { rackId: 'r1', switchSlot: 'switch0', port: 'qsfp0' }, { items: [neighbour] }],
  )
  const labels = (typed: string) =>
    groupsIn(read, typed).flatMap(({ name, items }) => items.map(({ label, to }) => [name, label, to]))
  const to = '/system/switch-ports/r1/switch0/qsfp0'
  expect(labels('qsfp0')).toEqual([['Switch ports', 'qsfp0 of switch0', to]])
  const entry = ['LLDP neighbours', 'harbour-core-a, Ethernet1 at qsfp0 of switch0', to]
  expect(labels('harbour-core')).toEqual([entry])
  expect(labels('00:1c')).toEqual([entry])
})

test('an address comes after longer ones that begin with it', () => {
  expect(found('192.0.2.10').map(({ label }) => label)).toEqual(['front', 'back', 'canary'])
})

test('pages of the region are offered to operators only, each with its place', () => {
  const here = { silo: 'acme', version, project: 'web', isInRegion: false, isOperator: true }
  const page = (label: string, isOperator: boolean) =>
    placesFor({ ...here, isOperator }).find((entry) => entry.label === label)
  expect(page('Uplinks', true)).toMatchObject({ to: '/system/switch-uplinks', place: 'System' })
  expect(page('Racks', true)).toMatchObject({ place: 'System, Hardware' })
  expect(page('Racks', false)).toBeUndefined()
  expect(page('Disks', false)).toMatchObject({ place: 'Project web' })
  expect(page('Utilization', false)).toMatchObject({ place: 'Silo acme' })
})

test('taking down a project is found, and not only after its deletion was refused', () => {
  const here = { silo: 'acme', version, project: 'web', isInRegion: false, isOperator: false }
  const foundBy = (typed: string, at: object = {}) =>
    paletteGroups(placesFor({ ...here, ...at }), typed).flatMap(({ items }) => items)
  const ofProject = { label: 'Take down project web…', place: 'Project web', to: '/projects/web/take-down' }
  expect(foundBy('take down')).toMatchObject([ofProject])
  for (const typed of ['delete everything', 'tear down'])
    expect(foundBy(typed)).toMatchObject([{ ...ofProject, place: `${typed} · Project web` }])
  expect(foundBy('')).not.toContainEqual(expect.objectContaining({ label: ofProject.label }))
  expect(foundBy('take down', { vpc: 'default' })).toMatchObject([
    { label: 'Take down VPC default…', to: '/projects/web/vpcs/default/take-down' },
    ofProject,
  ])
  const onSilo = { project: undefined, tenant: 'north', isInRegion: true, isOperator: true }
  expect(foundBy('take down', onSilo)).toMatchObject([
    { label: 'Take down silo north…', to: '/system/silos/north/take-down' },
  ])
  expect(foundBy('take down', { project: undefined })).toEqual([])
})

describe('what is created on another page', () => {
  const here = { silo: 'acme', version, project: 'web', isInRegion: false, isOperator: false }
  const createdBy = (
    typed: string,
    at: object = {},
    whyNot: Parameters<typeof createsFor>[1] = () => undefined,
  ) => paletteGroups(createsFor({ ...here, ...at }, whyNot), typed).flatMap(({ items }) => items)

  test('is not offered, or before anything is typed', () => {
    for (const typed of ['create disk', 'new disk'])
      expect(createdBy(typed)).toMatchObject([
        { label: 'Create disk', place: 'Project web', to: '/projects/web/disks-new' },
        { label: 'Create disk…', place: 'In another project' },
      ])
    expect(createdBy('')).toEqual([])
  })

  test('is offered twice on the page of the list', () => {
    const onPage = { label: 'Create disk', group: 'Actions', to: '/projects/web/disks-new' }
    const both = [onPage, ...createsFor(here, () => undefined)]
    const matching = paletteGroups(both, 'create disk').flatMap(({ items }) => items)
    expect(matching.filter(({ inProject }) => !inProject)).toEqual([onPage])
  })

  test('does not say that a role is missing', () => {
    const asked: unknown[] = []
    const [disk] = createdBy('create disk', {}, (needs, project) => {
      asked.push([needs?.scope, project])
      return 'Needs another role'
    })
    expect(disk?.disabledReason).toBe('Needs another role')
    expect(asked).toContainEqual(['project', 'web'])
  })

  test('is for operators, or in a project, a VPC or a pool that is not open', () => {
    const labels = (typed: string, at: object) =>
      createdBy(typed, at)
        .filter(({ inProject }) => !inProject)
        .map(({ label, place }) => `${label}, ${place}`)
    const outside = { project: undefined, isInRegion: true }
    expect(labels('create silo', {})).toEqual([])
    expect(labels('create probe', {})).toEqual([])
    expect(labels('create silo', { isOperator: true })).toEqual(['Create silo, System'])
    expect(labels('create disk', outside)).toEqual([])
    expect(labels('create project', outside)).toEqual(['Create project, Silo acme'])
    expect(labels('create subnet', {})).toEqual(['Create external subnet, Project web'])
    expect(labels('create subnet', { vpc: 'default' })).toEqual([
      'Create subnet, Project web, VPC default',
      'Create external subnet, Project web',
    ])
    expect(labels('add ip range', { ...outside, isOperator: true, pool: 'public' })).toEqual([
      'Add IP range, System, IP pool public',
    ])
    expect(labels('add user', { isOperator: true })).toEqual([
      'Add user or group, Project web',
      'Add user or group, Silo acme',
      'Add user or group, System',
    ])
  })
})

describe('from a page of System', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  const here = { silo: 'acme', version, project: undefined, isInRegion: true, isOperator: true }
  const foundFrom = (typed: string, lastProject: string | undefined) => {
    const from = { ...here, lastProject }
    return paletteGroups([...createsFor(from, () => undefined), ...placesFor(from)], typed).flatMap(
      ({ name, items }) =>
        name === 'Help pages' ? [] : items.map(({ label, place, to }) => `${label}, ${place}: ${to}`),
    )
  }

  test('"create instance", "instances" and "vpc" find nothing, although a project was used', () => {
    expect(foundFrom('create instance', 'web')).toEqual([
      'Create instance, Project web: /projects/web/instances-new',
      'Create instance…, In a project: undefined',
    ])
    expect(foundFrom('instances', 'web')).toContain('Instances, Project web: /projects/web/instances')
    expect(foundFrom('vpc', 'web')).toEqual(
      expect.arrayContaining([
        'VPCs, Project web: /projects/web/vpcs',
        'Create VPC, Project web: /projects/web/vpcs-new',
      ]),
    )
    expect(foundFrom('instances', undefined)).toEqual([])
    for (const typed of ['create instance', 'new instance'])
      expect(foundFrom(typed, undefined)).toEqual(['Create instance…, In a project: undefined'])
  })

  test('the project used last comes before the pages of System and of the silo', () => {
    expect(foundFrom('add user', 'web').map((text) => text.split(':')[0])).toEqual([
      'Add user or group, Silo acme',
      'Add user or group, System',
      'Add user or group, Project web',
      'Add user or group…, In a project',
    ])
    const inProject = { ...here, project: 'db', lastProject: 'web' }
    expect([...createsFor(inProject, () => undefined), ...placesFor(inProject)]).not.toContainEqual(
      expect.objectContaining({ place: 'Project web' }),
    )
  })

  test('a missing role is that of no project', () => {
    const asked: unknown[] = []
    createsFor({ ...here, lastProject: 'web' }, (needs, project) => void asked.push([needs?.scope, project]))
    expect(asked).toContainEqual(['project', 'web'])
    expect(asked).toContainEqual(['silo', undefined])
  })

  test('what is created asks for no project, or not for those used last first', () => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key.endsWith(' u') ? 'gone web' : null) })
    const [create] = createsFor(here, () => undefined).filter(({ label }) => label === 'Create instance…')
    const step = create?.inProject
    if (!step) throw new Error('no step')
    const listed = (...names: string[]) =>
      cacheOf(['search', { list: 'projectList' }, { items: names.map((name) => ({ name })) }])
    const whyNot = (_needs: unknown, project: string | undefined) =>
      project === 'db' ? 'Needs a role' : undefined
    const chosen = (typed: string, ...names: string[]) =>
      paletteGroups(projectChoices(listed(...names), step, 'u', whyNot) ?? [], typed).flatMap(({ items }) =>
        items.map(({ label, to, disabledReason }) => [label, to, disabledReason]),
      )
    expect(chosen('', 'api', 'db', 'web')).toEqual([
      ['web', '/projects/web/instances-new', undefined],
      ['api', '/projects/api/instances-new', undefined],
      ['db', '/projects/db/instances-new', 'Needs a role'],
    ])
    expect(chosen('ap', 'api', 'db', 'web')).toEqual([['api', '/projects/api/instances-new', undefined]])
    expect(chosen('')).toEqual([['Create project', '/projects-new', undefined]])
    expect(projectChoices({}, step, 'u', whyNot)).toBeUndefined()
  })

  test('the project used last is one that was deleted', () => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key.endsWith(' u') ? 'gone web' : null) })
    const listed = (...names: string[]) =>
      cacheOf(['search', { list: 'projectList' }, { items: names.map((name) => ({ name })) }])
    expect(lastProjectIn({}, 'u')).toBe('gone')
    expect(lastProjectIn(listed('db', 'web'), 'u')).toBe('web')
    expect(lastProjectIn(listed('db'), 'u')).toBeUndefined()
    // Those of another account are not its own.
    expect(lastProjectIn({}, 'v')).toBeUndefined()
    vi.unstubAllGlobals()
    expect(lastProjectIn({}, 'u')).toBeUndefined()
  })
})

test('half of the pages of the region are not found by name from elsewhere', () => {
  for (const project of ['web', undefined]) {
    const entries = placesFor({ silo: 'acme', version, project, isInRegion: false, isOperator: true })
    for (const noun of Object.values(systemSidebar)) {
      const pages = entries.filter(({ to, isStep }) => to === noun.to.list() && !isStep)
      expect(pages).toHaveLength(1)
      expect(pages[0]?.place).toMatch(/^System(, |$)/)
      expect(paletteGroups(entries, pages[0]?.label ?? '').flatMap(({ items }) => items)).toContainEqual(
        expect.objectContaining({ to: noun.to.list() }),
      )
    }
  }
})

test('the address of a floating IP is not looked for from System', async () => {
  const region = scriptRegion()
  const store = makeStore({ origin: ORIGIN })
  const fromSystem = { silo: 'acme', version, project: undefined, isInRegion: true, isOperator: true }
  const ofProject = ['GET /v1/disks', 'GET /v1/floating-ips', 'GET /v1/instances'] as const
  for (const list of [...ofProject, 'GET /v1/users', 'GET /v1/system/ip-pools']) region(list, { items: [] })
  region('GET /v1/system/networking/bgp-status', [])
  region('GET /v1/projects', { items: [{ id: 'p', name: 'web' }] })
  const askedFor = async (text: string) => {
    region.asked.length = 0
    await askLists(store, fromSystem, text)
    return ofProject.filter((list) => region.asked.includes(list))
  }
  expect(await askedFor('192.0.2.104')).toEqual(['GET /v1/floating-ips'])
  expect(await askedFor('web')).toEqual(['GET /v1/disks', 'GET /v1/instances'])
  store.dispatch(api.util.resetApiState())
  expect(await askedFor('2001:db8:')).toEqual(['GET /v1/floating-ips'])
  store.parts.dispose()
})

describe('words of other programs', () => {
  const here = { silo: 'acme', version, isInRegion: false, isOperator: true }
  const fromProject = { ...here, project: 'web' }
  const fromSystem = { ...here, project: undefined, isInRegion: true }
  const wordsFor = (typed: string, at: Parameters<typeof placesFor>[0]) =>
    paletteGroups(placesFor(at), typed).flatMap(({ name, items }) =>
      items.map(({ label, place }) => `${name}: ${label}${place === undefined ? '' : `, ${place}`}`),
    )

  test('"quota", "firewall", "route" and "interface" find nothing from a project', () => {
    expect(wordsFor('quota', fromProject)).toMatchInlineSnapshot(`
      [
        "Pages: Quotas, System, Silos",
        "Pages: Utilization, quotas · Silo acme",
        "Pages: Utilization, quotas · System",
        "Help pages: Utilization and quotas",
      ]
    `)
    expect(wordsFor('firewall', fromProject)).toMatchInlineSnapshot(`
      [
        "Pages: Firewall rules, Project web, VPCs",
        "Pages: API access, firewall · System, Networking",
        "Help pages: Firewall rules",
      ]
    `)
    expect(wordsFor('route', fromProject)).toMatchInlineSnapshot(`
      [
        "Pages: Routers, Project web, VPCs",
        "Pages: BGP routes, System",
        "Pages: Announce sets, originated routes · System",
        "Help pages: Routers and routes",
      ]
    `)
    expect(wordsFor('interface', fromProject)).toMatchInlineSnapshot(`
      [
        "Pages: Network interfaces, Project web, Instances",
        "Pages: Switch ports, interfaces · System",
        "Help pages: Network interfaces",
      ]
    `)
  })

  test('"logs" finds floating IPs, and "user" the built-in users only', () => {
    expect(wordsFor('logs', fromProject)).toMatchInlineSnapshot(`
      [
        "Pages: Serial console, boot logs · Project web, Instances",
        "Pages: Audit log, logs · System",
        "Pages: Support bundles, logs · System, Operations",
        "Pages: BGP messages, logs · System",
      ]
    `)
    expect(wordsFor('user', fromSystem)).toMatchInlineSnapshot(`
      [
        "Pages: Users, System, Silos",
        "Pages: Built-in users, System",
        "Pages: Silo administration, users · Silo acme",
        "Help pages: Users and groups",
      ]
    `)
  })

  test('a tab leads to the list of records although its record is open', () => {
    const entry = (label: string, at: object) =>
      placesFor({ ...fromProject, ...at }).find((each) => each.label === label)
    expect(entry('Firewall rules', {})).toMatchObject({
      to: '/projects/web/vpcs',
      place: 'Project web, VPCs',
      isStep: true,
    })
    expect(entry('Firewall rules', { vpc: 'default' })).toMatchObject({
      to: '/projects/web/vpcs/default/firewall-rules',
      place: 'Project web, VPC default',
    })
    expect(entry('Quotas', { tenant: 'north' })).toMatchObject({ to: '/system/silos/north/quotas' })
    // Both lead to the list of VPCs.
    expect(wordsFor('r', fromProject)).toEqual(
      expect.arrayContaining([
        'Pages: Firewall rules, Project web, VPCs',
        'Pages: Routers, Project web, VPCs',
      ]),
    )
  })

  test('each page has two to seven of them, and none is in its own name', () => {
    const pages = placesFor(fromProject).filter(
      ({ group, label }) => group === 'Pages' && !label.startsWith('Take down'),
    )
    const wrong = pages.filter(
      ({ label, words = [] }) =>
        words.length < 2 || words.length > 7 || words.some((word) => matchScore(label, word) >= INSIDE),
    )
    expect(wrong.map(({ label, words }) => [label, words])).toEqual([])
  })
})
