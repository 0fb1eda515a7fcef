import { morePaths } from '#src/morePaths'
import { paths } from '#src/paths'
import { silosApi } from '#store/api/resources/silos'
import { dateOf } from '#store/model/dates'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { useParam } from '#features/routing/useParam'
import { DetailPage } from '#features/shared/detail/DetailPage'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { useMe } from '#features/shared/useMe'
import { useShown } from '#features/shared/gone'
import { deleteSilo } from './commands'
import { identityModes } from './labels'

/** The page of one silo: properties, actions and tabs. */
export function SiloPage() {
  const { silo: name } = useParam('silo')
  const { me } = useMe()
  const query = silosApi.endpoints.siloView.useQuery({ silo: name })
  const silo = useShown(query, paths.silos())
  const commandItems = useCommandItems()
  if (!silo) return null
  const row = { silo, isOwn: silo.id === me?.siloId }
  return (
    <DetailPage
      noun="Silo"
      title={silo.name}
      context={silo.description}
      topic="silos"
      query={query}
      menu={[copyId(silo.id), ...commandItems([deleteSilo], row)]}
      facts={[
        { label: 'Identity mode', value: identityModes[silo.identityMode].label },
        { label: 'Discoverable', value: silo.discoverable ? 'Yes' : 'No' },
        { label: 'Created', value: <DateText at={dateOf(silo, 'timeCreated')} /> },
        { label: 'Updated', value: <DateText at={dateOf(silo, 'timeModified')} /> },
        { label: 'ID', value: <IdText value={silo.id} /> },
      ]}
      tabs={[
        { label: 'Identity providers', to: paths.siloIdps(name) },
        { label: 'IP pools', to: paths.siloIpPools(name) },
        { label: 'Quotas', to: paths.siloQuotas(name) },
        { label: 'Fleet roles', to: morePaths.siloFleetRoles(name) },
        { label: 'Users', to: morePaths.siloUsers(name) },
      ]}
    />
  )
}
