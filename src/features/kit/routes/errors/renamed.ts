import type { DataRouter, Params } from 'react-router'
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { affinityApi } from '#store/api/resources/affinity'
import { alertsApi } from '#store/api/resources/alerts'
import { bgpApi } from '#store/api/resources/bgp'
import { externalSubnetsApi } from '#store/api/resources/externalSubnets'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { projectsApi } from '#store/api/resources/projects'
import { routersApi } from '#store/api/resources/routers'
import { subnetsApi } from '#store/api/resources/subnets'
import { systemSubnetPoolsApi } from '#store/api/resources/systemSubnetPools'
import { vpcsApi } from '#store/api/resources/vpcs'
import { ledgerPart } from '#store/ledger/ledger'
import type { Line } from '#store/ledger/line'
import { consolePartOf } from '#store/parts'
import type { AppStore, RootState } from '#store/store'
import { fill } from '#features/kit/noun/address'
import { matchesOf } from '#features/kit/routing/matchesOf'
import type { recordKinds } from '#store/undo/kinds/recordKinds'

// An entry of the history keeps the address of a record that was renamed after it: "back" would lead to nothing. The
// ledger knows the renames of the user, also those that were undone.

interface Named {
  id: string
  name: string
}

interface Asked {
  unwrap(): Promise<Named>
  unsubscribe(): void
}

/** Reads a record by the parameters of an address, or by its id in place of its own parameter. */
type Read = (at: Params) => ThunkAction<Asked, RootState, unknown, UnknownAction>

const FRESH = { forceRefetch: true } as const

/** A kind of record, the parameter with its name, and the call that reads it. */
interface Renamable {
  param: string
  read: Read
}

const projects = projectsApi.endpoints
const vpcs = vpcsApi.endpoints
const subnets = subnetsApi.endpoints
const routers = routersApi.endpoints
const floatingIps = floatingIpsApi.endpoints
const externalSubnets = externalSubnetsApi.endpoints
const pools = ipPoolsApi.endpoints
const subnetPools = systemSubnetPoolsApi.endpoints
const groups = affinityApi.endpoints
const bgp = bgpApi.endpoints
const alerts = alertsApi.endpoints

/** Every kind whose name can change, a parent before what is in it. */
const renamable: Readonly<Record<keyof typeof recordKinds, Renamable>> = {
  project: {
    param: 'project',
    read: ({ project = '' }) => projects.projectView.initiate({ project }, FRESH),
  },
  vpc: {
    param: 'vpc',
    read: ({ project, vpc = '' }) => vpcs.vpcView.initiate({ project, vpc }, FRESH),
  },
  subnet: {
    param: 'subnet',
    read: ({ project, vpc, subnet = '' }) => subnets.vpcSubnetView.initiate({ project, vpc, subnet }, FRESH),
  },
  router: {
    param: 'router',
    read: ({ project, vpc, router = '' }) => routers.vpcRouterView.initiate({ project, vpc, router }, FRESH),
  },
  floatingIp: {
    param: 'floatingIp',
    read: ({ project, floatingIp = '' }) =>
      floatingIps.floatingIpView.initiate({ project, floatingIp }, FRESH),
  },
  externalSubnet: {
    param: 'externalSubnet',
    read: ({ project, externalSubnet = '' }) =>
      externalSubnets.externalSubnetView.initiate({ project, externalSubnet }, FRESH),
  },
  ipPool: {
    param: 'pool',
    read: ({ pool = '' }) => pools.systemIpPoolView.initiate({ pool }, FRESH),
  },
  bgpConfig: {
    param: 'bgpConfig',
    read: ({ bgpConfig: nameOrId = '' }) => bgp.bgpConfig.initiate({ nameOrId }, FRESH),
  },
  subnetPool: {
    param: 'subnetPool',
    read: ({ subnetPool = '' }) => subnetPools.systemSubnetPoolView.initiate({ pool: subnetPool }, FRESH),
  },
  affinityGroup: {
    param: 'affinityGroup',
    read: ({ project, affinityGroup = '' }) =>
      groups.affinityGroupView.initiate({ project, affinityGroup }, FRESH),
  },
  antiAffinityGroup: {
    param: 'antiAffinityGroup',
    read: ({ project, antiAffinityGroup = '' }) =>
      groups.antiAffinityGroupView.initiate({ project, antiAffinityGroup }, FRESH),
  },
  alertReceiver: {
    param: 'receiver',
    read: ({ receiver = '' }) => alerts.alertReceiverView.initiate({ receiver }, FRESH),
  },
}

/** The id of the record of a kind that had a name, before a change or after one that was undone. */
function idOnceNamed({ undo }: Line, kind: string, name: string): string | undefined {
  if (undo?.kind !== kind) return undefined
  const hasName = (value: unknown) => (value as Partial<Named> | null)?.name === name
  return hasName(undo.before) || hasName(undo.after) ? (undo.key as Partial<Named>).id : undefined
}

/**
 * The parameters of an address where nothing is, with the present name of a record that the user has renamed; undefined
 * if no name in it is one of those.
 */
export async function renamedParams(store: AppStore, params: Params): Promise<Params | undefined> {
  const { lines } = consolePartOf(store, ledgerPart).get()
  async function ask(read: Read, at: Params) {
    const asked = store.dispatch(read(at))
    try {
      return await asked.unwrap()
    } catch {
      return undefined
    } finally {
      asked.unsubscribe()
    }
  }
  for (const [kind, { param, read }] of Object.entries(renamable)) {
    const name = params[param]
    const ids = lines.flatMap((line) => (name && idOnceNamed(line, kind, name)) || [])
    for (const id of new Set(ids)) {
      const now = await ask(read, { [param]: id })
      if (!now || now.name === name) continue
      const renamed = { ...params, [param]: now.name }
      // A record of that name may have been in another parent.
      if ((await ask(read, renamed))?.id === id) return renamed
    }
  }
  return undefined
}

/** The address of a page with the present names of records that the user has renamed; undefined if it has none of them. */
export async function renamedAddress(
  store: AppStore,
  routes: DataRouter['routes'],
  { pathname, search }: { pathname: string; search: string },
): Promise<string | undefined> {
  const { route, params } =
    matchesOf(routes, pathname).findLast((match) => match.route.path?.[0] === '/') ?? {}
  const found = route?.path !== undefined && params ? await renamedParams(store, params) : undefined
  return found && fill(route?.path ?? '', found) + search
}

/** Whether a line has changed the name of its record. */
const isRename = ({ undo }: Line) => {
  const [before, after] = [undo?.before, undo?.after] as readonly (Partial<Named> | null | undefined)[]
  return after?.name !== undefined && after.name !== before?.name
}

/** Follows the undo of a line: once a rename is undone, the page that is open at the other name goes to the present one. */
export function followUndo(
  store: AppStore,
  router: Pick<DataRouter, 'navigate' | 'routes' | 'state'>,
  id: string,
): void {
  const ledger = consolePartOf(store, ledgerPart)
  const line = ledger.line(id)
  if (!line || !isRename(line)) return
  const unsubscribe = ledger.subscribe(() => {
    if (!ledger.line(id)?.undone) return
    unsubscribe()
    const { location } = router.state
    void renamedAddress(store, router.routes, location).then((to) => {
      if (to !== undefined && router.state.location === location) void router.navigate(to, { replace: true })
    })
  })
}
