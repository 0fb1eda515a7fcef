import { CALLER_ADDRESS } from '#mirage/access/audit'
import { giveNic } from '#mirage/factories/networkInterface'
import { idOf } from '#mirage/random'
import { newRow } from '#mirage/rules/newRow'
import { removeAccess } from '#features/silo/access/commands'
import { detachExternalSubnet } from '#features/project/external-subnets/commands'
import { detachFloatingIp } from '#features/project/floating-ips/commands'
import { detachDisk } from '#features/shared/instance/diskCommands'
import { clearDefault, makeDefault } from '#features/system/silos/pools/commands'
import { clearDefaultSubnetPool, makeDefaultSubnetPool } from '#features/system/silos/subnet-pools/commands'
import { deleteRule, disableRule } from '#features/project/vpcs/firewall/commands'
import { deleteRoute } from '#features/project/vpcs/routers/commands'
import type { ExternalSubnet, VpcFirewallRuleUpdate } from '#store/api/generated/types'
import { affinityApi } from '#store/api/resources/affinity'
import { alertsApi } from '#store/api/resources/alerts'
import { allowListApi } from '#store/api/resources/allowList'
import { disksApi } from '#store/api/resources/disks'
import { firewallApi } from '#store/api/resources/firewall'
import { externalSubnetsApi } from '#store/api/resources/externalSubnets'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { instancesApi } from '#store/api/resources/instances'
import { bgpApi } from '#store/api/resources/bgp'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { policiesApi, type PolicyAt } from '#store/api/resources/policies'
import { projectsApi } from '#store/api/resources/projects'
import { quotasApi } from '#store/api/resources/quotas'
import { routersApi } from '#store/api/resources/routers'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { subnetsApi } from '#store/api/resources/subnets'
import { systemSubnetPoolsApi } from '#store/api/resources/systemSubnetPools'
import { vpcsApi } from '#store/api/resources/vpcs'
import type { Save, SavingEndpoint } from '#store/commands/saving'
import { savesOf } from '#store/ledger/saves'
import { writableRule } from '#model/network/changedRules'
import type { ConsoleInNode } from '../support/consoleInNode'
import { only, rowNamed, type RegionFixture } from '../support/region'
import { ALL_LIMIT } from '#model/paging'

// The changes that undo.test.ts does, undoes, and lets another client change meanwhile.

const whole = { limit: ALL_LIMIT }
/** A request to the region. */
export type Request = ReturnType<SavingEndpoint<unknown, unknown>['initiate']>

/** A request that a form may send. */
export type FormRequest = Request & { savedBy: (save: Save) => Promise<unknown> }

/** The request of an endpoint, with its arguments. */
export const asks = <Args, Answer>(endpoint: SavingEndpoint<Args, Answer>, args: NoInfer<Args>) =>
  Object.assign(endpoint.initiate(args, { track: false }), {
    savedBy: (save: Save) => save(endpoint, args),
  })

const instances = instancesApi.endpoints
const floatingIps = floatingIpsApi.endpoints
const externalSubnets = externalSubnetsApi.endpoints
const { instanceDiskAttach, instanceDiskDetach } = instanceDisksApi.endpoints
const { systemIpPoolSiloUpdate, siloIpPoolList } = siloPoolsApi.endpoints
const subnetPools = systemSubnetPoolsApi.endpoints
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
  asks(policiesApi.endpoints.policyRoleChange, {
    at,
    change: { kind: 'assign', assignment: { identityId, identityType: 'silo_user', roleName } },
  })

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
export const sends =
  ({ savedBy }: FormRequest) =>
  ({ store }: ConsoleInNode) => {
    const { save } = savesOf(store, store.log.actOf(store.log.cause))
    // A refusal is in its line.
    savedBy(save).catch(() => {})
  }

/** The ids of the things of the small world that these changes are about. */
export const idsIn = (mock: RegionFixture) => {
  const { world } = mock.region
  const project = rowNamed(world.projects, 'web')
  const vpc = only(world.vpcs.all())
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
      world.users.where(
        ({ id, siloId }) =>
          siloId === project.siloId &&
          id !== mock.region.callerId() &&
          world.roles.all().every(({ identityId }) => identityId !== id),
      ),
    ).id,
  }
}

/** A router of its own, with a route. */
async function withRoute(mock: RegionFixture, { store }: ConsoleInNode) {
  const { vpc } = idsIn(mock)
  const router = await store
    .dispatch(asks(routes.vpcRouterCreate, { vpc, body: { name: 'own', description: '' } }))
    .unwrap()
  const route = await store
    .dispatch(
      asks(routes.vpcRouterRouteCreate, { router: router.id, body: routeBody('east', '10.1.0.0/16') }),
    )
    .unwrap()
  await store.dispatch(routes.vpcRouterRouteList.initiate({ router: router.id, ...whole }))
  return { router: router.id, route }
}

async function withFloatingIp(mock: RegionFixture, { store }: ConsoleInNode, attached?: string) {
  const { project } = idsIn(mock)
  const made = await store
    .dispatch(asks(floatingIps.floatingIpCreate, { project, body: { name: 'front', description: '' } }))
    .unwrap()
  if (attached !== undefined)
    await store
      .dispatch(
        asks(floatingIps.floatingIpAttach, {
          floatingIp: made.id,
          body: { kind: 'instance', parent: attached },
        }),
      )
      .unwrap()
  return store.dispatch(floatingIps.floatingIpView.initiate({ floatingIp: made.id })).unwrap()
}

/** An external subnet, which goes with the interfaces of both instances. */
async function withExternalSubnet(mock: RegionFixture, { store }: ConsoleInNode, attached?: string) {
  const { world, project, web } = idsIn(mock)
  giveNic(mock.region, rowNamed(world.instances, 'web-1'), 8)
  const made: ExternalSubnet = {
    ...newRow(mock.region, `external-subnet ${project}`, { name: 'cameras', description: '' }),
    subnet: '198.18.0.0/24',
    subnetPoolId: idOf('subnet-pool blocks'),
    subnetPoolMemberId: idOf('subnet-pool-member blocks'),
    projectId: project,
    instanceId: attached ?? null,
  }
  world.externalSubnets.insert(made)
  await store.dispatch(instances.instanceView.initiate({ instance: web }))
  return store.dispatch(externalSubnets.externalSubnetView.initiate({ externalSubnet: made.id })).unwrap()
}

/** Two subnet pools of a silo, of which the first is its default. The page has read them. */
async function withSubnetPools(mock: RegionFixture, { store }: ConsoleInNode) {
  const { silo, world } = idsIn(mock)
  for (const [name, isDefault] of [
    ['blocks', true],
    ['more-blocks', false],
  ] as const)
    world.subnetPools.insert({
      ...newRow(mock.region, 'subnet-pool', { name, description: '' }),
      ipVersion: 'v4',
      members: [],
      links: [{ siloId: silo, isDefault }],
    })
  const { items } = await store.dispatch(subnetPools.siloSubnetPoolList.initiate({ silo, ...whole })).unwrap()
  return {
    silo,
    pool: only(items.filter(({ isDefault }) => isDefault)),
    next: only(items.filter(({ isDefault }) => !isDefault)),
  }
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
  const row = all.update(rowNamed(all, 'web-2').id, { runState: 'stopped' as const })
  return row.id
}

/** A change of a list or of fields, what another client changes of the same beside it, and what is there after its undo. */
interface JoinCase {
  begin: (
    console: ConsoleInNode,
    mock: RegionFixture,
  ) => Promise<{
    act: (console: ConsoleInNode) => void
    beside: Request
    now: () => unknown
    wanted: unknown
  }>
}

/** The changes whose undo joins what others have changed. */
export const joinCases: Readonly<Record<string, JoinCase>> = {
  'a network is added to the allow list, and another client adds another one': {
    async begin({ store }, mock) {
      const update = (...ips: readonly string[]) =>
        asks(allowListApi.endpoints.networkingAllowListUpdate, {
          body: { allowedIps: { allow: 'list', ips: [`${CALLER_ADDRESS}/32`, ...ips] } },
        })
      await store.dispatch(update('203.0.113.0/24')).unwrap()
      return {
        act: sends(update('203.0.113.0/24', '192.0.2.0/24')),
        beside: update('203.0.113.0/24', '192.0.2.0/24', '198.51.100.0/24'),
        now: () => mock.region.world.allowList.get().allowedIps,
        wanted: { allow: 'list', ips: [`${CALLER_ADDRESS}/32`, '203.0.113.0/24', '198.51.100.0/24'] },
      }
    },
  },
  'a firewall rule is disabled, and another client sets its priority': {
    async begin(console, mock) {
      const { vpc, rule } = await firewallIn(mock, console)
      const was = changed(rule, { status: 'disabled' })
      return {
        act: ({ run }) => run(disableRule, rule),
        beside: asks(firewallRuleChange, {
          vpc,
          change: { kind: 'replace', was, rule: { ...was, priority: 9 } },
        }),
        now: () => mock.region.world.firewalls.get(vpc)?.rules.find(({ name }) => name === rule.name),
        wanted: { status: 'enabled', priority: 9 },
      }
    },
  },
  'a route leads elsewhere, and another client describes it': {
    async begin(console, mock) {
      const { route } = await withRoute(mock, console)
      const update = (net: string, description: string) =>
        asks(routes.vpcRouterRouteUpdate, {
          route: route.id,
          body: { ...routeBody('east', net), description },
        })
      return {
        act: sends(update('10.2.0.0/16', 'to the east')),
        beside: update('10.2.0.0/16', 'theirs'),
        now: () => mock.region.world.routes.get(route.id),
        wanted: { destination: { type: 'ip_net', value: '10.1.0.0/16' }, description: 'theirs' },
      }
    },
  },
  'a quota is changed, and another client changes another one of the silo': {
    async begin({ store }, mock) {
      const { silo } = idsIn(mock)
      const update = (body: { cpus?: number; memory?: number }) =>
        asks(quotasApi.endpoints.siloQuotasUpdate, { silo, body })
      await store.dispatch(update({ cpus: 66 })).unwrap()
      const memory = 7 * 2 ** 40
      return {
        act: sends(update({ cpus: 77 })),
        beside: update({ memory }),
        now: () => mock.region.world.silos.get(silo)?.quota,
        wanted: { cpus: 66, memory },
      }
    },
  },
  'a project is renamed and described, and another client renames it back': {
    async begin({ store }, mock) {
      const { project } = idsIn(mock)
      const update = (name: string, description: string) =>
        asks(projectsApi.endpoints.projectUpdate, { project, body: { name, description } })
      await store.dispatch(update('web', 'before')).unwrap()
      return {
        act: sends(update('mine', 'new')),
        beside: update('web', 'new'),
        now: () => mock.region.world.projects.get(project),
        wanted: { name: 'web', description: 'before' },
      }
    },
  },
}

/** The changes that can be undone, by what they do. */
export const undoCases: Readonly<Record<string, UndoCase>> = {
  'a firewall rule is added': {
    async begin(console, mock) {
      const { vpc, rule } = await firewallIn(mock, console)
      const added = changed(rule, { name: 'added' })
      return {
        act: sends(asks(firewallRuleChange, { vpc, change: { kind: 'add', rule: added } })),
        other: asks(firewallRuleChange, {
          vpc,
          change: { kind: 'replace', was: added, rule: { ...added, priority: 7 } },
        }),
      }
    },
  },
  'a firewall rule is edited and renamed': {
    async begin(console, mock) {
      const { vpc, rule } = await firewallIn(mock, console)
      const next = changed(rule, { name: 'renamed', description: 'mine' })
      return {
        act: sends(asks(firewallRuleChange, { vpc, change: { kind: 'replace', was: rule, rule: next } })),
        other: asks(firewallRuleChange, {
          vpc,
          change: { kind: 'replace', was: next, rule: { ...next, description: 'theirs' } },
        }),
      }
    },
  },
  'a firewall rule is disabled': {
    async begin(console, mock) {
      const { vpc, rule } = await firewallIn(mock, console)
      const was = changed(rule, { status: 'disabled' })
      return {
        act: ({ run }) => run(disableRule, rule),
        other: asks(firewallRuleChange, { vpc, change: { kind: 'remove', was } }),
      }
    },
  },
  'a firewall rule is deleted': {
    async begin(console, mock) {
      const { vpc, rule } = await firewallIn(mock, console)
      return {
        act: ({ run }) => run(deleteRule, rule),
        other: asks(firewallRuleChange, {
          vpc,
          change: { kind: 'add', rule: changed(rule, { description: 'theirs' }) },
        }),
      }
    },
  },
  'a route is created': {
    async begin(console, mock) {
      const { router } = await withRoute(mock, console)
      const { world } = idsIn(mock)
      return {
        act: sends(asks(routes.vpcRouterRouteCreate, { router, body: routeBody('west', '10.2.0.0/16') })),
        other: (dispatch) =>
          dispatch(
            asks(routes.vpcRouterRouteUpdate, {
              route: rowNamed(world.routes, 'west').id,
              body: routeBody('west', '10.3.0.0/16'),
            }),
          ),
      }
    },
  },
  'a route is edited and renamed': {
    async begin(console, mock) {
      const { route } = await withRoute(mock, console)
      const update = (net: string) =>
        asks(routes.vpcRouterRouteUpdate, { route: route.id, body: routeBody('far-east', net) })
      return { act: sends(update('10.2.0.0/16')), other: update('10.3.0.0/16') }
    },
  },
  'a route is deleted': {
    async begin(console, mock) {
      const { router, route } = await withRoute(mock, console)
      return {
        act: ({ run }) => run(deleteRoute, route),
        other: asks(routes.vpcRouterRouteCreate, { router, body: routeBody('east', '10.3.0.0/16') }),
      }
    },
  },
  'the allow list is replaced': {
    async begin({ store }) {
      await store.dispatch(allowListApi.endpoints.networkingAllowListView.initiate({}))
      const update = (ip: string) =>
        asks(allowListApi.endpoints.networkingAllowListUpdate, {
          body: { allowedIps: { allow: 'list', ips: [ip, `${CALLER_ADDRESS}/32`] } },
        })
      return { act: sends(update('192.0.2.0/24')), other: update('198.51.100.0/24') }
    },
  },
  'a project is renamed': {
    async begin({ store }, mock) {
      const { project } = idsIn(mock)
      await store.dispatch(projectsApi.endpoints.projectView.initiate({ project }))
      const update = (name: string) =>
        asks(projectsApi.endpoints.projectUpdate, { project, body: { name, description: 'new' } })
      return { act: sends(update('mine')), other: update('theirs') }
    },
  },
  'a VPC is renamed': {
    async begin({ store }, mock) {
      const { vpc } = idsIn(mock)
      await store.dispatch(vpcsApi.endpoints.vpcView.initiate({ vpc }))
      const update = (name: string) =>
        asks(vpcsApi.endpoints.vpcUpdate, { vpc, body: { name, description: 'new', dnsName: name } })
      return { act: sends(update('mine')), other: update('theirs') }
    },
  },
  'a subnet is renamed': {
    async begin(console, mock) {
      const { router } = await withRoute(mock, console)
      const subnet = only(idsIn(mock).world.subnets.all()).id
      await console.store.dispatch(subnetsApi.endpoints.vpcSubnetView.initiate({ subnet }))
      const update = (name: string, customRouter: string | null) =>
        asks(subnetsApi.endpoints.vpcSubnetUpdate, {
          subnet,
          body: { name, description: 'new', customRouter },
        })
      return { act: sends(update('mine', router)), other: update('theirs', null) }
    },
  },
  'a router is renamed': {
    async begin(console, mock) {
      const { router } = await withRoute(mock, console)
      await console.store.dispatch(routes.vpcRouterView.initiate({ router }))
      const update = (name: string) =>
        asks(routes.vpcRouterUpdate, { router, body: { name, description: 'new' } })
      return { act: sends(update('mine')), other: update('theirs') }
    },
  },
  'a floating IP is renamed': {
    async begin(console, mock) {
      const { id: floatingIp } = await withFloatingIp(mock, console)
      const update = (name: string) =>
        asks(floatingIps.floatingIpUpdate, { floatingIp, body: { name, description: 'new' } })
      return { act: sends(update('mine')), other: update('theirs') }
    },
  },
  'an external subnet is renamed': {
    async begin(console, mock) {
      const { id: externalSubnet } = await withExternalSubnet(mock, console)
      const update = (name: string) =>
        asks(externalSubnets.externalSubnetUpdate, { externalSubnet, body: { name, description: 'new' } })
      return { act: sends(update('mine')), other: update('theirs') }
    },
  },
  'an external subnet is attached': {
    async begin(console, mock) {
      const { db, web } = idsIn(mock)
      const { id: externalSubnet } = await withExternalSubnet(mock, console)
      await console.store.dispatch(instances.instanceView.initiate({ instance: db }))
      const attachTo = (instance: string) =>
        asks(externalSubnets.externalSubnetAttach, { externalSubnet, body: { instance } })
      return {
        act: sends(attachTo(db)),
        other: [asks(externalSubnets.externalSubnetDetach, { externalSubnet }), attachTo(web)],
      }
    },
  },
  'an external subnet is detached': {
    async begin(console, mock) {
      const { db, web } = idsIn(mock)
      const externalSubnet = await withExternalSubnet(mock, console, db)
      await console.store.dispatch(instances.instanceView.initiate({ instance: db }))
      return {
        act: ({ run }) => run(detachExternalSubnet, { externalSubnet, instance: 'db-1' }),
        other: asks(externalSubnets.externalSubnetAttach, {
          externalSubnet: externalSubnet.id,
          body: { instance: web },
        }),
      }
    },
  },
  'an IP pool is renamed': {
    async begin({ store }, mock) {
      const pool = only(idsIn(mock).world.pools.where(({ links }) => links.length > 0)).id
      await store.dispatch(ipPoolsApi.endpoints.systemIpPoolView.initiate({ pool }))
      const update = (name: string) =>
        asks(ipPoolsApi.endpoints.systemIpPoolUpdate, { pool, body: { name, description: 'new' } })
      return { act: sends(update('mine')), other: update('theirs') }
    },
  },
  'a BGP configuration gets more paths': {
    begin(_, mock) {
      const [{ id: nameOrId } = { id: '' }] = idsIn(mock).world.bgpConfigs.all()
      const update = (maxPaths: number) =>
        asks(bgpApi.endpoints.networkingBgpConfigUpdate, { nameOrId, was: {}, body: { maxPaths } })
      return Promise.resolve({ act: sends(update(4)), other: update(8) })
    },
  },
  'a subnet pool is renamed': {
    async begin(console, mock) {
      const { pool } = await withSubnetPools(mock, console)
      await console.store.dispatch(subnetPools.systemSubnetPoolView.initiate({ pool: pool.id }))
      const update = (name: string) =>
        asks(subnetPools.systemSubnetPoolUpdate, { pool: pool.id, body: { name, description: 'new' } })
      return { act: sends(update('mine')), other: update('theirs') }
    },
  },
  'another subnet pool becomes the default of a silo': {
    async begin(console, mock) {
      const { silo, next } = await withSubnetPools(mock, console)
      return {
        act: ({ run }) => run(makeDefaultSubnetPool, { silo, pool: next, defaultPool: undefined }),
        other: asks(subnetPools.systemSubnetPoolSiloUpdate, {
          silo,
          pool: next.id,
          body: { isDefault: false },
        }),
      }
    },
  },
  'a silo loses its default subnet pool': {
    async begin(console, mock) {
      const { silo, pool, next } = await withSubnetPools(mock, console)
      return {
        act: ({ run }) => run(clearDefaultSubnetPool, { silo, pool, defaultPool: pool.name }),
        other: asks(subnetPools.systemSubnetPoolSiloUpdate, {
          silo,
          pool: next.id,
          body: { isDefault: true },
        }),
      }
    },
  },
  'an anti-affinity group is renamed': {
    async begin({ store }, mock) {
      const antiAffinityGroup = only(idsIn(mock).world.antiAffinityGroups.all()).id
      const { antiAffinityGroupView, antiAffinityGroupUpdate } = affinityApi.endpoints
      await store.dispatch(antiAffinityGroupView.initiate({ antiAffinityGroup }))
      const update = (name: string) =>
        asks(antiAffinityGroupUpdate, { antiAffinityGroup, body: { name, description: 'new' } })
      return { act: sends(update('mine')), other: update('theirs') }
    },
  },
  'a receiver is renamed': {
    async begin({ store }) {
      const { webhookReceiverCreate, webhookReceiverUpdate } = alertsApi.endpoints
      const body = { name: 'own', description: '', endpoint: 'https://own.example/', secrets: ['s'] }
      const { id: receiver } = await store.dispatch(asks(webhookReceiverCreate, { body })).unwrap()
      const update = (name: string) =>
        asks(webhookReceiverUpdate, { receiver, body: { name, description: 'new' } })
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
        act: sends(asks(instanceDiskAttach, { instance: db, body })),
        other: [
          asks(instanceDiskDetach, { instance: db, body }),
          asks(instanceDiskAttach, { instance: elsewhere, body }),
        ],
      }
    },
  },
  'a disk is detached': {
    async begin({ store }, mock) {
      const { db, spare } = idsIn(mock)
      await store.dispatch(asks(instanceDiskAttach, { instance: db, body: { disk: spare } })).unwrap()
      const instance = await store.dispatch(instances.instanceView.initiate({ instance: db })).unwrap()
      const disk = await store.dispatch(disksApi.endpoints.diskView.initiate({ disk: spare })).unwrap()
      const elsewhere = stoppedInstance(mock)
      return {
        act: ({ run }) => run(detachDisk, { instance, disk }),
        other: asks(instanceDiskAttach, { instance: elsewhere, body: { disk: spare } }),
      }
    },
  },
  'a floating IP is attached': {
    async begin(console, mock) {
      const { db, web } = idsIn(mock)
      const { id: floatingIp } = await withFloatingIp(mock, console)
      await console.store.dispatch(instances.instanceView.initiate({ instance: db }))
      const attachTo = (parent: string) =>
        asks(floatingIps.floatingIpAttach, { floatingIp, body: { kind: 'instance', parent } })
      return {
        act: sends(attachTo(db)),
        other: [asks(floatingIps.floatingIpDetach, { floatingIp }), attachTo(web)],
      }
    },
  },
  'a floating IP is detached': {
    async begin(console, mock) {
      const { db, web } = idsIn(mock)
      const floatingIp = await withFloatingIp(mock, console, db)
      return {
        act: ({ run }) => run(detachFloatingIp, { floatingIp, instance: 'db-1' }),
        other: asks(floatingIps.floatingIpAttach, {
          floatingIp: floatingIp.id,
          body: { kind: 'instance', parent: web },
        }),
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
              await store.dispatch(assign(at, user, 'viewer')).unwrap()
              return { act: sends(assign(at, user, 'collaborator')), other: assign(at, user, 'admin') }
            },
          },
        ],
        [
          `a role in the ${scope} is taken away`,
          {
            async begin({ store }, mock) {
              const { at, user } = place(mock)
              await store.dispatch(assign(at, user, 'viewer')).unwrap()
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
      const update = (cpus: number) => asks(quotasApi.endpoints.siloQuotasUpdate, { silo, body: { cpus } })
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
        other: asks(systemIpPoolSiloUpdate, { silo, pool: pool.id, body: { isDefault: false } }),
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
        other: asks(systemIpPoolSiloUpdate, { silo, pool: next.id, body: { isDefault: true } }),
      }
    },
    but: ['gatewayPools'],
  },
  'the restart policy of an instance is changed': {
    begin(_, mock) {
      const { web } = idsIn(mock)
      const set = (autoRestartPolicy: 'never' | 'best_effort') =>
        asks(instances.instanceUpdate, { instance: web, body: { autoRestartPolicy } })
      return Promise.resolve({ act: sends(set('never')), other: set('best_effort') })
    },
  },
  'an instance is resized': {
    begin(_, mock) {
      const { db } = idsIn(mock)
      const set = (ncpus: number) =>
        asks(instances.instanceUpdate, { instance: db, body: { ncpus, memory: 8 * 2 ** 30 } })
      return Promise.resolve({ act: sends(set(2)), other: set(6) })
    },
  },
}
