import { isUuid } from '../../src/store/model/names'
import { badQuery, invalid, notFound } from '../fault'
import { findInProject, mandatoryProject } from '../lookup'
import { pageOf } from '../pages'
import { handlersOf, type Region } from '../region'

interface InVpc {
  id: string
  name: string
  vpcId: string
}

const findVpc = (region: Region, vpc: string, project: string | undefined) =>
  findInProject(region, region.world.vpcs, 'vpc', vpc, project)

/** What is in the network a list is of. @throws 400 when it is not named. */
function allIn<Row extends InVpc>(
  region: Region,
  rows: ReadonlyMap<string, Row>,
  { vpc, project }: { vpc?: string | undefined; project?: string | undefined },
): Row[] {
  if (!vpc) throw badQuery('missing field `vpc`')
  const home = findVpc(region, vpc, project)
  return [...rows.values()].filter((row) => row.vpcId === home.id)
}

/** A thing of a network: an id takes no parents, a name needs the network. Source: §1.4. */
function findInVpc<Row extends InVpc>(
  region: Region,
  rows: ReadonlyMap<string, Row>,
  type: string,
  selector: string,
  parents: { vpc?: string | undefined; project?: string | undefined },
): Row {
  if (isUuid(selector)) {
    if (parents.vpc !== undefined || parents.project !== undefined)
      throw invalid(`when providing ${type} as an ID, vpc and project should not be specified`)
    const row = rows.get(selector)
    if (!row) throw notFound(type, selector, 'id')
    findVpc(region, row.vpcId, undefined)
    return row
  }
  if (!parents.vpc) throw invalid(`${type} should either be an ID or vpc should be specified`)
  const row = allIn(region, rows, parents).find((each) => each.name === selector)
  if (!row) throw notFound(type, selector, 'name')
  return row
}

/** Networks to look at. Making and changing them comes with their screens. */
export const vpcHandlers = handlersOf({
  vpcList({ args, region }) {
    const project = mandatoryProject(region, args.project)
    return pageOf(
      [...region.world.vpcs.values()].filter((row) => row.projectId === project.id),
      args,
    )
  },
  vpcView: ({ args, region }) => findVpc(region, args.vpc, args.project),
  vpcSubnetList: ({ args, region }) => pageOf(allIn(region, region.world.subnets, args), args),
  vpcSubnetView: ({ args, region }) =>
    findInVpc(region, region.world.subnets, 'vpc-subnet', args.subnet, args),
  vpcRouterList: ({ args, region }) => pageOf(allIn(region, region.world.routers, args), args),
  vpcRouterView: ({ args, region }) =>
    findInVpc(region, region.world.routers, 'vpc-router', args.router, args),
})
