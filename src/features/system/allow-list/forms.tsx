import { object, string } from 'yup'
import { useState } from 'react'
import type { AllowList } from '#store/api/generated/types'
import { allowListApi } from '#store/api/resources/allowList'
import { allowedError, allowedNetwork, MAX_ALLOWED } from '#model/network/allowedNetwork'
import { networkKey } from '#model/network/ip'
import type { ApiError } from '#model/apiError'
import { linesError, linesOf } from '#model/lines'
import { fleetAdmin } from '#model/needs'
import { formatExact } from '#ui/format/numbers'
import { loadFresh } from '#features/kit/routing/load'
import type { Choice } from '#features/kit/form/choices'
import { NetworkField } from '#features/kit/form/fields/NetworkField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { useFormPart } from '#features/kit/form/FormFields'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { judgedWith } from '#features/kit/form/rules'
import { useEdit } from '#features/kit/form/useEdit'
import { auditLogApi } from '#store/api/resources/auditLog'
import { personOf, weekAgo } from '#model/auditEntry'
import { partLimit } from '#model/paging'
import { NEWEST_FIRST } from '#features/kit/list/newestFirst'
import { useMe } from '#features/kit/roles/useMe'
import { allowListEffects, type AllowValues } from './allowListEffects'
import { allowList } from './noun'

const { networkingAllowListView, networkingAllowListUpdate } = allowListApi.endpoints

/** Always fetched, because the form replaces the whole list. */
export const editLoader = loadFresh(networkingAllowListView, () => ({}))

const choices: readonly Choice<AllowValues['allow']>[] = [
  { value: 'any', label: 'Any address' },
  { value: 'list', label: 'Listed networks only' },
]

/** Why a list of networks is invalid, or undefined. Rule: OPS-10. */
function networksError(text: string): string | undefined {
  const { length } = linesOf(text)
  if (length === 0) return 'Networks are required'
  if (length > MAX_ALLOWED)
    return `At most ${formatExact(MAX_ALLOWED)} networks; these are ${formatExact(length)}`
  return linesError(text, allowedError, (line) => networkKey(allowedNetwork(line)))
}

const schema = object({
  allow: string<AllowValues['allow']>().required(),
  networks: judgedWith(
    ['allow'],
    string()
      .ensure()
      .test('networks', (text, { parent, createError }) => {
        const error = (parent as AllowValues).allow === 'list' ? networksError(text) : undefined
        return error === undefined ? true : createError({ message: error })
      }),
  ),
})

const valuesOf = ({ allowedIps }: AllowList): AllowValues =>
  allowedIps.allow === 'any'
    ? { allow: 'any', networks: '' }
    : { allow: 'list', networks: 'ips' in allowedIps ? allowedIps.ips.join('\n') : '' }

const allowedBody = ({ allow, networks }: AllowValues): Pick<AllowList, 'allowedIps'> => ({
  allowedIps: allow === 'any' ? { allow } : { allow, ips: linesOf(networks).map(allowedNetwork) },
})

const allowedWords = {
  allowedIps: {
    label: 'Allowed',
    text: (allowed: AllowList['allowedIps']) =>
      allowed.allow === 'any' ? 'Any address' : allowed.ips.join(', '),
  },
}

/** The field that an error belongs to. Rule: OPS-10. */
const fieldErrorsFrom = (
  { message }: ApiError,
  { allow }: AllowValues,
): Partial<Record<keyof AllowValues, string>> => ({ networks: allow === 'list' ? message : undefined })

/** The number of entries of the audit log in which the user's own last call is looked for. */
const LOOKED_AT = partLimit(100)

/**
 * The address from which the region last saw the user, by the last call in the audit log. A browser does not know it: a
 * proxy in between has another one. Undefined if the log has no call of the last week, or cannot be read.
 */
function useOwnAddress(): string | undefined {
  const [startTime] = useState(weekAgo)
  const { me } = useMe()
  const { data } = auditLogApi.endpoints.auditLogList.useQuery({
    startTime,
    limit: LOOKED_AT,
    sortBy: NEWEST_FIRST,
  })
  return data?.items.find((entry) => personOf(entry) === me?.id)?.sourceIp
}

/** Edits the allow list. */
export function EditAllowListForm() {
  const { data } = networkingAllowListView.useQuery({})
  const edit = useEdit(allowedWords)
  const own = useOwnAddress()
  if (!data) return null
  const initial = valuesOf(data)
  return (
    <SidePanelForm
      title={allowList.panels.edit}
      submitLabel="Update allow list"
      needs={fleetAdmin}
      schema={schema}
      initial={initial}
      effects={(values) => allowListEffects(initial, values, own)}
      draft={{ fields: ['allow', 'networks'] }}
      send={(values, { save, ask, was }) =>
        edit(
          { was: allowedBody(was), body: allowedBody(values) },
          (next) => save(networkingAllowListUpdate, next),
          ask,
        )
      }
      saved={() => 'Allow list updated'}
      back={allowList.to.list()}
      fieldErrorsFrom={fieldErrorsFrom}
    >
      <RadioField name="allow" label="Allowed" choices={choices} />
      <Networks />
    </SidePanelForm>
  )
}

/** The field of the networks, while there is one. */
function Networks() {
  const allow = useFormPart<AllowValues, AllowValues['allow']>(({ values }) => values.allow)
  if (allow === 'any') return null
  return (
    <NetworkField
      name="networks"
      label="Networks"
      multiline
      rows={8}
      hint="One per line, such as 192.0.2.0/24 or a single address"
    />
  )
}
