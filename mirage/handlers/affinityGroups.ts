import type { AffinityGroupCreate, AffinityGroupUpdate } from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import { checkNamed, findInProject, inProject, mandatoryProject, requireFree } from '../access/lookup'
import { requireProject } from '../access/roles'
import { handlersOf, type Region } from '../region'
import {
  asMember,
  groupsOf,
  groupTable,
  join,
  leave,
  membersOf,
  requireFewGroups,
  requireRoomIn,
  type GroupKind,
} from '../rules/affinityGroups'
import { requireAllowed } from '../rules/instances'
import { newRow } from '../rules/newRow'
import { exists, invalid, notFound } from '../wire/apiError'
import { byNameOrId, pageBy, pageOf } from '../wire/pages'

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

/** The calls of one kind of group. Both kinds have the same. */
function groupCalls(kind: GroupKind) {
  const find = (region: Region, { group, project }: GroupArgs, role: 'viewer' | 'collaborator' = 'viewer') =>
    findInProject(region, groupTable(region.world, kind), kind, group, project, role)

  /** The instance of a membership. Group and instance are named with the same project, or both by id. */
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
        members: [],
      }
      groupTable(region.world, kind).insert(row)
      return row
    },
    /** Changes name and description only: the policy of a group never changes. */
    update(region: Region, args: GroupArgs & { body: AffinityGroupUpdate }) {
      const row = find(region, args, 'collaborator')
      const next = checkNamed({
        name: args.body.name ?? row.name,
        description: args.body.description ?? row.description,
      })
      requireFree(inProject(groupTable(region.world, kind), row.projectId), kind, next.name, row.id)
      return groupTable(region.world, kind).update(row.id, { ...next, timeModified: region.timestamp() })
    },
    /** Deletes the memberships too; the instances stay. */
    delete(region: Region, args: GroupArgs) {
      const row = find(region, args, 'collaborator')
      groupTable(region.world, kind).remove(row.id)
    },
    memberList(region: Region, args: GroupArgs & Page) {
      const members = membersOf(region, kind, find(region, args).id).map(asMember)
      return pageBy(members, args, { ...byNameOrId, by: ({ value }, mode) => byNameOrId.by(value, mode) })
    },
    memberView(region: Region, args: MemberArgs) {
      const group = find(region, args)
      const instance = findInstance(region, args)
      if (!group.members.includes(instance.id)) throw noMember(kind, args.instance)
      return asMember(instance)
    },
    memberAdd(region: Region, args: MemberArgs) {
      const group = find(region, args, 'collaborator')
      const instance = findInstance(region, args)
      // Two ids may be of two projects. A group takes instances of its own project only.
      if (instance.projectId !== group.projectId)
        throw invalid('instance does not belong to the project of the group')
      if (group.members.includes(instance.id)) throw exists(`${kind}-member`, instance.name)
      requireAllowed(instance, 'command.addToAffinityGroup')
      requireRoomIn(region, kind, group.id)
      requireFewGroups(groupsOf(region, kind, instance.id).length + 1)
      join(region, kind, group, instance.id)
      return asMember(instance)
    },
    memberDelete(region: Region, args: MemberArgs) {
      const group = find(region, args, 'collaborator')
      const instance = findInstance(region, args)
      if (!group.members.includes(instance.id)) throw noMember(kind, args.instance)
      leave(region, kind, group, instance.id)
    },
    ofInstance(region: Region, args: { instance: string } & InProject & Page) {
      return pageOf(groupsOf(region, kind, findInstance(region, args).id), args)
    },
  }
}

const noMember = (kind: GroupKind, selector: string) =>
  notFound(`${kind}-member`, selector, isUuid(selector) ? 'id' : 'name')

const affinity = groupCalls('affinity-group')

/**
 * Groups whose instances run close together. Groups of both kinds have the same fields and calls. The failure domain is
 * always sled. Only name and description can change.
 */
export const affinityGroupHandlers = handlersOf({
  affinityGroupList: ({ args, region }) => affinity.list(region, args),
  affinityGroupCreate: ({ args, region }) => affinity.create(region, args),
  affinityGroupView: ({ args, region }) => affinity.view(region, { ...args, group: args.affinityGroup }),
  affinityGroupUpdate: ({ args, region }) => affinity.update(region, { ...args, group: args.affinityGroup }),
  affinityGroupDelete: ({ args, region }) => affinity.delete(region, { ...args, group: args.affinityGroup }),
  affinityGroupMemberList: ({ args, region }) =>
    affinity.memberList(region, { ...args, group: args.affinityGroup }),
  affinityGroupMemberInstanceView: ({ args, region }) =>
    affinity.memberView(region, { ...args, group: args.affinityGroup }),
  affinityGroupMemberInstanceAdd: ({ args, region }) =>
    affinity.memberAdd(region, { ...args, group: args.affinityGroup }),
  affinityGroupMemberInstanceDelete: ({ args, region }) =>
    affinity.memberDelete(region, { ...args, group: args.affinityGroup }),
  instanceAffinityGroupList: ({ args, region }) => affinity.ofInstance(region, args),
})

const antiAffinity = groupCalls('anti-affinity-group')

/** Groups whose instances run apart from each other. */
export const antiAffinityGroupHandlers = handlersOf({
  antiAffinityGroupList: ({ args, region }) => antiAffinity.list(region, args),
  antiAffinityGroupCreate: ({ args, region }) => antiAffinity.create(region, args),
  antiAffinityGroupView: ({ args, region }) =>
    antiAffinity.view(region, { ...args, group: args.antiAffinityGroup }),
  antiAffinityGroupUpdate: ({ args, region }) =>
    antiAffinity.update(region, { ...args, group: args.antiAffinityGroup }),
  antiAffinityGroupDelete: ({ args, region }) =>
    antiAffinity.delete(region, { ...args, group: args.antiAffinityGroup }),
  antiAffinityGroupMemberList: ({ args, region }) =>
    antiAffinity.memberList(region, { ...args, group: args.antiAffinityGroup }),
  antiAffinityGroupMemberInstanceView: ({ args, region }) =>
    antiAffinity.memberView(region, { ...args, group: args.antiAffinityGroup }),
  antiAffinityGroupMemberInstanceAdd: ({ args, region }) =>
    antiAffinity.memberAdd(region, { ...args, group: args.antiAffinityGroup }),
  antiAffinityGroupMemberInstanceDelete: ({ args, region }) =>
    antiAffinity.memberDelete(region, { ...args, group: args.antiAffinityGroup }),
  instanceAntiAffinityGroupList: ({ args, region }) => antiAffinity.ofInstance(region, args),
})
