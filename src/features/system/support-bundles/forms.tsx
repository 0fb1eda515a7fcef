import { object } from 'yup'
import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import type { SupportBundleInfo } from '#store/api/generated/types'
import { supportBundlesApi } from '#store/api/resources/supportBundles'
import { unlessAtRest } from '#store/commands/birth'
import { restText } from '#store/commands/end'
import { FOLLOWED } from '#store/commands/followed'
import { capital } from '#model/case'
import type { ApiError } from '#model/apiError'
import { fleetAdmin } from '#model/needs'
import { useParam } from '#features/kit/routing/useParam'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { TextField } from '#features/kit/form/fields/TextField'
import { optionalCheckedText } from '#features/kit/form/rules'
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

/** A new bundle, which says that it can be downloaded. */
const bornBundle = (bundle: SupportBundleInfo) =>
  unlessAtRest(supportBundleLifecycle, {
    subject: { kind: 'supportBundle', id: bundle.id, name: bundleName(bundle.id), state: bundle.state },
    follow: supportBundlesApi.endpoints.supportBundleView.initiate({ bundleId: bundle.id }, FOLLOWED),
    end({ reached = bundle.state }) {
      const name = capital(bundleTitle(bundle))
      return {
        says: reached === 'active' ? `${name} is ready` : restText(name, reached),
        next: { label: 'View support bundle', to: supportBundles.to.page({ bundleId: bundle.id }) },
      }
    },
  })

/** Creates a bundle, which the region then collects. */
export function CreateSupportBundleForm() {
  return (
    <SidePanelForm
      title={supportBundles.panels.create}
      needs={supportBundles.creates.create}
      schema={commentSchema}
      initial={{ comment: '' }}
      draft={{ fields: ['comment'] }}
      send={(values, { save }) =>
        save(supportBundlesApi.endpoints.supportBundleCreate, { body: commentBody(values) })
      }
      saved={(bundle) => ({
        says: `Collecting ${bundleTitle(bundle)}`,
        next: {
          label: 'View support bundle',
          to: supportBundles.to.page({ bundleId: bundle.id }),
        },
      })}
      born={bornBundle}
      back={supportBundles.to.list()}
      fieldErrorsFrom={fieldErrorsFrom}
    >
      <p>
        The region collects logs and facts from every sled and switch into one archive. That takes a while;
        the storage has room for a few bundles.
      </p>
      <TextField
        name="comment"
        label="Comment"
        isProse
        optional
        hint="What it is for, such as the number of a ticket"
      />
    </SidePanelForm>
  )
}

/** Edits the comment of a bundle, its only editable field. */
export function EditCommentForm() {
  const { bundleId } = useParam('bundleId')
  const { data } = supportBundlesApi.endpoints.supportBundleView.useQuery({ bundleId })
  const edit = useEdit({ userComment: { label: 'Comment' } })
  if (!data) return null
  return (
    <SidePanelForm
      title={supportBundles.panels.edit}
      name={bundleName(bundleId)}
      submitLabel="Update comment"
      needs={fleetAdmin}
      schema={commentSchema}
      initial={{ comment: data.userComment ?? '' }}
      draft={{ fields: ['comment'] }}
      send={(values, { save, ask, was }) =>
        edit(
          { was: commentBody(was), body: commentBody(values) },
          (next) => save(supportBundlesApi.endpoints.supportBundleUpdate, { bundleId, ...next }),
          ask,
        )
      }
      saved={() => 'Comment updated'}
      back={supportBundles.to.page({ bundleId })}
      fieldErrorsFrom={fieldErrorsFrom}
    >
      <TextField name="comment" label="Comment" isProse optional />
    </SidePanelForm>
  )
}
