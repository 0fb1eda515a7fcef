import { useFormikContext } from 'formik'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { waitFor } from 'xstate'
import { imageUploadMachine, type MadeImage } from '../../../machines/interaction/imageUploadMachine'
import { paths } from '../../../paths'
import { BLOCK_SIZES, GIB } from '../../../store/model/limits'
import { useInteraction } from '../../../store/useInteraction'
import { FileField, RadioField } from '../../shared/form/fields'
import { SidePanelForm } from '../../shared/form/SidePanelForm'
import { Abandoned } from '../../shared/form/useResourceForm'
import { Headroom } from '../../shared/Headroom'
import { useParam } from '../../shared/useParam'
import { ImageDetailFields } from '../../shared/form/ImageDetailFields'
import { uploadEffects } from './effects'
import { UploadSource, type UploadRun } from './uploadRun'
import { FileAdvice } from './FileAdvice'
import { emptyUpload, fileFault, uploadSchema, wishOf, type UploadFormValues } from './uploadForm'
import { UploadGuard } from './UploadGuard'

const blockSizes = BLOCK_SIZES.map((size) => ({ value: size, label: String(size) }))

/** Makes an image of a file of this computer. The panel holds what was typed, a dialog over it tells of the upload. */
export function UploadImagePanel() {
  const { project } = useParam('project')
  const go = useNavigate()
  const back = () => void go(paths.images({ project }), { preventScrollReset: true })
  const [run, setRun] = useState<UploadRun>()
  const [source] = useState(() => new UploadSource())
  const [provide] = useState(() => ({ actors: uploadEffects(source) }))
  const actor = useInteraction(imageUploadMachine, { id: 'imageUpload', provide, input: { project } })

  /** From submit to the image, or back to the form. Each submit has a run of its own: late answers reach nobody. */
  async function upload(values: UploadFormValues): Promise<MadeImage> {
    if (!values.file) throw new Abandoned()
    setRun(source.begin(values.file))
    actor.send({ type: 'upload.submitted', wish: wishOf(values) })
    const end = await waitFor(
      actor,
      (snapshot) => snapshot.matches('idle') || snapshot.matches('done'),
      // The panel was left before anything was made.
    ).catch(() => undefined)
    if (end?.context.image) return end.context.image
    throw end?.context.error ?? new Abandoned()
  }
  return (
    <SidePanelForm
      title="Upload image"
      submitLabel="Upload image"
      schema={uploadSchema}
      initial={emptyUpload}
      draft={{ fields: ['name', 'description', 'os', 'version', 'blockSize'] }}
      send={upload}
      // The dialog says that it is done, and leads on.
      onSaved={() => {}}
      onDismiss={back}
      guard={(isUnsaved, onLeave) => (
        <UploadGuard actor={actor} run={run} isUnsaved={isUnsaved} onLeave={onLeave} onDone={back} />
      )}
    >
      <ImageDetailFields />
      <RadioField name="blockSize" label="Block size (bytes)" choices={blockSizes} />
      <ImageFileField />
    </SidePanelForm>
  )
}

/** The file, judged as soon as it is picked: nobody should fill in a form for a file that cannot be sent. */
function ImageFileField() {
  const { values, setFieldError } = useFormikContext<UploadFormValues>()
  return (
    <>
      <FileField
        name="file"
        label="Image file"
        onPicked={(file) => {
          if (file) setFieldError('file', fileFault(file, values.blockSize))
        }}
      />
      {values.file && <FileAdvice file={values.file} blockSize={values.blockSize} />}
      <Headroom
        storage={2 * Math.ceil((values.file?.size ?? 0) / GIB) * GIB}
        note="Only during the upload, for a temporary disk and its snapshot. The image itself takes nothing."
      />
    </>
  )
}
