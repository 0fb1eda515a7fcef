import { useState, useEffect } from 'react'
import { waitFor } from 'xstate'
import {
  imageUploadMachine,
  type MadeImage,
  type UploadSnapshot,
} from '#machines/interaction/imageUploadMachine'
import { uploadView } from '#machines/interaction/imageUploadView'
import { useAppStore } from '#store/hooks'
import { BLOCK_SIZES } from '#model/limits'
import { nameTaken } from '#model/nameTaken'
import { GIB } from '#model/units'
import { consolePartOf } from '#store/parts'
import { useBack } from '#features/kit/routing/useBack'
import { FileField } from '#features/kit/form/fields/FileField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { SubmitCancelled, type FormSending } from '#features/kit/form/exchange'
import { QuotaSummary } from '#features/shared/QuotaSummary'
import { useParam } from '#features/kit/routing/useParam'
import { ImageFields } from '#features/shared/image/ImageFields'
import { imageReady } from '#features/shared/image/imageReady'
import { followUpload } from '#features/shared/upload/followUpload'
import { UploadHolder } from '#features/shared/upload/uploadHolder'
import { uploads } from '#features/shared/upload/uploads'
import { useUpload, useUploadAt } from '#features/shared/upload/useUpload'
import { useUploadPanel } from '#features/shared/upload/useUploadPanel'
import { uploadEffects } from './uploadEffects'
import { UploadJob } from './uploadJob'
import { emptyUpload, uploadSchema, toUploadRequest, type UploadFormValues } from './uploadForm'
import { imageUploadPanel } from './imageUploadPanel'
import { useForm } from '#features/kit/form/FormFields'
import { Notice } from '#ui/feedback/Notice'
import { formatExact } from '#ui/format/numbers'
import { fileWarnings, inspectFile, type FileSignature } from './inspectFile'
import { projectImages } from '../noun'

/** Warnings about a file before the upload. */
function FileWarnings({ file, blockSize }: { file: File; blockSize: number }) {
  const [seen, setSeen] = useState<{ file: File; signature: FileSignature }>()
  useEffect(() => {
    let isCurrent = true
    // The upload reports an unreadable file.
    inspectFile(file).then(
      (signature) => isCurrent && setSeen({ file, signature }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [file])
  if (seen?.file !== file) return null
  const warnings = fileWarnings(seen.signature, blockSize)
  if (warnings.length === 0) return null
  return (
    <Notice tone="attention" title="Before you upload">
      {warnings.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  )
}

const blockSizes = BLOCK_SIZES.map((size) => ({ value: size, label: formatExact(size) }))

/** Why an image cannot be uploaded under a name: each is made by one upload at a time. */
const nameUsed = (name: string) => `Another upload is under way for the name ${name}`

/** Creates an image from a local file. The panel shows the form, then the upload, which goes on without it. */
export function UploadImagePanel() {
  const { project } = useParam('project')
  const place = projectImages.to.create({ project })
  const { number, to } = useUploadAt(place)
  return <ImageUpload key={to} project={project} place={place} number={number} to={to} />
}

interface ImageUploadProps {
  project: string
  place: string
  /** Its number among the uploads of the project. */
  number: number
  to: string
}

function ImageUpload({ project, place, number, to }: ImageUploadProps) {
  const goBack = useBack()
  const back = () => goBack(projectImages.to.list({ project }))
  const here = useAppStore()
  const run = useUpload(imageUploadMachine, {
    id: number === 1 ? 'imageUpload' : `imageUpload-${number}`,
    place,
    to,
    viewOf: uploadView,
    holder: () => new UploadHolder<UploadJob>(),
    provide: (store, holder) => ({ actors: uploadEffects(store, holder) }),
    input: { project },
  })
  const { actor, holder } = run
  const isUsed = (name: string) => consolePartOf(here, uploads).isNameUsed(run, name)
  const instead = useUploadPanel(run, back, (snapshot: UploadSnapshot, ways) =>
    imageUploadPanel(snapshot, {
      ...ways,
      rename: (name) => actor.send({ type: 'upload.renamed', name }),
      whyNotNamed: (name) => (isUsed(name) ? nameUsed(name) : undefined),
    }),
  )

  /**
   * Runs an upload from submit to the image, or back to the form. Each submit starts its own run, so late
   * responses are ignored.
   */
  async function upload(values: UploadFormValues, { by }: FormSending): Promise<MadeImage> {
    if (!values.file) throw new SubmitCancelled()
    if (isUsed(values.name)) throw nameTaken(nameUsed(values.name))
    holder.begin(new UploadJob(values.file))
    const begin = () => actor.send({ type: 'upload.submitted', request: toUploadRequest(values) })
    await followUpload(here, actor, {
      kind: 'image',
      name: values.name,
      by,
      end: (image) => imageReady(project, image),
      begin,
    })
    const end = await waitFor(
      actor,
      (snapshot) => snapshot.matches('idle') || snapshot.matches('done'),
      // The panel was closed before anything was created.
    ).catch(() => undefined)
    if (end?.context.image) return end.context.image
    throw end?.context.error ?? new SubmitCancelled()
  }
  return (
    <SidePanelForm
      title={projectImages.panels.create}
      needs={projectImages.creates.create}
      schema={uploadSchema}
      initial={emptyUpload}
      draft={{
        fields: ['name', 'description', 'os', 'version', 'blockSize'],
        // Each upload has what was typed for it.
        variant: number === 1 ? '' : `${number}`,
      }}
      code={(values) => () =>
        import('./uploadCode').then(({ codeOfUpload }) =>
          codeOfUpload(here, project, toUploadRequest(values)),
        )
      }
      send={upload}
      // The panel shows the result.
      onSaved={() => {}}
      savedLater={(image) => imageReady(project, image)}
      onDismiss={back}
      instead={instead}
    >
      <ImageFields />
      <RadioField name="blockSize" label="Block size (bytes)" choices={blockSizes} />
      <ImageFileField />
    </SidePanelForm>
  )
}

function ImageFileField() {
  const { values } = useForm<UploadFormValues>()
  return (
    <>
      <FileField name="file" label="Image file" />
      {values.file && <FileWarnings file={values.file} blockSize={values.blockSize} />}
      <QuotaSummary
        storage={2 * Math.ceil((values.file?.size ?? 0) / GIB) * GIB}
        note="Only during the upload, for a temporary disk and its snapshot. The image itself does not count."
      />
    </>
  )
}
