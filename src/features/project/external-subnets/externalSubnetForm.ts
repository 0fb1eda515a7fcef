import { number, object, string } from 'yup'
import type {
  ExternalSubnetAllocator,
  ExternalSubnetCreate,
  IpVersion,
  SiloSubnetPool,
} from '#store/api/generated/types'
import type { ApiError } from '#model/apiError'
import { networkError, networkKey } from '#model/network/ip'
import type { Choice } from '#features/kit/form/choices'
import {
  checkedText,
  judgedWith,
  requiredText,
  resourceDescription,
  resourceName,
  wholeNumber,
} from '#features/kit/form/rules'
import { poolVersion } from '#features/shared/pools/poolKinds'

/** How the block of a new external subnet is found, as the API names it: of a pool, or the one that is named. */
type From = ExternalSubnetAllocator['type']

export interface ExternalSubnetValues {
  name: string
  description: string
  from: From
  /** Name of the pool; empty for the silo's default one. */
  pool: string
  prefixLength: number | ''
  /** The named block. */
  subnet: string
}

/** The prefix length that a form begins with, by the version of the pool: what most networks have. */
const usualLength: Readonly<Record<IpVersion, number>> = { v4: 24, v6: 64 }

export const newExternalSubnet: ExternalSubnetValues = {
  name: '',
  description: '',
  from: 'auto',
  pool: '',
  prefixLength: usualLength.v4,
  subnet: '',
}

export const fromChoices: readonly Choice<From>[] = [
  { value: 'auto', label: 'From a pool', detail: 'The lowest free block with a prefix length' },
  { value: 'explicit', label: 'A given block', detail: 'One that you name, of a pool of the silo' },
]

/** The longest prefix in the pools of a version; without a version, in any. */
export const longestPrefix = (version: IpVersion | undefined): number => (version === 'v4' ? 32 : 128)

/** The prefix length after the choice of a pool: that of its version, unless the user has typed one that goes with it. */
export const lengthFor = (version: IpVersion, typed: number | ''): number | '' =>
  typed === usualLength.v4 || typed === usualLength.v6 ? usualLength[version] : typed

/** The default pool, for the first choice of a form; that of IPv4 if each version has one. */
export const defaultSubnetPool = (pools: readonly SiloSubnetPool[]): SiloSubnetPool | undefined => {
  const defaults = pools.filter(({ isDefault }) => isDefault)
  return defaults.find(({ ipVersion }) => ipVersion === 'v4') ?? defaults[0]
}

/** The subnet pools of a silo as choices: default ones first and marked, then by name. */
export const subnetPoolChoices = (pools: readonly SiloSubnetPool[]): Choice[] =>
  pools
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name))
    .map(({ name, isDefault, ipVersion, description }) => ({
      value: name,
      label: isDefault ? `${name} (default)` : name,
      name,
      detail: [poolVersion(ipVersion), description].filter(Boolean).join(', '),
    }))

/**
 * The rules of a new external subnet.
 *
 * @param versionOf the version of a pool by its name, if known
 * @param mayBeBlank whether the request may leave the pool to the region
 */
export const newExternalSubnetSchema = (
  versionOf: (pool: string) => IpVersion | undefined,
  mayBeBlank: boolean,
) =>
  object({
    name: resourceName(),
    description: resourceDescription(),
    from: string()
      .oneOf(['auto', 'explicit'] satisfies From[])
      .required(),
    pool: judgedWith(
      ['from', 'prefixLength'],
      string()
        .ensure()
        .when('from', ([from]: unknown[], rule) =>
          from === 'auto' && !mayBeBlank ? requiredText('Subnet pool') : rule,
        ),
    ),
    prefixLength: judgedWith(
      ['from', 'pool'],
      number().when(['from', 'pool'], ([from, pool]: unknown[], rule) =>
        from === 'auto'
          ? wholeNumber('Prefix length', { min: 1, max: longestPrefix(versionOf(String(pool))) })
          : rule.transform(() => undefined),
      ),
    ),
    subnet: judgedWith(
      ['from'],
      string()
        .ensure()
        .when('from', ([from]: unknown[], rule) =>
          from === 'explicit' ? checkedText('Subnet', networkError) : rule,
        ),
    ),
  })

/** The request for a new external subnet. A named block is sent without the host bits that it is typed with. */
export const externalSubnetBody = ({
  name,
  description,
  from,
  pool,
  prefixLength,
  subnet,
}: ExternalSubnetValues): ExternalSubnetCreate => ({
  name,
  description,
  allocator:
    from === 'explicit'
      ? { type: 'explicit', subnet: networkKey(subnet) }
      : {
          type: 'auto',
          prefixLength: Number(prefixLength),
          ...(pool && { poolSelector: { type: 'explicit', pool } }),
        },
})

/** The field that an error belongs to. That no block was found is said with its two possible reasons. */
export function externalSubnetFieldErrors({
  errorCode,
  message,
}: ApiError): Partial<Record<keyof ExternalSubnetValues, string>> {
  if (errorCode === 'ObjectAlreadyExists') return { name: message }
  if (/^could not allocate/i.test(message))
    return {
      prefixLength: `${message}: it has no gap of that size, or does not allow that prefix length`,
    }
  if (/subnet-pool|must specify/i.test(message)) return { pool: message }
  if (/ip subnet/i.test(message)) return { subnet: message }
  return {}
}
