import { Outlet } from 'react-router'
import { authSettingsApi } from '#store/api/resources/authSettings'
import { siloAdmin } from '#store/model/needs'
import { TabCard } from '#ui/layout/TabCard'
import { PropertyList } from '#ui/tables/PropertyList'
import { PageHelp } from '#features/kit/help/PageHelp'
import { load } from '#features/kit/routing/load'
import { CreateAction, useCreateStep } from '#features/kit/list/CreateAction'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { lifetimeText } from './tokenLifetime'
import { tokenLifetime } from './noun'

const { authSettingsView } = authSettingsApi.endpoints

export const loader = load(authSettingsView, () => ({}))

/** The maximum lifetime of an access token in the user's silo. */
export function TokenLifetimeTab() {
  const query = authSettingsView.useQuery({})
  const edit = useCreateStep({
    label: tokenLifetime.panels.edit,
    to: tokenLifetime.to.edit(),
    needs: siloAdmin,
  })
  const settings = query.data
  return (
    <>
      <TabCard
        title="Token lifetime"
        lead={<p>For new access tokens. Existing tokens keep their expiry.</p>}
        actions={
          <>
            <PageHelp />
            <PageRefresh refresh={query.refetch} updatedAt={query.fulfilledTimeStamp} />
            {edit && <CreateAction {...edit} />}
          </>
        }
      >
        <QueryFailures of={[query]} what="the token lifetime" />
        {settings && <PropertyList items={[{ label: 'Longest lifetime', value: lifetimeText(settings) }]} />}
      </TabCard>
      <Outlet />
    </>
  )
}
