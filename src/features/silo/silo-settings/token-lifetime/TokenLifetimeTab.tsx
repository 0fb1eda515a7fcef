import { Outlet } from 'react-router'
import { HOUR_MS } from '#src/durations'
import type { DeviceAccessToken, SiloAuthSettings } from '#store/api/generated/types'
import { accessTokensApi } from '#store/api/resources/accessTokens'
import { authSettingsApi } from '#store/api/resources/authSettings'
import { siloAdmin } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { counted } from '#ui/format/counted'
import { formatCount } from '#ui/format/numbers'
import { Card } from '#ui/layout/Card'
import { TabCard } from '#ui/layout/TabCard'
import { PropertyList } from '#ui/tables/PropertyList'
import { useNow } from '#ui/text/useNow'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { load, loadAll, settled } from '#features/kit/routing/load'
import { CreateAction, useCreateStep } from '#features/kit/list/CreateAction'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { accessTokens } from '#features/console/settings/access-tokens/noun'
import { lifetimeText, tokensByExpiry, tokensOverLimit } from './tokenLifetime'
import { tokenLifetime } from './noun'

const { authSettingsView } = authSettingsApi.endpoints

const { currentUserAccessTokenList } = accessTokensApi.endpoints
const all = { limit: ALL_LIMIT }

export const loader = loadAll(
  load(authSettingsView, () => ({})),
  settled(load(currentUserAccessTokenList, () => all)),
)

/** The maximum lifetime of an access token in the user's silo, and what it means for the user's own tokens. */
export function TokenLifetimeTab() {
  const query = authSettingsView.useQuery({})
  const own = currentUserAccessTokenList.useQuery(all)
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
            <PageRefresh
              refresh={() => Promise.all([query.refetch(), own.refetch()])}
              updatedAt={query.fulfilledTimeStamp}
            />
            {edit && <CreateAction {...edit} />}
          </>
        }
      >
        <QueryFailures of={[query]} what="the token lifetime" />
        {settings && (
          <PropertyList isWide="row" items={[{ label: 'Longest lifetime', value: lifetimeText(settings) }]} />
        )}
      </TabCard>
      <Card
        title="Your access tokens, by expiry"
        actions={<LinkButton to={accessTokens.to.list()}>View access tokens</LinkButton>}
      >
        {own.data ? (
          <OwnTokens tokens={own.data.items} settings={settings} />
        ) : (
          <PendingQuery query={own} noun="access tokens" />
        )}
      </Card>
      <Outlet />
    </>
  )
}

interface OwnTokensProps {
  tokens: readonly DeviceAccessToken[]
  settings: SiloAuthSettings | undefined
}

/** How many of the user's tokens expire by when, and how many live longer than new ones may. */
function OwnTokens({ tokens, settings }: OwnTokensProps) {
  const now = useNow((from) => from + HOUR_MS)
  const over = settings ? tokensOverLimit(tokens, settings, now) : 0
  return (
    <>
      <PropertyList
        isWide="row"
        items={tokensByExpiry(tokens, now).map(({ label, count }) => ({
          label,
          value: formatCount(count),
        }))}
      />
      {over > 0 && (
        <p>
          {counted(over, 'token that works now lives', 'tokens that work now live')} longer than new ones may.
        </p>
      )}
    </>
  )
}
