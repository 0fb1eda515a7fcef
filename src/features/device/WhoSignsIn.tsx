import { meApi } from '../../store/api/me'
import { isApiError } from '../../store/model/apiError'
import { RefusalNotice } from '../shared/RefusalNotice'

/** As whom the device is signed in: a code from somewhere else must not pass unseen under one's own name. */
export function WhoSignsIn() {
  const me = meApi.endpoints.currentUserView.useQuery({})
  if (me.data)
    return (
      <p>
        The device is signed in as <strong>{me.data.displayName}</strong> of the silo{' '}
        <strong>{me.data.siloName}</strong>.
      </p>
    )
  // A lost session leads to the sign-in page.
  if (isApiError(me.error) && me.error.statusCode !== 401)
    return (
      <RefusalNotice
        error={me.error}
        title="Could not ask who is signed in"
        onRetry={() => void me.refetch()}
      />
    )
  return <p aria-busy>Asking who is signed in…</p>
}
