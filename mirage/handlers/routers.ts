import type { VpcRouter } from '#store/api/generated/types'
import { checkNamed, renamed, requireFree } from '../access/lookup'
import { findRouter, inVpc, vpcOf } from '../access/vpcLookup'
import { handlersOf } from '../region'
import { removeRouter } from '../rules/vpcNetworks'
import { newRow } from '../rules/newRow'
import { invalid } from '../wire/apiError'
import { pageOf } from '../wire/pages'

/** Routers of a VPC: its system router and the custom ones. Rule: NET-7. */
export const routerHandlers = handlersOf({
  vpcRouterList({ args, region }) {
    const vpc = vpcOf(region, args)
    return pageOf(inVpc(region.world.routers, vpc.id), args)
  },
  vpcRouterCreate({ args, region }) {
    const vpc = vpcOf(region, args, 'collaborator')
    const { name, description } = checkNamed(args.body)
    requireFree(inVpc(region.world.routers, vpc.id), 'vpc-router', name)
    const row: VpcRouter = {
      ...newRow(region, `router ${vpc.id}`, { name, description }),
      kind: 'custom',
      vpcId: vpc.id,
    }
    region.world.routers.insert(row)
    return row
  },
  vpcRouterView: ({ args, region }) => findRouter(region, args),
  vpcRouterUpdate({ args, region }) {
    const row = findRouter(region, args, 'collaborator')
    const names = renamed(row, args.body)
    requireFree(inVpc(region.world.routers, row.vpcId), 'vpc-router', names.name, row.id)
    return region.world.routers.update(row.id, { ...names, timeModified: region.timestamp() })
  },
  vpcRouterDelete({ args, region }) {
    const row = findRouter(region, args, 'collaborator')
    if (row.kind === 'system') throw invalid('cannot delete the system router of a VPC')
    removeRouter(region, row)
  },
})
