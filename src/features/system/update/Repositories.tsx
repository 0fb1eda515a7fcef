import type { TufRepo } from '#store/api/generated/types'
import { updatesApi } from '#store/api/resources/updates'
import { dateOf } from '#model/dates'
import { ALL_LIMIT } from '#model/paging'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { DateText } from '#ui/text/DateText'
import { CardTable } from '#features/kit/list/CardTable'
import { Link } from '#features/kit/routing/Link'
import { repositories } from './noun'

const columns: readonly Column<TufRepo>[] = [
  {
    id: 'version',
    header: 'Version',
    cell: ({ systemVersion: version }) => <Link to={repositories.to.page({ version })}>{version}</Link>,
  },
  { id: 'file', header: 'File', hideBelow: 'narrow', cell: ({ fileName }) => fileName },
  {
    id: 'uploaded',
    header: 'Uploaded',
    cell: (repo) => <DateText at={dateOf(repo, 'timeCreated')} />,
  },
]
const rowKey = ({ systemVersion }: TufRepo) => systemVersion

/** The repositories that the region has, the newest version first. */
export function Repositories() {
  const query = updatesApi.endpoints.systemUpdateRepositoryList.useQuery({ limit: ALL_LIMIT })
  return (
    <Card title="Repositories">
      <CardTable
        label="Repositories"
        queries={[query]}
        columns={columns}
        rows={query.data?.items}
        rowKey={rowKey}
        empty={{ title: 'No repositories', body: 'Upload the repository of a release to update to it.' }}
      />
    </Card>
  )
}
