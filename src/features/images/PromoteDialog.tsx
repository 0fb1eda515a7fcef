import { object, string } from 'yup'
import { imagesApi } from '#store/api/resources/images'
import { ALL_LIMIT } from '#store/model/paging'
import { choicesFrom } from '#features/shared/form/choices'
import { ChoiceField } from '#features/shared/form/fields/ChoiceField'
import { ModalForm } from '#features/shared/form/ModalForm'
import { imageSummary } from '#features/shared/image/imageSummary'
import { useNotify } from '#features/shared/useNotify'
import { useProjectChoices } from './useProjectChoices'
import { useForm } from '#features/shared/form/FormFields'

const schema = object({
  project: string().ensure().required('Project is required'),
  image: string().ensure().required('Image is required'),
})

interface PromoteValues {
  project: string
  /** Its id. */
  image: string
}

/** Promotes a project image to the silo. */
export function PromoteDialog({ onDismiss }: { onDismiss: () => void }) {
  const notify = useNotify()
  const [promote] = imagesApi.endpoints.imagePromote.useMutation()
  return (
    <ModalForm<PromoteValues, { name: string }>
      title="Promote image"
      submitLabel="Promote image"
      schema={schema}
      initial={{ project: '', image: '' }}
      send={({ image }) => promote({ image }).unwrap()}
      onSaved={(saved) => {
        notify(`Image ${saved.name} promoted`)
        onDismiss()
      }}
      onDismiss={onDismiss}
    >
      <p>Every project of the silo will be able to use the image, and it leaves its project.</p>
      <PromoteFields />
    </ModalForm>
  )
}

function PromoteFields() {
  const { values, setValues } = useForm<PromoteValues>()
  const { project } = values
  const projects = useProjectChoices()
  const images = imagesApi.endpoints.imageList.useQuery(
    { project, limit: ALL_LIMIT },
    { skip: project === '' },
  )
  return (
    <>
      <ChoiceField
        name="project"
        label="Project"
        {...projects}
        // An image belongs to its project.
        onPicked={(picked) => void setValues({ project: picked, image: '' })}
      />
      <ChoiceField
        // Another project has another list of images, so the typed text is cleared.
        key={project}
        name="image"
        label="Image"
        noun="image"
        empty={project === '' ? 'Select a project first' : `No images in ${project}`}
        {...choicesFrom(images, (image) => ({
          value: image.id,
          label: image.name,
          detail: imageSummary(image),
        }))}
      />
    </>
  )
}
