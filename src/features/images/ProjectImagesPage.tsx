import { useCallback, useMemo } from 'react'
import { paths } from '#src/paths'
import type { Image } from '#store/api/generated/types'
import { imagesApi } from '#store/api/resources/images'
import { described } from '#features/shared/list/described'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { projectCollaborator } from '#store/model/needs'
import { useParam } from '#features/routing/useParam'
import { imageColumns } from './columns'
import { deleteImage, promoteImage } from './commands'
import { imageFacets, imageText } from './facets'

/** The project's own images; the upload panel and an image's details open over it. */
export function ProjectImagesPage() {
  const { project } = useParam('project')
  const list = useResourceList({
    ...described,
    nouns: ['image', 'images'],
    endpoint: imagesApi.endpoints.imageList,
    args: { project },
    columns: useMemo(() => imageColumns(({ name }) => paths.image({ project, image: name })), [project]),
    facets: imageFacets,
    textOf: imageText,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (image: Image) => [copyId(image.id), ...commandItems([promoteImage, deleteImage], image)],
    [commandItems],
  )
  return (
    <List
      frame="page"
      title="Project images"
      context="Only this project can use them. Promote one to share it with the silo."
      list={list}
      menu={menu}
      create={{ label: 'Upload image', to: paths.imagesNew({ project }), needs: projectCollaborator }}
      goTo={{ group: 'Go to image', to: ({ name }) => paths.image({ project, image: name }) }}
      empty={{
        title: 'No images',
        body: 'Upload an image, or make one from a snapshot, to boot instances from it.',
      }}
    />
  )
}
