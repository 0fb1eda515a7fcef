import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { CALLER_ADDRESS } from '#mirage/access/audit'
import { removeAccess } from '#features/access/commands'
import { detachFloatingIp } from '#features/floating-ips/commands'
import { detachDisk } from '#features/instances/storage/commands'
import { clearDefault, makeDefault } from '#features/silos/pools/commands'
import { deleteRule, disableRule } from '#features/vpcs/firewall/commands'
import { deleteRoute } from '#features/vpcs/routers/commands'
import { dialogs } from '#store/actors/dialogs'
import type { VpcFirewallRuleUpdate } from '#store/api/generated/types'
import { affinityApi } from '#store/api/resources/affinity'
import { allowListApi } from '#store/api/resources/allowList'
import { disksApi } from '#store/api/resources/disks'
import { firewallApi } from '#store/api/resources/firewall'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { instancesApi } from '#store/api/resources/instances'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { meApi } from '#store/api/resources/me'
import { policiesApi, type PolicyAt } from '#store/api/resources/policies'
import { projectsApi } from '#store/api/resources/projects'
import { quotasApi } from '#store/api/resources/quotas'
import { routersApi } from '#store/api/resources/routers'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { subnetsApi } from '#store/api/resources/subnets'
import { vpcsApi } from '#store/api/resources/vpcs'
import { Database } from '#store/ledger/database'
import { whyNotUndo } from '#store/ledger/line'
import { writableRule } from '#store/model/firewall'
import { partOf } from '#store/parts'
import { makeStore } from '#store/store'
import type { Ask } from '#store/undo/place'
import { undoLine } from '#store/undo/undoLine'
import { consoleInNode, type ConsoleInNode } from '../support/consoleInNode'
import { ORIGIN, rowNamed, setupRegion } from '../support/region'
import { wholeRegion } from '../support/wholeRegion'

// Each change with an inverse, on a region: done and undone, the region is as before; done, changed by another client
// and undone, the console asks, and each answer does what it says.

const mock = setupRegion()

// A new database for each test.
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('location', { pathname: '/', search: '' })
})
afterEach(() => vi.unstubAllGlobals())

/** A console whose user is known. */
async function open() {
  const console = consoleInNode()
  await console.signIn()
  return console
}
type Console = ConsoleInNode

const whole = { limit: 1_000 }
type Request = Parameters<Ask>[0]

const untracked = { track: false } as const
const instances = instancesApi.endpoints
const floatingIps = floatingIpsApi.endpoints
const { instanceDiskAttach, instanceDiskDetach } = instanceDisksApi.endpoints
const { systemIpPoolSiloUpdate, siloIpPoolList } = siloPoolsApi.endpoints
const { firewallRuleChange, vpcFirewallRulesView } = firewallApi.endpoints
const routes = routersApi.endpoints

/** Tables whose rows are written again with other ids. */
const isAnew = (table: string) => table === 'routes' || table === 'firewallRules'

const only = <Row>(rows: Iterable<Row>): Row => {
  const [row] = rows
  if (!row) throw new Error('the scenario has none')
  return row
}

const ids = () => {
  const { world } = mock.region
  const project = rowNamed(world.projects, 'web')
  const vpc = only(world.vpcs.values())
  return {
    world,
    project: project.id,
    silo: project.siloId,
    vpc: vpc.id,
    db: rowNamed(world.instances, 'db-1').id,
    web: rowNamed(world.instances, 'web-1').id,
    spare: rowNamed(world.disks, 'spare').id,
    // One without a role.
    user: only(
      [...world.users.values()].filter(
        ({ id, siloId }) =>
          siloId === project.siloId &&
          id !== mock.region.callerId() &&
          world.roles.every(({ identityId }) => identityId !== id),
      ),
    ).id,
  }
}

/** A router of its own, with a route. */
async function withRoute({ store }: Console) {
  const { vpc } = ids()
  const router = await store
    .dispatch(routes.vpcRouterCreate.initiate({ vpc, body: { name: 'own', description: '' } }, untracked))
    .unwrap()
  const route = await store
    .dispatch(
      routes.vpcRouterRouteCreate.initiate(
        { router: router.id, body: routeBody('east', '10.1.0.0/16') },
        untracked,
      ),
    )
    .unwrap()
  await store.dispatch(routes.vpcRouterRouteList.initiate({ router: router.id, ...whole }))
  return { router: router.id, route }
}

const routeBody = (name: string, net: string) => ({
  name,
  description: 'to the east',
  destination: { type: 'ip_net' as const, value: net },
  target: { type: 'drop' as const },
})

async function withFloatingIp({ store }: Console, attached?: string) {
  const { project } = ids()
  const made = await store
    .dispatch(
      floatingIps.floatingIpCreate.initiate({ project, body: { name: 'front', description: '' } }, untracked),
    )
    .unwrap()
  if (attached !== undefined)
    await store
      .dispatch(
        floatingIps.floatingIpAttach.initiate(
          { floatingIp: made.id, body: { kind: 'instance', parent: attached } },
          untracked,
        ),
      )
      .unwrap()
  return store.dispatch(floatingIps.floatingIpView.initiate({ floatingIp: made.id })).unwrap()
}

async function firewall({ store }: Console) {
  const { vpc } = ids()
  const { rules } = await store.dispatch(vpcFirewallRulesView.initiate({ vpc })).unwrap()
  return { vpc, rules, rule: only(rules) }
}

const changed = (rule: VpcFirewallRuleUpdate, change: Partial<VpcFirewallRuleUpdate>) => ({
  ...writableRule(rule),
  ...change,
})

const assign = (at: PolicyAt, identityId: string, roleName: 'viewer' | 'collaborator' | 'admin') =>
  policiesApi.endpoints.policyRoleChange.initiate(
    { at, change: { kind: 'assign', assignment: { identityId, identityType: 'silo_user', roleName } } },
    untracked,
  )

interface Case {
  /** Reads what the page has. @returns the change, and what another client does after it */
  begin: (console: Console) => Promise<{
    act: (console: Console) => void
    other: Request | readonly Request[]
  }>
  /** Tables with an effect of the API that has no inverse. */
  but?: readonly string[]
}

/** A change by a form. */
const sends = (request: Request) => (console: Console) => void console.store.dispatch(request)

/** A second instance that is stopped, so that disks can be attached to it. */
function stoppedInstance() {
  const { instances: all } = mock.region.world
  const row = { ...rowNamed(all, 'web-2'), runState: 'stopped' as const }
  all.set(row.id, row)
  return row.id
}

const cases: Record<string, Case> = {
  'a firewall rule is added': {
    async begin(console) {
      const { vpc, rule } = await firewall(console)
      const added = changed(rule, { name: 'added' })
      return {
        act: sends(firewallRuleChange.initiate({ vpc, change: { kind: 'add', rule: added } }, untracked)),
        other: firewallRuleChange.initiate(
          { vpc, change: { kind: 'replace', was: added, rule: { ...added, priority: 7 } } },
          untracked,
        ),
      }
    },
  },
  'a firewall rule is edited and renamed': {
    async begin(console) {
      const { vpc, rule } = await firewall(console)
      const next = changed(rule, { name: 'renamed', description: 'mine' })
      return {
        act: sends(
          firewallRuleChange.initiate({ vpc, change: { kind: 'replace', was: rule, rule: next } }, untracked),
        ),
        other: firewallRuleChange.initiate(
          { vpc, change: { kind: 'replace', was: next, rule: { ...next, description: 'theirs' } } },
          untracked,
        ),
      }
    },
  },
  'a firewall rule is disabled': {
    async begin(console) {
      const { vpc, rule } = await firewall(console)
      const was = changed(rule, { status: 'disabled' })
      return {
        act: ({ run }) => run(disableRule, rule),
        other: firewallRuleChange.initiate(
          { vpc, change: { kind: 'replace', was, rule: { ...was, priority: 9 } } },
          untracked,
        ),
      }
    },
  },
  'a firewall rule is deleted': {
    async begin(console) {
      const { vpc, rule } = await firewall(console)
      return {
        act: ({ run }) => run(deleteRule, rule),
        other: firewallRuleChange.initiate(
          { vpc, change: { kind: 'add', rule: changed(rule, { description: 'theirs' }) } },
          untracked,
        ),
      }
    },
  },
  'a route is created': {
    async begin(console) {
      const { router } = await withRoute(console)
      const { world } = ids()
      return {
        act: sends(
          routes.vpcRouterRouteCreate.initiate({ router, body: routeBody('west', '10.2.0.0/16') }, untracked),
        ),
        other: (dispatch) =>
          dispatch(
            routes.vpcRouterRouteUpdate.initiate(
              { route: rowNamed(world.routes, 'west').id, body: routeBody('west', '10.3.0.0/16') },
              untracked,
            ),
          ),
      }
    },
  },
  'a route is edited and renamed': {
    async begin(console) {
      const { route } = await withRoute(console)
      const update = (net: string) =>
        routes.vpcRouterRouteUpdate.initiate({ route: route.id, body: routeBody('far-east', net) }, untracked)
      return { act: sends(update('10.2.0.0/16')), other: update('10.3.0.0/16') }
    },
  },
  'a route is deleted': {
    async begin(console) {
      const { router, route } = await withRoute(console)
      return {
        act: ({ run }) => run(deleteRoute, route),
        other: routes.vpcRouterRouteCreate.initiate(
          { router, body: routeBody('east', '10.3.0.0/16') },
          untracked,
        ),
      }
    },
  },
  'the allow list is replaced': {
    async begin({ store }) {
      await store.dispatch(allowListApi.endpoints.networkingAllowListView.initiate({}))
      const update = (ip: string) =>
        allowListApi.endpoints.networkingAllowListUpdate.initiate(
          { body: { allowedIps: { allow: 'list', ips: [ip, `${CALLER_ADDRESS}/32`] } } },
          untracked,
        )
      return { act: sends(update('192.0.2.0/24')), other: update('198.51.100.0/24') }
    },
  },
  'a project is renamed': {
    async begin({ store }) {
      const { project } = ids()
      await store.dispatch(projectsApi.endpoints.projectView.initiate({ project }))
      const update = (name: string) =>
        projectsApi.endpoints.projectUpdate.initiate(
          { project, body: { name, description: 'new' } },
          untracked,
        )
      return { act: sends(update('mine')), other: update('theirs') }
    },
  },
  'a VPC is renamed': {
    async begin({ store }) {
      const { vpc } = ids()
      await store.dispatch(vpcsApi.endpoints.vpcView.initiate({ vpc }))
      const update = (name: string) =>
        vpcsApi.endpoints.vpcUpdate.initiate(
          { vpc, body: { name, description: 'new', dnsName: name } },
          untracked,
        )
      return { act: sends(update('mine')), other: update('theirs') }
    },
  },
  'a subnet is renamed': {
    async begin(console) {
      const { router } = await withRoute(console)
      const subnet = only(ids().world.subnets.values()).id
      await console.store.dispatch(subnetsApi.endpoints.vpcSubnetView.initiate({ subnet }))
      const update = (name: string, customRouter: string | null) =>
        subnetsApi.endpoints.vpcSubnetUpdate.initiate(
          { subnet, body: { name, description: 'new', customRouter } },
          untracked,
        )
      return { act: sends(update('mine', router)), other: update('theirs', null) }
    },
  },
  'a router is renamed': {
    async begin(console) {
      const { router } = await withRoute(console)
      await console.store.dispatch(routes.vpcRouterView.initiate({ router }))
      const update = (name: string) =>
        routes.vpcRouterUpdate.initiate({ router, body: { name, description: 'new' } }, untracked)
      return { act: sends(update('mine')), other: update('theirs') }
    },
  },
  'a floating IP is renamed': {
    async begin(console) {
      const { id: floatingIp } = await withFloatingIp(console)
      const update = (name: string) =>
        floatingIps.floatingIpUpdate.initiate({ floatingIp, body: { name, description: 'new' } }, untracked)
      return { act: sends(update('mine')), other: update('theirs') }
    },
  },
  'an IP pool is renamed': {
    async begin({ store }) {
      const pool = only([...ids().world.pools.values()].filter(({ links }) => links.length > 0)).id
      await store.dispatch(ipPoolsApi.endpoints.systemIpPoolView.initiate({ pool }))
      const update = (name: string) =>
        ipPoolsApi.endpoints.systemIpPoolUpdate.initiate(
          { pool, body: { name, description: 'new' } },
          untracked,
        )
      return { act: sends(update('mine')), other: update('theirs') }
    },
  },
  'an anti-affinity group is renamed': {
    async begin({ store }) {
      const antiAffinityGroup = only(ids().world.antiAffinityGroups.values()).id
      const { antiAffinityGroupView, antiAffinityGroupUpdate } = affinityApi.endpoints
      await store.dispatch(antiAffinityGroupView.initiate({ antiAffinityGroup }))
      const update = (name: string) =>
        antiAffinityGroupUpdate.initiate({ antiAffinityGroup, body: { name, description: 'new' } }, untracked)
      return { act: sends(update('mine')), other: update('theirs') }
    },
  },
  'a disk is attached': {
    async begin({ store }) {
      const { db, spare } = ids()
      await store.dispatch(instances.instanceView.initiate({ instance: db }))
      const elsewhere = stoppedInstance()
      const body = { disk: spare }
      return {
        act: sends(instanceDiskAttach.initiate({ instance: db, body }, untracked)),
        other: [
          instanceDiskDetach.initiate({ instance: db, body }, untracked),
          instanceDiskAttach.initiate({ instance: elsewhere, body }, untracked),
        ],
      }
    },
  },
  'a disk is detached': {
    async begin({ store }) {
      const { db, spare } = ids()
      await store.dispatch(instanceDiskAttach.initiate({ instance: db, body: { disk: spare } }, untracked))
      const instance = await store.dispatch(instances.instanceView.initiate({ instance: db })).unwrap()
      const disk = await store.dispatch(disksApi.endpoints.diskView.initiate({ disk: spare })).unwrap()
      const elsewhere = stoppedInstance()
      return {
        act: ({ run }) => run(detachDisk, { instance, disk }),
        other: instanceDiskAttach.initiate({ instance: elsewhere, body: { disk: spare } }, untracked),
      }
    },
  },
  'a floating IP is attached': {
    async begin(console) {
      const { db, web } = ids()
      const { id: floatingIp } = await withFloatingIp(console)
      await console.store.dispatch(instances.instanceView.initiate({ instance: db }))
      const attachTo = (parent: string) =>
        floatingIps.floatingIpAttach.initiate({ floatingIp, body: { kind: 'instance', parent } }, untracked)
      return {
        act: sends(attachTo(db)),
        other: [floatingIps.floatingIpDetach.initiate({ floatingIp }, untracked), attachTo(web)],
      }
    },
  },
  'a floating IP is detached': {
    async begin(console) {
      const { db, web } = ids()
      const floatingIp = await withFloatingIp(console, db)
      return {
        act: ({ run }) => run(detachFloatingIp, { floatingIp, instance: 'db-1' }),
        other: floatingIps.floatingIpAttach.initiate(
          { floatingIp: floatingIp.id, body: { kind: 'instance', parent: web } },
          untracked,
        ),
      }
    },
  },
  ...Object.fromEntries(
    (['project', 'silo', 'fleet'] as const).flatMap((scope): [string, Case][] => {
      const place = () => {
        const { project, user } = ids()
        const at: PolicyAt = scope === 'project' ? { scope, project } : { scope }
        return { at, user }
      }
      return [
        [
          `a role in the ${scope} is given`,
          {
            begin() {
              const { at, user } = place()
              return Promise.resolve({
                act: sends(assign(at, user, 'viewer')),
                other: assign(at, user, 'collaborator'),
              })
            },
          },
        ],
        [
          `a role in the ${scope} is changed`,
          {
            async begin({ store }) {
              const { at, user } = place()
              await store.dispatch(assign(at, user, 'viewer'))
              return { act: sends(assign(at, user, 'collaborator')), other: assign(at, user, 'admin') }
            },
          },
        ],
        [
          `a role in the ${scope} is taken away`,
          {
            async begin({ store }) {
              const { at, user } = place()
              await store.dispatch(assign(at, user, 'viewer'))
              const roles = [{ scope, roleName: 'viewer' as const }]
              const row = { id: user, type: 'silo_user' as const, name: 'ada', roles }
              return {
                act: ({ run }) => run(removeAccess, { at, row }),
                other: assign(at, user, 'collaborator'),
              }
            },
          },
        ],
      ]
    }),
  ),
  'the quotas of a silo are changed': {
    async begin({ store }) {
      const { silo } = ids()
      await store.dispatch(quotasApi.endpoints.siloUtilizationView.initiate({ silo }))
      const update = (cpus: number) =>
        quotasApi.endpoints.siloQuotasUpdate.initiate({ silo, body: { cpus } }, untracked)
      return { act: sends(update(77)), other: update(99) }
    },
  },
  'another IP pool becomes the default of a silo': {
    async begin({ store }) {
      const { silo } = ids()
      const { items } = await store.dispatch(siloIpPoolList.initiate({ silo, ...whole })).unwrap()
      const pool = only(items.filter(({ isDefault }) => !isDefault))
      return {
        act: ({ run }) => run(makeDefault, { silo, pool, defaultPool: undefined }),
        other: systemIpPoolSiloUpdate.initiate(
          { silo, pool: pool.id, body: { isDefault: false } },
          untracked,
        ),
      }
    },
    // A new default pool is linked to the gateways of the silo, and stays linked.
    but: ['gatewayPools'],
  },
  'a silo loses its default IP pool': {
    async begin({ store }) {
      const { silo } = ids()
      const { items } = await store.dispatch(siloIpPoolList.initiate({ silo, ...whole })).unwrap()
      const pool = only(items.filter(({ isDefault }) => isDefault))
      const next = only(items.filter(({ isDefault }) => !isDefault))
      return {
        act: ({ run }) => run(clearDefault, { silo, pool, defaultPool: pool.name }),
        other: systemIpPoolSiloUpdate.initiate({ silo, pool: next.id, body: { isDefault: true } }, untracked),
      }
    },
    but: ['gatewayPools'],
  },
  'the restart policy of an instance is changed': {
    begin() {
      const { web } = ids()
      const set = (autoRestartPolicy: 'never' | 'best_effort') =>
        instances.instanceChange.initiate({ instance: web, change: { autoRestartPolicy } }, untracked)
      return Promise.resolve({ act: sends(set('never')), other: set('best_effort') })
    },
  },
  'an instance is resized': {
    begin() {
      const { db } = ids()
      const set = (ncpus: number) =>
        instances.instanceChange.initiate({ instance: db, change: { ncpus, memory: 8 * 2 ** 30 } }, untracked)
      return Promise.resolve({ act: sends(set(2)), other: set(6) })
    },
  },
}

/** Does what a case says, and waits until it can be undone. @returns the line */
async function done(console: Console, act: (console: Console) => void) {
  const before = new Set(console.lines().map(({ id }) => id))
  console.act(() => act(console))
  const line = () => console.lines().find(({ id, undo }) => !before.has(id) && undo !== undefined)
  await vi.waitFor(() => {
    const found = line()
    expect(found && whyNotUndo(found)).toBeUndefined()
    expect(found).toBeDefined()
  })
  const found = line()
  if (!found) throw new Error('no line')
  return found
}

const stateOf = ({ lines }: Console, id: string) => lines().find((line) => line.id === id)
const region = (but: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(wholeRegion(mock.region, isAnew)).filter(([table]) => !but.includes(table)),
  )
const question = ({ store }: Console) => partOf(store, dialogs).get().undo
const lastUndo = ({ lines }: Console) => lines().find(({ verb }) => verb === 'undo')

test.each(Object.entries(cases))('%s, and undone: the region is as before', async (_, { begin, but }) => {
  const console = await open()
  const { act } = await begin(console)
  const before = region(but)
  const line = await done(console, act)
  expect(region(but)).not.toEqual(before)
  await console.act(() => undoLine(console.store, line.id))
  await vi.waitFor(() => expect(stateOf(console, line.id)).toMatchObject({ undone: true }))
  expect(region(but)).toEqual(before)
  expect(question(console)).toBeNull()
})

/** What another client does, at once. */
async function byAnother(other: Request | readonly Request[]) {
  const { dispatch } = makeStore({ origin: ORIGIN })
  for (const request of [other].flat()) await dispatch(request).unwrap()
}

test.each(Object.entries(cases))(
  '%s, then changed by another client: undo asks, and neither answer loses what was not seen',
  async (_, { begin, but }) => {
    const console = await open()
    const { act, other } = await begin(console)
    const before = region(but)
    const line = await done(console, act)
    await byAnother(other)
    const now = region(but)
    await console.act(() => undoLine(console.store, line.id))
    await vi.waitFor(() => expect(question(console)).not.toBeNull())
    expect(region(but)).toEqual(now)
    expect(question(console)?.rows.some((row) => row.mine !== row.now)).toBe(true)
    question(console)?.keep()
    await vi.waitFor(() => expect(lastUndo(console)).toMatchObject({ standing: 'stopped' }))
    expect(region(but)).toEqual(now)
    await console.act(() => undoLine(console.store, line.id))
    await vi.waitFor(() => expect(question(console)).not.toBeNull())
    question(console)?.insist()
    await vi.waitFor(() => expect(stateOf(console, line.id)).toMatchObject({ undone: true }))
    expect(region(but)).toEqual(before)
  },
)

it('keeps what another client did to another rule of the same VPC, without a question', async () => {
  const console = await open()
  const { vpc, rules, rule } = await firewall(console)
  const line = await done(console, ({ run }) => run(deleteRule, rule))
  const other = only(rules.filter(({ name }) => name !== rule.name))
  await byAnother(
    firewallRuleChange.initiate(
      { vpc, change: { kind: 'replace', was: other, rule: changed(other, { priority: 3 }) } },
      untracked,
    ),
  )
  await console.act(() => undoLine(console.store, line.id))
  await vi.waitFor(() => expect(stateOf(console, line.id)).toMatchObject({ undone: true }))
  const now = mock.region.world.firewallRules.get(vpc) ?? []
  expect(now.map(({ name }) => name)).toContain(rule.name)
  expect(now.find(({ name }) => name === other.name)).toMatchObject({ priority: 3 })
})

it('asks again about what has changed once more while the question was open', async () => {
  const console = await open()
  const { silo } = ids()
  await console.store.dispatch(quotasApi.endpoints.siloUtilizationView.initiate({ silo }))
  const update = (cpus: number) =>
    quotasApi.endpoints.siloQuotasUpdate.initiate({ silo, body: { cpus } }, untracked)
  const line = await done(console, sends(update(77)))
  await byAnother(update(99))
  await console.act(() => undoLine(console.store, line.id))
  const cpusNow = () => question(console)?.rows.find(({ label }) => label === 'CPUs')?.now
  await vi.waitFor(() => expect(cpusNow()).toBe('99'))
  await byAnother(update(55))
  question(console)?.insist()
  await vi.waitFor(() => expect(cpusNow()).toBe('55'))
  expect(mock.region.world.silos.get(silo)?.quota.cpus).toBe(55)
})

/** A project that was renamed. */
async function renamed() {
  const console = await open()
  const { project } = ids()
  await console.store.dispatch(projectsApi.endpoints.projectView.initiate({ project }))
  const update = (name: string) =>
    projectsApi.endpoints.projectUpdate.initiate({ project, body: { name, description: '' } }, untracked)
  const before = rowNamed(mock.region.world.projects, 'web')
  return { console, project, update, before, line: await done(console, sends(update('mine'))) }
}

it('says so if it is as before already', async () => {
  const { console, project, before, line } = await renamed()
  const { name, description } = before
  await byAnother(
    projectsApi.endpoints.projectUpdate.initiate({ project, body: { name, description } }, untracked),
  )
  await console.act(() => undoLine(console.store, line.id))
  await vi.waitFor(() => expect(console.toasts()).toContain('success: Project web: as before already'))
  await vi.waitFor(() =>
    expect(lastUndo(console)).toMatchObject({ label: 'Undo: Update project', standing: 'done' }),
  )
})

it('says so if it is gone', async () => {
  const { console, project, line } = await renamed()
  mock.region.world.projects.delete(project)
  await console.act(() => undoLine(console.store, line.id))
  await vi.waitFor(() =>
    expect(console.toasts()).toContain('failed: Project web cannot be put back: it is gone'),
  )
  await vi.waitFor(() => expect(lastUndo(console)).toMatchObject({ standing: 'failed' }))
  expect(stateOf(console, line.id)?.undone).toBeUndefined()
})

it('an undo is a line of its own, caused by its click, and can be undone again', async () => {
  const { console, line } = await renamed()
  await console.act(() => undoLine(console.store, line.id))
  await vi.waitFor(() => expect(lastUndo(console)?.undo).toBeDefined())
  const undo = lastUndo(console)
  expect(undo).toMatchObject({ label: 'Undo: Update project', begunBy: { text: 'click button "Save"' } })
  await console.act(() => undoLine(console.store, undo?.id ?? ''))
  await vi.waitFor(() => expect(stateOf(console, undo?.id ?? '')).toMatchObject({ undone: true }))
  expect(rowNamed(mock.region.world.projects, 'mine').description).toBe('')
  await vi.waitFor(() =>
    expect(lastUndo(console)).toMatchObject({ label: 'Redo: Update project', standing: 'done' }),
  )
  const ended = console.lines().map(({ label }) => label)
  expect(ended).toEqual(['Redo: Update project', 'Undo: Update project', 'Update project'])
})

it('is offered by the toast that says that it was done', async () => {
  const console = await open()
  const { rule } = await firewall(console)
  const line = await done(console, ({ run }) => run(disableRule, rule))
  await vi.waitFor(() =>
    expect(console.store.getState().notices).toMatchObject([
      { title: `Firewall rule ${rule.name} disabled`, undo: line.id },
    ]),
  )
})

it('offers nothing after a change that the region refuses, or that changes nothing', async () => {
  const console = await open()
  const { project } = ids()
  await console.store.dispatch(projectsApi.endpoints.projectView.initiate({ project }))
  const { name, description } = rowNamed(mock.region.world.projects, 'web')
  for (const body of [
    { name: 'Not A Name', description },
    { name, description },
  ])
    await console.act(() =>
      console.store.dispatch(projectsApi.endpoints.projectUpdate.initiate({ project, body }, untracked)),
    )
  await vi.waitFor(() => expect(console.lines().map(({ standing }) => standing)).toEqual(['done', 'failed']))
  const reasons = console.lines().map(whyNotUndo)
  expect(reasons).toEqual(Array(2).fill('It has no inverse, or what was before is not known'))
})

it('can be undone at the next visit, from the line that the browser has kept', async () => {
  const { console: first, line, project } = await renamed()
  const owner = meApi.endpoints.currentUserView.select({})(first.store.getState()).data?.id ?? ''
  await vi.waitFor(async () => {
    const database = await Database.open(owner)
    const kept = await database.read()
    database.close()
    expect(kept.find(({ id }) => id === line.id)?.undo).toEqual(line.undo)
  })
  first.close()
  const next = await open()
  await vi.waitFor(() => expect(stateOf(next, line.id)?.undo).toEqual(line.undo))
  await next.act(() => undoLine(next.store, line.id))
  await vi.waitFor(() => expect(stateOf(next, line.id)).toMatchObject({ undone: true }))
  expect(mock.region.world.projects.get(project)?.name).toBe('web')
})
