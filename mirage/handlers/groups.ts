import type { AffinityGroupCreate, AffinityGroupUpdate } from '../../src/store/api/generated/types'
import { isUuid } from '../../src/store/model/names'
import { checkNamed, findInProject, inProject, mandatoryProject, requireFree } from '../access/lookup'
import { requireProject } from '../access/roles'
import type { Region } from '../region'
import {
  asMember,
  groupsOf,
  groupTable,
  join,
  leave,
  memberTable,
  membersOf,
  requireFewGroups,
  requireRoomIn,
  type GroupKind,
} from '../rules/groups'
import { newRow } from '../rules/newRow'
import { exists, invalid, notFound } from '../wire/fault'
import { byNameOrId, pageBy, pageOf } from '../wire/pages'
import { requireLawful } from './instances'

interface InProject {
  project?: string | undefined
}
interface GroupArgs extends InProject {
  group: string
}
interface MemberArgs extends GroupArgs {
  instance: string
}
interface Page {
  limit?: number | null | undefined
  pageToken?: string | null | undefined
  sortBy?: string | undefined
}

/** What either kind of group answers; the two files of handlers only name the calls. */
export function groupCalls(kind: GroupKind) {
  const find = (region: Region, { group, project }: GroupArgs, role: 'viewer' | 'collaborator' = 'viewer') =>
    findInProject(region, groupTable(region.world, kind), kind, group, project, role)

  /** The instance a membership is of: by the same project as its group, or both by id. Source: §1.4. */
  const findInstance = (region: Region, { instance, project }: Omit<MemberArgs, 'group'>) =>
    findInProject(region, region.world.instances, 'instance', instance, project)

  return {
    list(region: Region, args: InProject & Page) {
      const project = mandatoryProject(region, args.project)
      return pageOf(inProject(groupTable(region.world, kind), project.id), args)
    },
    view: (region: Region, args: GroupArgs) => find(region, args),
    create(region: Region, args: InProject & { body: AffinityGroupCreate }) {
      const { body } = args
      const project = mandatoryProject(region, args.project)
      requireProject(region, project, 'collaborator')
      const { name, description } = checkNamed(body)
      requireFree(inProject(groupTable(region.world, kind), project.id), kind, name)
      const row = {
        ...newRow(region, `${kind} ${project.id}`, { name, description }),
        policy: body.policy,
        failureDomain: body.failureDomain,
        projectId: project.id,
      }
      groupTable(region.world, kind).set(row.id, row)
      return row
    },
    /** Name and description only: what a group promises is settled when it is made. */
    update(region: Region, args: GroupArgs & { body: AffinityGroupUpdate }) {
      const row = find(region, args, 'collaborator')
      const next = checkNamed({
        name: args.body.name ?? row.name,
        description: args.body.description ?? row.description,
      })
      requireFree(inProject(groupTable(region.world, kind), row.projectId), kind, next.name, row.id)
      const changed = { ...row, ...next, timeModified: region.timestamp() }
      groupTable(region.world, kind).set(row.id, changed)
      return changed
    },
    /** The memberships go with the group; the instances stay. */
    delete(region: Region, args: GroupArgs) {
      const row = find(region, args, 'collaborator')
      groupTable(region.world, kind).delete(row.id)
      memberTable(region.world, kind).delete(row.id)
    },
    memberList(region: Region, args: GroupArgs & Page) {
      const members = membersOf(region, kind, find(region, args).id).map(asMember)
      return pageBy(members, args, { ...byNameOrId, by: ({ value }, mode) => byNameOrId.by(value, mode) })
    },
    memberView(region: Region, args: MemberArgs) {
      const group = find(region, args)
      const instance = findInstance(region, args)
      if (!membersOf(region, kind, group.id).includes(instance)) throw noMember(kind, args.instance)
      return asMember(instance)
    },
    memberAdd(region: Region, args: MemberArgs) {
      const group = find(region, args, 'collaborator')
      const instance = findInstance(region, args)
      // Two ids may lead to two projects; a group is of instances of its own project.
      if (instance.projectId !== group.projectId)
        throw invalid('instance does not belong to the project of the group')
      if (membersOf(region, kind, group.id).includes(instance)) throw exists(`${kind}-member`, instance.name)
      requireLawful(instance, 'command.addToAffinityGroup')
      requireRoomIn(region, kind, group.id)
      requireFewGroups(groupsOf(region, kind, instance.id).length + 1)
      join(region, kind, group.id, instance.id)
      return asMember(instance)
    },
    memberDelete(region: Region, args: MemberArgs) {
      const group = find(region, args, 'collaborator')
      const instance = findInstance(region, args)
      if (!membersOf(region, kind, group.id).includes(instance)) throw noMember(kind, args.instance)
      leave(region, kind, group.id, instance.id)
    },
    ofInstance(region: Region, args: { instance: string } & InProject & Page) {
      return pageOf(groupsOf(region, kind, findInstance(region, args).id), args)
    },
  }
}

const noMember = (kind: GroupKind, selector: string) =>
  notFound(`${kind}-member`, selector, isUuid(selector) ? 'id' : 'name')
