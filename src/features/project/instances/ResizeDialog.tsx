import { object } from 'yup'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { usePlan } from '#store/hooks'
import { GIB } from '#model/units'
import { MIN_MEMORY_GIB } from '#model/limits'
import { settings } from '#model/settings'
import { counted } from '#ui/format/counted'
import { Notice } from '#ui/feedback/Notice'
import { formatBytes } from '#ui/format/bytes'
import { CheckboxField } from '#features/kit/form/fields/CheckboxField'
import { NumberField } from '#features/kit/form/fields/NumberField'
import type { FormSending } from '#features/kit/form/exchange'
import { ModalForm } from '#features/kit/form/ModalForm'
import { useEdit } from '#features/kit/form/useEdit'
import { wholeNumber } from '#features/kit/form/rules'
import { QuotaSummary, upTo } from '#features/shared/QuotaSummary'
import { resizePlan } from '#features/shared/instance/plans'
import { useForm } from '#features/kit/form/FormFields'

const schema = object({
  ncpus: wholeNumber('vCPUs', {
    min: 1,
    max: settings.limits.vcpus,
  }),
  memoryGiB: wholeNumber('Memory', {
    min: MIN_MEMORY_GIB,
    max: settings.limits.memoryGiB,
    unit: 'GiB',
  }),
})

interface ResizeValues {
  ncpus: number | ''
  memoryGiB: number | ''
  /** Restarts the instance after a plan has stopped it. */
  isStarted: boolean
}

const sizeOf = ({ ncpus, memoryGiB }: ResizeValues) => ({
  ncpus: Number(ncpus),
  memory: Number(memoryGiB) * GIB,
})

/** A size in words: the memory is bytes. */
const sizeWords = {
  ncpus: { label: 'vCPUs', text: (ncpus: number) => String(ncpus) },
  memory: { text: (bytes: number) => bytes },
}

interface ResizeDialogProps {
  instance: Instance
  /** The path of the instance's page, if the dialog is not over it. */
  page?: string
  /** Runs the plan instead of the command alone. */
  isPlanned: boolean
  onDismiss: () => void
}

/**
 * Changes an instance's CPUs and memory. Follows the record: if the instance starts meanwhile, the dialog shows
 * why it cannot be resized.
 */
export function ResizeDialog({ instance, page, isPlanned, onDismiss }: ResizeDialogProps) {
  const dispatchPlan = usePlan()
  const edit = useEdit(sizeWords)
  const plan = isPlanned ? resizePlan(instance) : undefined
  const reason = plan ? undefined : instanceLifecycle.why(instance.runState, 'command.resize')
  const now = { ncpus: instance.ncpus, memoryGiB: instance.memory / GIB, isStarted: true }
  const title = plan ? `${plan.label} instance` : 'Resize instance'

  async function send(values: ResizeValues, { save, ask, was, rehearse }: FormSending<ResizeValues>) {
    const size = sizeOf(values)
    const planned = isPlanned ? resizePlan(instance, size, values.isStarted) : undefined
    if (!planned)
      return edit(
        { was: sizeOf(was), body: size },
        (next) => save(instancesApi.endpoints.instanceUpdate, { instance: instance.id, ...next }),
        ask,
      )
    if (rehearse) await rehearse(planned.steps)
    else dispatchPlan(planned, { isConfirmed: true })
    return undefined
  }
  return (
    <ModalForm
      title={title}
      schema={schema}
      initial={now as ResizeValues}
      send={send}
      saved={(saved) =>
        saved && {
          says: `Instance ${saved.name} resized`,
          next: page ? { label: 'View instance', to: page } : undefined,
        }
      }
      onDismiss={onDismiss}
      validateAtOnce
      disabledReason={(values) =>
        reason ??
        (schema.isValidSync(values) ? undefined : 'Both must be within their limits') ??
        (values.ncpus === now.ncpus && values.memoryGiB === now.memoryGiB
          ? 'Nothing has been changed'
          : undefined)
      }
    >
      {reason ? (
        <Notice tone="failed" title="Cannot be resized now">
          {reason}
        </Notice>
      ) : (
        <p>
          {instance.name} has {counted(now.ncpus, 'vCPU')} and {formatBytes(instance.memory)} of memory.
        </p>
      )}
      {plan && (
        <Notice tone="attention" title={`${plan.confirm.steps?.[0]?.label} first`}>
          {plan.confirm.steps?.[0]?.body}
        </Notice>
      )}
      <NumberField name="ncpus" label="vCPUs" min={1} max={settings.limits.vcpus} disabledReason={reason} />
      <NumberField
        name="memoryGiB"
        label="Memory (GiB)"
        min={MIN_MEMORY_GIB}
        max={settings.limits.memoryGiB}
        disabledReason={reason}
      />
      {plan && <CheckboxField name="isStarted" label="Start it again afterwards" />}
      {!reason && <ResizeQuotaSummary instance={instance} />}
    </ModalForm>
  )
}

/**
 * The quota that the new size uses: all of it at the next start, or only the difference if it is charged already.
 */
function ResizeQuotaSummary({ instance }: { instance: Instance }) {
  const { values } = useForm<ResizeValues>()
  const isCharged = instanceLifecycle.why(instance.runState, 'command.start') !== undefined
  const added = (size: number, charged: number) => Math.max(0, size - (isCharged ? charged : 0))
  return (
    <QuotaSummary
      cpus={added(upTo(settings.limits.vcpus, values.ncpus), instance.ncpus)}
      memory={added(upTo(settings.limits.memoryGiB, values.memoryGiB) * GIB, instance.memory)}
    />
  )
}
