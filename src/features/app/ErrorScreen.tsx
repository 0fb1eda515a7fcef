import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { paths } from '../../paths'
import { meApi } from '../../store/api/me'
import { isApiError, type ApiError } from '../../store/model/apiError'
import { Button } from '../../ui/Button'
import { MessagePage } from '../../ui/MessagePage'
import { Notice } from '../../ui/Notice'
import { LinkButton } from '../shared/LinkButton'
import { RefusalNotice } from '../shared/RefusalNotice'
import { useSignOut } from './useSignOut'

function Actions() {
  const signOut = useSignOut()
  return (
    <>
      <LinkButton tone="primary" to={paths.home()}>
        Back to console
      </LinkButton>
      <Button onClick={signOut}>Sign out</Button>
    </>
  )
}

export function NotFoundScreen() {
  return (
    <MessagePage title="Page not found" actions={<Actions />}>
      The page you are looking for doesn't exist or you may not have access to it.
    </MessagePage>
  )
}

/** For people the identity provider gave nothing: no group, no role. Source: specification §6. */
function IdentityProviderNotice() {
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
      set up correctly. <Link to={paths.helpTopic('identity-providers')}>Read about identity providers</Link>
    </Notice>
  )
}

function ForbiddenScreen({ error }: { error: ApiError }) {
  return (
    <MessagePage title="Action not authorized" actions={<Actions />}>
      <p>You are signed in, but your roles do not allow you to see this page.</p>
      <RefusalNotice error={error} title="What the control plane said" />
      <IdentityProviderNotice />
    </MessagePage>
  )
}

function FailedScreen({ error }: { error: unknown }) {
  return (
    <MessagePage title="Something went wrong" actions={<Actions />}>
      <p>Please try again. If the problem persists, contact your administrator.</p>
      {isApiError(error) && <RefusalNotice error={error} onRetry={() => location.reload()} />}
    </MessagePage>
  )
}

/** The status of a call or of a route that answered; undefined for any other error. */
function statusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status
  return isApiError(error) ? error.statusCode : undefined
}

/** Any failure of a page or of what it needs, by its status. The raw error goes to the browser's console only. */
export function ErrorScreen() {
  const error = useRouteError()
  useEffect(() => {
    if (!isApiError(error) && !isRouteErrorResponse(error)) console.error(error)
  }, [error])
  if (statusOf(error) === 404) return <NotFoundScreen />
  if (isApiError(error) && error.statusCode === 403) return <ForbiddenScreen error={error} />
  return <FailedScreen error={error} />
}
