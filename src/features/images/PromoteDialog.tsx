import { useFormikContext } from 'formik'
import { object, string } from 'yup'
import { imagesApi } from '../../store/api/images'
import { ALL_LIMIT } from '../../store/model/limits'
import { ChoiceField } from '../shared/form/fields'
import { ModalForm } from '../shared/form/ModalForm'
import { imageDetail } from '../shared/imageDetail'
import { useNotify } from '../shared/useNotify'
import { useProjectChoices } from './useProjectChoices'

const schema = object({
  project: string().ensure().required('Project is required'),
  image: string().ensure().required('Image is required'),
})

interface PromoteValues {
  project: string
  /** Its id. */
  image: string
}

/** Gives an image of a project to the whole silo. */
export function PromoteDialog({ onDismiss }: { onDismiss: () => void }) {
  const notify = useNotify()
  const [promote] = imagesApi.endpoints.imagePromote.useMutation()
  return (
    <ModalForm<PromoteValues, { name: string }>
      title="Promote image"
      submitLabel="Promote"
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
  const { values, setValues } = useFormikContext<PromoteValues>()
  const { project } = values
  const projects = useProjectChoices()
  const { currentData } = imagesApi.endpoints.imageList.useQuery(
    { project, limit: ALL_LIMIT },
    { skip: project === '' },
  )
  const images = (project === '' ? undefined : currentData)?.items
  return (
    <>
      <ChoiceField
        name="project"
        label="Project"
        placeholder="Select a project"
        choices={projects}
        // An image belongs to its project.
        onPicked={(picked) => void setValues({ project: picked, image: '' })}
      />
      <ChoiceField
        // Another project's images are another list: what was typed into the old one goes with it.
        key={project}
        name="image"
        label="Image"
        placeholder={imagePlaceholder(project, images?.length)}
        // While its images are on their way it can be reached: Tab must not pass it by.
        disabled={!project || images?.length === 0}
        choices={(images ?? []).map((image) => ({
          value: image.id,
          label: image.name,
          detail: imageDetail(image),
        }))}
      />
    </>
  )
}

function imagePlaceholder(project: string, count: number | undefined): string {
  if (project === '') return 'Select a project first'
  if (count === undefined) return 'Loading images'
  return count === 0 ? 'No images in this project' : 'Select an image'
}
