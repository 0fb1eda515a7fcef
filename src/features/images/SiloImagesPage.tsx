import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Outlet } from 'react-router'
import { paths } from '../../paths'
import type { Image } from '../../store/api/generated/types'
import { imagesApi } from '../../store/api/images'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeader } from '../../ui/PageHeader'
import { usePaletteEntries } from '../app/palette/paletteStore'
import { ResourceTable } from '../shared/ResourceTable'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { usePager } from '../shared/usePager'
import { usePaletteRows } from '../shared/usePaletteRows'
import { imageColumns } from './columns'
import { deleteImage } from './commands'

const PromoteDialog = lazy(async () => ({ default: (await import('./PromoteDialog')).PromoteDialog }))
const DemoteDialog = lazy(async () => ({ default: (await import('./DemoteDialog')).DemoteDialog }))

const columns = imageColumns(({ name }) => paths.siloImage(name))

/** The images every project of the silo can use. */
export function SiloImagesPage() {
  const pager = usePager()
  const query = imagesApi.endpoints.imageList.useQuery(pager.args)
  const items = query.data?.items
  const [isPromoting, setPromoting] = useState(false)
  const [demoted, setDemoted] = useState<Image>()
  const found = usePaletteRows(imagesApi.endpoints.imageList, {}, items)
  usePaletteEntries(
    useMemo(
      () => [
        { label: 'Promote image', group: 'Actions', run: () => setPromoting(true) },
        ...(found ?? []).map(({ name }) => ({
          label: name,
          group: 'Go to silo image',
          to: paths.siloImage(name),
        })),
      ],
      [found],
    ),
  )
  const commandItems = useCommandItems()
  const menu = useCallback(
    (image: Image) => [
      copyId(image.id),
      { key: 'demote', label: 'Demote', onSelect: () => setDemoted(image) },
      ...commandItems([deleteImage], image),
    ],
    [commandItems],
  )
  const promote = (
    <Button tone="primary" onClick={() => setPromoting(true)}>
      Promote image
    </Button>
  )
  return (
    <>
      <PageHeader title="Silo images" context="Every project of the silo can use them." actions={promote} />
      <ResourceTable
        label="Silo images"
        query={query}
        pager={pager}
        columns={columns}
        rowKey={(image) => image.id}
        menu={menu}
        empty={
          <EmptyState
            title="No images"
            body="Promote an image of a project to share it with every project of the silo."
            action={promote}
          />
        }
      />
      <Suspense>
        {isPromoting && <PromoteDialog onDismiss={() => setPromoting(false)} />}
        {demoted && <DemoteDialog image={demoted} onDismiss={() => setDemoted(undefined)} />}
      </Suspense>
      <Outlet />
    </>
  )
}
