import type { Image } from '#store/api/generated/types'
import { dateOf, timeOf } from '#store/model/dates'
import type { Column } from '#ui/tables/column'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { SizeText } from '#ui/text/SizeText'
import { Link } from '#features/routing/Link'

/** Columns of a list of images. @param to where an image's own panel is */
export const imageColumns = (to: (image: Image) => string): readonly Column<Image>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: (image) => (
      <Link to={to(image)} preventScrollReset>
        {image.name}
      </Link>
    ),
    sortValue: (image) => image.name,
  },
  {
    id: 'description',
    header: 'Description',
    isPlain: true,
    hideBelow: 'narrow',
    cell: (image) => <DescriptionText text={image.description} />,
  },
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
  {
    id: 'timeCreated',
    header: 'Created',
    cell: (image) => <DateText at={dateOf(image, 'timeCreated')} />,
    sortValue: (image) => timeOf(image, 'timeCreated'),
  },
]
