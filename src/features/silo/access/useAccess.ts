import { useMemo } from 'react'
import { directoryApi } from '#store/api/resources/directory'
import { meApi } from '#store/api/resources/me'
import type { PolicyAt } from '#store/api/resources/policies'
import { projectPolicyApi } from '#store/api/resources/projectPolicy'
import { silosApi } from '#store/api/resources/silos'
import {
  effectiveRole,
  isWeaker,
  roleInFleet,
  roleInProject,
  type FleetMapping,
  type RoleName,
} from '#model/heldRole'
import { ALL_LIMIT } from '#model/paging'
import {
  accessRows,
  changedRoles,
  distinctDirectory,
  mappingRows,
  type AccessRow,
  type Assignment,
  type Directory,
  type RoleChange,
  type Scope,
} from '#model/roles'
import { wireWords } from '#model/case'
import { useParam } from '#features/kit/routing/useParam'
import type { QueryLike } from '#features/kit/queries/queryLike'
import { useMe } from '#features/kit/roles/useMe'

/** The ids that give the current user roles: their own, and those of their groups. */
function useOwnIds(): readonly string[] {
  const { me } = useMe()
  const groups = meApi.endpoints.currentUserGroups.useQueryState({}).data
  return useMemo(() => [...(me ? [me.id] : []), ...(groups?.items ?? []).map(({ id }) => id)], [me, groups])
}

/** The policies that determine the current user's role in a scope. */
type OwnRoles =
  | { scope: 'project'; policy: readonly Assignment[]; silo: readonly Assignment[] }
  | { scope: 'silo'; policy: readonly Assignment[] }
  | { scope: 'fleet'; policy: readonly Assignment[]; silo: readonly Assignment[]; mapped: FleetMapping }

function roleOf(own: OwnRoles, ids: readonly string[]): RoleName | undefined {
  if (own.scope === 'project') return roleInProject({ project: own.policy, silo: own.silo }, ids)
  if (own.scope === 'silo') return effectiveRole([own.policy], ids)
  return roleInFleet({ fleet: own.policy, silo: own.silo, mapped: own.mapped }, ids)
}

const lost: Readonly<Record<Scope, string>> = {
  project: 'you will not see the project any more',
  silo: 'you will have no role on the silo any more, only those on single projects',
  fleet: 'you will not see the system pages any more',
}

/** The effect of a policy change on the current user's own access, as a sentence; undefined for none. */
function selfAccessWarning(own: OwnRoles, change: RoleChange, ownIds: readonly string[]): string | undefined {
  const before = roleOf(own, ownIds)
  const after = roleOf({ ...own, policy: changedRoles(own.policy, change) }, ownIds)
  if (!isWeaker(after, before)) return undefined
  if (!after) return `This is your own access: ${lost[own.scope]}.`
  return `This is your own access: you will be ${wireWords(after)} here, no longer ${before && wireWords(before)}.`
}

const allItems = { limit: ALL_LIMIT }

/** A query with the title of its error. */
type NamedQuery<Data = unknown> = QueryLike<Data> & { failed: string }

/** The loaded policies of a scope. Keep its identity between renders. */
interface AccessSource {
  at: PolicyAt
  /** The policy that the page changes. */
  policy: NamedQuery<{ roleAssignments: Assignment[] }>
  /** Other queries of the page: wider policies, silos. */
  others: readonly NamedQuery[]
  /** The policy whose roles also apply here. */
  wider?: { scope: 'silo'; assignments: readonly Assignment[] }
  /** Rows besides users and groups. */
  moreRows?: readonly AccessRow[]
  /** The policies that determine the current user's own role; undefined before they are loaded. */
  own: OwnRoles | undefined
}

/** The loaded access rows of a scope, and the effect of changes on the current user. */
function useAccess(source: AccessSource) {
  const users = directoryApi.endpoints.userList.useQuery(allItems)
  const groups = directoryApi.endpoints.groupList.useQuery(allItems)
  const ownIds = useOwnIds()

  return useMemo(() => {
    const { at, policy, others, wider, moreRows, own } = source
    const known = distinctDirectory({ users: users.data?.items ?? [], groups: groups.data?.items ?? [] })
    const directory: Directory | undefined = users.data && groups.data ? known : undefined
    const ours = policy.data?.roleAssignments
    // Failures are shown above the table; the rest stays usable, with ids instead of names.
    const arrived = [...others, users, groups].every(({ data, error }) => data ?? error)
    return {
      at,
      policy,
      directory,
      /** The queries that the choices of a new role depend on. */
      choices: [policy, users, groups] as const,
      queries: [
        policy,
        ...others,
        { ...users, failed: 'Could not load the names of users' },
        { ...groups, failed: 'Could not load the names of groups' },
      ],
      assignments: ours,
      rows:
        ours && arrived
          ? [
              ...accessRows([...(wider ? [wider] : []), { scope: at.scope, assignments: ours }], known),
              ...(moreRows ?? []),
            ]
          : undefined,
      warningFor: (change: RoleChange) => own && selfAccessWarning(own, change, ownIds),
    }
  }, [source, users, groups, ownIds])
}

/** A hook that returns the access of a scope for the current address. */
export type UseScopeAccess = () => ReturnType<typeof useAccess>

const siloFailed = 'Could not load the roles of the silo'
const onSilo: PolicyAt = { scope: 'silo' }
const onFleet: PolicyAt = { scope: 'fleet' }

/** Roles from the project's own policy and from the silo's. */
export const useProjectAccess: UseScopeAccess = () => {
  const { project } = useParam('project')
  const policy = projectPolicyApi.endpoints.projectPolicyView.useQuery({ project })
  const silo = meApi.endpoints.policyView.useQuery({})
  return useAccess(
    useMemo((): AccessSource => {
      const [ours, theirs] = [policy.data?.roleAssignments, silo.data?.roleAssignments]
      return {
        at: { scope: 'project', project },
        policy: { ...policy, failed: 'Could not load the roles of this project' },
        others: [{ ...silo, failed: siloFailed }],
        wider: { scope: 'silo', assignments: theirs ?? [] },
        own: ours && theirs && { scope: 'project', policy: ours, silo: theirs },
      }
    }, [project, policy, silo]),
  )
}

/** Roles from the policy of the user's silo. */
export const useSiloAccess: UseScopeAccess = () => {
  const policy = meApi.endpoints.policyView.useQuery({})
  return useAccess(
    useMemo((): AccessSource => {
      const ours = policy.data?.roleAssignments
      return {
        at: onSilo,
        policy: { ...policy, failed: siloFailed },
        others: [],
        own: ours && { scope: 'silo', policy: ours },
      }
    }, [policy]),
  )
}

/** Roles from the fleet's policy, and those that silos map their own roles to. */
export const useFleetAccess: UseScopeAccess = () => {
  const { me } = useMe()
  const policy = meApi.endpoints.systemPolicyView.useQuery({})
  const silo = meApi.endpoints.policyView.useQuery({})
  const silos = silosApi.endpoints.siloList.useQuery(allItems)
  return useAccess(
    useMemo((): AccessSource => {
      const [ours, theirs] = [policy.data?.roleAssignments, silo.data?.roleAssignments]
      const mapped = silos.data?.items.find(({ id }) => id === me?.siloId)?.mappedFleetRoles
      return {
        at: onFleet,
        policy: { ...policy, failed: 'Could not load the roles on the fleet' },
        others: [
          { ...silo, failed: siloFailed },
          { ...silos, failed: 'Could not load the role mappings of the silos' },
        ],
        moreRows: mappingRows(silos.data?.items ?? []),
        own: ours && theirs && mapped && { scope: 'fleet', policy: ours, silo: theirs, mapped },
      }
    }, [me, policy, silo, silos]),
  )
}
