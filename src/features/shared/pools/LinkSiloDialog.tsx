import { boolean, object } from 'yup'
import { silosApi } from '#store/api/resources/silos'
import { useAppStore } from '#store/hooks'
import type { Save } from '#store/commands/saving'
import { ALL_LIMIT } from '#model/paging'
import { Notice } from '#ui/feedback/Notice'
import { choiceStatus } from '#features/kit/form/choices'
import type { FormSending } from '#features/kit/form/exchange'
import { CheckboxField } from '#features/kit/form/fields/CheckboxField'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { useForm } from '#features/kit/form/FormFields'
import { ModalForm } from '#features/kit/form/ModalForm'
import { requiredText } from '#features/kit/form/rules'
import type { PoolLink } from './linkPool'
import { poolsOfSilo, type LinkablePool } from './poolsOfSilo'

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

interface LinkSiloDialogProps<Pool> {
  pool: LinkablePool<Pool>
  link: (save: Save, link: PoolLink) => Promise<{ isDefault: boolean }>
  /** The silos that are linked already. */
  linked: readonly { id: string }[]
  onDismiss: () => void
}

/** Links a silo to a pool, optionally as its default pool of that kind. */
export function LinkSiloDialog<Pool>({ pool, link, linked, onDismiss }: LinkSiloDialogProps<Pool>) {
  const { name: poolName, ofSilo, defaultIn, words } = pool
  const store = useAppStore()
  const silos = silosApi.endpoints.siloList.useQuery({ limit: ALL_LIMIT })
  const ids = new Set(linked.map(({ id }) => id))

  async function send({ silo, isDefault }: LinkSiloValues, { save }: FormSending) {
    // If the silo's pools cannot be read, it is linked as if it had no default; the server decides.
    const pools = isDefault ? await store.dispatch(ofSilo.initiate(poolsOfSilo(silo))) : undefined
    const isReplacing = defaultIn(pools?.data?.items ?? []) !== undefined
    return await link(save, { pool: poolName, silo, isDefault, isReplacing })
  }
  return (
    <ModalForm
      title="Link silo"
      schema={schema}
      initial={initial}
      send={send}
      saved={({ isDefault }, values) => {
        const lacks = values.isDefault && !isDefault ? ', but the pool could not be made its default' : ''
        return `Silo ${values.silo} linked to ${poolName}${lacks}`
      }}
      onDismiss={onDismiss}
    >
      <p>
        The projects of the silo can take {words.taken} from {poolName}.
      </p>
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
      <CheckboxField name="isDefault" label={`Make ${poolName} the ${words.default} of the silo`} />
      <Replaced pool={pool} />
    </ModalForm>
  )
}

/** The name of the default pool that is replaced. */
function Replaced<Pool>({ pool: { name, ofSilo, defaultIn, words } }: { pool: LinkablePool<Pool> }) {
  const { silo, isDefault } = useForm<LinkSiloValues>().values
  const { currentData } = ofSilo.useQuery(poolsOfSilo(silo), { skip: !isDefault || silo === '' })
  const present = defaultIn(currentData?.items ?? [])
  if (!isDefault || present === undefined) return null
  return (
    <Notice tone="info" title={`It replaces ${present}`}>
      {present} stays linked. {words.taking} in {silo} come from {name} when no pool is named.
    </Notice>
  )
}
