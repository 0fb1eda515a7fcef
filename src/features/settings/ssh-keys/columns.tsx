import { paths } from '#src/paths'
import type { SshKey } from '#store/api/generated/types'
import { dateOf, timeOf } from '#store/model/dates'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import { Truncate } from '#ui/text/Truncate'
import { Link } from '#features/routing/Link'
import { keyFacts } from './keyType'

function Comment({ sshKey }: { sshKey: SshKey }) {
  const { comment } = keyFacts(sshKey)
  return comment === '' ? <EmptyCell /> : <Truncate text={comment} />
}

/** Columns of the user's SSH keys. */
export const sshKeyColumns: readonly Column<SshKey>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => (
      <Link to={paths.sshKey(name)} preventScrollReset>
        {name}
      </Link>
    ),
    sortValue: ({ name }) => name,
  },
  {
    id: 'description',
    header: 'Description',
    isPlain: true,
    hideBelow: 'narrow',
    cell: ({ description }) => <DescriptionText text={description} />,
  },
  {
    id: 'type',
    header: 'Type',
    width: '13rem',
    cell: (key) => keyFacts(key).type,
    sortValue: (key) => keyFacts(key).type,
  },
  {
    id: 'comment',
    header: 'Comment',
    isPlain: true,
    tip: 'The end of the key’s line, mostly the computer it was made on',
    cell: (key) => <Comment sshKey={key} />,
    sortValue: (key) => keyFacts(key).comment,
  },
  {
    id: 'timeCreated',
    header: 'Created',
    hideBelow: 'narrow',
    cell: (key) => <DateText at={dateOf(key, 'timeCreated')} />,
    sortValue: (key) => timeOf(key, 'timeCreated'),
  },
]
