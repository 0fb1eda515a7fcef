// @chunk roles
import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { ME_FRESH_S, meApi } from '#store/api/resources/me'
import { projectPolicyApi } from '#store/api/resources/projectPolicy'
import { silosApi } from '#store/api/resources/silos'
import { isForbidden } from '#model/apiError'
import { effectiveRole, roleInFleet, roleInProject, type Held, type HeldRoles } from '#model/heldRole'
import type { AppStore, RootState } from '#store/store'

// The roles that the user holds, from the policies in the cache. Rule: ROLE-13.

export { roleReason } from '#model/heldRole'

const { currentUserView, currentUserGroups, systemPolicyView, policyView } = meApi.endpoints
const { projectPolicyView } = projectPolicyApi.endpoints
const { siloView } = silosApi.endpoints
const readMe = currentUserView.select({})
const readGroups = currentUserGroups.select({})
const readFleet = systemPolicyView.select({})
const readSilo = policyView.select({})

const fresh = { forceRefetch: ME_FRESH_S }

/** Starts the requests for the policies, unless the cached responses are fresh. Nothing waits for them. */
export function policiesAhead(store: AppStore, project: string | undefined) {
  store.dispatch(policyView.initiate({}, fresh)).unsubscribe()
  if (project) store.dispatch(projectPolicyView.initiate({ project }, fresh)).unsubscribe()
  const state = store.getState()
  const me = readMe(state).data
  // The user's silo may map their role on it to one in the fleet.
  if (me && readFleet(state).isSuccess)
    store.dispatch(siloView.initiate({ silo: me.siloName }, fresh)).unsubscribe()
}

const held = (role: ReturnType<typeof effectiveRole>): Held => role ?? 'none'

/** The selectors of a silo and of a project's policy: every subscriber asks at every action. */
const siloReader = weakMapMemoize((silo: string) => siloView.select({ silo }))
const policyReader = weakMapMemoize((project: string) => projectPolicyView.select({ project }))

const readMapped = (state: RootState) => {
  const me = readMe(state).data
  return me && siloReader(me.siloName)(state).data?.mappedFleetRoles
}
const readPolicy = (state: RootState, project: string | undefined) =>
  project ? policyReader(project)(state).data?.roleAssignments : undefined

/** The user's effective roles, as far as the policies are known. @param project whose roles are asked for, if any */
export const rolesIn: (state: RootState, project: string | undefined) => HeldRoles = createSelector(
  [
    (state: RootState) => readMe(state).data,
    (state: RootState) => readGroups(state).data,
    (state: RootState) => readSilo(state).data?.roleAssignments,
    readFleet,
    readMapped,
    readPolicy,
  ],
  (me, groups, silo, policyOfFleet, mappedInSilo, policy) => {
    if (!me || !groups || !silo) return { fleet: undefined, silo: undefined, project: undefined }
    const ids = [me.id, ...groups.items.map(({ id }) => id)]
    const inSilo = effectiveRole([silo], ids)
    const fleet = policyOfFleet.data?.roleAssignments
    // A user who may not read the policy has no role in the fleet. Rule: ROLE-9.
    const isOutside = isForbidden(policyOfFleet.error)
    const mapped = inSilo ? mappedInSilo : {}
    const inProject = roleInProject({ project: policy ?? [], silo }, ids)
    return {
      fleet: isOutside ? 'none' : fleet && mapped && held(roleInFleet({ fleet, silo, mapped }, ids)),
      silo: held(inSilo),
      // Without the project's policy only one thing is certain: there is no stronger role than admin.
      project: policy || inProject === 'admin' ? held(inProject) : undefined,
    }
  },
)
