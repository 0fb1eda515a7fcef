import { Outlet } from 'react-router'
import { updatesApi } from '#store/api/resources/updates'
import { dateOf } from '#store/model/dates'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Card } from '#ui/layout/Card'
import { usePaletteEntries, usePaletteOpen, type PaletteEntry } from '#features/kit/palette/paletteStore'
import { CreateAction, useCreateStep, type CreateStep } from '#features/kit/list/CreateAction'
import { fleetAdmin } from '#store/model/needs'
import { PropertyList } from '#ui/tables/PropertyList'
import { DateText } from '#ui/text/DateText'
import { LearnAbout } from '#features/kit/help/LearnAbout'
import { Link } from '#features/kit/routing/Link'
import { load } from '#features/kit/routing/load'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { targetVersion } from './commands'
import { Components } from './Components'
import { repositories, targetRelease } from './noun'

const { targetReleaseView } = updatesApi.endpoints

export const loader = load(targetReleaseView, () => ({}))

const uploadStep: CreateStep = {
  label: 'Upload repository',
  to: repositories.to.upload(),
  needs: fleetAdmin,
}
const noEntries: readonly PaletteEntry[] = []
const paletteEntries = ({ label, to, disabledReason }: CreateStep): readonly PaletteEntry[] => [
  { label, group: 'Actions', ...(disabledReason || !to ? { disabledReason } : { to }) },
  { label: 'Find repository', group: 'Actions', to: repositories.to.find() },
]

/** The target release of the region and its components. */
export function ReleaseTab() {
  const query = targetReleaseView.useQuery({})
  const release = query.data
  const upload = useCreateStep(uploadStep)
  usePaletteEntries(usePaletteOpen() && upload ? paletteEntries(upload) : noEntries)
  if (!release) return null
  const version = targetVersion(release)
  return (
    <>
      <Card
        title={targetRelease.title}
        actions={
          <>
            <LearnAbout topic="update" />
            <PageRefresh refresh={query.refetch} updatedAt={query.fulfilledTimeStamp} />
            <LinkButton to={repositories.to.find()} preventScrollReset>
              Find repository
            </LinkButton>
            <CreateAction {...(upload ?? uploadStep)} />
          </>
        }
      >
        <QueryFailures of={[query]} what="the target release" />
        {version === undefined ? (
          <EmptyState
            small
            title="No target release"
            body="The region runs what was installed on it. A release becomes the target on the page of its repository."
          />
        ) : (
          <>
            <PropertyList
              items={[
                { label: 'Version', value: <Link to={repositories.to.page({ version })}>{version}</Link> },
                { label: 'Generation', value: release.generation },
                { label: 'Requested', value: <DateText at={dateOf(release, 'timeRequested')} /> },
              ]}
            />
            <p>
              This is what the region was asked to run. Its API does not say which components run it already.
            </p>
          </>
        )}
      </Card>
      {version !== undefined && <Components version={version} />}
      <Outlet />
    </>
  )
}
