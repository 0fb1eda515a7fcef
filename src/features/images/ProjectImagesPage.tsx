import { useCallback, useMemo } from 'react'
import { Outlet } from 'react-router'
import { paths } from '../../paths'
import type { Image } from '../../store/api/generated/types'
import { imagesApi } from '../../store/api/images'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeader } from '../../ui/PageHeader'
import { usePaletteEntries } from '../app/palette/paletteStore'
import { LinkButton } from '../shared/LinkButton'
import { ResourceTable } from '../shared/ResourceTable'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { usePager } from '../shared/usePager'
import { usePaletteRows } from '../shared/usePaletteRows'
import { useParam } from '../shared/useParam'
import { imageColumns } from './columns'
import { deleteImage, promoteImage } from './commands'

/** The project's own images; the upload panel and an image's details open over it. */
export function ProjectImagesPage() {
  const { project } = useParam('project')
  const pager = usePager()
  const query = imagesApi.endpoints.imageList.useQuery({ project, ...pager.args })
  const items = query.data?.items
  const found = usePaletteRows(imagesApi.endpoints.imageList, { project }, items)
  usePaletteEntries(
    useMemo(
      () => [
        { label: 'Upload image', group: 'Actions', to: paths.imagesNew({ project }) },
        ...(found ?? []).map(({ name }) => ({
          label: name,
          group: 'Go to image',
          to: paths.image({ project, image: name }),
        })),
      ],
      [found, project],
    ),
  )
  const columns = useMemo(() => imageColumns(({ name }) => paths.image({ project, image: name })), [project])
  const commandItems = useCommandItems()
  const menu = useCallback(
    (image: Image) => [copyId(image.id), ...commandItems([promoteImage, deleteImage], image)],
    [commandItems],
  )
  const uploadImage = (
    <LinkButton tone="primary" to={paths.imagesNew({ project })} preventScrollReset>
      Upload image
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Project images"
        context="Only this project can use them. Promote one to share it with the silo."
        actions={uploadImage}
      />
      <ResourceTable
        label="Project images"
        query={query}
        pager={pager}
        columns={columns}
        rowKey={(image) => image.id}
        menu={menu}
        empty={
          <EmptyState
            title="No images"
            body="Upload an image, or make one from a snapshot, to boot instances from it."
            action={uploadImage}
          />
        }
      />
      <Outlet />
    </>
  )
}
