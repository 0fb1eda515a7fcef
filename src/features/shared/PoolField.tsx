import type { SiloIpPool } from '#store/api/generated/types'
import { choiceStatus } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { poolChoices } from '#features/kit/form/poolChoices'
import type { QueryLike } from '#features/kit/queries/queryLike'

interface PoolFieldProps {
  name: string
  /** The pools of the silo. */
  query: QueryLike<{ readonly items: readonly SiloIpPool[] }>
  /** Whether the silo has a default pool, which an empty field stands for; undefined where a pool is required. */
  hasDefault?: boolean
  placeholder?: string | undefined
  /** The value that names the pool in the request; its name by default. */
  namedBy?: (pool: SiloIpPool) => string
}

/** The choice of an IP pool of the silo. */
export const PoolField = ({ name, query, hasDefault, placeholder, namedBy }: PoolFieldProps) => (
  <ChoiceField
    name={name}
    label="IP pool"
    noun="IP pool"
    empty="No IP pools in this silo"
    status={choiceStatus(query)}
    choices={poolChoices(query.currentData?.items ?? [], namedBy)}
    {...(hasDefault !== undefined && {
      optional: hasDefault,
      hint: hasDefault
        ? 'Left empty, the address comes from the default pool.'
        : 'This silo has no default pool.',
    })}
    placeholder={placeholder}
  />
)
