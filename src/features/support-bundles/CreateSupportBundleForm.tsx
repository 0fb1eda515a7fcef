import { useNavigate } from 'react-router'
import { paths } from '#src/paths'
import { supportBundlesApi } from '#store/api/resources/supportBundles'
import { TextField } from '#features/shared/form/fields/TextField'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { bundleTitle } from './bundleText'
import { commentBody, commentSchema, fieldErrorsFrom } from './commentForm'

/** Has the region collect a bundle. */
export function CreateSupportBundleForm() {
  const go = useNavigate()
  const notify = useNotify()
  const [create] = supportBundlesApi.endpoints.supportBundleCreate.useMutation()
  const back = () => void go(paths.supportBundles(), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Create support bundle"
      submitLabel="Create support bundle"
      schema={commentSchema}
      initial={{ comment: '' }}
      draft={{ fields: ['comment'] }}
      send={(values) => create({ body: commentBody(values) }).unwrap()}
      onSaved={(bundle) => {
        notify(`Collecting ${bundleTitle(bundle)}`, {
          label: 'View support bundle',
          to: paths.supportBundle(bundle.id),
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
