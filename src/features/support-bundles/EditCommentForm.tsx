import { useNavigate } from 'react-router'
import { paths } from '#src/paths'
import { supportBundlesApi } from '#store/api/resources/supportBundles'
import { TextField } from '#features/shared/form/fields/TextField'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'
import { bundleName } from './bundleText'
import { commentBody, commentSchema, fieldErrorsFrom } from './commentForm'

/** Edits the comment of a bundle; nothing else of it can be changed. */
export function EditCommentForm() {
  const { bundleId } = useParam('bundleId')
  const go = useNavigate()
  const notify = useNotify()
  const { data } = supportBundlesApi.endpoints.supportBundleView.useQuery({ bundleId })
  const [update] = supportBundlesApi.endpoints.supportBundleUpdate.useMutation()
  if (!data) return null
  const back = () => void go(paths.supportBundle(bundleId), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Edit comment"
      subtitle={bundleName(bundleId)}
      submitLabel="Update comment"
      schema={commentSchema}
      initial={{ comment: data.userComment ?? '' }}
      draft={{ fields: ['comment'] }}
      send={(values) => update({ bundleId, body: commentBody(values) }).unwrap()}
      onSaved={() => {
        notify('Comment updated')
        back()
      }}
      onDismiss={back}
      fieldErrorsFrom={fieldErrorsFrom}
    >
      <TextField name="comment" label="Comment" multiline optional />
    </SidePanelForm>
  )
}
