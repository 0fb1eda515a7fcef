import type { InternetGateway, RouterRoute, Vpc, VpcRouter } from '../../src/store/api/generated/types'
import { isUuid } from '../../src/store/model/names'
import type { Region } from '../region'
import { notFound, type Fault } from '../wire/fault'
import { checkSelector, findInProject, requireSeen } from './lookup'

// project › vpc › subnet, router › route, gateway › pool, address. Source: backend-behaviour §1.4.

type Least = 'viewer' | 'collaborator'

export interface InProject {
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

export const findVpc = (region: Region, vpc: string, project: string | undefined, least: Least = 'viewer') =>
  findInProject(region, region.world.vpcs, 'vpc', vpc, project, least)

/** The VPC of a list, or of a new thing. That it is named was checked with the query. */
export const vpcOf = (region: Region, { vpc, project }: InVpc, least?: Least): Vpc =>
  findVpc(region, vpc ?? '', project, least)

export const inVpc = <Row extends VpcRow>(rows: ReadonlyMap<string, Row>, vpcId: string): Row[] =>
  [...rows.values()].filter((row) => row.vpcId === vpcId)

/** Lets those who see the VPC's project pass. @throws what is missing to those who do not, 403 to those who are less */
function requireInVpc(region: Region, vpcId: string, least: Least, missing: Fault) {
  const { vpcs, projects } = region.world
  requireSeen(region, projects.get(vpcs.get(vpcId)?.projectId ?? ''), least, missing)
}

/** A subnet, router or gateway by its id, or by its name in a VPC. */
export function findInVpc<Row extends VpcRow>(
  region: Region,
  rows: ReadonlyMap<string, Row>,
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

interface Below<Row, Home> {
  type: string
  selector: string
  /** The selectors of its parents, nearest first. */
  parents: Readonly<Record<string, string | undefined>>
  rows: ReadonlyMap<string, Row>
  homes: ReadonlyMap<string, Home>
  homeIdOf: (row: Row) => string
  findHome: () => Home
}

/** What is below a router or a gateway, with that: by its id, or by its name there. */
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
    : [...rows.values()].find((each) => homeIdOf(each) === named?.id && each.name === selector)
  const home = row && homes.get(homeIdOf(row))
  const missing = notFound(type, selector, isId ? 'id' : 'name')
  if (!home) throw missing
  requireInVpc(region, home.vpcId, least, missing)
  return { row, home }
}

/** A route with its router. */
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

/** A pool or address of a gateway, with the gateway. */
export function findLink<Row extends { id: string; name: string; internetGatewayId: string }>(
  region: Region,
  rows: ReadonlyMap<string, Row>,
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
