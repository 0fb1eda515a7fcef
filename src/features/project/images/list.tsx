import { useCallback, useMemo, Suspense, useState } from 'react'
import type { Image } from '#store/api/generated/types'
import { imagesApi } from '#store/api/resources/images'
import { siloImageCollaborator } from '#model/needs'
import { lazyPart } from '#ui/lazyPart'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { SizeText } from '#ui/text/SizeText'
import { loadPage, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { wordsOf } from '#features/kit/noun/noun'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { columnsOf, createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { described } from '#features/kit/list/described'
import { sizeFacet, wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { useResourceList } from '#features/kit/list/useResourceList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { deleteImage, promoteImage } from './commands'
import { projectImages, siloImages } from './noun'

const heads = headsOf([projectImages, siloImages], {
  Name: 'other',
  Description: 'text',
  OS: 10,
  Version: 'word',
  Size: 'figure',
  Created: 'date',
})

/** Columns of a list of images. @param to returns the path of an image's panel */
export const imageColumns = (to: (image: Image) => string) =>
  columnsOf<Image>()(heads, {
    Name: nameColumn(to, 'panel'),
    Description: { ...descriptionColumn, hideBelow: 'narrow' },
    OS: { id: 'os', cell: (image) => image.os || <EmptyCell />, sortValue: (image) => image.os },
    Version: {
      id: 'version',
      cell: (image) => image.version || <EmptyCell />,
      sortValue: (image) => image.version,
    },
    Size: {
      id: 'size',
      isPlain: true,
      align: 'end',
      cell: (image) => <SizeText bytes={image.size} />,
      sortValue: (image) => image.size,
    },
    Created: createdColumn,
  })

const imageFacets: readonly Facet<Image>[] = [
  wordFacet(
    'os',
    'OS',
    ({ os }) => os || [],
    (os) => os,
  ),
  sizeFacet((image) => image.size),
]

/** The texts of an image that a filter searches. */
const imageText = (image: Image) => [...described.textOf(image), image.os, image.version]

export const projectLoader = loadPage(imagesApi.endpoints.imageList, ({ project }: At<'project'>) => ({
  project,
}))

/** The project's own images; the upload panel and an image's details open over it. */
export function ProjectImagesPage() {
  const { project } = useParam('project')
  const list = useResourceList({
    ...described,
    nouns: wordsOf(projectImages),
    endpoint: imagesApi.endpoints.imageList,
    args: { project },
    columns: useMemo(
      () => imageColumns(({ name }) => projectImages.to.page({ project, image: name })),
      [project],
    ),
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
      context="Only this project can use them. Promote one to share it."
      list={list}
      menu={menu}
      create={createOf(projectImages, 'create', { project })}
      goTo={{ to: ({ name }) => projectImages.to.page({ project, image: name }) }}
      empty={{
        body: 'New instances boot from an image. Upload one, or make one from a snapshot.',
      }}
    />
  )
}

const PromoteDialog = lazyPart(async () => (await import('./forms')).PromoteDialog)
const DemoteDialog = lazyPart(async () => (await import('./forms')).DemoteDialog)

const siloColumns = imageColumns(({ name }) => siloImages.to.page({ image: name }))

export const siloLoader = loadPage(imagesApi.endpoints.imageList, () => ({}))

/** The images for every project of the silo. */
export function SiloImagesPage() {
  const list = useResourceList({
    ...described,
    nouns: wordsOf(siloImages),
    endpoint: imagesApi.endpoints.imageList,
    args: {},
    columns: siloColumns,
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
      allowed(
        { kind: 'act', key: 'demote', label: 'Demote', onSelect: () => setDemoted(image) },
        siloImageCollaborator,
      ),
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
      create={{ label: 'Promote image', run: () => setPromoting(true), needs: siloImageCollaborator }}
      goTo={{ group: 'Go to silo image', to: ({ name }) => siloImages.to.page({ image: name }) }}
      empty={{
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
