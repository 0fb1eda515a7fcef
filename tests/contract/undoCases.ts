import { CALLER_ADDRESS } from '#mirage/access/audit'
import { removeAccess } from '#features/access/commands'
import { detachFloatingIp } from '#features/floating-ips/commands'
import { detachDisk } from '#features/instances/storage/commands'
import { clearDefault, makeDefault } from '#features/silos/pools/commands'
import { deleteRule, disableRule } from '#features/vpcs/firewall/commands'
import { deleteRoute } from '#features/vpcs/routers/commands'
import type { VpcFirewallRuleUpdate } from '#store/api/generated/types'
import { affinityApi } from '#store/api/resources/affinity'
import { allowListApi } from '#store/api/resources/allowList'
import { disksApi } from '#store/api/resources/disks'
import { firewallApi } from '#store/api/resources/firewall'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { instancesApi } from '#store/api/resources/instances'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { policiesApi, type PolicyAt } from '#store/api/resources/policies'
import { projectsApi } from '#store/api/resources/projects'
import { quotasApi } from '#store/api/resources/quotas'
import { routersApi } from '#store/api/resources/routers'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { subnetsApi } from '#store/api/resources/subnets'
import { vpcsApi } from '#store/api/resources/vpcs'
import { writableRule } from '#store/model/network/changedRules'
import type { UndoAsk } from '#store/undo/place'
import type { ConsoleInNode } from '../support/consoleInNode'
import { only, rowNamed, type RegionFixture } from '../support/region'
import { ALL_LIMIT } from '#store/model/paging'

// The changes that undo.test.ts does, undoes, and lets another client change meanwhile.

const whole = { limit: ALL_LIMIT }
/** A request to the region: of an endpoint, with its arguments. */
export type Request = Parameters<UndoAsk>[0]

/** Requests of a client that shows nothing of them. */
export const untracked = { track: false } as const
const instances = instancesApi.endpoints
const floatingIps = floatingIpsApi.endpoints
const { instanceDiskAttach, instanceDiskDetach } = instanceDisksApi.endpoints
const { systemIpPoolSiloUpdate, siloIpPoolList } = siloPoolsApi.endpoints
const { firewallRuleChange, vpcFirewallRulesView } = firewallApi.endpoints
const routes = routersApi.endpoints

const routeBody = (name: string, net: string) => ({
  name,
  description: 'to the east',
  destination: { type: 'ip_net' as const, value: net },
  target: { type: 'drop' as const },
})

/** A firewall rule as it is written, with a change. */
export const changed = (rule: VpcFirewallRuleUpdate, change: Partial<VpcFirewallRuleUpdate>) => ({
  ...writableRule(rule),
  ...change,
})

const assign = (at: PolicyAt, identityId: string, roleName: 'viewer' | 'collaborator' | 'admin') =>
  policiesApi.endpoints.policyRoleChange.initiate(
    { at, change: { kind: 'assign', assignment: { identityId, identityType: 'silo_user', roleName } } },
    untracked,
  )

/** A change, in front of the small world. */
export interface UndoCase {
  /** Reads what the page has. @returns the change, and what another client does after it */
  begin: (
    console: ConsoleInNode,
    mock: RegionFixture,
  ) => Promise<{
    act: (console: ConsoleInNode) => void
    other: Request | readonly Request[]
  }>
  /** Tables with an effect of the API that has no inverse. */
  but?: readonly string[]
}

/** A change by a form. */
export const sends = (request: Request) => (console: ConsoleInNode) => void console.store.dispatch(request)

/** The ids of the things of the small world that these changes are about. */
export const idsIn = (mock: RegionFixture) => {
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
async function withRoute(mock: RegionFixture, { store }: ConsoleInNode) {
  const { vpc } = idsIn(mock)
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

async function withFloatingIp(mock: RegionFixture, { store }: ConsoleInNode, attached?: string) {
  const { project } = idsIn(mock)
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

/** The rules of the firewall of a VPC, and the first of them, which the page has read. */
export async function firewallIn(mock: RegionFixture, { store }: ConsoleInNode) {
  const { vpc } = idsIn(mock)
  const { rules } = await store.dispatch(vpcFirewallRulesView.initiate({ vpc })).unwrap()
  return { vpc, rules, rule: only(rules) }
}

/** A second instance that is stopped, so that disks can be attached to it. */
function stoppedInstance(mock: RegionFixture) {
  const { instances: all } = mock.region.world
  const row = { ...rowNamed(all, 'web-2'), runState: 'stopped' as const }
  all.set(row.id, row)
  return row.id
}

/** The changes that can be undone, by what they do. */
export const undoCases: Readonly<Record<string, UndoCase>> = {
  'a firewall rule is added': {
    async begin(console, mock) {
      const { vpc, rule } = await firewallIn(mock, console)
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
    async begin(console, mock) {
      const { vpc, rule } = await firewallIn(mock, console)
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
    async begin(console, mock) {
      const { vpc, rule } = await firewallIn(mock, console)
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
    async begin(console, mock) {
      const { vpc, rule } = await firewallIn(mock, console)
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
    async begin(console, mock) {
      const { router } = await withRoute(mock, console)
      const { world } = idsIn(mock)
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
    async begin(console, mock) {
      const { route } = await withRoute(mock, console)
      const update = (net: string) =>
        routes.vpcRouterRouteUpdate.initiate({ route: route.id, body: routeBody('far-east', net) }, untracked)
      return { act: sends(update('10.2.0.0/16')), other: update('10.3.0.0/16') }
    },
  },
  'a route is deleted': {
    async begin(console, mock) {
      const { router, route } = await withRoute(mock, console)
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
    async begin({ store }, mock) {
      const { project } = idsIn(mock)
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
    async begin({ store }, mock) {
      const { vpc } = idsIn(mock)
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
    async begin(console, mock) {
      const { router } = await withRoute(mock, console)
      const subnet = only(idsIn(mock).world.subnets.values()).id
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
    async begin(console, mock) {
      const { router } = await withRoute(mock, console)
      await console.store.dispatch(routes.vpcRouterView.initiate({ router }))
      const update = (name: string) =>
        routes.vpcRouterUpdate.initiate({ router, body: { name, description: 'new' } }, untracked)
      return { act: sends(update('mine')), other: update('theirs') }
    },
  },
  'a floating IP is renamed': {
    async begin(console, mock) {
      const { id: floatingIp } = await withFloatingIp(mock, console)
      const update = (name: string) =>
        floatingIps.floatingIpUpdate.initiate({ floatingIp, body: { name, description: 'new' } }, untracked)
      return { act: sends(update('mine')), other: update('theirs') }
    },
  },
  'an IP pool is renamed': {
    async begin({ store }, mock) {
      const pool = only([...idsIn(mock).world.pools.values()].filter(({ links }) => links.length > 0)).id
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
    async begin({ store }, mock) {
      const antiAffinityGroup = only(idsIn(mock).world.antiAffinityGroups.values()).id
      const { antiAffinityGroupView, antiAffinityGroupUpdate } = affinityApi.endpoints
      await store.dispatch(antiAffinityGroupView.initiate({ antiAffinityGroup }))
      const update = (name: string) =>
        antiAffinityGroupUpdate.initiate({ antiAffinityGroup, body: { name, description: 'new' } }, untracked)
      return { act: sends(update('mine')), other: update('theirs') }
    },
  },
  'a disk is attached': {
    async begin({ store }, mock) {
      const { db, spare } = idsIn(mock)
      await store.dispatch(instances.instanceView.initiate({ instance: db }))
      const elsewhere = stoppedInstance(mock)
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
    async begin({ store }, mock) {
      const { db, spare } = idsIn(mock)
      await store.dispatch(instanceDiskAttach.initiate({ instance: db, body: { disk: spare } }, untracked))
      const instance = await store.dispatch(instances.instanceView.initiate({ instance: db })).unwrap()
      const disk = await store.dispatch(disksApi.endpoints.diskView.initiate({ disk: spare })).unwrap()
      const elsewhere = stoppedInstance(mock)
      return {
        act: ({ run }) => run(detachDisk, { instance, disk }),
        other: instanceDiskAttach.initiate({ instance: elsewhere, body: { disk: spare } }, untracked),
      }
    },
  },
  'a floating IP is attached': {
    async begin(console, mock) {
      const { db, web } = idsIn(mock)
      const { id: floatingIp } = await withFloatingIp(mock, console)
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
    async begin(console, mock) {
      const { db, web } = idsIn(mock)
      const floatingIp = await withFloatingIp(mock, console, db)
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
    (['project', 'silo', 'fleet'] as const).flatMap((scope): [string, UndoCase][] => {
      const place = (mock: RegionFixture) => {
        const { project, user } = idsIn(mock)
        const at: PolicyAt = scope === 'project' ? { scope, project } : { scope }
        return { at, user }
      }
      return [
        [
          `a role in the ${scope} is given`,
          {
            begin(_, mock) {
              const { at, user } = place(mock)
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
            async begin({ store }, mock) {
              const { at, user } = place(mock)
              await store.dispatch(assign(at, user, 'viewer'))
              return { act: sends(assign(at, user, 'collaborator')), other: assign(at, user, 'admin') }
            },
          },
        ],
        [
          `a role in the ${scope} is taken away`,
          {
            async begin({ store }, mock) {
              const { at, user } = place(mock)
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
    async begin({ store }, mock) {
      const { silo } = idsIn(mock)
      await store.dispatch(quotasApi.endpoints.siloUtilizationView.initiate({ silo }))
      const update = (cpus: number) =>
        quotasApi.endpoints.siloQuotasUpdate.initiate({ silo, body: { cpus } }, untracked)
      return { act: sends(update(77)), other: update(99) }
    },
  },
  'another IP pool becomes the default of a silo': {
    async begin({ store }, mock) {
      const { silo } = idsIn(mock)
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
    async begin({ store }, mock) {
      const { silo } = idsIn(mock)
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
    begin(_, mock) {
      const { web } = idsIn(mock)
      const set = (autoRestartPolicy: 'never' | 'best_effort') =>
        instances.instanceUpdate.initiate({ instance: web, body: { autoRestartPolicy } }, untracked)
      return Promise.resolve({ act: sends(set('never')), other: set('best_effort') })
    },
  },
  'an instance is resized': {
    begin(_, mock) {
      const { db } = idsIn(mock)
      const set = (ncpus: number) =>
        instances.instanceUpdate.initiate({ instance: db, body: { ncpus, memory: 8 * 2 ** 30 } }, untracked)
      return Promise.resolve({ act: sends(set(2)), other: set(6) })
    },
  },
}
