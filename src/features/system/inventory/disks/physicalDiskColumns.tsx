import type { PhysicalDisk } from '#store/api/generated/types'
import { Badge } from '#ui/feedback/Badge'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { Link } from '#features/kit/routing/Link'
import { serviceColumn } from '#features/shared/hardware/hardwareColumns'
import { SledLink } from '#features/shared/hardware/SledLink'
import { physicalDisks } from '../noun'
import { formFactorWord } from './formFactor'

const heads = headsOf(physicalDisks, {
  Serial: 'other',
  Model: 'other',
  'Form factor': 'word',
  Sled: 'word',
  Service: 'word',
})

/** Columns of physical disks. @param serials of their sleds, by id */
export const physicalDiskColumns = (serials: ReadonlyMap<string, string>) =>
  columnsOf<PhysicalDisk>()(heads, {
    Serial: {
      id: 'serial',
      cell: ({ id, serial }) => (
        <Link to={physicalDisks.to.page({ diskId: id })}>
          <code>{serial}</code>
        </Link>
      ),
      sortValue: ({ serial }) => serial,
    },
    Model: {
      id: 'model',
      cell: ({ vendor, model }) => `${vendor} ${model}`,
      sortValue: ({ vendor, model }) => `${vendor} ${model}`,
    },
    'Form factor': {
      id: 'formFactor',
      hideBelow: 'narrowest',
      cell: ({ formFactor }) => <Badge>{formFactorWord(formFactor)}</Badge>,
      sortValue: ({ formFactor }) => formFactor,
    },
    Sled: {
      id: 'sled',
      cell: ({ sledId }) => <SledLink id={sledId} serials={serials} />,
      sortValue: ({ sledId }) => (sledId ? (serials.get(sledId) ?? sledId) : ''),
    },
    Service: { ...serviceColumn, tip: 'In service, or why not' },
  })

/** Columns of the physical disks of one sled. */
export const disksOfSledColumns = physicalDiskColumns(new Map()).filter(({ id }) => id !== 'sled')
