// @chunk silos-detail
import { paths } from '#src/paths'
import { silosApi } from '#store/api/resources/silos'
import { ALL_LIMIT } from '#store/model/paging'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { siblings, switchFace } from '#features/shared/siblings'

/** Switches between the silos of the region. */
export function SiloSwitch({ isEnabled }: { isEnabled: boolean }) {
  const query = silosApi.endpoints.siloList.useQuery({ limit: ALL_LIMIT }, { skip: !isEnabled })
  return <ActionMenu label="Switch silo" items={siblings(query, 'silos', paths.silo)} trigger={switchFace} />
}
