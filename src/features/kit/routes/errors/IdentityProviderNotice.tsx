import { meApi } from '#store/api/resources/me'
import { Notice } from '#ui/feedback/Notice'
import { HelpLink } from '#features/kit/help/HelpLink'

/** For users without groups and roles, usually because the identity provider is not set up correctly. Rule: ROLE-10. */
export function IdentityProviderNotice() {
  const me = meApi.endpoints.currentUserView.useQuery({})
  const groups = meApi.endpoints.currentUserGroups.useQuery({})
  const policy = meApi.endpoints.policyView.useQuery({})
  if (!me.data || !groups.data || !policy.data) return null
  const { id } = me.data
  if (groups.data.items.length > 0) return null
  if (policy.data.roleAssignments.some((assignment) => assignment.identityId === id)) return null
  return (
    <Notice tone="attention" title="No access yet">
      You are not in any groups and have no role on the silo. This usually means the identity provider is not
      set up correctly. <HelpLink topic="identity-providers">Read about identity providers</HelpLink>
    </Notice>
  )
}
