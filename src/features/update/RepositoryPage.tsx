import { paths } from '#src/paths'
import { updatesApi } from '#store/api/resources/updates'
import { formatBytes } from '#ui/format/bytes'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/routing/Link'
import { useParam } from '#features/routing/useParam'
import { DetailPage } from '#features/shared/detail/DetailPage'
import { QueryCell } from '#features/shared/QueryCell'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { setTargetRelease } from './commands'
import { Components } from './Components'
import { ExpiryDate } from './ExpiryDate'
import { bytesOf, targetVersion } from './updateText'

/** The repository of one release: what is in it, and whether the region is to run it. */
export function RepositoryPage() {
  const { version } = useParam('version')
  const query = updatesApi.endpoints.systemUpdateGetRepository.useQuery({ systemVersion: version })
  const target = updatesApi.endpoints.targetReleaseView.useQuery({})
  const commandItems = useCommandItems()
  const description = query.currentData?.description
  if (!description) return null
  const { repo } = description
  const subject = { repo, target: target.data }
  return (
    <DetailPage
      noun="Repository"
      title={`Repository ${repo.systemVersion}`}
      topic="update"
      query={query}
      refresh={() => Promise.all([query.refetch(), target.refetch()])}
      menu={[copyId(repo.hash, 'Copy checksum'), ...commandItems([setTargetRelease], subject)]}
      paletteName={repo.systemVersion}
      properties={[
        {
          label: 'Target release',
          value: (
            <QueryCell query={target} missing={<EmptyCell />}>
              {(release) => {
                const now = targetVersion(release)
                if (now === repo.systemVersion) return 'This one'
                return now === undefined ? 'None' : <Link to={paths.repository(now)}>{now}</Link>
              }}
            </QueryCell>
          ),
        },
        { label: 'File', value: repo.fileName },
        {
          label: 'Components',
          value: `${description.artifacts.length}, ${formatBytes(bytesOf(description))}`,
        },
        { label: 'Valid until', value: <ExpiryDate until={repo.validUntil} /> },
        { label: 'Targets role', value: `Version ${repo.targetsRoleVersion}` },
        { label: 'SHA-256', value: <IdText value={repo.hash} /> },
      ]}
    >
      <Components version={version} />
    </DetailPage>
  )
}
