import { Link } from '#features/routing/Link'
import { paths } from '#src/paths'
import type { SupportBundleInfo } from '#store/api/generated/types'
import { dateOf, timeOf } from '#store/model/dates'
import type { Column } from '#ui/tables/column'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import { StateButton } from '#features/shared/law/StateButton'
import { bundleName } from './bundleText'
import { supportBundleLaw } from './law'

/** Columns of the support bundles. */
export const supportBundleColumns: readonly Column<SupportBundleInfo>[] = [
  {
    id: 'id',
    header: 'Bundle',
    tip: 'The beginning of its ID',
    cell: ({ id }) => (
      <Link to={paths.supportBundle(id)}>
        <code>{bundleName(id)}</code>
      </Link>
    ),
    sortValue: ({ id }) => id,
  },
  {
    id: 'comment',
    header: 'Comment',
    isPlain: true,
    cell: ({ userComment }) => <DescriptionText text={userComment ?? ''} />,
  },
  {
    id: 'state',
    header: 'State',
    isPlain: true,
    cell: (bundle) => <StateButton law={supportBundleLaw} row={bundle} />,
    sortValue: ({ state }) => state,
  },
  {
    id: 'reason',
    header: 'Reason',
    hideBelow: 'medium',
    cell: ({ reasonForFailure, reasonForCreation }) => (
      <DescriptionText text={reasonForFailure ?? reasonForCreation} />
    ),
  },
  {
    id: 'timeCreated',
    header: 'Created',
    cell: (bundle) => <DateText at={dateOf(bundle, 'timeCreated')} />,
    sortValue: (bundle) => timeOf(bundle, 'timeCreated'),
  },
]
