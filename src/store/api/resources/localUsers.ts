import { roleReplaced, type RoleChange } from '#model/roles'
import { api } from '../api'
import {
  localIdpUserCreate,
  localIdpUserDelete,
  localIdpUserSetPassword,
} from '../generated/operations/systemIdentityProviders'
import { siloPolicyUpdate, siloPolicyView } from '../generated/operations/systemSilos'
import { siloUserView } from '../generated/operations/systemUsers'
import { toCall } from '../wire/call'
import { change, mutation, query } from '../wire/endpoint'
import { readThenWrite } from '../wire/readThenWrite'
import { policyTurn, roleWrite } from './policies'

/** Users of any silo, for operators: users with a password, and roles on the silo. Rule: SILO-4. */
export const localUsersApi = api.injectEndpoints({
  endpoints: (build) => ({
    siloUserView: query(build, siloUserView, ['User']),
    localIdpUserCreate: mutation(build, localIdpUserCreate, ['User']),
    localIdpUserDelete: change(build, localIdpUserDelete, ['User', 'Policy']),
    localIdpUserSetPassword: mutation(build, localIdpUserSetPassword, []),
    /** Changes one role in the policy of a silo. */
    siloRoleChange: readThenWrite(build, {
      turn: policyTurn,
      read: ({ silo }: { silo: string; change: RoleChange }) => toCall(siloPolicyView, { silo }),
      write: ({ silo, change: asked }, now) =>
        roleWrite(now, asked, (roleAssignments) =>
          toCall(siloPolicyUpdate, { silo, body: { roleAssignments } }),
        ),
      replacedAfter: ({ change: asked }, saved, now) =>
        roleReplaced(saved.roleAssignments, now.roleAssignments, asked),
      stale: ['Policy'],
    }),
  }),
})
