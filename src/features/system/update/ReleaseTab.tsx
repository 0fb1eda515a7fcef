import { Outlet } from 'react-router'
import { updateLifecycle } from '#machines/lifecycle/updateLifecycle'
import { updatesApi } from '#store/api/resources/updates'
import { dateOf } from '#model/dates'
import { EmptyState } from '#ui/feedback/EmptyState'
import { TabCard } from '#ui/layout/TabCard'
import { usePaletteEntries, type PaletteEntry } from '#features/kit/palette/paletteStore'
import { CreateAction, useCreateStep, type CreateStep } from '#features/kit/list/CreateAction'
import { fleetAdmin } from '#model/needs'
import { saysProgress, targetVersion } from '#model/release'
import { useHasFeature } from '#store/useRegionVersion'
import { PropertyList } from '#ui/tables/PropertyList'
import { DateText } from '#ui/text/DateText'
import { Link } from '#features/kit/routing/Link'
import { load } from '#features/kit/routing/load'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { Components } from './Components'
import { HoldUps } from './HoldUps'
import { repositories, targetRelease } from './noun'
import { UpdateProgress } from './UpdateProgress'
import { Repositories } from './Repositories'
import { useUpdateStatus } from './useUpdateStatus'

const { systemUpdateStatus } = updatesApi.endpoints

export const loader = load(systemUpdateStatus, () => ({}))

const uploadStep: CreateStep = {
  label: 'Upload repository',
  to: repositories.to.upload(),
  needs: fleetAdmin,
}
const findEntry: PaletteEntry = { label: 'Find repository', group: 'Actions', to: repositories.to.find() }
const uploadEntry = ({ label, to, disabledReason }: CreateStep): PaletteEntry => ({
  label,
  group: 'Actions',
  disabledReason,
  to,
})

/** The target release of the region and its components. */
export function ReleaseTab() {
  const query = useUpdateStatus()
  const release = query.data
  const hasList = useHasFeature('repositoryList')
  const upload = useCreateStep(uploadStep)
  usePaletteEntries(() => (upload ? [uploadEntry(upload), ...(hasList ? [] : [findEntry])] : []))
  if (!release) return null
  const { state } = release
  const version = targetVersion(release)
  return (
    <>
      <QueryFailures of={[query]} what="the target release" />
      <TabCard
        title={targetRelease.title}
        lead={
          version === undefined ? (
            <EmptyState
              small
              title="No target release"
              body="The region runs what was installed on it. To update it, open a repository and set its release as target."
            />
          ) : (
            !saysProgress(release) && (
              <p>The region was asked to run this release. It does not say whether it runs it yet.</p>
            )
          )
        }
        actions={
          <>
            <PageRefresh refresh={query.refetch} updatedAt={query.fulfilledTimeStamp} />
            {!hasList && (
              <LinkButton to={repositories.to.find()} preventScrollReset>
                Find repository
              </LinkButton>
            )}
            <CreateAction {...(upload ?? uploadStep)} />
          </>
        }
      >
        {version !== undefined && (
          <PropertyList
            isWide="row"
            items={[
              { label: 'Version', value: <Link to={repositories.to.page({ version })}>{version}</Link> },
              ...(release.generation === undefined
                ? []
                : [{ label: 'Generation', value: release.generation }]),
              {
                label: 'Requested',
                value: <DateText at={dateOf(release.targetRelease ?? {}, 'timeRequested')} />,
              },
            ]}
          />
        )}
      </TabCard>
      {state !== undefined && <UpdateProgress status={release} state={state} />}
      {state !== undefined && updateLifecycle.has(state, 'held') && <HoldUps />}
      {version !== undefined && !saysProgress(release) && <Components version={version} />}
      {hasList && <Repositories />}
      <Outlet />
    </>
  )
}
