import { object } from 'yup'
import type { Image } from '#store/api/generated/types'
import { imagesApi } from '#store/api/resources/images'
import { projectsApi } from '#store/api/resources/projects'
import { ALL_LIMIT } from '#model/paging'
import { requiredText } from '#features/kit/form/rules'
import { useForm } from '#features/kit/form/FormFields'
import { ModalForm } from '#features/kit/form/ModalForm'
import { byName, choicesFrom } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { imageSummary } from '#features/shared/image/imageSummary'
import { projectImages } from './noun'

/** The silo's projects as choices, by name. */
const useProjectChoices = () => ({
  noun: 'project',
  ...choicesFrom(projectsApi.endpoints.projectList.useQuery({ limit: ALL_LIMIT }), byName),
})

const promoteSchema = object({
  project: requiredText('Project'),
  image: requiredText('Image'),
})

interface PromoteValues {
  project: string
  /** The image's id. */
  image: string
}

/** Promotes a project image to the silo. */
export function PromoteDialog({ onDismiss }: { onDismiss: () => void }) {
  return (
    <ModalForm<PromoteValues, { name: string }>
      title="Promote image"
      schema={promoteSchema}
      initial={{ project: '', image: '' }}
      send={({ image }, { save }) => save(imagesApi.endpoints.imagePromote, { image })}
      saved={(saved) => `Image ${saved.name} promoted`}
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
        // Another project has other images, so the choice is cleared.
        onPicked={(picked) => void setValues({ project: picked, image: '' })}
      />
      <ChoiceField
        // A new list of images clears the typed text.
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

const demoteSchema = object({ project: requiredText('Project') })

/** Demotes a silo image to one project. */
export function DemoteDialog({ image, onDismiss }: { image: Image; onDismiss: () => void }) {
  const projects = useProjectChoices()
  return (
    <ModalForm
      title="Demote image"
      schema={demoteSchema}
      initial={{ project: '' }}
      send={({ project }, { save }) => save(imagesApi.endpoints.imageDemote, { image: image.id, project })}
      saved={(saved, { project }) => ({
        says: `Image ${saved.name} demoted`,
        next: {
          label: `View images in ${project}`,
          to: projectImages.to.list({ project }),
        },
      })}
      onDismiss={onDismiss}
    >
      <p>
        Demote <strong>{image.name}</strong>? Only the project you choose will be able to use it. Disks made
        from it stay as they are.
      </p>
      <ChoiceField name="project" label="Project" {...projects} />
    </ModalForm>
  )
}
