import type { Image } from '#store/api/generated/types'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { SizeText } from '#ui/text/SizeText'
import { createdColumn, descriptionColumn, nameColumn } from '#features/shared/list/columns'

/** Columns of a list of images. @param to where an image's own panel is */
export const imageColumns = (to: (image: Image) => string): readonly Column<Image>[] => [
  nameColumn(to, 'panel'),
  { ...descriptionColumn, hideBelow: 'narrow' },
  { id: 'os', header: 'OS', cell: (image) => image.os || <EmptyCell />, sortValue: (image) => image.os },
  {
    id: 'version',
    header: 'Version',
    cell: (image) => image.version || <EmptyCell />,
    sortValue: (image) => image.version,
  },
  {
    id: 'size',
    header: 'Size',
    isPlain: true,
    align: 'end',
    cell: (image) => <SizeText bytes={image.size} />,
    sortValue: (image) => image.size,
  },
  createdColumn,
]
