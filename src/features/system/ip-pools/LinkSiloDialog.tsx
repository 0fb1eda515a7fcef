import { boolean, object } from 'yup'
import type { IpPool } from '#store/api/generated/types'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { silosApi } from '#store/api/resources/silos'
import { useAppStore } from '#store/hooks'
import { ALL_LIMIT } from '#model/paging'
import { Notice } from '#ui/feedback/Notice'
import { requiredText } from '#features/kit/form/rules'
import { choiceStatus } from '#features/kit/form/choices'
import { CheckboxField } from '#features/kit/form/fields/CheckboxField'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import type { FormSending } from '#features/kit/form/exchange'
import { ModalForm } from '#features/kit/form/ModalForm'
import { useDefaultOf } from '#features/shared/pools/defaultOf'
import { linkPool } from '#features/shared/pools/linkPool'
import { useForm } from '#features/kit/form/FormFields'

const { siloIpPoolList } = siloPoolsApi.endpoints
const poolsOfSilo = (silo: string) => ({ silo, limit: ALL_LIMIT })

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

interface LinkSiloDialogProps {
  pool: IpPool
  /** The silos that are linked already. */
  linked: readonly { id: string }[]
  onDismiss: () => void
}

/** Links a silo to a pool, optionally as its default pool. */
export function LinkSiloDialog({ pool: kind, linked, onDismiss }: LinkSiloDialogProps) {
  const pool = kind.name
  const defaultOf = useDefaultOf()
  const store = useAppStore()
  const silos = silosApi.endpoints.siloList.useQuery({ limit: ALL_LIMIT })
  const ids = new Set(linked.map(({ id }) => id))

  async function send({ silo, isDefault }: LinkSiloValues, { save }: FormSending) {
    // If the silo's pools cannot be read, it is linked as if it had no default; the server decides.
    const pools = isDefault ? await store.dispatch(siloIpPoolList.initiate(poolsOfSilo(silo))) : undefined
    const isReplacing = defaultOf(pools?.data?.items ?? [], kind) !== undefined
    return await linkPool(save, { pool, silo, isDefault, isReplacing })
  }
  return (
    <ModalForm
      title="Link silo"
      schema={schema}
      initial={initial}
      send={send}
      saved={({ isDefault }, values) => {
        const lacks = values.isDefault && !isDefault ? ', but the pool could not be made its default' : ''
        return `Silo ${values.silo} linked to ${pool}${lacks}`
      }}
      onDismiss={onDismiss}
    >
      <p>The projects of the silo can take addresses from {pool}.</p>
      <ChoiceField
        name="silo"
        label="Silo"
        noun="silo"
        empty="Every silo is linked already"
        status={choiceStatus(silos)}
        choices={(silos.data?.items ?? [])
          .filter(({ id }) => !ids.has(id))
          .map(({ name, description }) => ({ value: name, label: name, detail: description }))}
      />
      <CheckboxField name="isDefault" label={`Make ${pool} the default pool of the silo`} />
      <Replaced pool={kind} />
    </ModalForm>
  )
}

/** The name of the default pool that is replaced. */
function Replaced({ pool }: { pool: IpPool }) {
  const defaultOf = useDefaultOf()
  const { silo, isDefault } = useForm<LinkSiloValues>().values
  const { currentData } = siloIpPoolList.useQuery(poolsOfSilo(silo), { skip: !isDefault || silo === '' })
  const present = currentData && defaultOf(currentData.items, pool)
  if (!isDefault || present === undefined) return null
  return (
    <Notice tone="info" title={`It replaces ${present}`}>
      {present} stays linked. New addresses in {silo} come from {pool.name} when no pool is named.
    </Notice>
  )
}
