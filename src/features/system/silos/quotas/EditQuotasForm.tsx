import { useMemo, useState } from 'react'
import type { VirtualResourceCounts } from '#store/api/generated/types'
import { quotasApi } from '#store/api/resources/quotas'
import { changesSilo } from '#model/needs'
import { GIB } from '#model/units'
import { Notice } from '#ui/feedback/Notice'
import { formatExact } from '#ui/format/numbers'
import { useParam } from '#features/kit/routing/useParam'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { useMe } from '#features/kit/roles/useMe'
import { QuotaFields } from './QuotaFields'
import {
  quotaEdit,
  quotaFieldError,
  quotaFields,
  quotaSchema,
  quotaValues,
  type QuotaValues,
} from './quotaForm'
import { useForm } from '#features/kit/form/FormFields'
import { silos } from '../noun'

/** Edits the quotas of a silo. The form starts with the present ones; use may change while it is open. */
export function EditQuotasForm() {
  const { silo } = useParam('silo')
  const { data } = quotasApi.endpoints.siloUtilizationView.useQuery({ silo })
  return data ? <QuotasForm silo={silo} allocated={data.allocated} used={data.provisioned} /> : null
}

/** Quotas in words: memory and storage are bytes. */
const quotaWords = Object.fromEntries(
  quotaFields.map(({ key, label }) => [
    key,
    { label, text: (amount: number) => (key === 'cpus' ? formatExact(amount) : amount) },
  ]),
)

interface QuotasFormProps {
  silo: string
  allocated: VirtualResourceCounts
  used: VirtualResourceCounts
}

function QuotasForm({ silo, allocated, used }: QuotasFormProps) {
  const { me } = useMe()
  const [before] = useState(allocated)
  const initial = useMemo((): QuotaValues => quotaValues(before), [before])
  const schema = useMemo(() => quotaSchema(quotaValues(before)), [before])
  const edit = useEdit(quotaWords)
  return (
    <SidePanelForm
      title={silos.panels.editQuotas}
      name={silo}
      submitLabel="Update quotas"
      needs={changesSilo(silo === me?.siloName, 'collaborator')}
      schema={schema}
      initial={initial}
      draft={{ fields: ['cpus', 'memory', 'storage'] }}
      send={(values, { save, ask }) =>
        edit(
          quotaEdit(before, values),
          (next) => save(quotasApi.endpoints.siloQuotasUpdate, { silo, ...next }),
          ask,
        )
      }
      saved={() => `Quotas of ${silo} updated`}
      back={silos.to.quotas({ silo })}
      fieldErrorsFrom={quotaFieldError}
    >
      <QuotaFields used={used} />
      <BelowUse used={used} />
    </SidePanelForm>
  )
}

const names = { cpus: 'CPU', memory: 'memory', storage: 'storage' }

/** The consequences of a quota below its present use. */
function BelowUse({ used }: { used: VirtualResourceCounts }) {
  const { values } = useForm<QuotaValues>()
  const { cpus, memory, storage } = used
  const inUse = { cpus, memory: memory / GIB, storage: storage / GIB }
  const below = quotaFields.filter(({ key }) => values[key] !== '' && values[key] < inUse[key])
  if (below.length === 0) return null
  return (
    <Notice tone="attention" title="Below what is in use">
      {below.map(({ key }) => names[key]).join(', ')}: what is there stays and keeps running. New requests are
      refused until less is in use.
    </Notice>
  )
}
