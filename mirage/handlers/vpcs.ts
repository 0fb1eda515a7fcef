import { checkNamed, inProject, mandatoryProject, renamed, requireFree } from '../access/lookup'
import { requireNetworks } from '../access/roles'
import { findVpc, inVpc } from '../access/vpcLookup'
import { handlersOf } from '../region'
import { isPrivate, netText, networkOf, netOf } from '../rules/cidr'
import { addVpc, removeVpc } from '../rules/vpcNetworks'
import { newRow } from '../rules/newRow'
import { invalid } from '../wire/apiError'
import { pageOf } from '../wire/pages'

/** The IPv6 prefix of a VPC is unique local (fd00::/8) and exactly this wide; one is chosen when none is given. */
const PREFIX_WIDTH = 48

/** VPCs. `rules/vpcNetworks.ts` adds what a new one contains. Rule: NET-1. */
export const vpcHandlers = handlersOf({
  vpcList({ args, region }) {
    const project = mandatoryProject(region, args.project)
    return pageOf(inProject(region.world.vpcs, project.id), args)
  },
  vpcCreate({ args, region }) {
    const { body } = args
    const project = mandatoryProject(region, args.project)
    requireNetworks(region, project)
    const { name, description } = checkNamed(body)
    const prefix = body.ipv6Prefix ? netOf(body.ipv6Prefix) : undefined
    if (prefix && !(isPrivate(prefix) && prefix.width === PREFIX_WIDTH))
      throw invalid(
        `VPC IPv6 address prefixes must be in the unique local range and ${PREFIX_WIDTH} bits wide`,
      )
    requireFree(inProject(region.world.vpcs, project.id), 'vpc', name)
    return addVpc(region, project, {
      ...newRow(region, `vpc ${project.id}`, { name, description }),
      dnsName: body.dnsName,
      ipv6Prefix: prefix ? netText(networkOf(prefix)) : null,
    })
  },
  vpcView: ({ args, region }) => findVpc(region, args.vpc, args.project),
  vpcUpdate({ args, region }) {
    const { body } = args
    const row = findVpc(region, args.vpc, args.project, 'collaborator')
    const { name, description } = renamed(row, body)
    requireFree(inProject(region.world.vpcs, row.projectId), 'vpc', name, row.id)
    return region.world.vpcs.update(row.id, {
      name,
      description,
      dnsName: body.dnsName ?? row.dnsName,
      timeModified: region.timestamp(),
    })
  },
  vpcDelete({ args, region }) {
    const row = findVpc(region, args.vpc, args.project, 'collaborator')
    if (inVpc(region.world.subnets, row.id).length > 0)
      throw invalid('VPC cannot be deleted while VPC subnets exist')
    removeVpc(region, row)
  },
})
