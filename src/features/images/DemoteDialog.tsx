import { object, string } from 'yup'
import { paths } from '#src/paths'
import type { Image } from '#store/api/generated/types'
import { imagesApi } from '#store/api/resources/images'
import { ChoiceField } from '#features/shared/form/fields/ChoiceField'
import { ModalForm } from '#features/shared/form/ModalForm'
import { useNotify } from '#features/shared/useNotify'
import { useProjectChoices } from './useProjectChoices'

const schema = object({ project: string().ensure().required('Project is required') })

/** Demotes a silo image to one project. */
export function DemoteDialog({ image, onDismiss }: { image: Image; onDismiss: () => void }) {
  const notify = useNotify()
  const projects = useProjectChoices()
  const [demote] = imagesApi.endpoints.imageDemote.useMutation()
  return (
    <ModalForm
      title="Demote image"
      submitLabel="Demote image"
      schema={schema}
      initial={{ project: '' }}
      send={({ project }) => demote({ image: image.id, project }).unwrap()}
      onSaved={(saved, { project }) => {
        notify(`Image ${saved.name} demoted`, {
          label: `View images in ${project}`,
          to: paths.images({ project }),
        })
        onDismiss()
      }}
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
