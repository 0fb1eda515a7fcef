import type { Image } from '#store/api/generated/types'
import { imagesApi } from '#store/api/resources/images'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { SizeText } from '#ui/text/SizeText'
import { formatExact } from '#ui/format/numbers'
import { DetailsPanel, PanelMark } from '#features/kit/detail/DetailsPanel'
import { createdFact, idFact, updatedFact } from '#features/kit/detail/recordFacts'
import { LifecycleCourse } from '#features/kit/lifecycle/LifecycleCourse'
import { imageResource } from './lifecycle'
import { loadListed, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import type { FailableQuery } from '#features/kit/queries/queryLike'
import { useShown } from '#features/kit/queries/gone'
import { projectImages, siloImages } from './noun'

const { imageList, imageView } = imagesApi.endpoints

export const projectLoader = loadListed(
  imageView,
  imageList,
  'image',
  ({ project, image }: At<'project' | 'image'>) => ({ project, image }),
)
export const siloLoader = loadListed(imageView, imageList, 'image', ({ image }: At<'image'>) => ({ image }))

/** An image of the route's project. */
export function ProjectImagePanel() {
  const { project, image } = useParam('project', 'image')
  const list = projectImages.to.list({ project })
  const query = imageView.useQuery({ project, image })
  const shown = useShown(query, list)
  return shown ? <ImageDetails image={shown} query={query} back={list} /> : null
}

/** An image of the silo. */
export function SiloImagePanel() {
  const { image } = useParam('image')
  const list = siloImages.to.list()
  const query = imageView.useQuery({ image })
  const shown = useShown(query, list)
  return shown ? <ImageDetails image={shown} query={query} back={list} /> : null
}

/** The details panel of an image. Images cannot be edited. */
const ImageDetails = ({ image, query, back }: { image: Image; query: FailableQuery; back: string }) => (
  <DetailsPanel
    title="Image details"
    name={image.name}
    mark={<PanelMark resource={imageResource} row={image} />}
    query={query}
    back={back}
    course={<LifecycleCourse resource={imageResource} row={image} />}
    items={[
      { label: 'Description', value: image.description || <EmptyCell /> },
      { label: 'Visibility', value: image.projectId ? 'This project' : 'Every project of the silo' },
      { label: 'OS', value: image.os || <EmptyCell /> },
      { label: 'Version', value: image.version || <EmptyCell /> },
      { label: 'Size', value: <SizeText bytes={image.size} /> },
      { label: 'Block size', value: `${formatExact(image.blockSize)} bytes` },
      createdFact(image),
      updatedFact(image),
      idFact(image.id),
    ]}
  />
)
