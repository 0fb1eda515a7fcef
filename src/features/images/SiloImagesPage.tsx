import { siloCollaborator } from '#store/model/needs'
import { useAllowed } from '#features/shared/useRoleReason'
import { Suspense, useCallback, useState } from 'react'
import { paths } from '#src/paths'
import type { Image } from '#store/api/generated/types'
import { imagesApi } from '#store/api/resources/images'
import { described } from '#features/shared/list/described'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { imageColumns } from './columns'
import { deleteImage } from './commands'
import { imageFacets, imageText } from './facets'
import { lazyPart } from '#ui/lazyPart'

const PromoteDialog = lazyPart(async () => (await import('./PromoteDialog')).PromoteDialog)
const DemoteDialog = lazyPart(async () => (await import('./DemoteDialog')).DemoteDialog)

const columns = imageColumns(({ name }) => paths.siloImage(name))

/** The images every project of the silo can use. */
export function SiloImagesPage() {
  const list = useResourceList({
    ...described,
    nouns: ['image', 'images'],
    endpoint: imagesApi.endpoints.imageList,
    args: {},
    columns,
    facets: imageFacets,
    textOf: imageText,
  })
  const [isPromoting, setPromoting] = useState(false)
  const [demoted, setDemoted] = useState<Image>()
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (image: Image) => [
      copyId(image.id),
      allowed({ key: 'demote', label: 'Demote', onSelect: () => setDemoted(image) }, siloCollaborator),
      ...commandItems([deleteImage], image),
    ],
    [commandItems, allowed],
  )
  return (
    <List
      frame="page"
      title="Silo images"
      context="Every project of the silo can use them."
      list={list}
      menu={menu}
      create={{ label: 'Promote image', run: () => setPromoting(true), needs: siloCollaborator }}
      goTo={{ group: 'Go to silo image', to: ({ name }) => paths.siloImage(name) }}
      empty={{
        title: 'No images',
        body: 'Promote an image of a project to share it with every project of the silo.',
      }}
    >
      <Suspense>
        {isPromoting && <PromoteDialog onDismiss={() => setPromoting(false)} />}
        {demoted && <DemoteDialog image={demoted} onDismiss={() => setDemoted(undefined)} />}
      </Suspense>
    </List>
  )
}
