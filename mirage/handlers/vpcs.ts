import { checkNamed, mandatoryProject, renamed, requireFree } from '../access/lookup'
import { requireProject } from '../access/roles'
import { findVpc, inVpc } from '../access/vpcLookup'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { isPrivate, netText, networkOf, netOf } from '../rules/nets'
import { addVpc, removeVpc } from '../rules/networks'
import { invalid } from '../wire/fault'
import { pageOf } from '../wire/pages'

const PREFIX_WIDTH = 48

const inProject = ({ world }: Region, projectId: string) =>
  [...world.vpcs.values()].filter((row) => row.projectId === projectId)

/** VPCs. A new one begins with what stands in `networks.ts`. Source: §3.24. */
export const vpcHandlers = handlersOf({
  vpcList({ args, region }) {
    const project = mandatoryProject(region, args.project)
    return pageOf(inProject(region, project.id), args)
  },
  vpcCreate({ args, region }) {
    const { body } = args
    const project = mandatoryProject(region, args.project)
    requireProject(region, project, 'collaborator')
    const { name, description } = checkNamed(body)
    const prefix = body.ipv6Prefix ? netOf(body.ipv6Prefix) : undefined
    if (prefix && !(isPrivate(prefix) && prefix.width === PREFIX_WIDTH))
      throw invalid(
        `VPC IPv6 address prefixes must be in the unique local range and ${PREFIX_WIDTH} bits wide`,
      )
    requireFree(inProject(region, project.id), 'vpc', name)
    const now = region.timestamp()
    return addVpc(region, project, {
      id: idOf(`vpc ${project.id} ${name} ${now} ${region.random.next()}`),
      name,
      description,
      dnsName: body.dnsName,
      ipv6Prefix: prefix ? netText(networkOf(prefix)) : null,
      timeCreated: now,
      timeModified: now,
    })
  },
  vpcView: ({ args, region }) => findVpc(region, args.vpc, args.project),
  vpcUpdate({ args, region }) {
    const { body } = args
    const row = findVpc(region, args.vpc, args.project, 'collaborator')
    const { name, description } = renamed(row, body)
    requireFree(inProject(region, row.projectId), 'vpc', name, row.id)
    const next = {
      ...row,
      name,
      description,
      dnsName: body.dnsName ?? row.dnsName,
      timeModified: region.timestamp(),
    }
    region.world.vpcs.set(row.id, next)
    return next
  },
  vpcDelete({ args, region }) {
    const row = findVpc(region, args.vpc, args.project, 'collaborator')
    if (inVpc(region.world.subnets, row.id).length > 0)
      throw invalid('VPC cannot be deleted while VPC subnets exist')
    removeVpc(region, row)
  },
})
