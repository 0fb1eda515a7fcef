// @chunk silos-detail
import { silosApi } from '#store/api/resources/silos'
import { ALL_LIMIT } from '#model/paging'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { siblings } from '#features/kit/detail/siblings'
import { switchFace } from '#features/kit/detail/switchFace'
import { silos } from './noun'

/** Switches between the silos of the region. */
export function SiloSwitch({ isEnabled }: { isEnabled: boolean }) {
  const query = silosApi.endpoints.siloList.useQuery({ limit: ALL_LIMIT }, { skip: !isEnabled })
  const items = siblings(query, silos.many, (silo) => silos.to.page({ silo }))
  return <ActionMenu label="Switch silo" items={items} trigger={switchFace} />
}
