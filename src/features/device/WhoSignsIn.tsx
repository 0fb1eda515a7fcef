import { meApi } from '#store/api/resources/me'
import { isApiError } from '#store/model/apiError'
import { ErrorNotice } from '#features/shared/ErrorNotice'

/** Shows the account the device will use, so that a foreign code is not confirmed unnoticed. */
export function WhoSignsIn() {
  const me = meApi.endpoints.currentUserView.useQuery({})
  if (me.data)
    return (
      <p>
        The device is signed in as <strong>{me.data.displayName}</strong> of the silo{' '}
        <strong>{me.data.siloName}</strong>.
      </p>
    )
  // A lost session redirects to the sign-in page.
  if (isApiError(me.error) && me.error.statusCode !== 401)
    return (
      <ErrorNotice
        error={me.error}
        title="Could not ask who is signed in"
        onRetry={() => void me.refetch()}
      />
    )
  return <p aria-busy>Asking who is signed in…</p>
}
