import { useNavigate } from 'react-router'
import { object } from 'yup'
import { supportBundlesApi } from '#store/api/resources/supportBundles'
import type { ApiError } from '#store/model/apiError'
import { useParam } from '#features/kit/routing/useParam'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { TextField } from '#features/kit/form/fields/TextField'
import { optionalCheckedText } from '#features/kit/form/rules'
import { useNotify } from '#features/kit/errors/useNotify'
import { commentError, bundleTitle, bundleName } from './bundleText'
import { supportBundles } from './noun'

interface CommentValues {
  comment: string
}

const commentSchema = object({ comment: optionalCheckedText(commentError) })

/** The request body; an empty comment becomes null. */
const commentBody = ({ comment }: CommentValues) => ({ userComment: comment === '' ? null : comment })

/** The field that an error belongs to. Rule: OPS-12. */
const fieldErrorsFrom = ({ message }: ApiError): Partial<Record<keyof CommentValues, string>> => ({
  comment: /^comment /i.test(message) ? message : undefined,
})

/** Creates a bundle, which the region then collects. */
export function CreateSupportBundleForm() {
  const go = useNavigate()
  const notify = useNotify()
  const [create] = supportBundlesApi.endpoints.supportBundleCreate.useMutation()
  const back = () => void go(supportBundles.to.list(), { preventScrollReset: true })
  return (
    <SidePanelForm
      title={supportBundles.panels.create}
      schema={commentSchema}
      initial={{ comment: '' }}
      draft={{ fields: ['comment'] }}
      send={(values) => create({ body: commentBody(values) }).unwrap()}
      onSaved={(bundle) => {
        notify(`Collecting ${bundleTitle(bundle)}`, {
          label: 'View support bundle',
          to: supportBundles.to.page({ bundleId: bundle.id }),
        })
        back()
      }}
      onDismiss={back}
      fieldErrorsFrom={fieldErrorsFrom}
    >
      <p>
        The region collects logs and facts from every sled and switch into one archive. That takes a while;
        the storage has room for a few bundles.
      </p>
      <TextField
        name="comment"
        label="Comment"
        multiline
        optional
        hint="What it is for, such as the number of a ticket"
      />
    </SidePanelForm>
  )
}

/** Edits the comment of a bundle, its only editable field. */
export function EditCommentForm() {
  const { bundleId } = useParam('bundleId')
  const go = useNavigate()
  const notify = useNotify()
  const { data } = supportBundlesApi.endpoints.supportBundleView.useQuery({ bundleId })
  const [update] = supportBundlesApi.endpoints.supportBundleUpdate.useMutation()
  if (!data) return null
  const back = () => void go(supportBundles.to.page({ bundleId }), { preventScrollReset: true })
  return (
    <SidePanelForm
      title={supportBundles.panels.edit}
      name={bundleName(bundleId)}
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
