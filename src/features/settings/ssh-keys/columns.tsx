import { paths } from '#src/paths'
import type { SshKey } from '#store/api/generated/types'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Truncate } from '#ui/text/Truncate'
import { keyFacts } from './keyType'
import { createdColumn, descriptionColumn, nameColumn } from '#features/shared/list/columns'

function Comment({ sshKey }: { sshKey: SshKey }) {
  const { comment } = keyFacts(sshKey)
  return comment === '' ? <EmptyCell /> : <Truncate text={comment} />
}

/** Columns of the user's SSH keys. */
export const sshKeyColumns: readonly Column<SshKey>[] = [
  nameColumn(({ name }) => paths.sshKey(name), 'panel'),
  { ...descriptionColumn, hideBelow: 'narrow' },
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
  { ...createdColumn, hideBelow: 'narrow' },
]
