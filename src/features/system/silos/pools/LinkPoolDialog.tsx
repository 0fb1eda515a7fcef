import { boolean, object } from 'yup'
import { ipPools } from '#features/system/ip-pools/noun'
import type { SiloIpPool } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { isCut } from '#store/api/wire/nextPage'
import { ALL_LIMIT } from '#model/paging'
import { Notice } from '#ui/feedback/Notice'
import { requiredText } from '#features/kit/form/rules'
import { Link } from '#features/kit/routing/Link'
import { choiceStatus } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { ModalForm } from '#features/kit/form/ModalForm'
import { CheckboxField } from '#features/kit/form/fields/CheckboxField'
import { useDefaultOf } from '#features/shared/pools/defaultOf'
import { linkPool } from '#features/shared/pools/linkPool'
import { useForm } from '#features/kit/form/FormFields'

const schema = object({
  pool: requiredText('IP pool'),
  isDefault: boolean().required(),
})

interface LinkPoolValues {
  pool: string
  isDefault: boolean
}
const initial: LinkPoolValues = { pool: '', isDefault: false }

interface LinkPoolDialogProps {
  silo: string
  linked: readonly SiloIpPool[]
  onDismiss: () => void
}

/** Links a pool to a silo, optionally as its default pool. */
export function LinkPoolDialog({ silo, linked, onDismiss }: LinkPoolDialogProps) {
  const pools = ipPoolsApi.endpoints.systemIpPoolList.useQuery({ limit: ALL_LIMIT })
  const defaultOf = useDefaultOf()
  const ids = new Set(linked.map(({ id }) => id))
  const free = pools.data?.items.filter(({ id }) => !ids.has(id))
  /** The default pool that another one replaces. */
  const replacedBy = (name: string) => {
    const picked = free?.find((pool) => pool.name === name)
    return picked && defaultOf(linked, picked)
  }
  const hasPools = pools.data !== undefined && pools.data.items.length > 0

  return (
    <ModalForm
      title="Link IP pool"
      schema={schema}
      initial={initial}
      send={({ pool, isDefault }, { save }) =>
        linkPool(save, { pool, silo, isDefault, isReplacing: replacedBy(pool) !== undefined })
      }
      saved={({ isDefault }, values) => {
        const lacks = values.isDefault && !isDefault ? ', but it could not be made the default' : ''
        return `IP pool ${values.pool} linked to ${silo}${lacks}`
      }}
      onDismiss={onDismiss}
    >
      <p>The projects of {silo} can take addresses from the pool.</p>
      <ChoiceField
        name="pool"
        label="IP pool"
        noun="IP pool"
        empty={hasPools ? 'Every IP pool is linked already' : 'No IP pools'}
        status={choiceStatus(pools)}
        choices={(free ?? []).map(({ name, description, assignment }) => ({
          value: name,
          label: name,
          detail: description,
          ...(assignment === 'system_services' && { disabledReason: 'It is for the services of the region' }),
        }))}
      />
      {free?.length === 0 && !isCut(pools.data) && (
        <Notice
          tone="info"
          title={hasPools ? 'Every IP pool is linked already' : 'The region has no IP pools'}
        >
          Create one, then link it here. <Link to={ipPools.to.create()}>Create IP pool</Link>
        </Notice>
      )}
      <CheckboxField name="isDefault" label={`Make it the default pool of ${silo}`} />
      <Replaced presentFor={replacedBy} />
    </ModalForm>
  )
}

/** The name of the default pool that is replaced. */
function Replaced({ presentFor }: { presentFor: (pool: string) => string | undefined }) {
  const { values } = useForm<LinkPoolValues>()
  const present = presentFor(values.pool)
  if (!values.isDefault || present === undefined) return null
  return (
    <Notice tone="info" title={`It replaces ${present}`}>
      {present} stays linked. New addresses come from the new default when no pool is named.
    </Notice>
  )
}
