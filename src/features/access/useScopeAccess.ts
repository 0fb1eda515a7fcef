import { useMemo } from 'react'
import { meApi } from '#store/api/resources/me'
import type { PolicyAt } from '#store/api/resources/policies'
import { projectPolicyApi } from '#store/api/resources/projectPolicy'
import { silosApi } from '#store/api/resources/silos'
import { ALL_LIMIT } from '#store/model/paging'
import { mappingRows } from '#store/model/roles'
import { useMe } from '#features/shared/useMe'
import { useParam } from '#features/routing/useParam'
import { useAccess, type AccessSource, type ScopeAccess } from './useAccess'

/** Finds the access of a scope by the address: a hook. */
export type UseScopeAccess = () => ScopeAccess

const siloFailed = 'Could not load the roles of the silo'
const allSilos = { limit: ALL_LIMIT }
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
  const silos = silosApi.endpoints.siloList.useQuery(allSilos)
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
