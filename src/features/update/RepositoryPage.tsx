import type { TufRepoDescription } from '#store/api/generated/types'
import { updatesApi } from '#store/api/resources/updates'
import { formatBytes } from '#ui/format/bytes'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, settled, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { setTargetRelease, targetVersion } from './commands'
import { Components } from './Components'
import { ExpiryDate } from './ExpiryDate'
import { repositories } from './noun'

const { systemUpdateGetRepository, targetReleaseView } = updatesApi.endpoints

export const loader = loadAll(
  load(systemUpdateGetRepository, ({ version }: At<'version'>) => ({ systemVersion: version })),
  settled(load(targetReleaseView, () => ({}))),
)

/** The total size of all components of a repository, in bytes. */
const bytesOf = ({ artifacts }: TufRepoDescription): number =>
  artifacts.reduce((sum, { size }) => sum + size, 0)

/** The repository of one release: its contents, and whether it is the target release. */
export function RepositoryPage() {
  const { version } = useParam('version')
  const query = systemUpdateGetRepository.useQuery({ systemVersion: version })
  const target = targetReleaseView.useQuery({})
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
                return now === undefined ? (
                  'None'
                ) : (
                  <Link to={repositories.to.page({ version: now })}>{now}</Link>
                )
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
