import { waitFor } from 'xstate'
import {
  repositoryUploadMachine,
  type RecordedRepository,
} from '#machines/interaction/repositoryUploadMachine'
import { repositoryView } from '#machines/interaction/repositoryUploadView'
import { useAppStore } from '#store/hooks'
import { useBack } from '#features/kit/routing/useBack'
import { FileField } from '#features/kit/form/fields/FileField'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { SubmitCancelled, type FormSending } from '#features/kit/form/exchange'
import { followUpload } from '#features/shared/upload/followUpload'
import { UploadHolder } from '#features/shared/upload/uploadHolder'
import { useUpload } from '#features/shared/upload/useUpload'
import { useUploadPanel } from '#features/shared/upload/useUploadPanel'
import { repositoryEffects, RepositoryJob } from './repositoryEffects'
import { repositoryFieldErrors, repositorySchema, type RepositoryValues } from './repositoryFile'
import { repositoryPanel } from './repositoryPanel'
import { repositories, targetRelease } from '../noun'

/** Uploads the repository of a release. The panel shows the form, then the upload, which goes on without it. */
export function UploadRepositoryPanel() {
  const goBack = useBack()
  const back = () => goBack(targetRelease.to.list())
  const here = useAppStore()
  const run = useUpload(repositoryUploadMachine, {
    id: 'repositoryUpload',
    place: repositories.to.upload(),
    to: repositories.to.upload(),
    viewOf: repositoryView,
    holder: () => new UploadHolder<RepositoryJob>(),
    provide: (store, holder) => ({ actors: repositoryEffects(store, holder) }),
    input: undefined,
  })
  const { actor, holder } = run
  const instead = useUploadPanel(run, back, repositoryPanel)

  /** Runs an upload from submit to the region's response, or back to the form. */
  async function upload({ file }: RepositoryValues, { by }: FormSending): Promise<RecordedRepository> {
    if (!file) throw new SubmitCancelled()
    holder.begin(new RepositoryJob(file, () => actor.send({ type: 'upload.sent' })))
    const request = { fileName: file.name, fileBytes: file.size }
    const begin = () => actor.send({ type: 'upload.submitted', request })
    await followUpload(here, actor, { kind: 'targetRelease', name: file.name, by, begin })
    const end = await waitFor(
      actor,
      (snapshot) => snapshot.matches('idle') || snapshot.matches('done'),
      // The panel was closed.
    ).catch(() => undefined)
    if (end?.context.recorded) return end.context.recorded
    throw end?.context.error ?? new SubmitCancelled()
  }
  return (
    <SidePanelForm
      title={repositories.panels.upload}
      needs={repositories.creates.upload}
      schema={repositorySchema}
      initial={{ file: null }}
      code={({ file }) =>
        () =>
          import('./repositoryCode').then(({ codeOfRepository }) => codeOfRepository(here, file))
        }
      send={upload}
      // The panel shows the result and a link.
      onSaved={() => {}}
      onDismiss={back}
      fieldErrorsFrom={repositoryFieldErrors}
      instead={instead}
    >
      <p>
        A repository is the file of one release. The region checks its signatures by the trust roots, and
        keeps it: a repository cannot be deleted. To upload one changes nothing that runs; that takes a target
        release.
      </p>
      <FileField name="file" label="Repository file" hint="A zip archive of at most 4 GiB" />
    </SidePanelForm>
  )
}
