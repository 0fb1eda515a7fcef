import type { InternetGateway, RouterRoute, Vpc, VpcRouter } from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import type { Region } from '../region'
import type { Table } from '../table'
import { notFound, type ApiError } from '../wire/apiError'
import { checkSelector, findInProject, requireSeen } from './lookup'
import { requireNetworks } from './roles'

// The resources of a VPC: project › VPC › subnet, router › route, gateway › pool and address. Rule: WIRE-10.

type Least = 'viewer' | 'collaborator'

interface InProject {
  project?: string | undefined
}
export interface InVpc extends InProject {
  vpc?: string | undefined
}
interface VpcRow {
  id: string
  name: string
  vpcId: string
}

export function findVpc(
  region: Region,
  vpc: string,
  project: string | undefined,
  least: Least = 'viewer',
): Vpc {
  const row = findInProject(region, region.world.vpcs, 'vpc', vpc, project, least)
  const home = region.world.projects.get(row.projectId)
  if (home && least === 'collaborator') requireNetworks(region, home)
  return row
}

/** The VPC of a list or of a new resource. The query is already checked to name one. */
export const vpcOf = (region: Region, { vpc, project }: InVpc, least?: Least): Vpc =>
  findVpc(region, vpc ?? '', project, least)

export const inVpc = <Row extends VpcRow>(rows: Table<Row>, vpcId: string): Row[] =>
  rows.where((row) => row.vpcId === vpcId)

/** @throws `missing` when the caller may not see the VPC's project, 403 when the caller has a lesser role in it */
function requireInVpc(region: Region, vpcId: string, least: Least, missing: ApiError) {
  const { vpcs, projects } = region.world
  const project = projects.get(vpcs.get(vpcId)?.projectId ?? '')
  requireSeen(region, project, least, missing)
  if (project && least === 'collaborator') requireNetworks(region, project)
}

/** A subnet, router or gateway by its id, or by its name in a VPC. */
export function findInVpc<Row extends VpcRow>(
  region: Region,
  rows: Table<Row>,
  type: string,
  selector: string,
  { vpc, project }: InVpc,
  least: Least = 'viewer',
): Row {
  checkSelector(type, selector, { vpc, project })
  const isId = isUuid(selector)
  const row = isId
    ? rows.get(selector)
    : inVpc(rows, findVpc(region, vpc ?? '', project).id).find(({ name }) => name === selector)
  const missing = notFound(type, selector, isId ? 'id' : 'name')
  if (!row) throw missing
  requireInVpc(region, row.vpcId, least, missing)
  return row
}

export const findRouter = (
  region: Region,
  { router, ...parents }: InVpc & { router?: string | undefined },
  least?: Least,
): VpcRouter => findInVpc(region, region.world.routers, 'vpc-router', router ?? '', parents, least)

export const findGateway = (
  region: Region,
  { gateway, ...parents }: InVpc & { gateway?: string | undefined },
  least?: Least,
): InternetGateway =>
  findInVpc(region, region.world.gateways, 'internet-gateway', gateway ?? '', parents, least)

interface Below<Row extends { id: string }, Home extends { id: string }> {
  type: string
  selector: string
  /** The selectors of the parents, nearest first. */
  parents: Readonly<Record<string, string | undefined>>
  rows: Table<Row>
  homes: Table<Home>
  homeIdOf: (row: Row) => string
  findHome: () => Home
}

/** A route of a router, or a link of a gateway, and its parent: by the id, or by the name within the parent. */
function findBelow<Row extends { id: string; name: string }, Home extends VpcRow>(
  region: Region,
  { type, selector, parents, rows, homes, homeIdOf, findHome }: Below<Row, Home>,
  least: Least,
): { row: Row; home: Home } {
  checkSelector(type, selector, parents)
  const isId = isUuid(selector)
  const named = isId ? undefined : findHome()
  const row = isId
    ? rows.get(selector)
    : rows.findBy((candidate) => homeIdOf(candidate) === named?.id && candidate.name === selector)
  const home = row && homes.get(homeIdOf(row))
  const missing = notFound(type, selector, isId ? 'id' : 'name')
  if (!home) throw missing
  requireInVpc(region, home.vpcId, least, missing)
  return { row, home }
}

/** A route and its router. */
export function findRoute(
  region: Region,
  { route, router, vpc, project }: InVpc & { route: string; router?: string | undefined },
  least: Least = 'viewer',
): { route: RouterRoute; router: VpcRouter } {
  const { routes: rows, routers: homes } = region.world
  const { row, home } = findBelow(
    region,
    {
      type: 'router-route',
      selector: route,
      parents: { router, vpc, project },
      rows,
      homes,
      homeIdOf: ({ vpcRouterId }) => vpcRouterId,
      findHome: () => findRouter(region, { router, vpc, project }),
    },
    least,
  )
  return { route: row, router: home }
}

/** A pool or an address of a gateway, and the gateway. */
export function findLink<Row extends { id: string; name: string; internetGatewayId: string }>(
  region: Region,
  rows: Table<Row>,
  type: string,
  selector: string,
  { gateway, vpc, project }: InVpc & { gateway?: string | undefined },
): { link: Row; gateway: InternetGateway } {
  const { row, home } = findBelow(
    region,
    {
      type,
      selector,
      parents: { gateway, vpc, project },
      rows,
      homes: region.world.gateways,
      homeIdOf: ({ internetGatewayId }) => internetGatewayId,
      findHome: () => findGateway(region, { gateway, vpc, project }),
    },
    'collaborator',
  )
  return { link: row, gateway: home }
}
