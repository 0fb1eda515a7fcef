import { boolean, object } from 'yup'
import type { SiloSubnetPool, SubnetPool } from '#store/api/generated/types'
import { systemSubnetPoolsApi } from '#store/api/resources/systemSubnetPools'
import { isCut } from '#store/api/wire/nextPage'
import { ALL_LIMIT } from '#model/paging'
import { Notice } from '#ui/feedback/Notice'
import { Link } from '#features/kit/routing/Link'
import { choiceStatus } from '#features/kit/form/choices'
import { useForm } from '#features/kit/form/FormFields'
import { ModalForm } from '#features/kit/form/ModalForm'
import { requiredText } from '#features/kit/form/rules'
import { CheckboxField } from '#features/kit/form/fields/CheckboxField'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { linkSubnetPool } from '#features/shared/pools/linkPool'
import { poolVersion } from '#features/shared/pools/poolKinds'
import { subnetPools } from '#features/system/subnet-pools/noun'
import { defaultSubnetPoolOf } from '#features/shared/pools/defaultOf'

const schema = object({
  pool: requiredText('Subnet pool'),
  isDefault: boolean().required(),
})

interface LinkPoolValues {
  pool: string
  isDefault: boolean
}
const initial: LinkPoolValues = { pool: '', isDefault: false }

interface LinkSubnetPoolDialogProps {
  silo: string
  linked: readonly SiloSubnetPool[]
  onDismiss: () => void
}

/** Links a subnet pool to a silo, optionally as its default pool of the version. */
export function LinkSubnetPoolDialog({ silo, linked, onDismiss }: LinkSubnetPoolDialogProps) {
  const pools = systemSubnetPoolsApi.endpoints.systemSubnetPoolList.useQuery({ limit: ALL_LIMIT })
  const ids = new Set(linked.map(({ id }) => id))
  const free = pools.data?.items.filter(({ id }) => !ids.has(id))
  const picked = (name: string) => free?.find((pool) => pool.name === name)
  /** The default pool that another one replaces. */
  const replacedBy = (pool: SubnetPool | undefined) => pool && defaultSubnetPoolOf(linked, pool.ipVersion)

  return (
    <ModalForm
      title="Link subnet pool"
      schema={schema}
      initial={initial}
      send={({ pool, isDefault }, { save }) =>
        linkSubnetPool(save, {
          pool,
          silo,
          isDefault,
          isReplacing: replacedBy(picked(pool)) !== undefined,
        })
      }
      saved={({ isDefault }, values) => {
        const lacks = values.isDefault && !isDefault ? ', but it could not be made the default' : ''
        return `Subnet pool ${values.pool} linked to ${silo}${lacks}`
      }}
      onDismiss={onDismiss}
    >
      <p>The projects of {silo} can take external subnets from the pool.</p>
      <ChoiceField
        name="pool"
        label="Subnet pool"
        noun="subnet pool"
        empty="Every subnet pool is linked already"
        status={choiceStatus(pools)}
        choices={(free ?? []).map(({ name, description, ipVersion }) => ({
          value: name,
          label: name,
          detail: [poolVersion(ipVersion), description].filter(Boolean).join(' · '),
        }))}
      />
      {free?.length === 0 && !isCut(pools.data) && (
        <Notice tone="info" title="Every subnet pool is linked already">
          Create one, then link it here. <Link to={subnetPools.to.create()}>Create subnet pool</Link>
        </Notice>
      )}
      <CheckboxField
        name="isDefault"
        label={`Make it the default subnet pool of ${silo} for its IP version`}
      />
      <Replaced poolOf={picked} presentFor={replacedBy} />
    </ModalForm>
  )
}

interface ReplacedProps {
  poolOf: (name: string) => SubnetPool | undefined
  presentFor: (pool: SubnetPool | undefined) => string | undefined
}

/** The name of the default pool that is replaced. */
function Replaced({ poolOf, presentFor }: ReplacedProps) {
  const { values } = useForm<LinkPoolValues>()
  const pool = poolOf(values.pool)
  const present = presentFor(pool)
  if (!values.isDefault || pool === undefined || present === undefined) return null
  return (
    <Notice tone="info" title={`It replaces ${present}`}>
      {present} stays linked. New {poolVersion(pool.ipVersion)} subnets come from the new default when no pool
      is named.
    </Notice>
  )
}
