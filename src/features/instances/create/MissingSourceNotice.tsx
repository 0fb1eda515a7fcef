import type { ApiError } from '#store/model/apiError'
import { Notice } from '#ui/feedback/Notice'
import { LinkButton } from '#features/shared/LinkButton'
import { instances } from '../noun'

/** Shows that the instance to copy does not exist or is not visible. The form is still usable. */
export const MissingSourceNotice = ({
  project,
  name,
  error,
}: {
  project: string
  name: string
  error: ApiError
}) => (
  <Notice
    tone="failed"
    title={
      error.statusCode === 404
        ? `There is no instance ${name} in ${project}`
        : `You may not see instance ${name}`
    }
  >
    <p>Nothing is copied into this form. Fill it in, or choose another instance to copy.</p>
    <LinkButton to={instances.to.list({ project })}>All instances</LinkButton>
  </Notice>
)
