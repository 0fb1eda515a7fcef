import { dateOf } from '#model/dates'
import type { ReleaseStatus, RepositoryContents } from '#model/olderFacts'
import { componentCounts, saysProgress, targetVersion } from '#model/release'
import { updatesApi } from '#store/api/resources/updates'
import { formatBytes } from '#ui/format/bytes'
import { Card } from '#ui/layout/Card'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, settled, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { setTargetRelease } from './commands'
import { Components } from './Components'
import { ComponentsByRelease } from './ComponentsByRelease'
import { ExpiryDate } from './ExpiryDate'
import { repositories } from './noun'

const { systemUpdateRepositoryView, systemUpdateStatus } = updatesApi.endpoints

export const loader = loadAll(
  load(systemUpdateRepositoryView, ({ version }: At<'version'>) => ({ systemVersion: version })),
  settled(load(systemUpdateStatus, () => ({}))),
)

/** The total size of all components of a repository, in bytes. */
const bytesOf = ({ artifacts }: RepositoryContents): number =>
  artifacts.reduce((sum, { size }) => sum + size, 0)

const BY_RELEASE = 'Components by release'

/** How much of the region runs a release: "12 of 64 components of the region run this release." */
export const runsText = (status: ReleaseStatus, version: string): string =>
  `${status.componentsByReleaseVersion[version] ?? 0} of ${componentCounts(status).all} components of the region run this release.`

/** The repository of one release: its contents, and whether it is the target release. */
export function RepositoryPage() {
  const { version } = useParam('version')
  const query = systemUpdateRepositoryView.useQuery({ systemVersion: version })
  const target = systemUpdateStatus.useQuery({})
  const commandItems = useCommandItems()
  const repo = query.currentData
  if (!repo) return null
  const { contents } = repo
  const subject = { repo, target: target.data }
  return (
    <DetailPage
      noun={repositories}
      title={`Repository ${repo.systemVersion}`}
      query={query}
      record={{ id: repo.systemVersion, name: repo.systemVersion }}
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
        ...(contents
          ? [
              {
                label: 'Components',
                value: `${contents.artifacts.length}, ${formatBytes(bytesOf(contents))}`,
              },
              { label: 'Valid until', value: <ExpiryDate until={contents.validUntil} /> },
              { label: 'Targets role', value: `Version ${contents.targetsRoleVersion}` },
            ]
          : [{ label: 'Uploaded', value: <DateText at={dateOf(repo, 'timeCreated')} /> }]),
        { label: 'SHA-256', value: <IdText value={repo.hash} /> },
      ]}
    >
      {contents && <Components version={version} />}
      {target.data && saysProgress(target.data) && (
        <Card title={BY_RELEASE}>
          <p>{runsText(target.data, version)}</p>
          <ComponentsByRelease label={BY_RELEASE} status={target.data} />
        </Card>
      )}
    </DetailPage>
  )
}
