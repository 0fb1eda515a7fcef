import { boolean, object } from 'yup'
import type { SubnetPool } from '#store/api/generated/types'
import { silosApi } from '#store/api/resources/silos'
import { systemSubnetPoolsApi } from '#store/api/resources/systemSubnetPools'
import { useAppStore } from '#store/hooks'
import { ALL_LIMIT } from '#model/paging'
import { Notice } from '#ui/feedback/Notice'
import { choiceStatus } from '#features/kit/form/choices'
import type { FormSending } from '#features/kit/form/exchange'
import { useForm } from '#features/kit/form/FormFields'
import { ModalForm } from '#features/kit/form/ModalForm'
import { requiredText } from '#features/kit/form/rules'
import { CheckboxField } from '#features/kit/form/fields/CheckboxField'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { linkSubnetPool } from '#features/shared/pools/linkPool'
import { poolVersion } from '#features/shared/pools/poolKinds'
import { defaultSubnetPoolOf, poolsOfSilo } from '#features/shared/pools/subnetPoolsOfSilo'

const { siloSubnetPoolList } = systemSubnetPoolsApi.endpoints

const schema = object({
  silo: requiredText('Silo'),
  isDefault: boolean().required(),
})

interface LinkSiloValues {
  /** The silo's name. */
  silo: string
  isDefault: boolean
}
const initial: LinkSiloValues = { silo: '', isDefault: false }

interface LinkSubnetPoolSiloDialogProps {
  pool: SubnetPool
  /** The silos that are linked already. */
  linked: readonly { id: string }[]
  onDismiss: () => void
}

/** Links a silo to a subnet pool, optionally as its default pool of the version. */
export function LinkSubnetPoolSiloDialog({ pool, linked, onDismiss }: LinkSubnetPoolSiloDialogProps) {
  const { name, ipVersion } = pool
  const store = useAppStore()
  const silos = silosApi.endpoints.siloList.useQuery({ limit: ALL_LIMIT })
  const ids = new Set(linked.map(({ id }) => id))

  async function send({ silo, isDefault }: LinkSiloValues, { save }: FormSending) {
    // If the silo's pools cannot be read, it is linked as if it had no default; the server decides.
    const pools = isDefault ? await store.dispatch(siloSubnetPoolList.initiate(poolsOfSilo(silo))) : undefined
    const isReplacing = defaultSubnetPoolOf(pools?.data?.items ?? [], ipVersion) !== undefined
    return await linkSubnetPool(save, { pool: name, silo, isDefault, isReplacing })
  }
  return (
    <ModalForm
      title="Link silo"
      schema={schema}
      initial={initial}
      send={send}
      saved={({ isDefault }, values) => {
        const lacks = values.isDefault && !isDefault ? ', but the pool could not be made its default' : ''
        return `Silo ${values.silo} linked to ${name}${lacks}`
      }}
      onDismiss={onDismiss}
    >
      <p>The projects of the silo can take external subnets from {name}.</p>
      <ChoiceField
        name="silo"
        label="Silo"
        noun="silo"
        empty="Every silo is linked already"
        status={choiceStatus(silos)}
        choices={(silos.data?.items ?? [])
          .filter(({ id }) => !ids.has(id))
          .map((silo) => ({ value: silo.name, label: silo.name, detail: silo.description }))}
      />
      <CheckboxField
        name="isDefault"
        label={`Make ${name} the default ${poolVersion(ipVersion)} subnet pool of the silo`}
      />
      <Replaced pool={pool} />
    </ModalForm>
  )
}

/** The name of the default pool that is replaced. */
function Replaced({ pool: { name, ipVersion } }: { pool: SubnetPool }) {
  const { silo, isDefault } = useForm<LinkSiloValues>().values
  const { currentData } = siloSubnetPoolList.useQuery(poolsOfSilo(silo), { skip: !isDefault || silo === '' })
  const present = defaultSubnetPoolOf(currentData?.items ?? [], ipVersion)
  if (!isDefault || present === undefined) return null
  return (
    <Notice tone="info" title={`It replaces ${present}`}>
      {present} stays linked. New {poolVersion(ipVersion)} subnets in {silo} come from {name} when no pool is
      named.
    </Notice>
  )
}
