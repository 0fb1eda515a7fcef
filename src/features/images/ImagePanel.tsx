import { paths } from '../../paths'
import type { Image } from '../../store/api/generated/types'
import { imagesApi } from '../../store/api/images'
import { dateOf } from '../../store/model/dates'
import { DateText } from '../../ui/DateText'
import { EmptyCell } from '../../ui/EmptyCell'
import { IdText } from '../../ui/IdText'
import { SizeText } from '../../ui/SizeText'
import { DetailsPanel } from '../shared/DetailsPanel'
import { useParam } from '../shared/useParam'
import { useShown } from '../shared/useShown'

/** An image of the route's project. */
export function ProjectImagePanel() {
  const { project, image } = useParam('project', 'image')
  const list = paths.images({ project })
  const query = imagesApi.endpoints.imageView.useQuery({ project, image })
  const shown = useShown(query, list)
  return shown ? <ImageDetails image={shown} back={list} /> : null
}

/** An image of the silo. */
export function SiloImagePanel() {
  const { image } = useParam('image')
  const list = paths.siloImages()
  const query = imagesApi.endpoints.imageView.useQuery({ image })
  const shown = useShown(query, list)
  return shown ? <ImageDetails image={shown} back={list} /> : null
}

/** Everything about an image. There is nothing to edit: an image is what it was made of. */
const ImageDetails = ({ image, back }: { image: Image; back: string }) => (
  <DetailsPanel
    title="Image details"
    name={image.name}
    back={back}
    items={[
      { label: 'ID', value: <IdText value={image.id} /> },
      { label: 'Description', value: image.description || <EmptyCell /> },
      { label: 'Visibility', value: image.projectId ? 'This project' : 'Every project of the silo' },
      { label: 'OS', value: image.os || <EmptyCell /> },
      { label: 'Version', value: image.version || <EmptyCell /> },
      { label: 'Size', value: <SizeText bytes={image.size} /> },
      { label: 'Block size', value: `${image.blockSize.toLocaleString()} bytes` },
      { label: 'Created', value: <DateText at={dateOf(image, 'timeCreated')} /> },
      { label: 'Last modified', value: <DateText at={dateOf(image, 'timeModified')} /> },
    ]}
  />
)
