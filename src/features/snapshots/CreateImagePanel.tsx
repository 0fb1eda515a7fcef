import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '#src/paths'
import { imagesApi } from '#store/api/resources/images'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { PropertyList } from '#ui/tables/PropertyList'
import { SizeText } from '#ui/text/SizeText'
import { ImageFields } from '#features/shared/image/ImageFields'
import { imageRules } from '#features/shared/image/imageForm'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'

const schema = object(imageRules)

/** Creates an image from a snapshot; it has the snapshot's size and block size. */
export function CreateImagePanel() {
  const { project, snapshot: name } = useParam('project', 'snapshot')
  const go = useNavigate()
  const notify = useNotify()
  const [create] = imagesApi.endpoints.imageCreate.useMutation()
  const { data: snapshot } = snapshotsApi.endpoints.snapshotView.useQuery({ project, snapshot: name })
  if (!snapshot) return null
  const back = () => void go(paths.snapshots({ project }), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Create image from snapshot"
      submitLabel="Create image"
      schema={schema}
      initial={{ name: snapshot.name, description: '', os: '', version: '' }}
      draft={{ fields: ['name', 'description', 'os', 'version'] }}
      send={(details) =>
        create({ project, body: { ...details, source: { type: 'snapshot', id: snapshot.id } } }).unwrap()
      }
      onSaved={(image) => {
        notify(`Image ${image.name} created`, {
          label: 'View image',
          to: paths.image({ project, image: image.name }),
        })
        back()
      }}
      onDismiss={back}
    >
      <PropertyList
        items={[
          { label: 'Snapshot', value: snapshot.name },
          { label: 'Description', value: snapshot.description || <EmptyCell /> },
          { label: 'Project', value: project },
          { label: 'Size', value: <SizeText bytes={snapshot.size} /> },
        ]}
      />
      <ImageFields />
    </SidePanelForm>
  )
}
