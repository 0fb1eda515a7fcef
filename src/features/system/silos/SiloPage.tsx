import { silosApi } from '#store/api/resources/silos'
import { loadListed, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { useTabs } from '#features/kit/detail/useTabs'
import { createdFact, idFact, updatedFact } from '#features/kit/detail/recordFacts'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useMe } from '#features/kit/roles/useMe'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { useShown } from '#features/kit/queries/gone'
import { deleteAllItem } from '#features/shared/deleteAll'
import { deleteSilo } from './commands'
import { identityModeLabel } from './identityModes'
import { silos } from './noun'

const { siloList, siloView } = silosApi.endpoints

export const loader = loadListed(siloView, siloList, 'silo', ({ silo }: At<'silo'>) => ({ silo }))

/** The page of one silo: properties, actions and tabs. */
export function SiloPage() {
  const { silo: name } = useParam('silo')
  const { me } = useMe()
  const query = siloView.useQuery({ silo: name })
  const silo = useShown(query, silos.to.list())
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const tabs = useTabs()
  if (!silo) return null
  const row = { silo, isOwn: silo.id === me?.siloId }
  return (
    <DetailPage
      noun={silos}
      title={silo.name}
      context={silo.description}
      query={query}
      menu={[
        copyId(silo.id),
        ...commandItems([deleteSilo], row),
        deleteAllItem(allowed, deleteSilo, row, silos.to.deleteAll({ silo: name })),
      ]}
      facts={[
        { label: 'Identity mode', value: identityModeLabel(silo.identityMode) },
        ...(silo.adminGroupName ? [{ label: 'Admin group', value: silo.adminGroupName }] : []),
        { label: 'Discoverable', value: silo.discoverable ? 'Yes' : 'No' },
        createdFact(silo),
        updatedFact(silo),
        idFact(silo.id),
      ]}
      tabs={tabs}
    />
  )
}
